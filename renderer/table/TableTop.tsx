import { useTranslation } from 'react-i18next';
import { keepOwnSet } from '#renderer/app/index.ts';
import { Back, Button, GameName, Icon, TopLine } from '#renderer/controls/index.ts';
import { GameMenu, type GameMenuProps } from './GameMenu.tsx';
import type { TableTexts } from './game-table.ts';
import type { TableTypes } from './store/index.ts';
import type { Shell } from './use-shell.ts';

export interface TableTopProps<T extends TableTypes> extends Omit<
  GameMenuProps,
  'wordless' | 'narrow' | 'rules' | 'hidesHands' | 'pieces' | 'onPieces' | 'words'
> {
  readonly model: Shell<T>;
  readonly texts: TableTexts<T>;
  readonly narrow: boolean;
}

interface PiecesOptions {
  readonly set?: string;
  readonly ownSet?: readonly string[];
}

export function TableTop<T extends TableTypes>({ model, texts, narrow, ...menu }: TableTopProps<T>) {
  const { t } = useTranslation('table');
  const { id, hidesHands } = model.game.game;
  const rules = `#/help/${id}`;
  const { lexicon } = model.game.record;
  const { set = 'standard', ownSet = [] } = model.game.record.options as PiecesOptions;
  return (
    <TopLine
      left={
        <>
          <Back href="#/">{t('home')}</Back>
          <GameName name={t(`common:games.${id}`)} turn={useTurnText(model, texts, narrow)} />
        </>
      }
      right={
        <>
          {narrow ? null : (
            <>
              <Button look="quiet" icon="undo" disabled={!menu.mayUndo} onClick={menu.onUndo}>
                {t('undo')}
              </Button>
              <Button
                look="quiet"
                icon="hint"
                aria-keyshortcuts="!"
                disabled={!menu.mayHint}
                onClick={menu.onHint}
              >
                {t('hint')}
              </Button>
              <a className="top-line-link" href={rules}>
                <Icon name="rules" />
                {t('rules')}
              </a>
            </>
          )}
          <GameMenu
            {...menu}
            rules={rules}
            words={lexicon === undefined || model.strict ? undefined : `#/words/${lexicon.name}`}
            pieces={`#/print/pieces/${id}/${set}`}
            onPieces={() => {
              if (set === 'own') keepOwnSet(ownSet.join('\n'));
            }}
            hidesHands={hidesHands}
            wordless={narrow}
            narrow={narrow}
          />
        </>
      }
    />
  );
}

export function useTurnText<T extends TableTypes>(
  { state, turn, seat, ending, names, computing, computer }: Shell<T>,
  texts: TableTexts<T>,
  short: boolean,
): string {
  const { t } = useTranslation('table');
  if (ending !== undefined) return t('over');
  if (seat === undefined) return texts.between(t, state, (at) => names[at] ?? '');
  const thinks = computing && computer.kind !== 'stopped' && computer.kind !== 'failed';
  const key = thinks ? 'turnComputer' : 'turn';
  return t(short ? `${key}Short` : key, { turn, name: names[seat] });
}
