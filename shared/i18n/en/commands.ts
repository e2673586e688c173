export const commands = {
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
    usage: [
      'new GAME [--players A,computer:3] [--set FILE] [--seed S] [--option NAME=VALUE] [--lexicon NAME] [--mine] -o FILE [--force] [--json]',
    ],
    flags: {
      '--players A,computer:3':
        'who plays, in the order of their seats: people by name, computers by level, or as Anders=computer:3; in Alphacubes also as computer:follow',
      '--set FILE':
        'a set of your own instead of the pieces of the game, with the words in its file, if it has some; the record carries the set, so that it opens without the file',
      '--seed S': 'a whole number: repeats a deal',
      '--option NAME=VALUE':
        'a switch of the game, as cubewright games lists them; may be given again. Lists: forbid=ZA,QI replaces the list, forbid=+ZA adds to it, forbid=-XU takes away; repeated, they collect',
      '--lexicon NAME': 'the word list, or a file of words',
      '--mine': 'with the words of your own that you keep in Settings',
      '-o FILE': 'where to; a file that is there already is left alone',
      '--force': 'overwrites a file that is there already',
    },
  },
  simulate: {
    says: 'Lets computers play against each other and adds up scores, lengths, ends, openings and what each piece brought.',
    usage: [
      'simulate GAME [--games N] [--players computer:1,computer:3] [--seed S] [--option NAME=VALUE] [--lexicon NAME] [--threads N] [--times] [--json]',
    ],
    flags: {
      '--games N': 'how many games (default 10)',
      '--players computer:1,computer:3': 'their levels, in the order of their seats',
      '--seed S': 'deals the first game; each next one is dealt by the next number',
      '--option NAME=VALUE': 'a switch of the game, as for cubewright new',
      '--lexicon NAME': 'the word list, or a file of words',
      '--threads N': 'games played at once (default: as many as there are cores); the answer is the same',
      '--times': 'tells how long moves took as well, which is different each time',
      '--json':
        'one object: game, games, players, turns, ends, openings, best, letters, pieces; shares are 0 to 1',
    },
    more: 'A move’s points are shared equally among the pieces that it laid: “each” is the average share of a letter or piece, and ± its standard error, as it is of points. Ctrl+C ends it and tells of the games that are over.',
  },
  replay: {
    says: 'Plays a saved game again by its rules and prints the score sheet.',
    usage: ['replay FILE [--at N] [--view SEAT] [--lexicon NAME] [--json]'],
    flags: {
      '--at N': 'goes as far as move N and no further; 0 is the start',
      '--view SEAT':
        'what may be seen then instead of the score sheet: by a seat (its number from 1, or the name of its player) or by everybody (table)',
      '--lexicon NAME': 'judge by another word list, or a file of words',
      '--json': 'one object: game, ended, players, moves; with --view the view itself; or the problem',
    },
    more: 'Stops at the first move that the rules do not allow, with its number and the reason.',
  },
  review: {
    says: 'Reviews a saved game turn by turn, or a folder of games in one table.',
    usage: [
      'review FILE [--level N] [--lexicon NAME] [-o FILE.pdf|.html|.json] [--force] [--json]',
      'review FOLDER [--level N] [--lexicon NAME] [--threads N] [-o FILE.csv|.json] [--force] [--json]',
    ],
    flags: {
      '--level N':
        'the level that turns are measured against; usually the one that makes as much a turn as these players',
      '--lexicon NAME': 'look words up in another word list, or a file of words',
      '-o FILE':
        'writes the report: pages to print as .pdf, one page for a browser as .html, or the whole review as .json; of a folder the table as .csv or .json',
      '--force': 'overwrites a file that is there already',
      '--threads N': 'games of a folder reviewed at once (default: as many as there are cores)',
      '--json': 'one object: game, level, turns, players; of a folder: games, players',
    },
    more: 'A turn is best if nothing makes more points, good if it makes what the level usually makes there, and else a slip or a mistake. The table of a folder has a row a game: points below the best a turn, words of 7 letters or more that the best turns had, words that stood though they are not in the list, and grades. Ctrl+C ends it; of a folder, what is done is kept.',
  },
  puzzles: {
    says: 'Prints puzzles: those of the day, all of a game, or of the mistakes in a saved game.',
    usage: ['puzzles [GAME] [--day DATE] [--answers] [--json]', 'puzzles --from FILE [--answers] [--json]'],
    flags: {
      '--day DATE': 'the puzzles of this day, such as 2026-11-24; usually of today',
      '--from FILE': 'makes puzzles of the mistakes in this saved game, and says which make none',
      '--answers': 'with hints and answers',
      '--json': 'one object: puzzles, and leftOut with the turns that make none',
    },
    more: 'With GAME alone all puzzles of the game are listed. Ctrl+C ends the search for mistakes.',
  },
  export: {
    says: 'Writes a game of Alphacubes as GCG, which programs for crossword games read.',
    usage: ['export FILE --gcg -o FILE.gcg [--force] [--json]'],
    flags: {
      '--gcg': 'as GCG',
      '-o FILE': 'where to; a file that is there already is left alone',
      '--force': 'overwrites a file that is there already',
    },
    more: 'Board, cubes and options stand in lines that begin with #cubewright, so that the very game comes back: wherever a saved game is named, its GCG can be named too. Of any GCG of plain tiles on 15 × 15 squares, cubewright moves searches the positions.',
  },
  'words check': {
    says: 'Says whether words are in the list: one verdict for the play.',
    usage: ['words check WORD... [--lexicon NAME] [--mine] [--exceptions] [--json]'],
    flags: {
      '--lexicon NAME': 'another word list, a file of words or a .cwlex file',
      '--mine': 'under the words of your own that you keep in Settings',
      '--exceptions':
        'under the exceptions that a new game of words begins with: in English RITZ counts, XU does not',
    },
    more: 'Ends with 0 when every word is there, else with 1.',
  },
  'words from': {
    says: 'Lists the words that letters and cubes can spell, the longest first.',
    usage: [
      'words from LETTERS [--begins TEXT] [--ends TEXT] [--contains TEXT] [--holds LETTERS] [...]',
      'words from LETTERS --around TEXT [--least N] [--longest N] [--most N] [--lexicon NAME] [--mine] [--json]',
    ],
    flags: {
      '--begins TEXT': 'the word begins with this; --ends and --contains likewise',
      '--holds LETTERS': 'the word has all these letters, in any order',
      '--around TEXT': 'this lies already: LETTERS are laid in front of it and behind',
      '--least N': 'letters of the word, at least; --longest N, at most',
      '--most N': 'how many words to show (default 100); all are counted',
      '--lexicon NAME': 'another word list, a file of words or a .cwlex file',
      '--mine': 'under the words of your own that you keep in Settings',
    },
    more: 'LETTERS: up to 30 pieces, as "CATS?[ABCDE]": four letters, a blank, and a cube that shows one of five. Ends with 1 when there is no word.',
  },
  'words match': {
    says: 'Lists the words that fit a pattern.',
    usage: ['words match PATTERN [--least N] [--longest N] [--most N] [--lexicon NAME] [--mine] [--json]'],
    flags: {
      '--least N': 'letters of the word, at least; --longest N, at most',
      '--most N': 'how many words to show (default 100); all are counted',
      '--lexicon NAME': 'another word list, a file of words or a .cwlex file',
      '--mine': 'under the words of your own that you keep in Settings',
    },
    more: 'PATTERN: ? or . is any letter, * any run of letters, [AEIOU] one of these, [^S] any but these. Quote it: "C?T*". Ends with 1 when no word fits.',
  },
  'words split': {
    says: 'Says which words a word is made of: TABLE SPOON.',
    usage: ['words split WORD [--least N] [--parts N] [--lexicon NAME] [--mine] [--json]'],
    flags: {
      '--least N': 'letters of each part, at least (default 2)',
      '--parts N': 'parts, at most (default 3)',
      '--lexicon NAME': 'another word list, a file of words or a .cwlex file',
      '--mine': 'under the words of your own that you keep in Settings',
    },
    more: 'Ends with 1 when there is no way to split it.',
  },
  'words build': {
    says: 'Makes a lexicon file of a word list in plain text.',
    usage: [
      'words build LIST -o FILE.cwlex [--alphabet NAME] [--leave-out LETTERS] [--fold-accents] [--language NAME] [--force] [--json]',
    ],
    flags: {
      '-o FILE': 'where to; a file that is there already is left alone',
      '--force': 'overwrites a file that is there already',
      '--alphabet NAME':
        'latin (A to Z), dutch, where ij is one letter, list for those that the list uses, or the letters themselves',
      '--leave-out LETTERS':
        'with --alphabet list: these letters do not count, or none; without it, those that fewer than one word in 1,000 has, and the rarest beyond 32',
      '--fold-accents':
        'read é as e, ë as e where they are no letters of the alphabet; else such a line is left out',
      '--language NAME': 'of the words, as sv or Swedish; a set proposed for them is of that language',
    },
    more: 'One word a line, 2 to 21 letters. Lines that give no word are reported by their number.',
  },
  moves: {
    says: 'Counts the plays of every position in a file, and finds the best.',
    usage: ['moves FILE [--best N] [--lines] [--lexicon NAME] [--threads N] [--json]'],
    flags: {
      '--best N': 'writes the N best plays below each line, best first',
      '--lexicon NAME': 'another word list, a file of words or a .cwlex file',
      '--lines':
        'reads a position a line, as it comes: for FILE.ndjson or FILE.jsonl, and for - (standard input), without it too',
      '--threads N': 'positions searched at once (default: as many as there are cores); the order stays',
      '--json': 'one object a line: id, section, plays, bestScore, ms, and line with --lines; or the problem',
    },
    more: "The file is JSON. “standard” lists positions with id, board and rack, “cubes” those with cubes;\n“standardSet” and “cubeSet” hold the layout of their boards.\nBoards are rows: . for an empty square, a capital for a piece, a small letter for a blank;\n? is a blank on the rack. Layouts are rows, too: d and t multiply a letter, D and T a word.\n\nA small letter of a play is shown by a blank. Ctrl+C stops the search. Ends with 1 when a position cannot be searched.\n\nWith --lines each line is one object: a position, or “standardSet”, “cubeSet” and “values” for the lines after it.\nA line that is wrong is named and left out, and the others are searched. From a file of the other kind:\n  jq -c '{standardSet, cubeSet, values} | del(.. | nulls), .standard[]?, .cubes[]?' FILE",
  },
  print: {
    says: 'Writes boards, cubes, cards and the plans of a box as PDF or SVG, solids for a 3D printer as STL or 3MF, and the pieces of a set for Tabletop Simulator.',
    usage: [
      'print --list [--set SET] [--json]',
      'print PRODUCT [--set SET] [--paper a4] [--edge 15mm] [...] [--measured LENGTHS] [--kerf MM] [--cut-lines visible] [--cut-content lines] [--cut-files together] [--sheet N] -o FILE.pdf|.svg|.dxf [--force] [--json]',
      'print PIECES [--set SET] [...] -o FILE.zip [--force] [--json]',
      'print SOLID [--set SET] [--edge 15mm] [--relief engraved] [...] -o FILE.stl|.3mf [--force] [--json]',
      'print --from FILE.pdf [--paper letter] [...] -o NEW.pdf|.svg [--force] [--json]',
      'print PART --from KIT.pdf [...] -o PART.pdf [--force] [--json]',
      'print PRODUCT|--from FILE.pdf [...] --check [--json]',
    ],
    flags: {
      '--list': 'every product with all its options, what they take and their defaults',
      '--set SET':
        'a bundled set by its name, as kubagram-nl, box, workshop, or a set file; --list begins with all names',
      '--from FILE':
        'a PDF of Cubewright, its project, or the line of its QR code: prints the same sheets again, but for the options given besides; of a kit, a part alone in the sizes of the kit',
      '--check': 'a look before printing: sheets, ink, paper, time and warnings; writes no file',
      '--paper NAME':
        'a4 (the default), a5, letter, legal, a3, tabloid, sra3, bed-300x200, bed-400x400, bed-600x300 (beds of a laser) or custom',
      '--paper-width MM': 'width of custom paper, 100 to 1200 mm; 210 mm without it',
      '--paper-height MM': 'height of custom paper, 100 to 1200 mm; 297 mm without it',
      '--edge MM': 'side of a cube, 8 to 40 mm; 15 mm without it',
      '--cubes LIST': 'numbers and runs, such as 3,7,12-15; all without it',
      '--language NAME': 'of the words on the sheets: en (the default), nl or sv',
      '--net NAME':
        'how a cube is unfolded: cross (the default), tee, hook, flag, zed, slant, snake, crane, swan, stairs or threes',
      '--paper-thickness MM': 'of the card that is folded, 0 to 1 mm; 0.25 mm without it, 0.3 mm for boxes',
      '--registration NAME':
        'marks for a machine that cuts what is printed: none (the default), three (a square and two corners), corners or rings',
      '--mark-inset MM': 'from the edge of the paper to such marks, 5 to 40 mm; 10 mm without it',
      '--mark-length MM': 'how long corner lines are, or how wide a ring is, 4 to 20 mm; 8 mm without it',
      '--mark-line MM': 'how thick their lines are, 0.2 to 1 mm; 0.5 mm without it',
      '--tab MM':
        'width of the glue tabs, 4 to 20 mm, from 0.3 to nearly 0.5 of the edge; a fitting one without it',
      '--measured LENGTHS':
        'what a ruler says of the calibration sheet: across, down, left, top, left-below, back-right, back-down in mm, such as across=149.6,down=150.4; PDFs are drawn so that they come out true, landscape sheets turned onto portrait pages',
      '--kerf MM':
        'what a laser or knife takes away, 0 to 1 mm, as 0.15 or 0.15x0.12: SVG and DXF are drawn so that parts come out true',
      '--cut-lines NAME':
        'of SVG: hairline (0.01 mm, the default), or visible (0.25 mm), which shows in programs that leave hairlines out',
      '--cut-content NAME':
        'of SVG and DXF: all that is drawn (the default), or lines, only those to cut and to score; sheets without any are left out',
      '--cut-files NAME':
        'of SVG and DXF: each (a file for each sheet, the default), or together: every sheet that is cut, side by side in one file',
      '--sheet N':
        'one sheet alone, for SVG and DXF, and with -back its back; without it, a file for each sheet',
      '-o FILE':
        'where to; the ending chooses PDF, SVG, DXF, STL, 3MF or, with .zip, Tabletop Simulator; a file that is there already is left alone',
      '--force': 'overwrites files that are there already',
    },
    more: 'PRODUCT is one of a set, as kubagram-nl-nets, or of the set that --set names, as nets.\n\nPrint at 100 %, actual size, and measure the ruler on each sheet. PDF is for paper. SVG and DXF (R12) are for laser cutters and\nplotters: letters as outlines, layers named PRINT, GUIDES, MARKS, SCORE (blue) and CUT (red), no line twice, inner cuts first.\n\nPIECES are nets, labels or a deck: the ZIP holds a save file of Tabletop Simulator with the same faces, backs and counts, its\nimages and meshes, and README.txt, which says where to unpack it. Nothing of it goes over the network.\n\nSOLID is solid-cubes, sticker-jig, letter-stencil or solid-rack, or sensor-frame or solder-jig of the box. A file is\nwhat fits on a bed (--bed-width and --bed-depth); 3MF knows each piece by its name, STL is one shape in millimetres.\n\nSheets and solids of an earlier run that are not written again are named and stay where they are.',
  },
  'print calibrate': {
    says: 'Measures a printer by a scan or photograph of its calibration sheet.',
    usage: [
      'print calibrate FILE.png|.pgm [--back FILE] [--yardstick scan|paper] [--dpi N] [--paper-size 210x297] [--measured LENGTHS] [--json]',
    ],
    flags: {
      '--back FILE':
        'a picture of the back of the same sheet, printed with --back-marks=yes: tells by how much backs lie beside their fronts',
      '--yardstick NAME':
        'what lengths are told by: scan (the resolution of the scan) or paper (its edges); without it, the scan where its resolution can be right, and else the paper',
      '--dpi N': 'the resolution of a scan whose file names none, or a wrong one, in dots an inch',
      '--paper-size MM':
        'what your paper measures, width x height, as 209.6x297.2; without it, the size that the sheet was laid out for',
      '--measured LENGTHS':
        'what the sheet was printed with, if it was; without it, it was printed as it is drawn',
      '--json': 'one object: pictures, each with what was found, and measured',
    },
    more: 'Print the sheet at 100 %: cubewright print workshop-calibration -o FILE.pdf. Scan it at 300 dots an inch, lying on something dark, a finger\nfrom the corner of the glass, or photograph it from straight above. A photograph has no scale of its own: all four edges of the paper have to\nbe seen, and a paper that is cut 1 mm off makes lengths as much wrong. Where the left and upper edges are not seen, the place of the print on\nthe paper cannot be told, and is left out. Give what is measured to --measured of print. JPEG is read by the window alone.',
  },
  'set check': {
    says: 'Checks a cube set: what is in it, what is to be mended, and how well it plays.',
    usage: ['set check FILE [--lexicon NAME] [--lab] [--hands N] [--seed S] [--json]'],
    flags: {
      '--lexicon NAME':
        'holds it against a word list, a file of words or a .cwlex file, instead of the words in the file of the set: letters, values, and the words of random hands',
      '--lab': 'measures what each piece is worth with that list, in points of the dearest word of a hand',
      '--hands N': 'hands that the pieces complete in turn (default 100); four times as many halve the error',
      '--seed S': 'draws them; the same number gives the same figures',
    },
    more: 'The worth of a piece says how many points more the dearest word of a hand counts, on average, with it than with another piece of the set in its place; ± is the standard error. What is found comes worst first. Ends with 1 when the set cannot be read, or is of no use as it stands.',
  },
  'set propose': {
    says: 'Finds a balanced set for a word list.',
    usage: [
      'set propose --pieces N [--lexicon NAME] [--kind cubes|blanks|dice|tiles] [--seed S] [--language NAME] [--alphabet NAME] [--leave-out LETTERS] [--fold-accents] -o FILE [--force] [--json]',
    ],
    flags: {
      '--pieces N':
        'how many, with jokers and blanks: 98 for Alphacubes, 108 for Kubagram, 84 for SCRUBLE Cube, 25 for CUBEWORD',
      '--lexicon NAME':
        'the words it is for: a word list (default english), a file of words or a .cwlex file',
      '--kind NAME':
        'cubes (five letters and their total), blanks (five letters and a blank, and a die), dice (three letters, each twice), tiles (one letter); without it, what the game of that size has',
      '--seed S': 'a whole number (default 1): another one gives another set, the same one the same',
      '--language NAME': 'of the words, as sv or Swedish; without it, the one of the list where it is known',
      '--alphabet NAME':
        'the letters of a list in plain text: latin (A to Z), dutch, where ij is one letter, list for those that the list uses, or the letters themselves',
      '--leave-out LETTERS':
        'with --alphabet list: these letters do not count, or none; without it, those that fewer than one word in 1,000 has, and the rarest beyond 32',
      '--fold-accents':
        'read é as e, ë as e where they are no letters of the alphabet; else such a line is left out',
      '-o FILE':
        'where to, as my.cubewright-set; the set is called as its file; a file that is there already is left alone',
      '--force': 'overwrites a file that is there already',
    },
    more: 'Takes some seconds; Ctrl+C stops it, and nothing is written. The figures stand beside those of the bundled set of its kind.',
  },
  'box ports': {
    says: 'Lists the serial ports; opens none.',
    usage: ['box ports [--json]'],
  },
  'box monitor': {
    says: 'Shows what a box senses, until Ctrl+C.',
    usage: ['box monitor PORT [-o FILE] [--force] [--json]'],
    flags: {
      '-o FILE': 'writes all that was said over the line, at the end',
      '--json': 'a state of the box a line',
    },
  },
  'box replay': {
    says: 'Plays what was recorded of a line again and shows what the box sensed.',
    usage: ['box replay FILE [--json]'],
    flags: { '--json': 'a state of the box a line' },
    more: 'FILE comes from box monitor -o, or from the Box screen. It goes as fast as it can, in the time of the record.',
  },
  'box set': {
    says: 'Sets a box, and says how it is set. Without a flag nothing is changed.',
    usage: [
      'box set PORT [--name NAME] [--debounce MS] [--steady COLOUR] [--blinking COLOUR] [--marked COLOUR] [--brightness N] [--current-limit MA] [--json]',
    ],
    flags: {
      '--name NAME': 'what you call it, at most 24 bytes; "" for none',
      '--debounce MS': 'how long a reading must hold still before it counts, 5 to 500',
      '--steady COLOUR': 'colour of lights that shine steadily, as ff8214',
      '--blinking COLOUR': 'colour of lights that blink',
      '--marked COLOUR': 'colour of the square that matters now',
      '--brightness N': 'of all lights, 0 to 255',
      '--current-limit MA': 'the most that all lights may draw together, 20 to 5000; 400 at a USB port',
    },
    more: 'The box keeps its name and its lights. Its debounce is 20 ms again after every start. Opening a port starts some boards anew.',
  },
  'box simulate': {
    says: 'Is a box in software: prints the port to connect to, until Ctrl+C.',
    usage: [
      'box simulate [--pty] [--firmware] [--fault NAME] [--rows N] [--columns N] [--every MS] [--json]',
    ],
    flags: {
      '--pty': 'behind a pseudo-terminal, which any program can open; needs socat (default)',
      '--firmware': 'the very firmware of a real box, on a simulated chip; faults are then those of the line',
      '--fault NAME':
        'what goes wrong: drop, lose, flip, repeat, delay, reset, late, flood, sensor, boot-text, other-version, older-version, mute, chatter, echo',
      '--rows N': 'rows of squares (default 9)',
      '--columns N': 'columns of squares (default 12)',
      '--every MS': 'lifts a cube by itself every so many milliseconds',
    },
    more: 'Type lift C6, put C6, fill, clear, reset or unplug 3 to move its cubes and its cable.',
  },
  'box flash': {
    says: 'Puts the firmware of a box onto an Arduino Uno or Nano, reads it back and waits for the box.',
    usage: ['box flash PORT [--image FILE] [--json]'],
    flags: {
      '--image FILE':
        'another image, as flash-info writes it; without it, the one for 9 x 12 squares with lights',
    },
    more: 'The boot loader of the board does the work and is never written, so that whatever goes wrong, you can flash again. Ctrl+C stops between two pages.',
  },
  'box flash-info': {
    says: 'Says how the firmware of a box is flashed, and writes it for a box of another size.',
    usage: [
      'box flash-info [-o FILE] [--rows N] [--columns N] [--serial NUMBER] [--no-lights] [--slow] [--force] [--json]',
    ],
    flags: {
      '-o FILE': 'writes an image for this box; without it, the one for 9 x 12 squares with lights is named',
      '--rows N': 'rows of squares (default 9)',
      '--columns N': 'columns of squares (default 12)',
      '--serial NUMBER': 'at most 12 characters; without it, the box makes up its own at its first start',
      '--no-lights': 'the box has no lights',
      '--slow': 'the box begins at 115,200 bits a second instead of 250,000',
    },
  },
  'box board': {
    says: 'Makes a board with all sensors of a box, as panels to order from a board maker.',
    usage: [
      'box board -o FILE [--rows N] [--columns N] [--pitch MM] [--edge MM] [--sensor hall|reed] [--language NAME] [--force] [--json]',
    ],
    flags: {
      '-o FILE': 'where to, as board.zip; a file that is there already is left alone',
      '--rows N': 'rows of squares, 1 to 21 (default 9)',
      '--columns N': 'columns of squares, 8 or 12 (default 12)',
      '--pitch MM':
        'from square to square (default 25 mm); above 25 mm, panels are longer than the 100 mm that are cheapest',
      '--edge MM': 'of the dice (default 15 mm)',
      '--sensor hall|reed': 'hall or reed (default hall)',
      '--language NAME': 'of README.txt and the parts list: en, nl or sv (default en)',
      '--force': 'overwrites a file that is there already',
    },
    more: 'The ZIP holds a ZIP with Gerber and Excellon files for each kind of panel, to be sent to a board maker as it is, a picture of each, the parts list, the place of each part, and README.txt: what to order, what to buy, and how it is put together. The sensors are where the drilling plan has its holes.',
  },
  verify: {
    says: 'Says what a file of Cubewright holds and whether it is whole.',
    usage: ['verify FILE [--lexicon NAME] [--json]'],
  },
} as const;
