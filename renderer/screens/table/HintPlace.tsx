import { useTranslation } from 'react-i18next';
import { useRest } from '#renderer/app/index.ts';
import { Button } from '#renderer/controls/index.ts';
import type { Hint } from '#renderer/play/index.ts';
import { alphacubes } from '#shared/games/alphacubes/index.ts';
import { hintSentences } from './hint-text.ts';
import { ScrollPlace } from './ScrollPlace.tsx';
import type { TableModel } from './use-table.ts';

/** What a hint has told so far, and the way to one step more; the last step offers to lay the play. */
export function HintPlace({ model, hint }: { readonly model: TableModel; readonly hint: Hint }) {
  const { t } = useTranslation('table');
  const { play } = model;
  const sentences = hintSentences(t, hint);
  const steps = hint.kind === 'told' ? hint.steps.length : 0;
  const next = hint.kind === 'told' && hint.play !== undefined ? alphacubes.hintSteps[steps] : undefined;
  const found = hint.kind === 'told' && steps === alphacubes.hintSteps.length ? hint.play : undefined;
  const place = useRest<HTMLElement>();
  return (
    <section ref={place} className="turn-region hint" aria-label={t('hints.title')}>
      <h2 className="label" tabIndex={-1} data-rest>
        {t('hints.title')}
      </h2>
      <ScrollPlace label={t('hints.steps')} className="hint-scroll" atEnd>
        <ol className={hint.kind === 'asked' ? 'hint-steps hint-steps--late' : 'hint-steps'}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </ScrollPlace>
      <div className="hint-deeds">
        {/* Each step is in the record: a button of its own, so that a second quick press takes no further one. */}
        {next === undefined || next === 'score' ? null : (
          <Button key={next} size="small" keyHint="!" onClick={() => void play.hint()}>
            {t(`hints.next.${next}`)}
          </Button>
        )}
        {found === undefined ? null : (
          <Button
            size="small"
            onClick={() => {
              play.act({ kind: 'lay', play: found });
              play.closeHint();
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
          }}
        >
          {t('hints.close')}
        </Button>
      </div>
    </section>
  );
}
