# Dungeon Drop : le plateau de la page.
dungeon-drop-board-you = vous
dungeon-drop-board-turn = à son tour
dungeon-drop-board-heroes = Les héros dans l’ordre de leurs tours
dungeon-drop-board-initiative = initiative { $number }
dungeon-drop-board-life = { $life ->
    [one] { $life } point de vie restant sur { $of }
   *[other] { $life } points de vie restants sur { $of }
}
dungeon-drop-board-stash = Butin
dungeon-drop-board-monsters = Monstres pris
dungeon-drop-board-empty = rien dans le butin
dungeon-drop-board-weight = poids { $number }
dungeon-drop-board-cooperation = coopération { $number }
dungeon-drop-board-covered = { $number ->
    [one] { $number } point de vie couvert
   *[other] { $number } points de vie couverts
}
dungeon-drop-board-place = tour { $number } de la manche
dungeon-drop-board-score = { $number ->
    [one] { $number } point
   *[other] { $number } points
}
dungeon-drop-board-chests = Coffres ouverts : { $list }
dungeon-drop-board-round = Manche { $round } sur 3
dungeon-drop-board-level = Niveau { $level }, tour { $turns }, fragments { $relics }
dungeon-drop-board-step-enter = { $name } entre dans le donjon
dungeon-drop-board-step-explore = { $name } explore
dungeon-drop-board-step-meeples = On peut poser des meeples
dungeon-drop-board-step-act = { $name } agit
dungeon-drop-board-step-acting = { $name } agit
dungeon-drop-board-step-loot = { $name } pille
dungeon-drop-board-step-rest = { $name } finit son tour
dungeon-drop-board-step-stairs = { $name } est à l’escalier
dungeon-drop-board-step-draft = On choisit les héros tour à tour
dungeon-drop-board-step-build-hero = Chacun choisit un héros
dungeon-drop-board-step-build-quest = Chacun choisit une quête
dungeon-drop-board-step-place-pillars = On place les colonnes
dungeon-drop-board-view = Vue
dungeon-drop-board-view-3d = Table
dungeon-drop-board-view-top = De dessus
dungeon-drop-board-skip = Passer
dungeon-drop-board-no-webgl = Ce navigateur ne peut pas dessiner la table en trois dimensions ; de dessus, tout marche de même.
dungeon-drop-board-table-3d = La table. Glissez pour la tourner ; les flèches la tournent, plus et moins approchent et éloignent. Tout se choisit aussi de dessus ou dans les listes ci-dessous.
dungeon-drop-board-table-top = La table vue de dessus
dungeon-drop-board-turn-left = Tourner à gauche
dungeon-drop-board-turn-right = Tourner à droite
dungeon-drop-board-nearer = Plus près
dungeon-drop-board-farther = Plus loin
dungeon-drop-board-frame = Tout montrer
dungeon-drop-board-plan = Votre plan
dungeon-drop-board-pillars = Colonnes ({ $count } sur { $most })
dungeon-drop-board-pieces = Cubes ({ $count } sur { $most })
dungeon-drop-board-tokens = Garder les jetons
dungeon-drop-board-yield = Dans la salle
dungeon-drop-board-cost = Vie −{ $damage }, boucliers −{ $shields }
dungeon-drop-board-bad-pillar = La colonne { $numbers } se trouve dans la salle.
dungeon-drop-board-bad-life = Cela coûterait votre dernier point de vie.
dungeon-drop-board-bad-dragon = Le Dragon demande un bouclier.
dungeon-drop-board-shields = Dépenser des boucliers pour ({ $count } en main)
dungeon-drop-board-right = Droite (mm)
dungeon-drop-board-down = Bas (mm)
dungeon-drop-board-direction = Direction (degrés)
dungeon-drop-board-strength = Force : { $percent } %
dungeon-drop-board-turned = Tourné (degrés)
dungeon-drop-board-height = Hauteur : { $cm } cm
dungeon-drop-board-give = Donner
dungeon-drop-board-for-life = { $count ->
    [one] ({ $count } point de vie)
   *[other] ({ $count } points de vie)
}
dungeon-drop-board-how-explore = Appuyez sur la table et glissez pour viser, choisissez la hauteur, puis lâchez.
dungeon-drop-board-how-meeple = Appuyez sur une place libre et glissez pour bouger votre meeple, ou passez.
dungeon-drop-board-how-pillar = Appuyez sur la table et glissez pour poser la colonne.
dungeon-drop-board-how-loot = Choisissez trois colonnes : la salle, ce qu’elle contient et ce qu’elle coûte s’affichent.
dungeon-drop-board-how-move = Choisissez des colonnes, et les jetons que vous gardez, pour la salle suivante.
dungeon-drop-board-how-ready = Cela change la salle que vous pillez ce tour-ci.
dungeon-drop-board-how-heal = Découvrez des points de vie.
dungeon-drop-board-how-redrop = Appuyez sur la table pour viser, choisissez les cubes, et lâchez.
dungeon-drop-board-how-flick = Glissez depuis un cube dans la direction de la pichenette : plus c’est long, plus c’est fort.
dungeon-drop-board-how-slide = Glissez depuis un cube dans la direction où il va.
dungeon-drop-board-how-carry = Choisissez un cube, puis appuyez où il va.
dungeon-drop-board-how-swap = Choisissez deux cubes qui changent de place.
dungeon-drop-board-how-barter = Choisissez un trésor sur la table et ce que vous donnez pour lui.
dungeon-drop-board-how-pilfer = Choisissez un cube hors des limites du donjon.
dungeon-drop-board-how-transmute = Choisissez le cube qui va dans la boîte.
dungeon-drop-board-do-explore = Lâcher
dungeon-drop-board-do-meeple = Poser le meeple
dungeon-drop-board-do-pillar = Poser la colonne
dungeon-drop-board-do-loot = Piller cette salle
dungeon-drop-board-do-move = Aller ici
dungeon-drop-board-do-ready = L’utiliser
dungeon-drop-board-do-heal = Soigner
dungeon-drop-board-do-redrop = Lâcher de nouveau
dungeon-drop-board-do-flick = Pichenette
dungeon-drop-board-do-slide = Faire glisser
dungeon-drop-board-do-carry = Poser
dungeon-drop-board-do-swap = Échanger
dungeon-drop-board-do-barter = Troquer
dungeon-drop-board-do-pilfer = Prendre
dungeon-drop-board-do-transmute = Transmuter
dungeon-drop-board-quest = Votre quête
dungeon-drop-board-legend = Couleurs et symboles ({ $table } sur la table, { $box } dans la boîte)
dungeon-drop-board-where = { $table } sur la table, { $box } dans la boîte
dungeon-drop-primer-1 = Ayez le plus de points après trois manches. À chaque manche, vous jouez un tour en trois étapes.
dungeon-drop-primer-2 = Explorer : visez l’endroit où des cubes de la boîte tombent sur la table.
dungeon-drop-primer-3 = Agir : utilisez si vous voulez la capacité de votre race ou de votre classe.
dungeon-drop-primer-4 = Piller : choisissez trois colonnes grises. Tout ce qui est dans le triangle est à vous ; aucune autre colonne ne peut s’y trouver, et chaque monstre coûte de la vie. Vous ne pouvez pas dépenser votre dernier point de vie.
dungeon-drop-primer-5 = Points : or 1, gemmes selon votre quête, une clé ouvre un coffre de 1 à 6, un troll 2, le Dragon 8. Le moins chargé commence la manche suivante.
