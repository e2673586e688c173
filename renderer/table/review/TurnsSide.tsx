import { useTranslation } from 'react-i18next';
import { PlayerMark } from '#renderer/board/index.ts';
import { Button, Select } from '#renderer/controls/index.ts';
import { breakpoints } from '#renderer/theme/index.ts';
import type { TableTypes } from '../store/index.ts';
import { useMedia } from '../use-media.ts';
import type { Shell } from '../use-shell.ts';
import { TurnList, type TurnListProps } from './TurnList.tsx';
import type { ChosenTurn } from './use-chosen-turn.ts';

interface TurnsSideProps<T extends TableTypes> extends Pick<TurnListProps, 'turns' | 'found' | 'playedName'> {
  readonly gameName: string;
  readonly model: Shell<T>;
  readonly chosen: ChosenTurn;
  readonly onStep: (by: number) => void;
  readonly onBack: () => void;
  /** Opens the chosen turn in the position editor; undefined where no set-up can hold it. */
  readonly onEdit: (() => void) | undefined;
}

/** The list of turns; with less room a choice, with back and on. */
export function TurnsSide<T extends TableTypes>(props: TurnsSideProps<T>) {
  const { gameName, model, chosen, turns, found, playedName, onStep, onBack, onEdit } = props;
  const { t } = useTranslation('table');
  const { names } = model;
  const isSmall = useMedia(breakpoints.compact);
  const { listed, turn, choose } = chosen;
  return (
    <div className="review-turns">
      <header className="review-head">
        <h1 id="review-title" tabIndex={-1} data-rest aria-label={t('review.title', { game: gameName })}>
          {gameName}
        </h1>
        <span className="small soft">{t('review.size', { players: names.length, turns: turns.length })}</span>
      </header>
      {turns.length === 0 ? null : (
        <>
          <Whose model={model} chosen={chosen} turns={turns} isSmall={isSmall} />
          {isSmall ? (
            <Select
              className="review-choice"
              label={t('review.turns')}
              value={String(turn?.at)}
              choices={listed.map((one) => ({
                value: String(one.at),
                label: t('review.row', {
                  turn: one.turn,
                  name: names[one.seat],
                  played: playedName(one),
                  points: one.points,
                }),
              }))}
              onChange={(at) => choose(Number(at))}
            />
          ) : (
            <TurnList
              turns={listed}
              chosen={turn?.at}
              names={names}
              playedName={playedName}
              found={found}
              onChoose={choose}
            />
          )}
          <div className="review-steps">
            <Step chosen={chosen} by={-1} onStep={onStep} />
            <Step chosen={chosen} by={1} onStep={onStep} />
            {isSmall ? null : (
              <span className="small soft" aria-hidden>
                {t('review.byKeys')}
              </span>
            )}
            {onEdit === undefined ? null : (
              <Button look="link" size="small" onClick={onEdit}>
                {t('gameMenu.edit')}
              </Button>
            )}
            <Button look="link" size="small" className="review-back" command="back" onClick={onBack}>
              {t('review.close')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}

function Step({
  chosen,
  by,
  onStep,
}: Pick<TurnsSideProps<TableTypes>, 'chosen' | 'onStep'> & { readonly by: 1 | -1 }) {
  const { t } = useTranslation('table');
  const { listed, turn } = chosen;
  const to = listed[listed.findIndex(({ at }) => at === turn?.at) + by];
  const shown = to?.turn ?? turn?.turn ?? '';
  return (
    <Button
      size="small"
      className={by === 1 ? 'review-step review-step--on' : 'review-step'}
      disabled={to === undefined}
      command={by === 1 ? 'review.later' : 'review.earlier'}
      aria-label={t(by === 1 ? 'review.later' : 'review.earlier', { turn: shown })}
      onClick={() => onStep(by)}
    >
      {t('review.to', { turn: shown })}
    </Button>
  );
}

/** Native radio buttons, as in a choice, with the marks of the players. */
function Whose<T extends TableTypes>({
  model: { names },
  chosen: { whose, chooseWhose },
  turns,
  isSmall,
}: Pick<TurnsSideProps<T>, 'model' | 'chosen' | 'turns'> & { readonly isSmall: boolean }) {
  const { t } = useTranslation('table');
  const seats = [...new Set(turns.map(({ seat }) => seat))].sort((one, other) => one - other);
  if (seats.length < 2) return null;
  const choices = ['all' as const, ...seats];
  if (isSmall) {
    return (
      <Select
        label={t('review.whose')}
        value={String(whose)}
        choices={choices.map((one) => ({
          value: String(one),
          label: one === 'all' ? t('review.all') : (names[one] ?? ''),
        }))}
        onChange={(one) => chooseWhose(one === 'all' ? 'all' : Number(one))}
      />
    );
  }
  return (
    <div role="radiogroup" aria-label={t('review.whose')} className="choice review-whose">
      {choices.map((one) => (
        <label key={one} className="choice-segment">
          <input type="radio" name="review-whose" checked={one === whose} onChange={() => chooseWhose(one)} />
          <span>
            {one === 'all' ? (
              t('review.all')
            ) : (
              <>
                <PlayerMark seat={one} size={12} /> {names[one]}
              </>
            )}
          </span>
        </label>
      ))}
    </div>
  );
}
