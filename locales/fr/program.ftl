failure-file = { $file } : { $why }
failure-content-form = « --content { $typed } » ne dit pas de quel jeu il s’agit : écrivez JEU=DOSSIER.
failure-content-none = { $folder } : aucun fichier de cartes (.toml) ne s’y trouve.
failure-content-no-packs = { $game } n’accepte pas de cartes personnelles ; il y a des paquets pour : { $known }.
failure-no-such-game = aucun jeu ne s’appelle { $game } ; il y a : { $known }
failure-which-game = dites à quel jeu jouer : undercroft play JEU (undercroft games en donne la liste)
failure-setup = { $culprit } : { $why }
failure-not-an-option = --option attend CLÉ=VALEUR, et non { $typed }
failure-no-such-player = aucun joueur ne s’appelle { $player } ; il y a : { $known }
failure-seats = joueurs : { $players }, places : { $seats } ; les nombres ne correspondent pas
failure-no-such-seat = il n’y a pas de place { $seat } : les places vont de 1 à { $seats }
failure-no-such-language = aucune langue ne s’appelle { $language } ici ; il y a : { $known }
failure-no-such-entry = il n’y a pas d’entrée { $entry } : le journal se termine par l’entrée { $last }
failure-arena-alone = une arène demande au moins deux joueurs
failure-no-such-ledger = aucun registre ne s’appelle { $ledger } ; il y a : { $known }
failure-no-such-rule = aucune règle ne s’appelle { $rule }. { $near }
games-players = { $min } à { $max } joueurs
play-person = Joueur { $number }
play-bot = { $bot } { $number }
play-help = Tapez le numéro d’un choix, ou le coup avec les mots du jeu. Aussi : undo, board, rule ID, help, quit.
play-rules = Toutes les règles : undercroft rules list { $game }. L’une d’elles : undercroft rules show ID.
play-asked = { $seat } : { $prompt }
play-refused = Ce n’est pas permis.
play-not-understood = Pas compris : « { $typed } ».
play-example = Par exemple : { $example }
play-input-ended = Plus rien à lire : la partie s’arrête ici.
undo-nothing = Il n’y a rien à annuler.
undo-others-acted = Quelqu’un d’autre a joué depuis : on ne peut plus annuler.
undo-learned = Le hasard a parlé ou un secret a été révélé : on ne peut plus annuler.
undo-over = La partie est finie.
form-subset = Choisissez-en { $min } à { $max }, en numéros séparés par des espaces :
form-order = Mettez-les dans l’ordre, en numéros séparés par des espaces :
form-number = Un nombre de { $min } à { $max } :
form-place = Un endroit, en deux nombres de millimètres : de { $left } { $top } à { $right } { $bottom }.
form-stroke = Quoi pousser et comment, en trois nombres : lequel, force vers la droite, force vers le bas (au plus { $strongest }).
form-build = Construisez : { $what }
screen-hints = ↑ ↓ choix · Entrée jouer · Tab marquer · F1 aide · F2 annuler · Échap quitter
screen-help =
    ↑ ↓ : aller à un choix. Entrée : le prendre.
    Tab : marquer, quand il faut en choisir ou en ordonner plusieurs ; Entrée les remet.
    Numéro ou mots : taper une réponse ; Entrée la remet, Échap vide la ligne.
    Pg.préc, Pg.suiv : la suite de la table.
    F2 : annuler votre dernier coup.
    Échap ou Ctrl-C : quitter.
screen-hand-over = Passez l’appareil à { $seat }, puis appuyez sur Entrée.
screen-log = Ce qui s’est passé
screen-help-close = ↑ ↓ : la suite · toute autre touche : retour à la table
screen-scroll = Pg.préc, Pg.suiv : la suite de la table
screen-over = La partie est finie (Entrée pour sortir)
outcome-standing = { $seat } : rang { $rank }, score { $score }
outcome-won-together = Toute la table a gagné.
outcome-lost-together = Toute la table a perdu.
replay-cut-short = La ligne { $line } est tronquée : le journal s’arrête à la dernière entrée complète.
replay-unfinished =
    La partie n’est pas finie ; { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    } jusqu’ici.
verify-sound =
    { $file } : conforme. { $game }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, complète, fidèle à sa graine.{ $why }
verify-unfinished =
    { $file } : conforme jusqu’ici. { $game }, { $actions ->
        [one] { $actions } action
       *[other] { $actions } actions
    }, pas finie.{ $why }
verify-unsound = { $file } : NON conforme. { $why } ({ $game }, { $actions })
scenario-passed = ok    { $file } : { $title }
scenario-failed = ÉCHEC { $file }:{ $line } : { $why } ({ $title })
scenario-total = { $passed ->
    [one] { $passed } réussi
   *[other] { $passed } réussis
}, { $failed ->
    [one] { $failed } échoué
   *[other] { $failed } échoués
}
sim-games =
    { $game } ({ $mode }) : { $finished ->
        [one] { $finished } partie finie
       *[other] { $finished } parties finies
    } sur { $games }
sim-speed = { $steps } décisions en { $seconds } s : { $rate } par seconde
sim-lengths = décisions par partie : { $min } au moins, { $median } au milieu, { $p99 } pour 99 %, { $max } au plus
sim-seat = place { $seat } : gagne { $share } ({ $low } à { $high }), score moyen { $score }
sim-player = { $player } : gagne { $share } ({ $low } à { $high })
sim-trouble = PROBLÈME avec la graine { $seed } après { $step } décisions : { $kind } : { $why }
bench-row =
    { $game } ({ $mode }, joueurs : { $players }) : { $rate } décisions par seconde sur { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    }
rules-ruling = Décision :
rules-exempt = Sans code :
rules-source = Source :
rules-scenario = Prouvé par
rules-nothing-found = Rien trouvé.
rules-coverage-head = registre                        règles appliquées  prouvées  exemptes  ouvertes
rules-stale = { $count ->
    [one] { $count } preuve vient d’autres sources et ne compte
   *[other] { $count } preuves viennent d’autres sources et ne comptent
} pas ; relancez les tests.
rules-unenforced = pas appliquée :
rules-unproven = pas prouvée :
play-which-game = Quel jeu ? Tapez son numéro ou son nom.
arena-rating =
    { $player } : { $elo } ± { $error } Elo, gagne { $score } % de { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    }

serve-ready = Undercroft est ouvert à http://{ $address} — arrêtez-le avec Ctrl-C.
failure-listen = Le serveur ne peut pas écouter sur { $address } : { $why }
failure-folder = Le dossier { $folder } ne peut pas être utilisé : { $why }
failure-mail = Les avis de tour ne peuvent pas être envoyés par courriel : { $why }
failure-database = La base de données a échoué : { $why }
failure-database-open = La base de données { $database } ne peut pas être ouverte : { $why }
failure-database-in-use = Un autre serveur utilise la base de données { $database }.
failure-database-address = « { $address } » n’est pas une adresse de base de données : il y a sqlite:CHEMIN et postgres://…
failure-database-shape = Les tables de la base de données ont la forme { $found }, ce programme utilise la forme { $ours } : choisissez un autre dossier, une autre base de données, ou le programme qui l’a faite.
failure-config = Le fichier { $file } ne peut pas être utilisé : { $why }
failure-setting = Le réglage { $setting } ne peut pas être « { $value } » : { $why }
