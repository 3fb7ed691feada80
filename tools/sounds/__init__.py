"""The program's sounds as code: felt, paper, skin drum and vibraphone, made from noise and sines."""
