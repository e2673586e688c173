import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import {
  HintPlace,
  LastMovePlace,
  ReviewLink,
  SecondActions,
  TurnSlip,
  usePuzzle,
  useSaving,
} from '#renderer/table/index.ts';
import {
  facesOpen,
  isLastTurn,
  nextSquare,
  problemIn,
  squareName,
  typed,
  valueIn,
  type KubagramProposal,
  type KubagramView,
  setOf,
} from '#shared/games/kubagram/index.ts';
import type { Translate } from '#shared/i18n/index.ts';
import { faceToLay, mainMove, type Actions } from './actions.ts';
import { ClaimSlip } from './ClaimSlip.tsx';
import { CornerSlip } from './opening/CornerSlip.tsx';
import { cornerPlaces } from './opening/corners.ts';
import { hintTexts } from './speech.ts';
import { TypedLine } from './TypedField.tsx';
import type { TableModel } from './use-model.ts';

interface TurnProps {
  readonly model: TableModel;
  readonly actions: Actions;
}

export function TurnPlace({ model, actions }: TurnProps) {
  const { hint, opening } = model;
  return (
    <div className="kubagram-turn">
      {hint !== undefined ? (
        <HintPlace model={model} hint={hint} texts={hintTexts} />
      ) : (
        <TurnSlip model={model} isTrying={model.spelled !== undefined}>
          {opening !== undefined && opening.kind !== 'waiting' ? (
            <CornerSlip model={model} opening={opening} />
          ) : (
            <LastMovePlace last={model.last}>
              <ClaimSlip model={model} />
            </LastMovePlace>
          )}
        </TurnSlip>
      )}
      <LastTurn model={model} />
      <div className="kubagram-line">
        <TypedLine model={model} actions={actions} />
        <ReviewLink model={model} />
      </div>
      <MainActions model={model} actions={actions} />
    </div>
  );
}

/** Says what the last turn still allows, and what the rest of the field will cost (K11). */
function LastTurn({ model: { state } }: { readonly model: TableModel }) {
  const { t } = useTranslation('kubagramTable');
  if (!isLastTurn(state)) return null;
  const { central, options, phase } = state;
  const cost = central.reduce((sum, { letter }) => sum + valueIn(setOf(options), letter), 0);
  const key = phase.kind === 'short' ? 'last.short' : 'last.long';
  return (
    <p className="small kubagram-last">
      {t(key, { least: options.minLength, count: options.lastExtensionMin })}{' '}
      {t('last.cost', { count: cost })}
    </p>
  );
}

function MainActions({ model, actions }: TurnProps) {
  const { t } = useTranslation('kubagramTable');
  const { view, seat, tried, play } = model;
  const busy = useSaving(play) !== 'saved';
  const isPuzzle = usePuzzle() !== undefined;
  if (view === undefined || seat === undefined) return null;
  const main = mainMove(model);
  const other = (kind: 'skip' | 'declare' | 'end'): KubagramProposal => ({ kind, by: seat });
  const others = (['skip', 'declare', 'end'] as const)
    .map(other)
    .filter((move) => move.kind !== main?.kind && problemIn(view, move) === undefined);
  return (
    <div className="actions" role="group" aria-label={t('actions.label')} aria-busy={busy}>
      <Button
        look="filled"
        className="actions-main"
        command="main"
        showsKey
        disabled={busy || main === undefined || (isPuzzle && !isSpelling(main))}
        onClick={actions.main}
      >
        {isPuzzle ? tryText(t as Translate, model, main) : mainText(t as Translate, model, main)}
      </Button>
      <SecondActions
        takeBack={
          <>
            {tried.parts.some(({ kind }) => kind === 'die') ? (
              <Button command="kubagram-turn.other-dice" showsKey onClick={actions.otherDice}>
                {t('actions.otherDice')}
              </Button>
            ) : null}
            {tried.parts.length === 0 ? null : <Button onClick={actions.clear}>{t('actions.clear')}</Button>}
          </>
        }
      >
        {main?.kind === 'corner' ? (
          <Button disabled={busy} onClick={actions.chance}>
            {t('actions.chance')}
          </Button>
        ) : null}
        {others.map((move) => (
          <Button key={move.kind} disabled={busy} onClick={() => actions.make(move)}>
            {t(`actions.${move.kind === 'end' ? endText(view) : move.kind}`, {
              least: view.options.minLength,
            })}
          </Button>
        ))}
      </SecondActions>
    </div>
  );
}

/** A puzzle is of words, so that dice are taken and laid no further. */
function isSpelling(main: KubagramProposal | undefined): boolean {
  return main?.kind === 'claim' || main?.kind === 'join' || main?.kind === 'extend';
}

function tryText(t: Translate, { spelled }: TableModel, main: KubagramProposal | undefined): string {
  if (spelled === undefined || !isSpelling(main)) return t('table:puzzle.try');
  return t('table:puzzle.tryWord', { word: spelled.word, points: spelled.value.total });
}

/** Before the die is taken, this ends the claims; afterwards it ends the turn. */
function endText({ phase }: KubagramView): 'endClaims' | 'end' {
  return phase.kind === 'before' ? 'endClaims' : 'end';
}

function mainText(t: Translate, model: TableModel, main: KubagramProposal | undefined): string {
  const { state, spelled, tried, opening } = model;
  const { phase, options, central, corner, box } = state;
  const text = (key: string, facts: Readonly<Record<string, unknown>> = {}) =>
    t(`kubagramTable:actions.${key}`, facts);
  switch (main?.kind) {
    case 'claim':
    case 'join':
    case 'extend':
      return text(main.kind, { word: spelled?.word, count: spelled?.value.total });
    case 'take': {
      const next = corner === undefined ? undefined : nextSquare(box, corner);
      const die = next === undefined ? undefined : (box[next] ?? undefined);
      return text(opening === undefined ? 'take' : 'takeFirst', {
        letter: typed(die?.top ?? ''),
        square: next === undefined ? '' : squareName(next),
      });
    }
    case 'lay': {
      const letter = faceToLay(
        phase.kind === 'holding' ? facesOpen(setOf(options), central, phase.held) : [],
        tried.face,
      );
      return text(`lay.${tried.side}`, { letter: typed(letter ?? '') });
    }
    case 'corner':
      return text(`corner.${cornerPlaces[main.corner].name}`);
    case 'end':
      return text(endText(state));
    default:
      return text(idleText(state, spelled !== undefined));
  }
}

function idleText({ phase, box, corner = 0 }: KubagramView, isSpelling: boolean): string {
  if (phase.kind === 'holding') return 'choose';
  const isUnseen = phase.kind === 'before' && box[nextSquare(box, corner) ?? -1]?.unseen === true;
  return isUnseen && !isSpelling ? 'tellFirst' : 'claimNothing';
}
