import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '#renderer/app/index.ts';
import { Button, Choice, ProblemNotice, TextField, useAnnounce } from '#renderer/controls/index.ts';
import { openWordThreads, startWebWorker, type OpenWordThreads } from '#renderer/worker/index.ts';
import type { LexiconSummary } from '#shared/contract/index.ts';
import { listTitle } from '#shared/i18n/index.ts';
import { refuse, ok, type Result, type Problem } from '#shared/kernel/index.ts';
import type { SpellingsFound } from '#shared/word-engine/words/words-request.ts';
import { spellingIn, typedLetter } from '#shared/lexicon/index.ts';
import { parsePieces } from '#shared/word-engine/index.ts';
import type { WordTask } from '#shared/word-engine/threads/tasks.ts';

const noRulings = { allowed: [], denied: [] };

export function FindWords({ list }: { readonly list: LexiconSummary | undefined }) {
  const { t } = useTranslation('words');
  const say = useAnnounce();
  const engine = useEngine(list);
  const [kind, setKind] = useState<FindKind>('anagrams');
  const [typed, setTyped] = useState('');
  const [kept, setKept] = useState<{ readonly list: string; readonly answer: Result<SpellingsFound> }>();
  const answer = kept?.list === list?.sha256 ? kept?.answer : undefined;
  /** Numbers the requests, so that an answer to an earlier one can be ignored. */
  const asked = useRef(0);
  const forget = () => {
    asked.current += 1;
    setKept(undefined);
  };
  // Words from a list that is no longer chosen are neither shown nor announced.
  useEffect(
    () => () => {
      asked.current += 1;
    },
    [list?.sha256],
  );
  const find = async (event: FormEvent) => {
    event.preventDefault();
    if (list === undefined || typed.trim() === '') return;
    forget();
    const mine = asked.current;
    const task = findTask(kind, typed, list.alphabet);
    const found = task.ok ? await engine().words(task.value, noRulings).answer : task;
    if (mine !== asked.current) return;
    setKept({ list: list.sha256, answer: found });
    if (found.ok) say(countOf(found.value));
  };
  const groups =
    answer?.ok === true && list !== undefined ? byLength(answer.value.words, typed, list.alphabet) : [];
  function countOf({ found, words }: SpellingsFound): string {
    const shown = byLength(words, typed, list?.alphabet ?? '').reduce(
      (sum, one) => sum + one.words.length,
      0,
    );
    const count = found - (words.length - shown);
    return t(found > mostShown ? 'find.foundMany' : 'find.found', { count, shown });
  }
  return (
    <form className="words-judge words-find" onSubmit={(event) => void find(event)} noValidate>
      <h2>{t('find.title')}</h2>
      <p className="soft">{t('find.says', { title: list === undefined ? '' : listTitle(t, list) })}</p>
      <Choice
        label={t('find.kind')}
        value={kind}
        choices={findKinds.map((value) => ({ value, label: t(`find.kinds.${value}`) }))}
        onChange={(next) => {
          setKind(next);
          forget();
        }}
        describedBy="words-find-how"
      />
      <p className="small soft" id="words-find-how">
        {t(`find.how.${kind}`)}
      </p>
      <div className="words-judge-line">
        <TextField
          label={t(kind === 'pattern' ? 'find.pattern' : 'find.letters')}
          placeholder={t(`find.hint.${kind}`)}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            forget();
          }}
        />
        <Button
          type="submit"
          command="words.look"
          showsKey
          disabled={list === undefined || typed.trim() === ''}
        >
          {t('find.ask')}
        </Button>
      </div>
      {answer?.ok === false && <ProblemNotice problem={answer.problem} />}
      {answer?.ok === true && (
        <div className="words-found" data-answers="words">
          <p className="words-verdict">{countOf(answer.value)}</p>
          {groups.map(({ letters, words }) => (
            <section key={letters} aria-label={t('find.lettersEach', { count: letters })}>
              <h3>{t('find.lettersEach', { count: letters })}</h3>
              <ul className="words-found-list">
                {words.map((word) => (
                  <li key={word}>{word}</li>
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </form>
  );
}

/** Opens the word engine on a thread that starts with the first request and ends with the screen. */
function useEngine(list: LexiconSummary | undefined): () => OpenWordThreads {
  const gateway = useGateway();
  const open = useRef<{ readonly sha256: string; readonly help: OpenWordThreads }>(undefined);
  useEffect(
    () => () => {
      open.current?.help.close();
      open.current = undefined;
    },
    [],
  );
  return () => {
    if (list === undefined) throw new Error('Nothing is asked without a list');
    if (open.current?.sha256 === list.sha256) return open.current.help;
    open.current?.help.close();
    const help = openWordThreads(gateway, list, list.alphabet, startWebWorker);
    open.current = { sha256: list.sha256, help };
    return help;
  };
}

/** The kinds are words of all the letters, words of some of them, and words that fit a pattern. */
const findKinds = ['anagrams', 'within', 'pattern'] as const;
type FindKind = (typeof findKinds)[number];

const mostShown = 300;

type FindTask = Extract<WordTask, { readonly kind: 'spellings-from' | 'match-pattern' }>;

/** The longest word has this many letters. */
const mostLetters = 21;

/** Reads letters such as `CATS?` (`?` for any), cubes `[ABCDE]` and patterns `C?T*`; the longest words come first. */
export function findTask(kind: FindKind, written: string, alphabet: string): Result<FindTask, Problem> {
  const text = written.replaceAll(/\s+/g, '');
  if (kind === 'pattern') {
    return ok({ kind: 'match-pattern', ask: { pattern: text, order: 'longest', most: mostShown } });
  }
  const pieces = parsePieces(text, alphabet);
  if (!pieces.ok) return pieces;
  const { length } = pieces.value;
  if (length > mostLetters) return refuse({ code: 'pattern/too-long', length, most: mostLetters });
  const all = { least: length, longest: length };
  const ask = { pieces: pieces.value, order: 'longest', most: mostShown } as const;
  return ok({ kind: 'spellings-from', ask: kind === 'anagrams' ? { ...ask, ...all } : ask });
}

interface WordsOfLength {
  readonly letters: number;
  readonly words: readonly string[];
}

/** Groups words by length, and leaves out the query itself if it is a word. */
export function byLength(
  found: readonly string[],
  asked: string,
  alphabet: string,
): readonly WordsOfLength[] {
  const itself = spellingIn(alphabet, asked.replaceAll(/\s+/g, ''));
  const words = found.filter((word) => word !== itself);
  const lengths = [...new Set(words.map(({ length }) => length))];
  return lengths.map((letters) => ({
    letters,
    words: words
      .filter(({ length }) => length === letters)
      .map((word) => Array.from(word, typedLetter).join('')),
  }));
}
