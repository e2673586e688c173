import { useTranslation } from 'react-i18next';
import { dieName, jokersFor, lettersOn, typed, setOf } from '#shared/games/kubagram/index.ts';
import type { CubeId } from '#shared/kernel/index.ts';
import type { Actions } from '../actions.ts';
import { Die } from '../Die.tsx';
import { maySpell } from '../draft/draft.ts';
import type { TableModel } from '../use-model.ts';

interface JokerProps {
  readonly die: CubeId;
  readonly at: number;
  readonly model: TableModel;
  readonly actions: Actions;
}

export function Joker({ die, at, model, actions }: JokerProps) {
  const { t } = useTranslation('kubagramTable');
  const { state, view, seat, tried, names } = model;
  const set = setOf(state.options);
  const part = tried.parts.find((one) => one.kind === 'die' && one.die === die);
  const used = part?.kind === 'die' ? part.letter : undefined;
  const letters = lettersOn(set, die);
  const may =
    view !== undefined && seat !== undefined && maySpell(view) && jokersFor(view, seat).includes(die);
  const name = dieName(set, die);
  return (
    <div className="kubagram-joker">
      <button
        type="button"
        className="kubagram-die"
        aria-pressed={used !== undefined}
        aria-disabled={!may}
        onClick={() => {
          if (may) actions.die(die);
        }}
      >
        <span className="visually-hidden">{t('joker.take', { name, of: names[at] })}</span>
        <Die
          set={set}
          shown={{ die, letter: used ?? letters[0] ?? '' }}
          side={36}
          look={used === undefined ? 'fixed' : 'laid'}
          still
        />
      </button>
      <span className="small">
        <b>{t('joker.name', { name })}</b>
        {used === undefined ? (
          <span className="soft">{t('joker.aside')}</span>
        ) : (
          <span className="kubagram-joker-letters" role="group" aria-label={t('joker.letters', { name })}>
            {letters.map((letter) => (
              <button
                key={letter}
                type="button"
                aria-pressed={letter === used}
                onClick={() => model.play.act({ kind: 'joker', die, letter })}
              >
                {typed(letter)}
              </button>
            ))}
          </span>
        )}
      </span>
    </div>
  );
}
