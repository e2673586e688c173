import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, useSay } from '#renderer/controls/index.ts';
import type { FoundPlay, Hint } from '#renderer/play/index.ts';
import { alphacubesSet, cubeOf } from '#shared/cubes/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { hintSteps, type HintStep } from '#shared/records/index.ts';
import { ScrollPlace } from './ScrollPlace.tsx';
import { showPlace } from './show-place.ts';
import { wordList } from './speech.ts';
import type { TableModel } from './use-table.ts';

/** What a hint has told so far, and the way to one step more; the last step offers to lay the play. */
export function HintPlace({ model, hint }: { readonly model: TableModel; readonly hint: Hint }) {
  const { t } = useTranslation('table');
  const { play } = model;
  const sentences = hintSentences(t, hint);
  useSpoken(sentences.at(-1), hint.kind === 'asked' ? waitMs : 0);
  const placed = hint.kind === 'told' && hint.steps.at(-1) === 'place' ? hint.play : undefined;
  useEffect(() => {
    if (placed !== undefined) showPlace(play, placed.start, placed.direction);
  }, [play, placed]);
  const steps = hint.kind === 'told' ? hint.steps.length : 0;
  const next = hint.kind === 'told' && hint.play !== undefined ? hintSteps[steps] : undefined;
  const found = hint.kind === 'told' && steps === hintSteps.length ? hint.play : undefined;
  return (
    <section className="turn-region hint" aria-label={t('hints.title')}>
      <h2 className="label">{t('hints.title')}</h2>
      <ScrollPlace label={t('hints.steps')} className="hint-scroll">
        <ol className={hint.kind === 'asked' ? 'hint-steps hint-steps--late' : 'hint-steps'}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </ScrollPlace>
      <div className="hint-deeds">
        {next === undefined || next === 'score' ? null : (
          <Button size="small" keyHint="?" onClick={() => void play.hint()}>
            {t(`hints.next.${next}`)}
          </Button>
        )}
        {found === undefined ? null : (
          <Button
            size="small"
            onClick={() => {
              play.act({ kind: 'lay', play: found });
              play.closeHint();
              toBoard();
            }}
          >
            {t('hints.lay')}
          </Button>
        )}
        <Button
          look="link"
          size="small"
          onClick={() => {
            play.closeHint();
            toBoard();
          }}
        >
          {t('hints.close')}
        </Button>
      </div>
    </section>
  );
}

/** What was pressed is gone: the keys go to the board, where the play is laid. */
function toBoard(): void {
  requestAnimationFrame(() => {
    document.querySelector<HTMLElement>('.board-square[tabindex="0"]')?.focus({ preventScroll: true });
  });
}

/** What takes no longer is not worth a sentence. */
const waitMs = 400;

function useSpoken(sentence: string | undefined, afterMs: number): void {
  const say = useSay();
  useEffect(() => {
    if (sentence === undefined) return;
    const timer = setTimeout(() => {
      say(sentence);
    }, afterMs);
    return () => {
      clearTimeout(timer);
    };
  }, [sentence, afterMs, say]);
}

function hintSentences(t: Translate, hint: Hint): readonly string[] {
  if (hint.kind === 'asked') return [t('table:hints.finding')];
  const { play, steps } = hint;
  return play === undefined ? [t('table:hints.none')] : steps.map((step) => stepText(t, step, play));
}

function stepText(t: Translate, step: HintStep, play: FoundPlay): string {
  const { word, start, direction, score, placements } = play;
  switch (step) {
    case 'score':
      return t('table:hints.score', { points: score });
    case 'cubes': {
      const cubes = placements.map(({ cube }) => cubeOf(alphacubesSet, cube).letters.join(''));
      // In the order of their letters: that of the word would tell it.
      return t('table:hints.cubes', { count: cubes.length, cubes: cubes.sort().join(' · ') });
    }
    case 'place': {
      const squares = wordList(
        t,
        placements.map(({ square }) => square),
      );
      const key = placements.length === 1 ? 'placeOne' : direction === 'across' ? 'placeAcross' : 'placeDown';
      return t(`table:hints.${key}`, { squares });
    }
    case 'play':
      return t('table:hints.play', {
        word,
        start,
        direction: t(`table:now.${direction}`),
        points: score,
      });
  }
}
