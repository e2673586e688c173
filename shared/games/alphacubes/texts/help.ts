/** The rules are told in our own words; the sections follow items A. */
export const alphacubesRuleTexts = {
  title: 'The rules of Alphacubes',
  lead: 'A crossword of cubes. Each cube has five letters; you choose which one is up.',
  sections: [
    {
      id: 'what-is-there',
      title: 'What is on the table',
      body: [
        'A board of 17 by 17 squares, 81 of them premium squares, and 98 cubes. Columns go by the letters A to Q, rows by the numbers 1 to 17 from the top, so I9 is the square in the middle.',
        'A cube carries five different letters, each with its value in the corner. The sixth face shows the five values added up. It is no blank: it is what the cube costs you if you still hold it at the end.',
        'One to six play, people or computers. Lot decides who begins; turns go clockwise.',
      ],
    },
    {
      id: 'hand',
      title: 'Your hand',
      body: [
        'Everybody draws seven cubes. After a play you draw again up to seven, as long as the stock holds cubes.',
        'In your hand a cube shows one letter on top and the other four on its front. Turn it as you like until you play it. Once it has been played, its letter stays.',
      ],
    },
    {
      id: 'a-play',
      title: 'Laying a word',
      body: [
        'Lay one to seven cubes on empty squares of one row or one column. Together with what already lies there they must make one run without a gap.',
        [
          'The first word has two letters or more and goes over the centre, I9.',
          'Every later play touches a cube on the board by a side; corners do not count.',
          'Every run of two or more cubes that comes about, across and down, must be a word.',
        ],
      ],
    },
    {
      id: 'score',
      title: 'What it scores',
      body: [
        'Each run that holds one of your new cubes scores: the values of its letters added up, cubes that lay there before included.',
        [
          '2L and 3L count the letter on it two or three times.',
          '2W and 3W count the whole word two or three times; the centre is a 2W.',
          'Letters are counted up first, then the word is multiplied. Two word squares under one word multiply each other.',
        ],
        'A premium square counts only in the play that covers it, but there in both words, across and down.',
        'Laying all seven cubes in one play is a splash: 50 points on top.',
      ],
    },
    {
      id: 'other-turns',
      title: 'Exchange or pass',
      body: [
        'Instead of laying a word you may exchange one to seven cubes with the stock, no more than it holds: you draw the new ones first, then the old ones are mixed in. Or you pass.',
      ],
    },
    {
      id: 'judging',
      title: 'Which words count',
      body: [
        'The table agrees on a word list before the game and may allow or forbid words of its own. With an English list, XU is forbidden and RITZ is allowed to begin with.',
        'When the list judges, a word that is not in it cannot be laid. If all of you find it good, let the table accept it: it then counts in this game.',
        'When the table judges, anything can be laid. Before the next turn begins any one opponent may challenge; then all words of the play are looked up together, once. A bad play comes back, scores nothing, and the turn is lost. If the play was good, the challenger misses the next turn. New game offers other stakes for a challenge.',
      ],
    },
    {
      id: 'end',
      title: 'How it ends',
      body: [
        'When the stock is empty and somebody lays the last cube of a hand, those who sit after that player in the round have one more turn each. A round is counted from whoever began the game.',
        'It also ends when everybody passes one after another, or when nobody lays a cube for three whole rounds.',
        'Cubes still in a hand cost their total. The highest score wins; a tie shares the win. Over several games the scores may be added up.',
      ],
    },
    {
      id: 'computers',
      title: 'Playing against the computer',
      body: [
        'Any place at the table may be a computer’s. Its level is named by the points that its plays score on average, from 9 at level 1, which is for a child, to over 120. Each level wins about three of four games against the one below. Up to level 10 it knows common words only, from level 13 on the whole list. Level 19 finds the play that scores most, every time. Level 20 tries its three best plays against some of the ways in which the other cubes may lie, plays on in its head, and takes the one that wins most often; level 21 does so with sixteen plays and many more ways. Once two players hold at most four cubes each and the stock is empty, nothing is hidden any more: levels 20 and 21 nearly always play this end without a mistake, and the look back says how it comes out if nobody makes one. The last step of a hint and the look back tell how many of 100 games a play would win. Where little is hidden between two players, the hint says what is certain instead: how the end comes out once the stock is empty, or in how many of the ways in which the last one or two cubes can be drawn its play wins. A computer may also play as strongly as the others do: it watches what your plays score in this game. It sees its own cubes and the board, as you do.',
        'While it thinks you may pause it, look at the board for as long as you like, and undo a move: one undo leads back to your own decision. Where the table judges, a computer challenges only words that are not in the list, and at the lower levels it lets some of them pass.',
      ],
    },
    {
      id: 'hints',
      title: 'Hints, and what you could have played',
      body: [
        'A hint tells the best play one step at a time: its score, the cubes it takes, its place, and the word, which it can lay for you. Each step is written into the record of the game, and the scores say in how many turns you took one. On the board the key ! asks for one, H wherever letters are not laid.',
        'You can look back at your earlier turns: the board as it stood, the best play beside your own, what each of them scored and how often it would have won. At a shared screen that waits until your cubes are open again on your next turn, since it shows what you held. Once the game is over, everybody may look back at every turn. Grades are measured against what computers of a level make of the same position; which level, you choose.',
      ],
    },
    {
      id: 'boards',
      title: 'The two boards',
      body: [
        'Standard looks the same from all four sides. Example is the board on which the published game of four players, Orange, Yellow, Green and Blue, comes out to its very scores. A board of your own may have 5 to 21 squares a side.',
      ],
    },
  ],
} as const;
