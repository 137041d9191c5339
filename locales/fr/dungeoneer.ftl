# Dungeoneer : tout ce qu’un joueur lit, sauf les cartes.
game-dungeoneer = Chaque joueur est un héros qui explore un plan et accomplit trois Quêtes, et le Maître du donjon contre tous les autres.

dungeoneer-mode-crypt = La Crypte sans chandelles
dungeoneer-mode-wildwood = Le Bois sauvage de l’Étang aux épines
dungeoneer-mode-crypt-large = La Crypte, les deux paquets
dungeoneer-mode-wildwood-large = Le Bois sauvage, les deux paquets
dungeoneer-mode-combined = Crypte et Bois sauvage réunis
dungeoneer-mode-combined-large = Crypte et Bois sauvage réunis, tous les paquets
dungeoneer-mode-revealed = La Crypte, plan révélé
dungeoneer-mode-revealed-combined = Boîtes réunies, plan révélé
dungeoneer-option-sets = Boîtes
dungeoneer-option-sets-help = Les cartes en jeu ; chaque paquet sert trois joueurs.
dungeoneer-option-revealed-map = Plan révélé
dungeoneer-option-revealed-map-help = Les joueurs posent tout le plan avant le premier tour.
dungeoneer-option-concede = Abandon
dungeoneer-option-concede-help = Un joueur peut abandonner pendant son propre tour.
dungeoneer-setup-seats = Ces paquets servent de { $min } à { $max } joueurs.
dungeoneer-setup-missing = Il manque à la sélection : { $what }, { $has } sur { $needed }.

dungeoneer-hero-of = le héros de { $seat }
dungeoneer-form-melee = Mêlée
dungeoneer-form-magic = Magie
dungeoneer-form-speed = Vitesse
dungeoneer-side-n = nord
dungeoneer-side-e = est
dungeoneer-side-s = sud
dungeoneer-side-w = ouest
dungeoneer-kind-boon = Faveur
dungeoneer-kind-treasure = Trésor
dungeoneer-kind-bane = Fléau
dungeoneer-kind-encounter = Rencontre
dungeoneer-kind-hero = Héros
dungeoneer-phase-setup = Mise en place
dungeoneer-phase-reset = Phase de remise en état
dungeoneer-phase-dungeonlord = Phase du Maître du donjon
dungeoneer-phase-build = Phase de construction
dungeoneer-phase-hero = Phase du héros
dungeoneer-phase-discard = Phase de défausse et pioche
dungeoneer-phase-over = la fin
dungeoneer-window-after-reset = après la remise en état
dungeoneer-window-response = étape de réponse
dungeoneer-window-before-roll = avant un jet
dungeoneer-window-after-attack = après une attaque
dungeoneer-window-end-dungeonlord = avant la fin de la phase du Maître du donjon
dungeoneer-window-after-build = après la construction
dungeoneer-window-move-declared = un déplacement est annoncé
dungeoneer-window-quest-declared = une tentative de Quête est annoncée
dungeoneer-window-after-action = après une action
dungeoneer-window-end-hero = avant la fin de la phase du héros
dungeoneer-window-before-discard = avant la défausse
dungeoneer-window-end-turn = avant la fin du tour
dungeoneer-window-wounding = des blessures vont être subies
dungeoneer-window-card-played = une carte a été jouée
dungeoneer-pending-attack = { $by } attaque { $on } en { $form } : { $attack } et un dé contre { $defence } et un dé
dungeoneer-pending-roll = { $seat } lance un dé plus { $add } contre { $number }
dungeoneer-pending-wounds = { $seat } va subir { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
}
dungeoneer-pending-card = { $seat } a joué { $card }
dungeoneer-pending-nothing = rien n’est en cours

dungeoneer-ask-window = Une action spéciale maintenant, ou passer ? ({ $window }, tour de { $seat } : { $pending })
dungeoneer-ask-react = Réagir ({ $window }, tour de { $seat } ; { $pending }), ou passer ?
dungeoneer-ask-place = Où va { $map } ?
dungeoneer-ask-go-on = La sortie est ouverte : la franchir, ou rester ?
dungeoneer-ask-destination = Où { $seat } est-il déplacé ?
dungeoneer-ask-give = Quelle carte { $seat } prend-il ?
dungeoneer-ask-lose = Défaussez une carte (encore { $count }).
dungeoneer-ask-fetch = Quelle carte prenez-vous dans la défausse ?
dungeoneer-ask-exit = Quelle sortie ouvrez-vous ?
dungeoneer-ask-option = { $card } : quel effet ?
dungeoneer-ask-forsake = Quelle Quête va sous le paquet de Quêtes ?
dungeoneer-ask-arrange = Quelle carte de plan est sur le dessus ?
dungeoneer-ask-offer = Accepter l’offre de { $card } ?
dungeoneer-ask-hit-effect = Quel effet de touche ?
dungeoneer-ask-attack-form = Quelle forme d’attaque pour { $foe } ?
dungeoneer-ask-reward = Qui reçoit un point de Péril ({ $count } à donner) ?
dungeoneer-ask-surplus = Limite dépassée : quelle carte défaussez-vous ?
dungeoneer-ask-price = { $quest } : quelle carte donnez-vous ?
dungeoneer-ask-lay-map = Posez une de vos cartes de plan.
dungeoneer-ask-start = Sur quelle Entrée votre héros commence-t-il ?
dungeoneer-ask-upkeep = Payez l’entretien, ou reprenez la carte.
dungeoneer-ask-dungeonlord = Phase du Maître du donjon : jouez des Fléaux, disposez des Rencontres, ou terminez la phase.
dungeoneer-ask-after-batch = Phase du Maître du donjon : jouez des Fléaux, ou terminez la phase.
dungeoneer-ask-declaring = Disposez d’autres Rencontres, ou attaquez.
dungeoneer-ask-recall = Le monstre quitte le plan : main ou Meute ?
dungeoneer-ask-hero = Phase du héros : { $movements ->
    [one] { $movements } Mouvement
   *[other] { $movements } Mouvements
}. Que faites-vous ?
dungeoneer-ask-discard = Défaussez une carte.
dungeoneer-ask-wait = Attendez.

dungeoneer-do-pass = Passer
dungeoneer-do-pass-here = Passer ici jusqu’à mon tour
dungeoneer-do-pass-until-attacked = Passer jusqu’à ce qu’on m’attaque
dungeoneer-do-pass-until-my-turn = Passer jusqu’à mon tour
dungeoneer-do-untip = Se relever (1 Mouvement)
dungeoneer-do-challenge = Défier { $foe } en { $form }
dungeoneer-do-steal = Défier { $foe } en { $form } pour { $quest }
dungeoneer-do-send = { $card } contre { $seat } en { $form }
dungeoneer-do-send-trap = { $card } contre { $seat } (# = { $extra })
dungeoneer-do-attack = À l’attaque !
dungeoneer-do-end = Terminer la phase
dungeoneer-do-place = { $map } en { $cell }
dungeoneer-do-place-turned = { $map } en { $cell }, tournée d’un demi-tour
dungeoneer-do-move = Aller : { $side }
dungeoneer-do-travel = Rejoindre { $map }
dungeoneer-do-explore = Explorer (1 Mouvement)
dungeoneer-do-attempt = Tenter { $quest } (bonus achetés : { $boosts })
dungeoneer-do-pick-up = Ramasser : { $quest }
dungeoneer-do-set-down = Déposer : { $quest }
dungeoneer-do-pay = Payer pour { $card }
dungeoneer-do-return = Reprendre { $card }
dungeoneer-do-to-hand = { $card } en main
dungeoneer-do-to-pack = { $card } dans la Meute
dungeoneer-do-discard = Défausser { $card }
dungeoneer-do-keep = Ne rien défausser
dungeoneer-do-card = { $card }
dungeoneer-do-space = { $map }
dungeoneer-do-map = { $map }
dungeoneer-do-quest = { $quest }
dungeoneer-do-exit = La sortie : { $side }
dungeoneer-do-option = Effet { $number }
dungeoneer-do-form = { $form }
dungeoneer-do-player = { $seat }
dungeoneer-do-go-on = Franchir la sortie
dungeoneer-do-stay = Rester
dungeoneer-do-yes = Oui
dungeoneer-do-no = Non
dungeoneer-do-concede = Abandonner
dungeoneer-do-play = Jouer { $card } (# = { $extra })
dungeoneer-do-play-on = Jouer { $card } avec le Péril de { $seat } (# = { $extra })
dungeoneer-do-play-now = Jouer { $card } et l’utiliser aussitôt (# = { $extra })
dungeoneer-do-with-host = { $what } : { $host }
dungeoneer-do-use = Utiliser { $card }
dungeoneer-do-use-giving = Utiliser { $card }, en défaussant { $given }
dungeoneer-do-use-on = { $what } sur { $seat }

dungeoneer-told-initiative = { $seat } joue le premier tour.
dungeoneer-told-turn = Manche { $round } : tour de { $seat }.
dungeoneer-told-phase = { $seat } : { $phase }.
dungeoneer-told-drew = { $seat } pioche { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
dungeoneer-told-drew-cards = Vous piochez : { $cards }.
dungeoneer-and = { $all }, { $one }
dungeoneer-told-reshuffled = La défausse forme le nouveau paquet d’Aventure.
dungeoneer-told-played = { $seat } joue { $card } (# = { $extra }).
dungeoneer-told-played-on = { $seat } joue { $card } avec le Péril de { $payer } (# = { $extra }).
dungeoneer-told-cancelled = La carte { $card } est annulée.
dungeoneer-told-used = { $seat } utilise { $card }.
dungeoneer-told-sent = { $seat } envoie { $card } contre { $target } en { $form }.
dungeoneer-told-trap = { $seat } déclenche { $card } sur { $target }.
dungeoneer-told-challenged = { $seat } défie { $foe } en { $form }.
dungeoneer-told-challenged-for = { $seat } défie { $foe } en { $form } pour { $quest }.
dungeoneer-told-fought = { $by } attaque { $on } en { $form } : { $attack } (dé { $attackdie }) contre { $defence } (dé { $defencedie }).
dungeoneer-told-rolled = { $seat } obtient { $die }, plus { $add }, contre { $number }.
dungeoneer-told-missed = { $card } ne trouve plus sa cible.
dungeoneer-told-wounded = { $seat } subit { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
} : Vie restante { $life }.
dungeoneer-told-hurt = { $foe } subit { $amount ->
    [one] { $amount } blessure
   *[other] { $amount } blessures
}.
dungeoneer-told-slain = { $foe } succombe.
dungeoneer-told-defeated = Le héros de { $seat } est vaincu.
dungeoneer-told-healed = { $seat } : Vie +{ $amount }.
dungeoneer-told-glory = { $seat } : Gloire { $by }.
dungeoneer-told-peril = { $seat } : Péril { $by }.
dungeoneer-told-movement = { $seat } : Mouvements { $by }.
dungeoneer-told-tipped = { $seat } est renversé.
dungeoneer-told-untipped = { $seat } se relève.
dungeoneer-told-moved = { $seat } rejoint { $map }.
dungeoneer-told-opened = { $map } : la sortie ({ $side }) est ouverte.
dungeoneer-told-cusp = { $seat } est sur le seuil ({ $side }).
dungeoneer-told-placed = { $seat } pose { $map }.
dungeoneer-told-turned = La carte { $map } est tournée d’un demi-tour.
dungeoneer-told-unplaceable = { $map } ne trouve place nulle part et passe sous le paquet de plan.
dungeoneer-told-discarded = La carte { $card } ({ $seat }) est défaussée.
dungeoneer-told-returned = { $card } va dans la main de { $seat }.
dungeoneer-told-packed = { $card } va dans la Meute de { $seat }.
dungeoneer-told-taken = { $seat } prend { $card } à { $from }.
dungeoneer-told-attempted = { $seat } tente { $quest }.
dungeoneer-told-found = { $seat } trouve l’objectif de { $quest }.
dungeoneer-told-picked-up = { $seat } ramasse l’objet de { $quest }.
dungeoneer-told-set-down = { $seat } dépose l’objet de { $quest }.
dungeoneer-told-stolen = { $seat } vole { $quest } à { $from }.
dungeoneer-told-completed = { $seat } accomplit { $quest }.
dungeoneer-told-global = { $quest } est la nouvelle Quête globale.
dungeoneer-told-under = { $quest } va sous le paquet de Quêtes.
dungeoneer-told-level = { $seat } passe au niveau { $level }.
dungeoneer-told-looked = { $seat } regarde des cartes cachées.
dungeoneer-told-saw-maps = Vous voyez sur le paquet de plan : { $maps }.
dungeoneer-told-saw-hand = Vous voyez la main de { $seat } : { $cards }.
dungeoneer-told-won = { $seat } gagne.

dungeoneer-draw-headline = Manche { $round }, tour de { $seat } : { $phase }
dungeoneer-draw-legend = E Entrée, o Fosse, ^ Piques, ! Danger, S Égout, @ Portail, & monstre, + effet ; L Verrouillée, T Piégée ; (n) renversé, n>s sur le seuil, * objet ; ● normal, ◆ contre-attaque
dungeoneer-draw-decks = Paquet d’Aventure { $adventures }, défausse { $discards }, plan { $maps }, Quêtes { $quests }
dungeoneer-draw-out = { $seat } : { $hero } est éliminé
dungeoneer-draw-player = { $seat } : { $hero }, niveau { $level }, Vie { $life }/{ $max }, Mêlée/Magie/Vitesse { $scores }, Gloire { $glory }, Péril { $peril }, Mouvements { $movements }, main { $hand }, Quêtes accomplies { $done }
dungeoneer-draw-readied = prêts :
dungeoneer-draw-banes = Fléaux :
dungeoneer-draw-pack = Meute :
dungeoneer-draw-quests = Quêtes :
dungeoneer-draw-carried = { $quest } (porté)
dungeoneer-draw-lying = { $quest } (posé : { $map })
dungeoneer-draw-wounded = { $quest } (blessures : { $wounds })
dungeoneer-draw-global = Quête globale : { $quest }
dungeoneer-draw-quest = { $quest } : { $text }
dungeoneer-draw-encounter = Sur le plan : { $card } contre { $seat }, blessures { $wounds }
dungeoneer-draw-hand = Votre main ({ $count }) :
dungeoneer-draw-card = { $card } [{ $kind } { $cost }] { $text }
dungeoneer-draw-monster = Vie { $life }, Mêlée/Magie/Vitesse { $scores }
dungeoneer-draw-peek = Vous voyez la main de { $seat } : { $cards }
