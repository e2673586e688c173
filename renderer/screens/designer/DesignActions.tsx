import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import { FileOutcome, keepOwnSet, offerGame, useFileOut, useGateway } from '#renderer/app/index.ts';
import { Button, ProblemNotice } from '#renderer/controls/index.ts';
import type { LexiconSummary } from '#shared/contract/index.ts';
import { formatSet } from '#shared/pieces/index.ts';
import { gamesFor, playOptions } from '#shared/games/index.ts';
import type { Design } from './use-design.ts';

interface DesignActionsProps {
  readonly id: string;
  readonly design: Design;
  readonly list: LexiconSummary | undefined;
}

export function DesignActions({ id, design, list }: DesignActionsProps) {
  const { t } = useTranslation('design');
  const gateway = useGateway();
  const [, go] = useLocation();
  const { outcome, save } = useFileOut();
  const [takesList, setTakesList] = useState(false);
  const { set, keeping } = design;
  const games = gamesFor(set);
  const failed = typeof keeping === 'string' ? undefined : keeping;

  // A bundled list need not be shared, since every Cubewright has it.
  const ownList = list?.origin === 'imported' ? list : undefined;
  const ask = takesList && ownList !== undefined ? { id, words: ownList.name } : { id };
  return (
    <div className="design-acts">
      {failed !== undefined && (
        <ProblemNotice
          problem={failed}
          mend={
            <Button
              onClick={() => {
                location.reload();
              }}
            >
              {t('again')}
            </Button>
          }
        />
      )}
      <p className="small soft">{t(keeping === 'keeping' ? 'keeping' : 'isKept')}</p>
      <div className="design-buttons">
        {games.map((game, at) => (
          <Button
            key={game}
            look={at === 0 ? 'filled' : 'outlined'}
            onClick={() => {
              offerGame({
                game,
                options: playOptions(game, set),
                ...(list !== undefined && { list: list.name }),
              });
              go('/new');
            }}
          >
            {games.length === 1 ? t('play') : t('playIn', { game: t(`common:games.${game}`) })}
          </Button>
        ))}
        <Button
          look={games.length === 0 ? 'filled' : 'outlined'}
          onClick={() => {
            keepOwnSet(formatSet(set));
            go(`/print/own-${set.name}-nets`);
          }}
        >
          {t('print')}
        </Button>
        <Button onClick={() => void save(() => gateway.takeFile('exportDesign', ask))}>{t('save')}</Button>
      </div>
      {ownList !== undefined && (
        <label className="design-takes small">
          <input
            type="checkbox"
            checked={takesList}
            onChange={({ currentTarget: { checked } }) => {
              setTakesList(checked);
            }}
          />
          {t('takesList', { title: ownList.title })}
        </label>
      )}
      <FileOutcome outcome={outcome} />
    </div>
  );
}
