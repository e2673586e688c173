import { useTranslation } from 'react-i18next';
import { Button, ProblemNotice } from '#renderer/controls/index.ts';
import { ReviewLink, announcedText, wordList } from '#renderer/table/index.ts';
import type { RunVerdict, TurnCheck } from '#shared/games/cubeword/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import type { Actions } from './actions.ts';
import { texts } from './speech.ts';
import { placeWords, runText } from './texts.ts';
import type { TableModel } from './use-model.ts';

interface VerdictProps {
  readonly model: TableModel;
  readonly actions: Actions;
}

export function VerdictPlace({ model, actions }: VerdictProps) {
  const { t } = useTranslation('cubewordTable');
  const { check, refusal, lifted, draft, news, names, last } = model;
  const faults = check === undefined ? [] : faultsOf(check);
  const lift = lifted === undefined ? undefined : liftedText(t, model);
  const allowed = [...new Set(faults.map(({ word }) => word))].filter(
    ({ length }) => length <= longestAllowed,
  );
  if (refusal !== undefined) return <ProblemNotice alert={false} problem={refusal.problem} />;
  if (lift !== undefined) {
    return (
      <p className="cubeword-verdict">
        <b>{lift.what}</b> {lift.says}
      </p>
    );
  }
  if (check?.problem !== undefined && draft.parts.length > 0) {
    return (
      <ProblemNotice
        alert={false}
        problem={check.problem}
        says={
          faults.length === 0
            ? undefined
            : t('faults', {
                count: faults.length,
                words: wordList(
                  t,
                  faults.map((run) => runText(t, run)),
                ),
              })
        }
        mend={
          faults.length === 0 || allowed.length === 0 ? undefined : (
            <Button size="small" onClick={() => actions.allow(allowed)}>
              {t('allow', { words: wordList(t, allowed) })}
            </Button>
          )
        }
      />
    );
  }
  const happened =
    news?.kind === 'made' && draft.parts.length === 0 && !last.isNewest
      ? announcedText(t, texts, news.events, (at) => names[at] ?? '')
      : '';
  return (
    <div className="cubeword-verdict">
      {happened === '' ? null : <p>{happened}</p>}
      <p className="small soft">
        {t(`how.${draft.typing}`)} <ReviewLink model={model} />
      </p>
    </div>
  );
}

const longestAllowed = 21;

/** Returns the runs that are not words, unless the turn fails because its cubes are not connected. */
export function faultsOf({ runs, problem }: TurnCheck): readonly RunVerdict[] {
  return problem?.code === 'cubeword/not-connected' ? [] : runs.filter(({ ruling }) => !ruling.accepted);
}

export function liftedText(
  t: Translate,
  { lifted, check, draft }: Pick<TableModel, 'lifted' | 'check' | 'draft'>,
): { readonly what: string; readonly says: string } | undefined {
  if (lifted === undefined) return undefined;
  const { letter, place, cube } = lifted;
  const lies = check?.felt.some((one) => one.cube === cube) === true;
  if (letter === '' || draft.naming) {
    return lies
      ? {
          what: t('cubewordTable:lifted.lies', { letter }),
          says: t('cubewordTable:lifted.nameBlank'),
        }
      : { what: t('cubewordTable:lifted.unnamed'), says: t('cubewordTable:lifted.name') };
  }
  const what = t(lies ? 'cubewordTable:lifted.lies' : 'cubewordTable:lifted.pool', { letter });
  if (lifted.check === undefined) {
    const key = lies ? 'turnOrMove' : 'anywhere';
    return { what, says: t(`cubewordTable:lifted.${key}`) };
  }
  const { runs } = lifted.check;
  const here = runs.filter((run) => run.cubes.some((one) => one.cube === cube) && run.ruling.accepted);
  // Moving the cube may also break a word at the place that it leaves.
  const faults = runs.filter(({ ruling }) => !ruling.accepted);
  const words = (of: readonly RunVerdict[]) =>
    wordList(
      t,
      of.map(({ word }) => word),
    );
  const [good, bad] = [words(here), words(faults)];
  const key = bad === '' ? (good === '' ? 'alone' : 'good') : good === '' ? 'bad' : 'both';
  return {
    what,
    says: t(`cubewordTable:lifted.${key}`, {
      good,
      bad,
      place: placeWords(place),
      count: faults.length,
    }),
  };
}
