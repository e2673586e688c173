import { arrows, back, ends, hint, main, redo, undo, type KeyPlaces } from './key-places.ts';

const ask = <K extends string>(letter: K) => ({ keys: [`, ${letter}`], fixed: true }) as const;
const asked = <N extends string>(question: N) => ({
  is: `speech-table.${question}` as const,
});

/** The commands of all screens and of the shell of every table; each game has its own beside it. */
export const generalPlaces = {
  home: {
    continue: main,
    new: { keys: ['N'], left: 'S' },
    now: { keys: ['A'], right: 'U' },
    library: { keys: ['O'], left: 'F' },
    tonight: { keys: ['T'], right: 'J' },
    print: { keys: ['P'], left: 'R' },
    design: { keys: ['D'], right: 'I' },
    box: { keys: ['B'], right: 'K' },
    words: { keys: ['W'], right: 'M' },
    help: { keys: ['L'], left: 'E' },
  },
  learn: {
    before: { keys: ['ArrowLeft'], left: 'A' },
    after: { keys: ['ArrowRight'], left: 'D' },
    begin: main,
    rules: { keys: ['R'], right: 'U' },
  },
  lesson: {
    show: { keys: ['F2'], right: 'F8' },
    on: main,
    undo,
  },
  library: {
    along: { keys: ['ArrowLeft', 'ArrowRight'], fixed: true },
    between: { keys: ['ArrowUp', 'ArrowDown'], fixed: true },
    ends,
    open: main,
    find: { keys: ['F'], right: 'J' },
    remove: { keys: ['Delete'], left: 'X' },
    undo,
  },
  puzzles: {
    puzzle: { keys: ['ArrowUp', 'ArrowDown'], fixed: true },
    first: main,
  },
  puzzle: {
    try: main,
    hint,
    'give-up': { keys: ['Control+G'], right: 'Control+Shift+U' },
  },
  design: {
    sign: { keys: ['signs'], fixed: true },
    next: arrows,
    before: { keys: ['Backspace'], fixed: true },
    brush: { keys: ['one-to-six'], fixed: true },
    undo,
    redo,
  },
  print: { undo, redo },
  words: { look: { keys: ['Enter'], fixed: true } },
  'new-game': { deal: main },
  choices: { step: arrows },
  table: {
    lift: main,
    hint,
    last: { keys: [';'], also: ['M'], left: 'Control+B' },
    pause: { keys: ['F9'], left: 'Control+Shift+S' },
    undo,
    redo,
  },
  review: {
    earlier: { keys: ['ArrowLeft'], left: 'A' },
    later: { keys: ['ArrowRight'], left: 'D' },
    first: { keys: ['Home'], left: 'Q' },
    last: { keys: ['End'], left: 'E' },
    mistake: { keys: ['M'], left: 'S' },
    best: { keys: ['B'], right: 'U' },
    puzzles: { keys: ['P'], left: 'F' },
    back,
  },
  'speech-table': {
    scores: ask('S'),
    time: ask('T'),
    hand: ask('H'),
    place: ask('P'),
    row: ask('R'),
    column: ask('C'),
    upright: ask('V'),
    words: ask('W'),
    stock: ask('B'),
  },
  'speech-screen': {
    place: { ...ask('P'), ...asked('place') },
    hand: { ...ask('H'), ...asked('hand') },
    row: { ...ask('R'), ...asked('row') },
    column: { ...ask('C'), ...asked('column') },
    words: { ...ask('W'), ...asked('words') },
    stock: { ...ask('B'), ...asked('stock') },
  },
  speech: {
    now: ask('N'),
    last: ask('L'),
    again: ask('A'),
    list: ask(','),
    typing: { keys: ['Control+,'], fixed: true },
  },
  everywhere: {
    palette: { keys: ['Control+K'], left: 'Control+Shift+G' },
    keys: { keys: ['?'], left: 'F1' },
    open: { keys: ['Control+O'], left: 'Control+Shift+F' },
    back,
    next: { keys: ['Tab'], fixed: true },
  },
} as const satisfies KeyPlaces;
