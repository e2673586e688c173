import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBegun, useGateway } from '#renderer/app/index.ts';
import { Button, useAnnounce } from '#renderer/controls/index.ts';
import { useUndoKeys } from '#renderer/keys/index.ts';
import type { Problem } from '#shared/kernel/index.ts';

interface RemovedGame {
  readonly deleted: string;
  readonly name: string;
}

export interface Removal {
  readonly last: RemovedGame | undefined;
  readonly remove: (id: string, name: string) => Promise<void>;
  readonly undo: () => Promise<void>;
}

export interface RemovalParts {
  readonly onProblem: (problem: Problem | undefined) => void;
  readonly onRestored: (id: string) => void;
}

/** The games removed on this visit come back one after another, the last one first. */
export function useRemoval({ onProblem, onRestored }: RemovalParts): Removal {
  const { t } = useTranslation('library');
  const gateway = useGateway();
  const say = useAnnounce();
  const [, rememberBegun] = useBegun();
  const [removed, setRemoved] = useState<readonly RemovedGame[]>([]);
  const last = removed.at(-1);
  return {
    last,
    async remove(id, name) {
      const answer = await gateway.call('deleteGame', { id });
      onProblem(answer.ok ? undefined : answer.problem);
      if (!answer.ok) return;
      rememberBegun();
      setRemoved((before) => [...before, { deleted: answer.value.deleted, name }]);
      say(t('removed', { name }));
    },
    async undo() {
      if (last === undefined) return;
      // It leaves the list before the answer, so that a second press restores the game before it.
      setRemoved((before) => before.filter((one) => one !== last));
      const answer = await gateway.call('restoreGame', { deleted: last.deleted });
      onProblem(answer.ok ? undefined : answer.problem);
      if (!answer.ok) return;
      onRestored(answer.value.id);
      say(t('restored', { name: last.name }));
    },
  };
}

export function Removed({ removal: { last, undo } }: { readonly removal: Removal }) {
  const { t } = useTranslation('library');
  const back = () => void undo();
  useUndoKeys({ undo: back, redo: () => undefined }, last === undefined ? {} : { undo: back });
  if (last === undefined) return null;
  return (
    <p className="library-removed small">
      {t('removed', { name: last.name })}{' '}
      <Button look="link" size="small" command="undo" onClick={back}>
        {t('undo')}
      </Button>
    </p>
  );
}
