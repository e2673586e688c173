import { useTranslation } from 'react-i18next';
import { Button } from '#renderer/controls/index.ts';
import type { PlayedTurn, ReviewedTurn } from '#shared/engine/index.ts';
import { statementText } from '#shared/i18n/index.ts';
import { endHeadline } from '../event-texts.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';
import { decisiveTurn } from './finding.ts';

interface FindingProps {
  readonly model: Shell<TableTypes>;
  readonly turns: readonly PlayedTurn[];
  readonly found: (at: number) => ReviewedTurn | undefined;
  readonly onTurn: (at: number) => void;
}

/** How the game ended, and once all turns are reckoned the turn that had the most to do with it. */
export function Finding({ model, turns, found, onTurn }: FindingProps) {
  const { t } = useTranslation('table');
  const { ending, names, game } = model;
  const reviewed = turns.flatMap(({ at }) => found(at) ?? []);
  const decisive =
    ending === undefined || reviewed.length < turns.length
      ? undefined
      : decisiveTurn(reviewed, ending.winners);
  const statement = decisive?.statements[0];
  return (
    <header className="review-finding">
      <h2 className="word-title" data-spoken>
        {ending === undefined ? t('review.goesOn') : endHeadline(t, model, ending)}
      </h2>
      {decisive === undefined || statement === undefined ? null : (
        <p className="soft" data-spoken>
          {t('review.decisive', {
            turn: decisive.turn,
            name: names[decisive.seat],
            text: statementText(t, game.record, statement),
          })}{' '}
          <Button look="link" size="small" onClick={() => onTurn(decisive.at)}>
            {t('review.show')}
          </Button>
        </p>
      )}
    </header>
  );
}
