game-dungeon-drop = Lâchez des cubes sur la table, tracez des salles entre les colonnes et pillez-les ; le héros le plus riche gagne.
dungeon-drop-mode-versus = Compétitif
dungeon-drop-mode-heroic = Coopération héroïque
dungeon-drop-mode-heroic-live = Coopération héroïque, meeples en direct
dungeon-drop-mode-hero-draft = Draft des héros
dungeon-drop-mode-hero-construction = Construction des héros
dungeon-drop-mode-dungeon-construction = Construction du donjon
dungeon-drop-mode-solo = Spéléologue solitaire (complété par des règles maison)
dungeon-drop-option-heroic = Coopération héroïque
dungeon-drop-option-heroic-help = Les meeples gagnent des points dans les salles que d’autres pillent.
dungeon-drop-option-solo = Spéléologue solitaire
dungeon-drop-option-solo-help = Un héros, toujours plus profond ; complété par des règles maison.
dungeon-drop-option-heroes = Héros
dungeon-drop-option-heroes-help = Comment les héros sont attribués aux joueurs.
dungeon-drop-option-dungeon = Construction du donjon
dungeon-drop-option-dungeon-help = Les joueurs placent les colonnes.
dungeon-drop-option-live = Meeples en direct
dungeon-drop-option-live-help = Les meeples devancent la formation de la salle ; sinon leurs propriétaires sont interrogés à tour de rôle.
dungeon-drop-option-deadly = Refuser les salles mortelles
dungeon-drop-option-deadly-help = Une salle avec trop de monstres est refusée au lieu de coûter le tour.
dungeon-drop-option-angle = Angle de pichenette
dungeon-drop-option-angle-help = De combien de dixièmes de degré le hasard dévie au plus une pichenette.
dungeon-drop-option-strength = Force de pichenette
dungeon-drop-option-strength-help = De combien de pour cent le hasard change au plus la force d’une pichenette.
dungeon-drop-heroes-dealt = distribués au hasard
dungeon-drop-heroes-draft = choisis par draft
dungeon-drop-heroes-construction = un sur deux chacun
dungeon-drop-setup-rule = Voir la règle { $rule }.
dungeon-drop-kind-gold = or
dungeon-drop-piece-gold = or { $number }
dungeon-drop-count-gold = { $count ->
    [one] { $count } or
   *[other] { $count } or
}
dungeon-drop-kind-key = clé
dungeon-drop-piece-key = clé { $number }
dungeon-drop-count-key = { $count ->
    [one] { $count } clé
   *[other] { $count } clés
}
dungeon-drop-kind-chest = coffre
dungeon-drop-piece-chest = coffre { $number }
dungeon-drop-count-chest = { $count ->
    [one] { $count } coffre
   *[other] { $count } coffres
}
dungeon-drop-kind-clear = gemme transparente
dungeon-drop-piece-clear = gemme transparente { $number }
dungeon-drop-count-clear = { $count ->
    [one] { $count } gemme transparente
   *[other] { $count } gemmes transparentes
}
dungeon-drop-kind-pink = gemme rose
dungeon-drop-piece-pink = gemme rose { $number }
dungeon-drop-count-pink = { $count ->
    [one] { $count } gemme rose
   *[other] { $count } gemmes roses
}
dungeon-drop-kind-blue = gemme bleue
dungeon-drop-piece-blue = gemme bleue { $number }
dungeon-drop-count-blue = { $count ->
    [one] { $count } gemme bleue
   *[other] { $count } gemmes bleues
}
dungeon-drop-kind-potion = potion de soin
dungeon-drop-piece-potion = potion de soin { $number }
dungeon-drop-count-potion = { $count ->
    [one] { $count } potion de soin
   *[other] { $count } potions de soin
}
dungeon-drop-kind-shield = bouclier magique
dungeon-drop-piece-shield = bouclier magique { $number }
dungeon-drop-count-shield = { $count ->
    [one] { $count } bouclier magique
   *[other] { $count } boucliers magiques
}
dungeon-drop-kind-relic = relique
dungeon-drop-piece-relic = relique { $number }
dungeon-drop-count-relic = { $count ->
    [one] { $count } relique
   *[other] { $count } reliques
}
dungeon-drop-kind-goblin = gobelin
dungeon-drop-piece-goblin = gobelin { $number }
dungeon-drop-count-goblin = { $count ->
    [one] { $count } gobelin
   *[other] { $count } gobelins
}
dungeon-drop-kind-troll = troll
dungeon-drop-piece-troll = troll { $number }
dungeon-drop-count-troll = { $count ->
    [one] { $count } troll
   *[other] { $count } trolls
}
dungeon-drop-kind-dragon = dragon
dungeon-drop-piece-dragon = dragon { $number }
dungeon-drop-count-dragon = { $count ->
    [one] { $count } dragon
   *[other] { $count } dragons
}
dungeon-drop-kind-pillar = colonne
dungeon-drop-piece-pillar = colonne { $number }
dungeon-drop-count-pillar = { $count ->
    [one] { $count } colonne
   *[other] { $count } colonnes
}
dungeon-drop-kind-staircase = escalier
dungeon-drop-piece-staircase = escalier { $number }
dungeon-drop-count-staircase = { $count ->
    [one] { $count } escalier
   *[other] { $count } escaliers
}
dungeon-drop-and = { $all }, { $one }
dungeon-drop-nothing = rien
dungeon-drop-told-hero = { $seat } incarne : { $race }, { $class }.
dungeon-drop-told-kept = { $seat } garde { $card }.
dungeon-drop-told-chose = { $seat } a choisi.
dungeon-drop-told-level = Le niveau { $level } s’ouvre plus bas.
dungeon-drop-told-placed = { $seat } place une colonne.
dungeon-drop-told-dropped = { $seat } lâche { $pieces } de { $height } cm.
dungeon-drop-told-flicked = { $seat } donne une pichenette à { $piece }.
dungeon-drop-told-off = { $pieces } : hors de la table ; la prochaine exploration les lâche de nouveau ({ $rule }).
dungeon-drop-told-used = { $seat } utilise la capacité de { $source }.
dungeon-drop-told-moved = { $seat } déplace { $pieces }.
dungeon-drop-told-took = { $seat } prend { $pieces }.
dungeon-drop-told-life = Il reste { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
} à { $seat }.
dungeon-drop-told-drank = { $seat } boit une potion ({ $rule }).
dungeon-drop-told-meeple = { $seat } place son meeple.
dungeon-drop-told-cooperated = { $seat } gagne un point de coopération ({ $rule }).
dungeon-drop-told-looted = { $seat } pille { $pieces } ; reste { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}.
dungeon-drop-told-trembled = { $seat } tremble de peur et perd son tour ({ $rule }).
dungeon-drop-told-no-room = { $seat } ne forme aucune salle ({ $rule }).
dungeon-drop-told-round = Manche { $round } ; ordre des places : { $order }.
dungeon-drop-told-quest = { $seat } révèle { $quest }.
dungeon-drop-told-chest = { $seat } ouvre un coffre valant { $points }.
dungeon-drop-told-score = { $seat } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
dungeon-drop-told-lost = Le héros se perd dans le noir.
dungeon-drop-told-left = Le héros ressort avec { $relics ->
    [one] { $relics } fragment
   *[other] { $relics } fragments
} : { $saved }.
dungeon-drop-saved-nothing = rien n’est sauvé
dungeon-drop-saved-village = le village est sauvé
dungeon-drop-saved-kingdom = le royaume est sauvé
dungeon-drop-saved-world = le monde entier est sauvé
dungeon-drop-source-race = race
dungeon-drop-source-class = classe
dungeon-drop-ask-draft = Gardez une carte de la main que vous tenez.
dungeon-drop-ask-hero = Gardez une race et une classe.
dungeon-drop-ask-quest = Gardez une quête.
dungeon-drop-ask-pillar = Placez une colonne dans le donjon.
dungeon-drop-ask-meeple = Placez votre meeple, ou passez.
dungeon-drop-ask-enter = Entrez dans le donjon : formez une salle qui contient votre meeple.
dungeon-drop-ask-explore = Explorez : visez l’endroit où lâcher les cubes.
dungeon-drop-ask-act = Agissez : utilisez votre race ou votre classe, ou aucune.
dungeon-drop-ask-acting = Continuez votre capacité, ou arrêtez.
dungeon-drop-ask-loot = Pillez : formez une salle.
dungeon-drop-ask-move = Allez dans une nouvelle salle, ou restez.
dungeon-drop-ask-rest = Buvez, ou finissez le tour.
dungeon-drop-ask-stairs = Vous êtes devant l’escalier.
dungeon-drop-ask-nothing = La partie est finie.
dungeon-drop-build-use = une autre utilisation d’une capacité, en mots, par exemple « { $example } »
dungeon-drop-do-keep = Garder { $card }
dungeon-drop-do-keep-hero = Garder { $race } et { $class }
dungeon-drop-do-pillar = Placer une colonne en { $x }, { $y } mm
dungeon-drop-do-explore = Lâcher au-dessus de { $x }, { $y } mm, de { $height } cm
dungeon-drop-do-meeple = Placer le meeple en { $x }, { $y } mm
dungeon-drop-do-pass = Passer
dungeon-drop-do-done = Pas de capacité
dungeon-drop-do-no-room = Ne former aucune salle
dungeon-drop-do-stay = Rester
dungeon-drop-do-end-turn = Finir le tour
dungeon-drop-do-go-on = Continuer à ce niveau
dungeon-drop-do-descend = Descendre
dungeon-drop-do-leave = Quitter le donjon
dungeon-drop-do-give-up = Abandonner
dungeon-drop-do-drink-goblin = Boire : soigner une morsure de gobelin
dungeon-drop-do-drink-troll = Boire : soigner un des deux points d’un troll
dungeon-drop-do-drink-half-troll = Boire : soigner le dernier point d’un troll
dungeon-drop-do-drink-marker = Boire : soigner un point payé
dungeon-drop-do-use-ready = { $card } : { $text }
dungeon-drop-do-use-heal = { $card } : { $text }
dungeon-drop-do-use-drop = { $card } : relâcher { $pieces } au-dessus de { $x }, { $y } mm, de { $height } cm
dungeon-drop-do-use-flick = { $card } : pichenette sur { $piece }, { $x } vers la droite, { $y } vers le bas (mm/s)
dungeon-drop-do-use-barter = { $card } : donner { $give } contre { $piece }
dungeon-drop-do-use-swap = { $card } : échanger { $piece } et { $other }
dungeon-drop-do-use-carry = { $card } : porter { $piece } à { $x }, { $y } mm
dungeon-drop-do-use-slide = { $card } : faire glisser { $piece } vers { $degrees }°
dungeon-drop-do-use-pilfer = { $card } : chaparder { $piece }
dungeon-drop-do-use-transmute = { $card } : transmuter { $piece }
dungeon-drop-do-room = { $count ->
    [one] Colonne
   *[other] Colonnes
} { $pillars } : { $pieces }{ $damage ->
    [0] { "" }
   *[other] { " ;" } vie −{ $damage }
}{ $shields ->
    [0] { "" }
   *[other] { " ;" } boucliers −{ $shields }
}
dungeon-drop-do-room-heroic = { $count ->
    [one] Colonne
   *[other] Colonnes
} { $pillars } : { $pieces }
dungeon-drop-why-life = Il vous reste { $life ->
    [one] { $life } point de vie
   *[other] { $life } points de vie
}, et il doit en rester au moins un.
dungeon-drop-why-dragon = Vous avez { $shields ->
    [one] { $shields } bouclier
   *[other] { $shields } boucliers
}, et le dragon en demande un.
dungeon-drop-status = Manche { $round } ; { $box ->
    [one] { $box } pièce
   *[other] { $box } pièces
} dans la boîte.
dungeon-drop-own-quest = Votre quête, { $quest } : { $text }
dungeon-drop-own-card = { $card } : { $text }
dungeon-drop-race-card = { $card } (initiative { $initiative }, vie { $life }) : { $text }
dungeon-drop-status-solo = Niveau { $level }, tour { $turn } ; fragments : { $relics } ; { $box ->
    [one] { $box } pièce
   *[other] { $box } pièces
} dans la boîte.
dungeon-drop-piece-at = { $piece } en { $x }, { $y }
dungeon-drop-hero-line = { $race } { $class }, vie { $life }/{ $of }, poids { $weight } : { $stash }
dungeon-drop-hero-unmade = pas encore de héros ; choisi : { $chosen }
dungeon-drop-card-fairy = Fée
dungeon-drop-card-fairy-text = Poussière de fée : ramassez tous les cubes dans un rayon de 60 mm autour d’un point et relâchez-les au-dessus.
dungeon-drop-card-boblin = Boblin
dungeon-drop-card-boblin-text = Jusqu’à trois gobelins de la salle pillée ce tour ne coûtent pas de vie.
dungeon-drop-card-hawkmyn = Hawkmyn
dungeon-drop-card-hawkmyn-text = Au prix de deux points de vie, une colonne de plus peut se trouver dans la salle pillée ce tour ; elle reste. En solo : déplacez-vous en gardant un seul jeton.
dungeon-drop-card-spiderkin = Arachnien
dungeon-drop-card-spiderkin-text = Au prix de deux points de vie, la salle pillée ce tour peut avoir quatre colonnes.
dungeon-drop-card-kobold = Kobold
dungeon-drop-card-kobold-text = Au prix d’un point de vie, troquez un cube de votre butin contre un trésor du donjon ; le vôtre est lâché à sa place.
dungeon-drop-card-gnome = Gnome
dungeon-drop-card-gnome-text = Deux cubes qui ne sont pas des colonnes, distants d’au plus 200 mm, échangent leurs places.
dungeon-drop-card-wood-elf = Elfe des bois
dungeon-drop-card-wood-elf-text = Donnez une pichenette douce à un ou deux trésors.
dungeon-drop-card-human = Humain
dungeon-drop-card-human-text = Donnez une pichenette à un cube quelconque.
dungeon-drop-card-molefolk = Peuple-taupe
dungeon-drop-card-molefolk-text = Creusez un tunnel : les coins de la salle de ce tour se rapprochent de son milieu d’un cinquième du chemin.
dungeon-drop-card-ogre = Ogre
dungeon-drop-card-ogre-text = La salle de ce tour prend aussi ce qui se trouve à 2 mm ou moins.
dungeon-drop-card-high-elf = Haut-Elfe
dungeon-drop-card-high-elf-text = Ramassez jusqu’à trois cubes hors des limites du donjon et relâchez-les.
dungeon-drop-card-half-orc = Demi-Orque
dungeon-drop-card-half-orc-text = Au prix d’un point de vie, donnez une pichenette à un ou deux monstres ou colonnes.
dungeon-drop-card-satyr = Satyre
dungeon-drop-card-satyr-text = Ramassez jusqu’à six cubes dans un rayon de 70 mm autour d’un point et relâchez-les au-dessus.
dungeon-drop-card-dwarf = Nain
dungeon-drop-card-dwarf-text = Déplacez une colonne d’au plus 90 mm.
dungeon-drop-card-automaton = Automate
dungeon-drop-card-automaton-text = Faites glisser un ou deux cubes tout droit, d’au plus 70 mm, jusqu’à toucher quelque chose.
dungeon-drop-card-mage = Mage
dungeon-drop-card-mage-text = Ramassez jusqu’à trois cubes d’une même couleur et relâchez-les ensemble.
dungeon-drop-card-cleric = Clerc
dungeon-drop-card-cleric-text = Découvrez jusqu’à deux de vos points de vie.
dungeon-drop-card-bard = Barde
dungeon-drop-card-bard-text = Attirez un monstre : posez-le jusqu’à 120 mm plus loin.
dungeon-drop-card-beastmaster = Maître des bêtes
dungeon-drop-card-beastmaster-text = Jusqu’à deux gobelins ou trolls de la salle pillée ce tour ne coûtent pas de vie.
dungeon-drop-card-rogue = Roublard
dungeon-drop-card-rogue-text = Au prix d’un point de vie, prenez un cube d’or situé hors des limites du donjon.
dungeon-drop-card-warrior = Guerrier
dungeon-drop-card-warrior-text = Donnez une pichenette à un ou deux monstres.
dungeon-drop-card-alchemist = Alchimiste
dungeon-drop-card-alchemist-text = Mettez un trésor ou un monstre du donjon dans la boîte ; un autre, tiré sans voir, tombe à sa place.
dungeon-drop-card-cartographer = Cartographe
dungeon-drop-card-cartographer-text = La bordure de la salle de ce tour est un trait fin de centre à centre des colonnes.
dungeon-drop-card-mason = Maçon
dungeon-drop-card-mason-text = Ramassez une ou deux colonnes et relâchez-les ensemble.
dungeon-drop-card-ranger = Rôdeur
dungeon-drop-card-ranger-text = Donnez une pichenette à un cube quelconque, d’une main sûre : le hasard ne la dévie pas.
dungeon-drop-card-heros-help = L’Aide du Héros
dungeon-drop-card-heros-help-text = Transparentes 2, roses 2, bleues 1. Un point de plus par point de coopération ; sans meeples, 3 si personne n’a davantage de points de vie que vous.
dungeon-drop-card-hoarders-hunt = La Chasse de l’Avare
dungeon-drop-card-hoarders-hunt-text = Transparentes 1, roses 2, bleues 2. 2 si aucun butin n’est plus lourd.
dungeon-drop-card-scouts-specialty = La Spécialité de l’Éclaireur
dungeon-drop-card-scouts-specialty-text = Transparentes 2, roses 2, bleues 2. 2 si aucun butin n’est plus léger.
dungeon-drop-card-misers-mint = La Monnaie du Pingre
dungeon-drop-card-misers-mint-text = Transparentes 2, roses 1, bleues 2. 1 pour deux cubes d’or.
dungeon-drop-card-locksmiths-luck = La Chance du Serrurier
dungeon-drop-card-locksmiths-luck-text = Transparentes 2, roses 1, bleues 1. 2 par clé.
dungeon-drop-card-slayers-spoils = Le Butin du Tueur
dungeon-drop-card-slayers-spoils-text = Transparentes 1, roses 2, bleues 1. 1 par monstre.
dungeon-drop-card-jewellers-joy = La Joie du Joaillier
dungeon-drop-card-jewellers-joy-text = Transparentes 1, roses 2, bleues 1. 3 par trio des trois couleurs.
dungeon-drop-card-tinkers-trinkets = Les Babioles du Bricoleur
dungeon-drop-card-tinkers-trinkets-text = Petites et grandes : transparentes 3/1, roses 2/1, bleues 2/1. 1 par cinq petits trésors.
dungeon-drop-card-giants-gems = Les Gemmes du Géant
dungeon-drop-card-giants-gems-text = Petites et grandes : transparentes 1/2, roses 1/1, bleues 1/2. 1 par trois grands trésors.
dungeon-drop-card-healers-heed = Le Soin du Guérisseur
dungeon-drop-card-healers-heed-text = Transparentes 2, roses 1, bleues 2. 1 par deux points de vie restants.
