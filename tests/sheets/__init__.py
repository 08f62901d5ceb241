"""What the sheets in the boxes demand, sentence by sentence, and referees who know nothing else."""
