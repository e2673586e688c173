import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '#renderer/app/index.ts';
import { Button } from '#renderer/controls/index.ts';
import type { HintTexts } from '../game-table.ts';
import { ScrollPlace } from '../ScrollPlace.tsx';
import { knowsEveryday, type Hint, type TableTypes } from '../store/index.ts';
import { hintSentences } from './use-hint.ts';
import type { Shell } from '../use-shell.ts';

export interface HintPlaceProps<T extends TableTypes> {
  readonly model: Shell<T>;
  readonly hint: Hint<T>;
  readonly texts: HintTexts<T>;
}

export function HintPlace<T extends TableTypes>({ model, hint, texts }: HintPlaceProps<T>) {
  const { t } = useTranslation('table');
  const { play, game } = model;
  const sentences = hintSentences(t, texts, hint);
  const told = hint.kind === 'told' ? hint : undefined;
  const other = told?.words === 'everyday' ? 'best' : 'everyday';
  const steps = told?.steps.length ?? 0;
  const all = told?.all ?? [];
  const next = all[steps];
  const followed = texts.followAfter ?? all.at(-1);
  const found = followed !== undefined && told?.steps.includes(followed) === true ? told.found : undefined;
  const follow = found === undefined ? undefined : texts.follow(found);
  const place = useFocusFallback<HTMLElement>();
  return (
    <section ref={place} className="turn-region hint" aria-label={t('hints.title')}>
      <h2 className="label" tabIndex={-1} data-rest>
        {t(told?.words === 'everyday' ? 'hints.titleEveryday' : 'hints.title')}
      </h2>
      <ScrollPlace label={t('hints.steps')} className="hint-scroll" atEnd>
        <ol className={hint.kind === 'asked' ? 'hint-steps hint-steps--late' : 'hint-steps'}>
          {sentences.map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ol>
      </ScrollPlace>
      <div className="hint-actions">
        {/* Each step has its own button, so that a second quick press opens and records no further step. */}
        {next === undefined || steps === 0 ? null : (
          <Button key={next} size="small" command="hint" showsKey onClick={() => void play.hint()}>
            {texts.next(t, next)}
          </Button>
        )}
        {follow === undefined ? null : (
          <Button
            size="small"
            onClick={() => {
              play.act(follow);
              play.closeHint();
            }}
          >
            {texts.followLabel(t)}
          </Button>
        )}
        {told === undefined || !knowsEveryday(game) ? null : (
          <Button size="small" onClick={() => void play.hint(other)}>
            {t(`hints.ask.${other}`)}
          </Button>
        )}
        <Button look="link" size="small" onClick={() => play.closeHint()}>
          {t('hints.close')}
        </Button>
      </div>
    </section>
  );
}
