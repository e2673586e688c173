import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSay } from '#renderer/controls/index.ts';
import type { FoundPlay, Hint } from '#renderer/play/index.ts';
import { hintSentences } from './hint-text.ts';
import { showPlace } from './show-place.ts';
import type { TableModel } from './use-table.ts';

type Placed = Extract<Hint, { readonly kind: 'told' }> & { readonly play: FoundPlay };

function tellsPlace(hint: Hint | undefined): hint is Placed {
  return hint?.kind === 'told' && hint.play !== undefined && hint.steps.includes('place');
}

/** What takes no longer is not worth a sentence. */
const waitMs = 400;

/**
 * Says each step of a hint once, and brings its place into view once: here and not where it is drawn, which is another
 * place of the screen when the window is made smaller.
 */
export function useHint({ play, hint, view }: TableModel): void {
  const { t } = useTranslation('table');
  const say = useSay();
  const told = useRef(hint);
  useEffect(() => {
    if (hint === undefined) told.current = undefined;
    if (hint === undefined || view === undefined || told.current === hint) return;
    if (tellsPlace(hint) && !tellsPlace(told.current)) showPlace(play, hint.play.start, hint.play.direction);
    // After what the cursor has to say of being turned.
    const timer = setTimeout(
      () => {
        told.current = hint;
        say(hintSentences(t, hint).at(-1) ?? '');
      },
      hint.kind === 'asked' ? waitMs : 0,
    );
    return () => {
      clearTimeout(timer);
    };
  }, [play, hint, view, say, t]);
}
