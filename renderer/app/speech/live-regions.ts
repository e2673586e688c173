import { textOf } from './focus-text.ts';
import type { Said } from './speech-log.ts';

const urgent = '[role="alert"], [aria-live="assertive"]:not([data-live])';
const live = `${urgent}, [role="status"], [aria-live="polite"]:not([data-live])`;

/** Returns what these changes announce, in the order in which it is said; `told` keeps what each place has said. */
export function liveTexts(
  changes: readonly MutationRecord[],
  told: WeakMap<Element, string>,
): readonly Said[] {
  const places = changes.flatMap(({ target, addedNodes }) => [
    ...placesRound(target),
    ...[...addedNodes].flatMap((node) => placesIn(node)),
  ]);
  const news = [...new Set(places)].flatMap((place): readonly Said[] => {
    const text = textOf(place, live);
    if (!place.isConnected || told.get(place) === text) return [];
    told.set(place, text);
    return [{ text, how: place.matches(urgent) ? 'urgent' : 'polite' }];
  });
  const said = news.filter(({ text }) => text !== '');
  // Each urgent sentence breaks off the one before it, so several are said as one.
  const first = said.filter(({ how }) => how === 'urgent').map(({ text }) => text);
  return [
    ...(first.length === 0 ? [] : [{ text: first.join(' '), how: 'urgent' as const }]),
    ...said.filter(({ how }) => how === 'polite'),
  ];
}

function placesRound(node: Node): readonly Element[] {
  const element = node instanceof Element ? node : node.parentElement;
  const found = element?.closest(live);
  return found === null || found === undefined ? [] : [found];
}

function placesIn(node: Node): readonly Element[] {
  if (!(node instanceof Element)) return [];
  return [...(node.matches(live) ? [node] : []), ...node.querySelectorAll(live)];
}
