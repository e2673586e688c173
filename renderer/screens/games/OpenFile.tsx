import { useTranslation } from 'react-i18next';
import { useGateway } from '#renderer/app/index.ts';
import { FileField, useAnnounce } from '#renderer/controls/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { recordLimits } from '#shared/records/index.ts';

export function OpenFile({ onProblem }: { readonly onProblem: (problem: Problem | undefined) => void }) {
  const { t } = useTranslation('home');
  const gateway = useGateway();
  const say = useAnnounce();
  const open = async (file: File) => {
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
    <FileField
      label={t('games.fromFile')}
      accept=".json,application/json"
      says={t('games.fromFileSays')}
      again
      onChoose={(file) => {
        if (file !== undefined) void open(file);
      }}
    />
  );
}
