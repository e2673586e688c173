import { useEffect, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, TextField } from '#renderer/controls/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { useGateway } from './gateway-context.tsx';

export interface LockedProps {
  readonly heading: 1 | 2;
  readonly onEntered: () => void;
}

/** Shows the form while nothing can be read yet, and reloads once this page or another tab gets the token. */
export function LockedPage() {
  const gateway = useGateway();
  useEffect(
    () =>
      gateway.onDoor((door) => {
        if (door === 'open') location.reload();
      }),
    [gateway],
  );
  return (
    <main className="page">
      <Locked
        heading={1}
        onEntered={() => {
          location.reload();
        }}
      />
    </main>
  );
}

/** Asks for the address shown in the terminal, because this page has no valid session at the browser door. */
export function Locked({ heading, onEntered }: LockedProps) {
  const { t } = useTranslation('common');
  const gateway = useGateway();
  const [address, setAddress] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const Heading = heading === 1 ? 'h1' : 'h2';
  const enter = async (event: FormEvent) => {
    event.preventDefault();
    const entered = await gateway.enter(address);
    setProblem(entered.ok ? undefined : entered.problem);
    if (entered.ok) onEntered();
  };
  return (
    <form className="locked" onSubmit={(event) => void enter(event)}>
      <Heading>{t('locked.title')}</Heading>
      <p>{t('locked.text')}</p>
      <TextField
        label={t('locked.label')}
        showLabel
        autoFocus={heading === 1}
        value={address}
        onChange={setAddress}
        problem={problem}
      />
      <Button type="submit" look="filled">
        {t('locked.enter')}
      </Button>
    </form>
  );
}
