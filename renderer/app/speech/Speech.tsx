import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { SpeechRegion, useAnnounce, type SpeechRegionProps } from '#renderer/controls/index.ts';
import { fieldOf } from '#renderer/keys/index.ts';
import { useScreenLanguage } from '../language.ts';
import { useRemembered } from '../settings-context.tsx';
import { answerTo, type Answer } from './answers.ts';
import { pageAnswer } from './page-answer.ts';
import { hearKey } from './questions.ts';
import { openSpeechLog, type SpeechLog } from './speech-log.ts';
import { useSpokenPage } from './use-spoken-page.ts';
import { voiceOfThisMachine, type VoiceState } from './voice.ts';

interface SpeechState {
  readonly on: boolean;
  readonly voice: VoiceState;
  readonly turn: (on: boolean) => void;
  /** Answers from now on, before all others, until the returned function is called. */
  readonly add: (answer: Answer) => () => void;
}

export const SpeechContext = createContext<SpeechState | undefined>(undefined);
const onSchema = z.boolean();

/** Keeps the log of what is spoken, gives it to the voice, and hears the keys that ask. */
export function Speech({ children }: { readonly children: ReactNode }) {
  const [on, turn] = useRemembered('speech', onSchema, false);
  const [log] = useState(openSpeechLog);
  const language = useScreenLanguage();
  const voice = useMemo(() => voiceOfThisMachine(language), [language]);
  const voiceState = useSyncExternalStore(voice.onChange, voice.state, (): VoiceState => 'none');
  const answers = useRef<readonly Answer[]>([]);
  const add = useCallback((answer: Answer) => {
    answers.current = [...answers.current, answer];
    return () => {
      answers.current = answers.current.filter((one) => one !== answer);
    };
  }, []);
  const onSaid = useCallback<NonNullable<SpeechRegionProps['onSaid']>>(
    (text, how) => log.add({ text, how }),
    [log],
  );
  const onHush = useCallback(() => {
    log.cover();
    voice.hush();
  }, [log, voice]);
  useEffect(() => (on ? log.listen(voice.speak) : voice.hush()), [on, log, voice]);
  useSpokenPage(on, log, voice);
  const value = useMemo(() => ({ on, voice: voiceState, turn, add }), [on, voiceState, turn, add]);
  return (
    <SpeechContext value={value}>
      <SpeechRegion onSaid={onSaid} onHush={onHush}>
        <QuestionKeys log={log} answers={answers} />
        {children}
      </SpeechRegion>
    </SpeechContext>
  );
}

function QuestionKeys({
  log,
  answers,
}: {
  readonly log: SpeechLog;
  readonly answers: { readonly current: readonly Answer[] };
}) {
  const { t } = useTranslation();
  const say = useAnnounce();
  useEffect(() => {
    let isAsking = false;
    let lastTaken: string | undefined;
    const forget = () => {
      isAsking = false;
    };
    const hear = (event: KeyboardEvent) => {
      // Under an open dialog nothing of the screen is to be told, and a key that is awaited is not a question.
      if (document.querySelector('dialog[open], [data-awaits-key]') !== null) {
        forget();
        return;
      }
      // A key held for long neither ends its question nor goes on to the table.
      if (event.repeat && event.key === lastTaken) {
        event.preventDefault();
        event.stopImmediatePropagation();
        return;
      }
      lastTaken = undefined;
      const heard = hearKey(isAsking, event, isTyping(event));
      isAsking = heard.isAsking;
      if (!heard.isTaken) return;
      lastTaken = event.key;
      event.preventDefault();
      event.stopImmediatePropagation();
      if (heard.asked === undefined) return;
      say(answerTo(t, heard.asked, [pageAnswer(t), ...answers.current], log), 'answer');
    };
    // The window hears before every screen, so that a letter after the comma is laid nowhere.
    window.addEventListener('keydown', hear, true);
    // A press elsewhere gives the question up.
    window.addEventListener('pointerdown', forget, true);
    return () => {
      window.removeEventListener('pointerdown', forget, true);
      window.removeEventListener('keydown', hear, true);
    };
  }, [answers, log, say, t]);
  return null;
}

/** No comma is typed into a choice, a tick or a list of choices. */
function isTyping(event: KeyboardEvent): boolean {
  const field = fieldOf(event);
  return (
    field !== null &&
    !field.matches('select, [type="radio"], [type="checkbox"], [type="file"], [type="range"]')
  );
}

export function useSpeech(): SpeechState {
  const state = useContext(SpeechContext);
  if (state === undefined) throw new Error('useSpeech outside Speech');
  return state;
}

/** Answers questions while mounted; `answer` may be another function at each render. */
export function useAnswers(answer: Answer): void {
  const { add } = useSpeech();
  const latest = useRef(answer);
  useLayoutEffect(() => {
    latest.current = answer;
  });
  useEffect(() => add((question) => latest.current(question)), [add]);
}
