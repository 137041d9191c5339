bot-random = Random: any legal move.
bot-greedy = Greedy: the move that looks best at once.
bot-novice = Novice: learning, and often distracted.
bot-easy = Easy: knows the rules, and slips often.
bot-medium = Medium: sensible, with a slip now and then.
bot-hard = Hard: plays well, and wastes nothing.
bot-expert = Expert: takes its time, and your win.
