import { gameProblems } from './en/games/index.ts';
import type { help } from './en/help.ts';
import { ruleOf } from './translator.ts';

type Pages = (typeof help)['pages'];
type OwnPage = 'table' | 'making' | 'box' | 'problems';
type Section<P extends OwnPage> = Pages[P]['sections'][number]['id'];
/** These are a page and a section of Help, as in `problems/problems-disk`; the names of sections stand once. */
type Place = { readonly [P in OwnPage]: `${P}/${Section<P>}` }[OwnPage];

const traces = ['box/not-a-trace', 'box/later-trace', 'box/long-trace', 'box/bad-trace-line', 'box/no-trace'];
const lists = ['app/no-such-lexicon', 'play/list-not-read', 'play/no-such-list'];

/** Each entry is a code or the beginning of codes; of several that fit, the longest holds. */
const codesOf: Readonly<Partial<Record<Place, readonly string[]>>> = {
  'problems/problems-disk': ['file/', 'home/is-a-file', 'home/lost', 'home/no-lock', 'home/lock-'],
  'problems/problems-open': ['home/', 'app/door-', 'app/session-', 'app/key-', 'app/port-', 'app/download-'],
  'problems/problems-damaged': ['damage/', 'settings/'],
  'problems/problems-reading': ['files/', 'gcg/', 'json/', 'position/', 'project/', 'record/', ...traces],
  'problems/problems-words': ['lexicon/', 'words/', 'pattern/', 'setup/list-', 'setup/no-list-', ...lists],
  'problems/problems-sets': ['design/', 'set/'],
  'problems/problems-print': ['print/'],
  'making/true-size': ['scan/'],
  'problems/problems-typing': ['number/', 'option/', 'preset/', 'setup/', 'spoken/'],
  'problems/problems-moves': ['engine/', 'game/', 'play/', 'puzzle/', 'review/'],
  'problems/problems-commands': ['cli/'],
  'problems/problems-ours': ['app/', 'lesson/', 'unknown', 'engine/crashed', 'puzzle/broken'],
  'box/trouble': ['box/'],
  'box/plans': ['board/'],
  'making/again': ['project/bad-link', 'project/none-in-pdf', 'project/only-code', 'project/other-code'],
  'table/table-clocks': ['clock/', 'play/paused'],
  'table/table-curtain': ['play/hand-covered'],
  'table/table-position': ['editor/'],
  'table/table-undo': ['play/nothing-to-', 'play/strict-over'],
};

const byStart: readonly (readonly [string, string])[] = Object.entries(codesOf)
  .flatMap(([place, starts]) => starts.map((start) => [start, place] as const))
  .toSorted(([one], [other]) => other.length - one.length);

export interface HelpPlace {
  readonly page: string;
  readonly section: string;
}

/** Says where Help explains a problem: at the rule behind it, if there is one. Every code of the catalogue has a place. */
export function helpPlaceOf(code: string): HelpPlace | undefined {
  const rule = ruleOf(code);
  if (rule !== undefined) return { page: rule.game, section: rule.section };
  const [page, section] = (placeAtTable(code) ?? placeByStart(code))?.split('/') ?? [];
  return page === undefined || section === undefined ? undefined : { page, section };
}

/** What no rule refuses is a set-up that cannot be, or a step that the table could not take. */
function placeAtTable(code: string): Place | undefined {
  if (!Object.hasOwn(gameProblems, code)) return undefined;
  return code.includes('/set-up-') ? 'table/table-position' : 'problems/problems-moves';
}

function placeByStart(code: string): string | undefined {
  return byStart.find(([start]) => code.startsWith(start))?.[1];
}
