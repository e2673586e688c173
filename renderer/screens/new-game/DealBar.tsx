import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '#renderer/app/index.ts';
import { Button, ProblemNotice, TextField } from '#renderer/controls/index.ts';
import type { GameId } from '#shared/games/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { nameProblem } from './setup-form.ts';

export interface DealBarProps {
  readonly game: GameId;
  readonly isEntered: boolean;
  readonly isWaiting: boolean;
  readonly infoProblem: Problem | undefined;
  readonly problem: Problem | undefined;
  readonly seed: string | undefined;
  readonly onSeed: (seed: string | undefined) => void;
}

export function DealBar(props: DealBarProps) {
  const { game, isEntered, isWaiting, infoProblem, problem, seed, onSeed } = props;
  const { t } = useTranslation('newGame');
  const place = useFocusFallback<HTMLDivElement>();
  const isWrongSeed = problem?.code === 'setup/bad-seed';
  return (
    <div ref={place} className="new-game-deal">
      {infoProblem !== undefined && <ProblemNotice problem={infoProblem} />}
      {problem !== undefined && (
        // A screen reader reads the problem of a name at its field, which has the focus.
        <ProblemNotice id="new-game-problem" alert={nameProblem(problem) === undefined} problem={problem} />
      )}
      <Button type="submit" look="filled" size="large" command="main" showsKey disabled={isWaiting}>
        {t(isEntered ? 'beginHere' : 'deal')}
      </Button>
      {seed === undefined && !isEntered && (
        <Button
          size="large"
          data-rest
          onClick={() => {
            onSeed('');
          }}
        >
          {t('giveSeed')}
        </Button>
      )}
      {seed !== undefined && (
        <span className="new-game-seed">
          <TextField
            label={t('seed')}
            placeholder={t('seedHint')}
            inputMode="numeric"
            autoFocus
            wrong={isWrongSeed}
            aria-describedby={isWrongSeed ? 'new-game-problem' : undefined}
            value={seed}
            onChange={onSeed}
          />
          <Button
            onClick={() => {
              onSeed(undefined);
            }}
          >
            {t('noSeed')}
          </Button>
        </span>
      )}
      <p className="small soft new-game-facts">
        {seed === undefined
          ? t(isEntered ? `game:${game}.position.facts` : `game:${game}.facts`)
          : t('seedSays')}
      </p>
    </div>
  );
}
