import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react';

type Manner = 'polite' | 'urgent' | 'answer';
/** `over` takes an urgent sentence back that is no longer so. */
type Announced = Manner | 'over';

/** `urgent` interrupts what is being read; `answer` is polite, and is no news. */
export type Announce = (sentence: string, how?: Announced) => void;

interface Speech {
  readonly say: Announce;
  readonly hush: () => void;
}

const SpeechContext = createContext<Speech | undefined>(undefined);

export interface SpeechRegionProps {
  readonly children: ReactNode;
  /** Hears each sentence at the moment at which a screen reader does. */
  readonly onSaid?: (text: string, how: Manner) => void;
  readonly onHush?: () => void;
}

/** Orca with Chromium does not read a paragraph that was empty before, so one that rests holds a space that stays. */
const rest = '\u00A0';

/** Announces polite sentences in two live regions by turns, so that a sentence announced twice is read twice. */
export function SpeechRegion({ children, onSaid, onHush }: SpeechRegionProps) {
  const [polite, setPolite] = useState<readonly [string, string]>([rest, rest]);
  const [urgent, setUrgent] = useState('');
  const turn = useRef(0);
  /** Sentences of one task, and urgent ones until the page shows them, are joined, so that none silences another. */
  const breath = useRef<readonly string[]>([]);
  const coming = useRef<readonly string[]>([]);
  /** What was said and is not in the page yet, which a busy page puts off: the next sentence must not take its place. */
  const unseen = useRef('');
  useLayoutEffect(() => {
    unseen.current = '';
  }, [polite]);
  const shownUrgent = useRef('');
  useLayoutEffect(() => {
    shownUrgent.current = urgent;
    if (urgent === '') return;
    coming.current = [];
    onSaid?.(urgent, 'urgent');
  }, [urgent, onSaid]);
  const interrupt = useCallback(() => {
    requestAnimationFrame(function interruptNow() {
      if (coming.current.length === 0) return;
      // The same sentence is only read again where the page was without it for a moment, which a busy page puts off.
      if (shownUrgent.current === '') setUrgent(coming.current.join(' '));
      else requestAnimationFrame(interruptNow);
    });
  }, []);
  const show = useCallback(
    (sentence: string, how: Manner) => {
      const said = unseen.current === '' ? sentence : `${unseen.current} ${sentence}`;
      unseen.current = said;
      turn.current = 1 - turn.current;
      // The last urgent sentence is out of date by now, unless it is still to be shown.
      if (coming.current.length === 0) setUrgent('');
      // Orca drops a sentence that equals the last one, although somebody has asked for it again.
      const shown = how === 'answer' && turn.current === 1 ? `${said}${rest}` : said;
      setPolite(turn.current === 0 ? [shown, rest] : [rest, shown]);
      onSaid?.(sentence, how);
    },
    [onSaid],
  );
  const say = useCallback<Announce>(
    (sentence, how = 'polite') => {
      if (how === 'answer') {
        show(sentence, how);
        return;
      }
      if (how === 'over') {
        coming.current = coming.current.filter((one) => one !== sentence);
        setUrgent((shown) => (shown.includes(sentence) ? '' : shown));
        interrupt();
        return;
      }
      if (how === 'urgent') {
        setUrgent('');
        if (sentence === '') return;
        if (!coming.current.includes(sentence)) coming.current = [...coming.current, sentence];
        interrupt();
        return;
      }
      if (breath.current.includes(sentence)) return;
      breath.current = [...breath.current, sentence];
      if (breath.current.length > 1) return;
      queueMicrotask(() => {
        const said = breath.current.join(' ');
        breath.current = [];
        if (said === '') return;
        show(said, how);
      });
    },
    [show, interrupt],
  );
  const hush = useCallback(() => {
    breath.current = [];
    coming.current = [];
    unseen.current = '';
    setPolite([rest, rest]);
    setUrgent('');
    onHush?.();
  }, [onHush]);
  const value = useMemo(() => ({ say, hush }), [say, hush]);
  return (
    <SpeechContext value={value}>
      {children}
      <div className="visually-hidden" aria-live="polite" data-live="polite">
        <p>{polite[0]}</p>
        <p>{polite[1]}</p>
      </div>
      <div className="visually-hidden" aria-live="assertive" data-live="urgent">
        {urgent}
      </div>
    </SpeechContext>
  );
}

export function useAnnounce(): Announce {
  return useSpeech().say;
}

/** Announces once the page shows what changes in the same task, as a part that leaves it may clear all announcements. */
export function useAnnounceAfter(): (sentence: string) => void {
  const say = useAnnounce();
  const [said, setSaid] = useState<{ readonly sentence: string }>();
  useEffect(() => {
    if (said !== undefined) say(said.sentence);
  }, [said, say]);
  return useCallback((sentence: string) => {
    setSaid({ sentence });
  }, []);
}

/** Returns a function that empties the live regions, so that reading by line finds nothing of the last screen. */
export function useClearAnnouncements(): () => void {
  return useSpeech().hush;
}

function useSpeech(): Speech {
  const speech = useContext(SpeechContext);
  if (speech === undefined) throw new Error('useSpeech outside SpeechRegion');
  return speech;
}
