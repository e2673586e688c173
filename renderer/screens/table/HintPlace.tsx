import { useTranslation } from 'react-i18next';
import { useKeptFocus } from '#renderer/app/index.ts';
import { Button } from '#renderer/controls/index.ts';
import type { Hint } from '#renderer/play/index.ts';
import { hintSteps } from '#shared/records/index.ts';
import { hintSentences } from './hint-text.ts';
import { ScrollPlace } from './ScrollPlace.tsx';
import type { TableModel } from './use-table.ts';

/** What a hint has told so far, and the way to one step more; the last step offers to lay the play. */
export function HintPlace({ model, hint }: { readonly model: TableModel; readonly hint: Hint }) {
  const { t } = useTranslation('table');
  const { play } = model;
  const sentences = hintSentences(t, hint);
  const steps = hint.kind === 'told' ? hint.steps.length : 0;
  const next = hint.kind === 'told' && hint.play !== undefined ? hintSteps[steps] : undefined;
  const found = hint.kind === 'told' && steps === hintSteps.length ? hint.play : undefined;
  // The way to one step more goes with the last one; the focus stays beside the hint.
  const deeds = useKeptFocus<HTMLDivElement>(next);
  return (
    <section className="turn-region hint" aria-label={t('hints.title')}>
      <h2 className="label">{t('hints.title')}</h2>
      <ScrollPlace label={t('hints.steps')} className="hint-scroll" atEnd>
        <ol className={hint.kind === 'asked' ? 'hint-steps hint-steps--late' : 'hint-steps'}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </ScrollPlace>
      <div ref={deeds} className="hint-deeds">
        {next === undefined || next === 'score' ? null : (
          <Button size="small" keyHint="!" onClick={() => void play.hint()}>
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
