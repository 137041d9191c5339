bot-random = Casuale: una mossa legale qualunque.
bot-greedy = Avido: la mossa che sembra subito la migliore.
bot-novice = Principiante: impara, e spesso si distrae.
bot-easy = Facile: sensato, con qualche svista.
bot-medium = Medio: pensa un po’ avanti.
bot-hard = Difficile: pensa bene avanti.
bot-expert = Esperto: si prende il suo tempo, e la tua vittoria.
