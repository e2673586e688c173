import type { MakeTools } from '#shared/puzzles/index.ts';
import type { WordHelp } from './word-help.ts';

/** @param levels are those that may try puzzles; level 0 knows the whole list */
export function puzzleTools(help: WordHelp, levels: readonly number[]): MakeTools {
  const byLevel = new Map(levels.map((level) => [level, asks(help, level)]));
  const whole = asks(help, 0);
  return { words: help.judge, forLevel: (level) => byLevel.get(level) ?? whole, ...whole };
}

/** A level asks the same in many of its tries, so its last answers are kept. */
function asks({ askOf, askWordsOf, searchOf }: WordHelp, level: number) {
  return { ask: kept(askOf(level)), askWords: askWordsOf(level), search: kept(searchOf(level)) };
}

const mostKept = 40;

function kept<Ask, Answer>(answer: (ask: Ask) => Promise<Answer>): (ask: Ask) => Promise<Answer> {
  const known = new Map<string, Promise<Answer>>();
  return (ask) => {
    const key = JSON.stringify(ask);
    const made = known.get(key) ?? answer(ask);
    if (known.size >= mostKept) known.clear();
    known.set(key, made);
    return made;
  };
}
