bot-random = Casuale: una mossa legale qualunque.
bot-greedy = Avido: la mossa che sembra subito la migliore.
bot-novice = Principiante: impara, e spesso si distrae.
bot-easy = Facile: conosce le regole, e sbaglia spesso.
bot-medium = Medio: sensato, con qualche svista.
bot-hard = Difficile: gioca bene, e non spreca nulla.
bot-expert = Esperto: si prende il suo tempo, e la tua vittoria.
