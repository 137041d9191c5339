bot-random = Random: any legal move.
bot-greedy = Greedy: the move that looks best at once.
bot-novice = Novice: learning, and often distracted.
bot-easy = Easy: sensible, with a slip now and then.
bot-medium = Medium: thinks a little ahead.
bot-hard = Hard: thinks well ahead.
bot-expert = Expert: takes its time, and your win.
