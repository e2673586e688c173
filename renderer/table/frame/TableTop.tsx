import { useTranslation } from 'react-i18next';
import { SpeechSwitch } from '#renderer/app/index.ts';
import { Back, Button, GameName, Icon, TopLine } from '#renderer/controls/index.ts';
import { GameMenu, mayDo, type GameMenuProps } from './GameMenu.tsx';
import { useLesson } from '../lesson/lesson-context.ts';
import { usePuzzle } from '../puzzle/puzzle-context.ts';
import { dateText } from '../puzzle/puzzle-sentences.ts';
import type { TableTexts } from '../game-table.ts';
import type { TableTypes } from '../store/index.ts';
import type { Shell } from '../use-shell.ts';

export interface TableTopProps<T extends TableTypes> extends Omit<GameMenuProps<T>, 'model' | 'may'> {
  readonly model: Shell<T>;
  readonly texts: TableTexts<T>;
}

export function TableTop<T extends TableTypes>({ texts, model, ...menu }: TableTopProps<T>) {
  const { t } = useTranslation('table');
  const { narrow, onHint } = menu;
  const { id } = model.game.game;
  const puzzle = usePuzzle();
  const may = mayDo(model, puzzle);
  const turn = useTurnText(model, texts, narrow);
  return (
    <TopLine
      left={
        <>
          {puzzle === undefined ? (
            <Back href="#/">{t('home')}</Back>
          ) : (
            <Back href="#/puzzles">{t('puzzle.all')}</Back>
          )}
          <GameName name={puzzle === undefined ? t(`common:games.${id}`) : t('puzzle.name')} turn={turn} />
        </>
      }
      right={
        <>
          {narrow ? null : (
            <>
              <Button look="quiet" icon="undo" disabled={!may.undo} onClick={() => void model.play.undo()}>
                {t('undo')}
              </Button>
              <Button look="quiet" icon="hint" command="hint" disabled={!may.hint} onClick={onHint}>
                {t('hint')}
              </Button>
              <a className="top-line-link" href={`#/help/${id}`}>
                <Icon name="rules" />
                {t('rules')}
              </a>
            </>
          )}
          <SpeechSwitch />
          <GameMenu model={model} may={may} {...menu} />
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
  const lesson = useLesson();
  const puzzle = usePuzzle();
  if (puzzle !== undefined) {
    const name = t(`common:games.${puzzle.puzzle.game}`);
    // A puzzle of somebody's own game belongs to no day.
    const hasDay = puzzle.puzzle.from === undefined;
    return short || !hasDay ? name : t('puzzle.of', { game: name, date: dateText(puzzle.date) });
  }
  if (lesson !== undefined) {
    return seat === undefined ? t('lesson.turn', { turn }) : t('lesson.turnOf', { turn, name: names[seat] });
  }
  if (ending !== undefined) return t('over');
  if (seat === undefined) return texts.between(t, state, (at) => names[at] ?? '');
  const thinks = computing && computer.kind !== 'stopped' && computer.kind !== 'failed';
  const key = thinks ? 'turnComputer' : 'turn';
  return t(short ? `${key}Short` : key, { turn, name: names[seat] });
}
