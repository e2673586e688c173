import { enginePosition } from '#shared/games/alphacubes/engine-position.ts';
import type { AlphacubesMove, AlphacubesState } from '#shared/games/alphacubes/index.ts';
import { aheadCube } from '#shared/games/alphacubes/search/ahead-request.ts';
import type { Side } from '#shared/games/alphacubes/search/end/end-game.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import { wordsIn } from '#shared/lexicon/index.ts';
import { createWordEngine, type WordEngine } from '#shared/word-engine/index.ts';
import type { Derive } from '../reviews/said.ts';
import { lexiconOver } from './engine.ts';
import { plainLead, plainLeadAfter, type PlainTable } from './plain-end.ts';
import { slowScore } from './slow-scorer.ts';

/** Two statements about a turn ask for the same lead. */
const leads = new WeakMap<AlphacubesState, number>();

type IsAllowed = (word: string) => boolean;

const engines = new WeakMap<ReadonlySet<string>, Map<string, WordEngine>>();

/** An engine over all words of the list and of the table that the table allows. */
function engineOf(words: ReadonlySet<string>, state: AlphacubesState, isAllowed: IsAllowed): WordEngine {
  const { allow, personalAllow, forbid, personalForbid } = state.options;
  const own = [...allow, ...personalAllow, ...wordsIn(state.allowed)];
  const key = JSON.stringify([own, forbid, personalForbid]);
  const made = engines.get(words) ?? new Map<string, WordEngine>();
  engines.set(words, made);
  const engine = made.get(key) ?? createWordEngine(lexiconOver([...words, ...own].filter(isAllowed)));
  made.set(key, engine);
  return engine;
}

/** What a turn was worth where nothing was hidden any more, by the plain search. */
export function deriveEnd(
  kind: string,
  state: AlphacubesState,
  move: AlphacubesMove,
  words: ReadonlySet<string>,
  isAllowed: IsAllowed,
): ReturnType<Derive> {
  const [one, other] = state.seats;
  if (one === undefined || other === undefined || state.seats.length !== 2 || state.stock.length > 0) {
    return undefined;
  }
  const cubeOf = (cube: CubeId) => aheadCube(state, cube);
  const by = Number(move.by) as Side;
  const hands = [one.hand.map(cubeOf), other.hand.map(cubeOf)] as const;
  const { rack: _, ...position } = enginePosition(state, []);
  const table: PlainTable = {
    position,
    hands,
    by,
    first: Number(state.first) as Side,
    afterPass: state.progress.passes > 0,
    lastTurn: state.progress.wentOut !== undefined,
    points: [one.points, other.points],
  };
  const engine = engineOf(words, state, isAllowed);
  const lead = leads.get(state) ?? plainLead(engine, table);
  leads.set(state, lead);
  if (kind !== 'endCost') {
    const found = lead > 0 ? 'endWon' : lead < 0 ? 'endLost' : 'endDrawn';
    return { kind: found, ...(lead === 0 ? {} : { by: Math.abs(lead) }) };
  }
  if (move.kind !== 'play') return { kind, points: lead - plainLeadAfter(engine, table, undefined) };
  const width = state.board[0]?.length ?? 0;
  const laid = move.placements.map(({ square, letter, cube }) => ({
    square: (Number(square.slice(1)) - 1) * width + square.charCodeAt(0) - 65,
    letter,
    value: cubeOf(cube).faces.find((face) => face.letter === letter)?.value ?? 0,
    blank: false,
  }));
  const gone = new Set<CubeId>(move.placements.map(({ cube }) => cube));
  const hand = state.seats[by]?.hand ?? [];
  const rest = hands[by].filter((_cube, place) => !gone.has(hand[place] as CubeId));
  const play = { laid, score: slowScore(state, move.placements) };
  return { kind, points: lead - plainLeadAfter(engine, table, { play, rest }) };
}
