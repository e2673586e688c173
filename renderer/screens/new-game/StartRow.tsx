import { useTranslation } from 'react-i18next';
import { Choice } from '#renderer/controls/index.ts';
import type { GameId } from '#shared/games/index.ts';
import { RuleRow } from './RuleRow.tsx';

export interface StartRowProps {
  readonly game: GameId;
  readonly isEntered: boolean;
  readonly onChoose: (isEntered: boolean) => void;
}

export function StartRow({ game, isEntered, onChoose }: StartRowProps) {
  const { t } = useTranslation('newGame');
  return (
    <RuleRow label={t('start')} says={isEntered ? t(`game:${game}.position.says`) : t('newDealSays')} wide>
      {(describedBy) => (
        <Choice
          label={t('start')}
          value={isEntered ? 'entered' : 'dealt'}
          choices={[
            { value: 'dealt', label: t('newDeal') },
            { value: 'entered', label: t(`game:${game}.position.choice`) },
          ]}
          onChange={(value) => {
            onChoose(value === 'entered');
          }}
          describedBy={describedBy}
        />
      )}
    </RuleRow>
  );
}
