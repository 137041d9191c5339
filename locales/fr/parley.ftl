# Pourparlers : tous les textes du jeu.

game-parley = Des envoyés misent pour parler, revendiquent des sujets malgré les objections et rédigent des traités ; le plus d’influence gagne.
parley-mode-rivals = Rivaux
parley-mode-accord = Accord : gagner ou perdre ensemble
parley-spies = Espions
parley-spies-help = Les orateurs peuvent payer une pièce pour lire la lettre scellée.
parley-coins = Pièces au départ
parley-coins-help = Combien de pièces chaque envoyé a au départ.
parley-talks = Durée des pourparlers
parley-talks-help = Combien de manches on joue.
parley-talks-short = Brefs : deux manches
parley-talks-long = Longs : trois manches
parley-accord = Accord
parley-accord-help = Les envoyés gagnent ou perdent ensemble.
parley-goal = But de l’accord
parley-goal-help = L’influence qu’il faut aux envoyés ensemble.
parley-spies-need-coins = Sans pièces, personne ne peut payer d’espions.
parley-accord-no-spies = Des envoyés qui jouent ensemble n’envoient pas d’espions.
parley-topic-trade = le commerce
parley-topic-border = la frontière
parley-topic-throne = le trône
parley-ask-bid = Misez pour parler : jusqu’à { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}
parley-ask-exchange = Échangez jusqu’à deux cartes
parley-ask-stone = Visez la marque avec la pierre
parley-ask-agenda = Mettez les sujets en ordre : le premier vaut le plus
parley-ask-claim = Revendiquez un sujet avec une carte, ou cédez
parley-ask-answer = Montrez une carte plus haute que { $card }, ou passez
parley-ask-treaty = Rédigez un traité de six pas au plus
parley-ask-nothing = Les pourparlers sont finis
parley-a-treaty = un chemin depuis le milieu de la carte : n, e, s, w
parley-do-read = Payer une pièce et lire la lettre
parley-do-claim = Revendiquer { $topic } avec { $card }
parley-do-yield = Céder
parley-do-show = Montrer { $card }
parley-do-pass = Passer
parley-bid-made = { $seat } a misé.
parley-speaks =
    { $seat } parle, pour { $coins ->
        [one] { $coins } pièce
       *[other] { $coins } pièces
    }.
parley-letter-read = { $seat } lit la lettre.
parley-letter-says = La lettre est le { $card }.
parley-exchanged =
    { $seat } { $count ->
        [0] n’échange rien
        [one] échange une carte
       *[other] échange { $count } cartes
    }.
parley-drew =
    { $seat } pioche { $count ->
        [one] une carte
       *[other] { $count } cartes
    }.
parley-drew-card = Vous piochez le { $card }.
parley-landed =
    La pierre de { $seat } s’arrête en { $x }, { $y } et { $coins ->
        [0] ne rapporte rien
        [one] rapporte une pièce
       *[other] rapporte { $coins } pièces
    }.
parley-ordered = L’ordre du jour : { $first }, { $second }, { $third }.
parley-claimed = { $seat } revendique { $topic } avec { $card }.
parley-yielded = { $seat } cède.
parley-shown = { $seat } montre { $card }.
parley-silent = { $seat } ne réplique pas.
parley-passed = { $seat } laisse passer.
parley-took = { $seat } prend { $topic } : { $influence } d’influence.
parley-signed = { $seat } signe un traité de { $steps } pas : { $influence } d’influence.
parley-opened = On ouvre la lettre : le { $card } désigne { $topic }.
parley-draw-round = Manche { $round } · { $deck ->
    [one] { $deck } carte
   *[other] { $deck } cartes
} dans la pioche
parley-draw-envoy = { $seat } : { $coins ->
    [one] { $coins } pièce
   *[other] { $coins } pièces
}, { $influence } d’influence, { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
parley-draw-hand = Votre main : { $cards }
