import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';

/** Says a sentence in the speech region; `urgent` breaks in on what is being said. */
export type Say = (sentence: string, how?: 'polite' | 'urgent') => void;

const LiveContext = createContext<Say | undefined>(undefined);

/** The speech region: two of them by turns, so that a sentence said twice is heard twice. */
export function Live({ children }: { readonly children: ReactNode }) {
  const [polite, setPolite] = useState<readonly [string, string]>(['', '']);
  const [urgent, setUrgent] = useState('');
  const turn = useRef(0);
  const say = useCallback<Say>((sentence, how = 'polite') => {
    if (how === 'urgent') {
      setUrgent('');
      requestAnimationFrame(() => {
        setUrgent(sentence);
      });
      return;
    }
    turn.current = 1 - turn.current;
    setPolite(turn.current === 0 ? [sentence, ''] : ['', sentence]);
  }, []);
  const value = useMemo(() => say, [say]);
  return (
    <LiveContext value={value}>
      {children}
      <div className="visually-hidden" aria-live="polite" data-live="polite">
        <p>{polite[0]}</p>
        <p>{polite[1]}</p>
      </div>
      <div className="visually-hidden" aria-live="assertive" data-live="urgent">
        {urgent}
      </div>
    </LiveContext>
  );
}

export function useSay(): Say {
  const say = useContext(LiveContext);
  if (say === undefined) throw new Error('useSay outside Live');
  return say;
}
