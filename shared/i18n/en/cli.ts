/** What the command line says, and the few pages of the browser door. */
export const cli = {
  none: 'none',
  help: {
    title: 'Cubewright: make letter-cube games, play them, and let the table and the screen keep step.',
    usage: 'cubewright COMMAND [...]',
    more: 'More about one of them: cubewright help COMMAND',
  },
  commands: {
    start: {
      says: 'Opens Cubewright in a window, or in your browser.',
      usage: ['start [--browser] [--port N] [--no-open]'],
      flags: {
        '--browser': 'in the browser, even where the window could be had',
        '--port N': 'the port of the browser door on this machine; without it, a free one',
        '--no-open': 'prints the address and opens nothing',
      },
      more: 'Each address opens one browser, once. Run start again for a new address: it finds the Cubewright that runs already.',
    },
    games: {
      says: 'Lists what can be played, with switches and defaults.',
      usage: ['games [--json]'],
    },
    new: {
      says: 'Writes the file of a game that has not begun.',
      usage: ['new GAME [--players A,B] [--seed S] [--option NAME=VALUE] -o FILE [--json]'],
      flags: {
        '--players A,B': 'who plays, in the order of their seats',
        '--seed S': 'a whole number: the same seed deals the same cubes',
        '--option NAME=VALUE': 'a switch of the game, as cubewright games lists them; may be given again',
        '--lexicon NAME': 'the word list, or a file of words',
        '-o FILE': 'where to; a file that is there already is left alone',
      },
    },
    replay: {
      says: 'Plays a saved game again by its rules and prints the score sheet.',
      usage: ['replay FILE [--lexicon NAME] [--json]'],
      flags: {
        '--lexicon NAME': 'judge by another word list, or a file of words',
        '--json': 'one object: game, ended, players, moves; or the problem',
      },
      more: 'Stops at the first move that the rules do not allow, with its number and the reason.',
    },
    'words check': {
      says: 'Says whether words are in the list: one verdict for the play.',
      usage: ['words check WORD... [--lexicon NAME] [--json]'],
      flags: { '--lexicon NAME': 'another word list, a file of words or a .cwlex file' },
      more: 'Ends with 0 when every word is there, else with 1.',
    },
    'words build': {
      says: 'Makes a lexicon file of a word list in plain text.',
      usage: ['words build LIST -o FILE.cwlex [--json]'],
      more: 'One word a line, 2 to 21 letters from A to Z. Lines that give no word are reported by their number.',
    },
    print: {
      says: 'Writes boards, cubes and cards as PDF or SVG at true size.',
      usage: [
        'print --list [--json]',
        'print PRODUCT [--paper a4] [--edge 15mm] [...] [--sheet N] -o FILE.pdf|.svg [--json]',
      ],
      flags: {
        '--list': 'every product with its options',
        '--sheet N': 'one sheet alone, for SVG; without it, a file for each sheet',
        '-o FILE': 'where to; the ending chooses PDF or SVG',
      },
      more: 'Print at 100 %, actual size, and measure the ruler on each sheet.',
    },
    'set check': {
      says: 'Checks a cube set and counts its letters.',
      usage: ['set check FILE [--json]'],
    },
    'box ports': {
      says: 'Lists the serial ports; opens none.',
      usage: ['box ports [--json]'],
    },
    'box monitor': {
      says: 'Shows what a box senses, until Ctrl+C.',
      usage: ['box monitor PORT [--json]'],
      flags: { '--json': 'a state of the box a line' },
    },
    'box simulate': {
      says: 'Is a box in software: prints the port to connect to, until Ctrl+C.',
      usage: ['box simulate [--pty] [--fault NAME] [--rows N] [--columns N] [--every MS] [--json]'],
      flags: {
        '--pty':
          'behind a pseudo-terminal, which any program can open; needs socat. It is so without it, too',
        '--fault NAME':
          'what goes wrong: drop, flip, repeat, delay, reset, late, flood, boot-text, other-version, mute, chatter, echo',
        '--rows N': 'rows of squares, 9 without it',
        '--columns N': 'columns of squares, 12 without it',
        '--every MS': 'lifts a cube by itself every so many milliseconds',
      },
      more: 'Type lift C6, put C6, fill, clear, reset or unplug 3 to move its cubes and its cable.',
    },
    verify: {
      says: 'Says what a file of Cubewright holds and whether it is whole.',
      usage: ['verify FILE [--lexicon NAME] [--json]'],
    },
  },
  start: {
    noElectron: "Electron's runtime is not on this machine, so Cubewright opens in your browser.",
    noDisplay: 'There is no display for a window here, so Cubewright opens in a browser.',
    open: 'Open Cubewright at:',
    stop: 'Games are saved move by move. Press Ctrl+C here to stop.',
    second: 'Cubewright runs already; here is a new address for it.',
  },
  games: {
    title: '{{title}} ({{id}}), {{least}} to {{most}} people',
    default: 'default {{value}}',
  },
  new: {
    players: 'North, South',
    written: 'Wrote {{path}}, dealt by seed {{seed}}.',
  },
  replay: {
    otherList:
      'This game was judged by “{{recorded}}” as it stood then; “{{name}}” as it is here has other words.',
    move: 'Move',
    player: 'Player',
    points: 'Points',
    sum: 'Sum',
    kinds: {
      play: 'plays',
      exchange: 'exchanges',
      pass: 'passes',
      challenge: 'challenges',
      accept: 'accepts',
      allow: 'allows a word',
    },
    ended: 'The game is over after {{count}} moves.',
    open: 'The game is going on; {{count}} moves so far.',
  },
  words: {
    yes: 'is in {{name}}',
    no: 'is not in {{name}}',
    stands: 'The play stands.',
    falls: 'The play does not stand.',
    leftOut: 'Line {{line}} left out, {{why}}: {{text}}',
    more: '{{count}} more lines left out.',
    faults: {
      'not-a-letter': 'not only letters A to Z',
      'several-words': 'more than one word',
      'too-short': 'under 2 letters',
      'too-long': 'over 21 letters',
    },
    built:
      'Wrote {{path}}: {{words}} words, {{repeats}} repeats left out, read as {{encoding}}.\nSHA-256 of the list {{sha256}}',
  },
  print: {
    written_one: 'Wrote {{file}}: 1 sheet in the set, {{kilobytes}} kB.\nSHA-256 {{sha256}}',
    written_other: 'Wrote {{file}}: {{count}} sheets in the set, {{kilobytes}} kB.\nSHA-256 {{sha256}}',
  },
  set: {
    title:
      '{{title}} ({{name}}): {{cubes}} cubes, {{faces}} letter faces, {{total}} points in all. It is sound.',
    letters: 'Cubes that show each letter: {{letters}}',
    missing: 'Letters with a value on no cube: {{letters}}',
    vowels: 'Vowels: {{percent}} % of the faces. Cubes without one: {{cubes}}',
    duplicates: 'Cubes alike: {{cubes}}',
    boards: 'Boards: {{boards}}',
  },
  box: {
    simulated: 'Simulated box, inside Cubewright',
    noPorts: 'No serial port was found. Plug the box in, or type its path.',
    links: {
      off: 'Closed {{port}}.',
      opening: 'Opening {{port}}.',
      greeting: 'Asking who is there.',
      live: 'Connected.',
      silent: 'The box says nothing; still listening.',
      lost: 'The box is gone; trying again by itself.',
    },
    info: 'Box {{serialNumber}}, {{rows}} rows of {{columns}} squares, firmware {{firmware}}, protocol {{protocol}}.',
    emptied: '{{square}} emptied, {{left}} cubes left',
    filled: '{{square}} filled, {{left}} cubes',
  },
  simulate: {
    ready:
      'The box is at: {{path}}\nOpen it with: cubewright box monitor {{path}}\n{{rows}} rows of {{columns}}. Type lift C6, put C6, fill, clear, reset or unplug 3; Ctrl+C ends it.',
    lifted: '{{square}} lifted, {{left}} cubes left',
    put: '{{square}} put back, {{left}} cubes',
    filled: 'Every square is full.',
    cleared: 'Every square is empty.',
    reset: 'The box starts anew.',
    unplugged: 'The cable is out.',
    plugged: 'The cable is in again.',
  },
  verify: {
    kind: 'Kind',
    version: 'Version',
    game: 'Game',
    players: 'Players',
    moves: 'Moves',
    state: 'State',
    lexicon: 'Lexicon',
    title: 'Title',
    cubes: 'Cubes',
    faces: 'Letter faces',
    boards: 'Boards',
    words: 'Words',
    list: 'SHA-256 of the list',
    sheets: 'Sheets',
    size: 'Size',
    bytes: 'Bytes',
    sha256: 'SHA-256',
    over: 'over',
    going: 'going on',
    kinds: { record: 'game', set: 'cube set', lexicon: 'lexicon', svg: 'sheet (SVG)' },
  },
  door: {
    opening: 'Opening Cubewright',
    lockedTitle: 'Open Cubewright again from the terminal',
    lockedText:
      'This address has been used already, or its key is missing. Each address opens one browser, once. In the terminal that runs Cubewright, or in a new one, run npm start and open the address it prints.',
  },
} as const;
