/** Where every problem that no rule of a game causes is explained: `help-places.ts` says which. */
export const problemGuide = {
  title: 'When something goes wrong',
  lead: 'What messages mean, what is safe, and what to do. Every message leads here, or to the rule behind it.',
  sections: [
    {
      id: 'problems-disk',
      title: 'A file or folder cannot be read or written',
      body: [
        'The disk is full, can only be read, or your system does not let Cubewright in. What was saved before is whole: a file is replaced only once the new one is completely there.',
        [
          'No room left: delete something large or empty the bin, then press Try again. A move that could not be saved waits on the screen.',
          'Not allowed: look at who owns the file and what its permissions are, or save to another folder.',
          'Held by another program: close the file there. Programs that sync folders let go after a moment.',
          'Changed in another window: open it again here. Nothing was overwritten.',
        ],
      ],
    },
    {
      id: 'problems-open',
      title: 'Cubewright is already open, or does not answer',
      body: [
        'Only one Cubewright at a time writes to the folder with your games, so that none overwrites another. A second one tells where the first is open: go on there, or close it.',
        'In the browser a page stops answering when its terminal is closed or Cubewright is started anew. Run npm start again and open the address that it shows; every move that you have seen is saved. A key in an address works once. A folder that was moved or whose disk was taken out has to be back before anything is written.',
      ],
    },
    {
      id: 'problems-damaged',
      title: 'Damaged settings or words',
      body: [
        'Settings, profiles and your own words are files, and a file can be cut off or changed by hand. Cubewright reads what it can, keeps the damaged file beside the new one, and changes nothing until you choose.',
        'The last good copy brings back what was there when it was made. Starting anew keeps what could be read. A file of a newer Cubewright is left as it is: use that version, or choose again here.',
      ],
    },
    {
      id: 'problems-reading',
      title: 'A file does not open',
      body: [
        'Cubewright opens games, GCG, sets, word lists, its own PDF and project files, and recordings of a box, by what is in them and not by their names. The file itself is never changed.',
        [
          'Not one of ours, or not text: look whether it is the right file, and whether it was unpacked first.',
          'Damaged or cut off: copy or download it again. The message names the place where reading stopped.',
          'From a newer version: open it with that version.',
          'A game that is damaged stands in the library with what is left of it, up to the last good move. Open that as a new game, or take one of its earlier versions: one is kept at most every five minutes, for seven days.',
          'Changed by hand: put the named line or entry right, or take an older copy.',
        ],
      ],
    },
    {
      id: 'problems-words',
      title: 'Word lists and letters',
      body: [
        'A word list is a text file with one word a line, in UTF-8, or a lexicon file of Cubewright. Phrases, and words with letters that the alphabet lacks, are left out and counted. Nothing is added before the whole list has been read.',
        [
          'Not text: save it as plain text in UTF-8.',
          'No words or no letters: choose the alphabet of its language, or write its letters, 2 to 32.',
          'A name is taken: give the list another name.',
          'A game misses its list: add that list again under Word lists, under any name. The game waits unchanged.',
          'A pattern or rack is refused: write only letters of the chosen list, ? for any one, and in a pattern * for any run.',
        ],
      ],
    },
    {
      id: 'problems-sets',
      title: 'A set or design is refused',
      body: [
        'A step of a design that cannot be made changes nothing, and all steps before it are kept. The message names the piece, letter or square.',
        'Every letter needs a value and has to be on a piece, a piece needs at least one face, and a board has as many rows as squares in a row. A game takes only sets that suit it: the designer names what a game still lacks. A file of a set that was changed by hand opens again once the named entry is right.',
      ],
    },
    {
      id: 'problems-print',
      title: 'A choice for printing does not work',
      body: [
        'Measures depend on each other: a larger edge, tab or margin can be too much for the paper. Nothing is saved while a choice is refused, and warnings leave the choice to you.',
        [
          'It does not fit: take larger paper, a smaller edge, or less space between pieces.',
          'A letter cannot be drawn: choose another font, or another way to make it.',
          'Too small: braille, tabs and the smallest numbers need a face of some size; the message tells which.',
          'Kerf, corners and bridges: measure what your machine takes away, and stay below what the message names.',
        ],
      ],
    },
    {
      id: 'problems-typing',
      title: 'A name, number or choice is refused',
      body: [
        'A field keeps what you typed, and what held before goes on holding until it is right. Numbers stay between the two ends that the message names. Names need at least one visible character and must differ; signs that cannot be seen often come along with copied text, so type the name anew.',
      ],
    },
    {
      id: 'problems-moves',
      title: 'The table does not take it',
      body: [
        'A move that is refused changes nothing: your pieces, the scores and the clock stay as they were. Mostly it is somebody else’s turn, the game is over or paused, the last move is still being saved, or the pieces named are not there.',
        'Typed lines are read as the page of the game describes them. Escape takes back what lies this turn, and ? shows the keys of the table. A computer, a review or a puzzle that stopped can be asked again. A record that cannot be followed to its end is shown up to the last move that the rules take.',
      ],
    },
    {
      id: 'problems-commands',
      title: 'The command line',
      body: [
        'A command that is refused does nothing and writes no file. “cubewright help” lists the commands, and “cubewright help COMMAND” shows what one takes, with an example. A file that is there already is replaced only with --force. Stopping with Ctrl+C leaves either the old file or the whole new one.',
      ],
    },
    {
      id: 'problems-ours',
      title: 'A mistake of ours',
      body: [
        'Part of Cubewright is missing, or it did something that it should not. Saved games, sets and words are not touched by that. Try again; if it stays, close Cubewright and run npm start, which builds what is missing, or install it again. Then tell us what you did and the words of the message.',
      ],
    },
  ],
} as const;
