import { useTranslation } from 'react-i18next';
import { useScreenLanguage } from '#renderer/app/index.ts';
import { useAnnounce } from '#renderer/controls/index.ts';
import { TypedForm, useTypedLine } from '#renderer/table/index.ts';
import { scrubleLine } from '#shared/games/scruble/index.ts';
import type { Actions } from './actions.ts';
import { mapStop } from './TwistPlace.tsx';
import { readTyped } from './typed-move.ts';
import type { TableModel } from './use-model.ts';

interface TypedMoveProps {
  readonly model: TableModel;
  readonly make: Actions['make'];
}

/** A typed word is traced, and at another Enter where else it stands; other moves are made at once. */
export function TypedMove({ model, make }: TypedMoveProps) {
  const { t } = useTranslation('scrubleTable');
  const say = useAnnounce();
  const language = useScreenLanguage();
  const { play, view, seat, draft } = model;
  const line = useTypedLine(JSON.stringify([draft.places, draft.twists]));
  const enter = () => {
    if (view === undefined || seat === undefined || line.text.trim() === '') return;
    const entered = scrubleLine(language, line.text);
    const read = entered.asTyped(readTyped(view, seat, draft, entered.text));
    if (!read.ok) {
      line.enter(read.problem);
      return;
    }
    const typed = read.value;
    // A line that twists would twist once more at another Enter.
    if (typed.kind === 'trace' && typed.isWord) line.enter();
    else line.clear();
    if (typed.kind === 'move') {
      make([typed.move]);
      return;
    }
    const { word, count, number, step } = typed;
    play.act({ kind: 'make', ...step });
    say(t('word.found', { word, count, number }));
  };
  return (
    <TypedForm
      play={play}
      className="scruble-typed"
      line={line}
      back={mapStop}
      label={t('word.type')}
      placeholder={t('word.example')}
      command="type"
      disabled={view === undefined}
      maxLength={300}
      autoCapitalize="characters"
      onEnter={enter}
    />
  );
}
