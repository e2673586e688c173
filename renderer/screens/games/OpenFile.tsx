import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '#renderer/app/index.ts';
import { useSay } from '#renderer/controls/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { recordLimits } from '#shared/records/index.ts';

/** Takes in a game from a file: the platform's own file picker, in the window and in the browser alike. */
export function OpenFile({ onProblem }: { readonly onProblem: (problem: Problem | undefined) => void }) {
  const { t } = useTranslation('home');
  const gateway = useGateway();
  const say = useSay();
  const id = useId();
  const open = async (file: File) => {
    // What is larger is not read at all.
    const text = file.size > recordLimits.bytes ? undefined : await file.text();
    if (text === undefined || text.length > recordLimits.characters) {
      const tooLarge = { code: 'file/too-large', path: file.name, limit: recordLimits.characters };
      onProblem(tooLarge);
      return;
    }
    const answer = await gateway.call('createGame', { text });
    onProblem(answer.ok ? undefined : answer.problem);
    if (answer.ok) say(t('games.opened'));
  };
  return (
    <p className="games-file">
      <label htmlFor={id}>{t('games.fromFile')}</label>
      <input
        id={id}
        type="file"
        accept=".json,application/json"
        aria-describedby={`${id}-says`}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? [];
          if (file !== undefined) void open(file);
          event.currentTarget.value = '';
        }}
      />
      <span id={`${id}-says`} className="small soft">
        {t('games.fromFileSays')}
      </span>
    </p>
  );
}
