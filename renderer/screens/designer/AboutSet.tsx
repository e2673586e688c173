import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, FileField, Notice, TextArea, TextField, useSay } from '#renderer/controls/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { alphabetOf, alphabetText, lettersProblem } from '#shared/lexicon/index.ts';
import { pieceLimits, type PieceSet } from '#shared/pieces/index.ts';
import {
  importLimit,
  importPieces,
  replacePieces,
  setAlphabet,
  setLanguage,
  setTitle,
  type LineProblem,
} from '#shared/set-design/index.ts';
import { textOf } from './chosen-file.ts';
import type { Design, StepName } from './use-design.ts';

/** What a set is called, its language and letters, and all its pieces as text. */
export function AboutSet({ design }: { readonly design: Design }) {
  const { t } = useTranslation('design');
  const { set } = design;
  const alphabet = alphabetText(set.alphabet);
  const takeLetters = (written: string): Result<PieceSet> => {
    const letters = alphabetOf(written.trim());
    if (letters !== undefined) return setAlphabet(set, letters);
    return { ok: false, problem: lettersProblem(written) ?? { code: 'lexicon/bad-letters' } };
  };
  return (
    <div className="about-set">
      <h1 tabIndex={-1}>{t('about.title')}</h1>
      <Line
        key={`title ${set.title}`}
        label={t('about.name')}
        text={set.title}
        most={pieceLimits.title}
        onTake={(written) => take(setTitle(set, written), 'title')}
      />
      <Line
        key={`language ${set.language}`}
        label={t('about.language')}
        text={set.language}
        most={10}
        onTake={(written) => take(setLanguage(set, written), 'language')}
      />
      <Line
        key={`letters ${alphabet}`}
        label={t('about.letters')}
        says={t('about.lettersSays')}
        text={alphabet}
        most={80}
        onTake={(written) => take(takeLetters(written), 'letters')}
      />
      <ImportForm design={design} />
    </div>
  );

  function take(edited: Result<PieceSet>, step: StepName): Problem | undefined {
    design.edit(edited, step);
    return edited.ok ? undefined : edited.problem;
  }
}

interface LineProps {
  readonly label: string;
  readonly says?: string;
  readonly text: string;
  readonly most: number;
  /** Why the text cannot be taken. */
  readonly onTake: (written: string) => Problem | undefined;
}

/** A line that is taken when it is left or Enter is pressed; what cannot be taken stays, with its reason. */
function Line({ label, says, text, most, onTake }: LineProps) {
  const { t } = useTranslation('design');
  const [written, setWritten] = useState(text);
  const [problem, setProblem] = useState<Problem>();
  const take = () => {
    setProblem(written === text ? undefined : onTake(written));
  };
  return (
    <div className="about-line">
      <TextField
        label={label}
        showLabel
        maxLength={most}
        value={written}
        problem={problem === undefined ? undefined : problemText(t, problem)}
        onChange={setWritten}
        onBlur={take}
        onKeyDown={(event) => {
          if (event.key === 'Enter') take();
        }}
      />
      {says !== undefined && <span className="small soft">{says}</span>}
    </div>
  );
}

function ImportForm({ design }: { readonly design: Design }) {
  const { t } = useTranslation('design');
  const say = useSay();
  const [text, setText] = useState('');
  const [told, setTold] = useState<{ readonly count: number; readonly problems: readonly LineProblem[] }>();
  const [problem, setProblem] = useState<Problem>();
  // What is in the file is seen before it is taken.
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    setTold(undefined);
    const read = await textOf(file, importLimit);
    setProblem(read.ok ? undefined : read.problem);
    if (read.ok) setText(read.value);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { pieces, values, problems } = importPieces(text, design.set.alphabet);
    setTold({ count: pieces.length, problems });
    if (pieces.length === 0) {
      setProblem(undefined);
      say(t('about.importNone'));
      return;
    }
    const edited = replacePieces(design.set, pieces, values);
    setProblem(edited.ok ? undefined : edited.problem);
    if (design.edit(edited, 'import')) say(t('about.imported', { count: pieces.length }));
  };
  return (
    <form className="about-import" onSubmit={submit} noValidate aria-labelledby="about-import">
      <h2 id="about-import">{t('about.import')}</h2>
      <p className="small soft">{t('about.importSays')}</p>
      <FileField
        label={t('about.importFile')}
        accept=".csv,.tsv,.txt,text/csv,text/plain"
        again
        onChoose={(file) => {
          void open(file);
        }}
      />
      <TextArea
        label={t('about.importText')}
        value={text}
        maxLength={importLimit}
        rows={8}
        onChange={setText}
      />
      <Button type="submit">{t('about.importStart')}</Button>
      {problem !== undefined && <Notice>{problemText(t, problem)}</Notice>}
      {told !== undefined && (
        <div className="about-told">
          <p>{told.count === 0 ? t('about.importNone') : t('about.imported', { count: told.count })}</p>
          {told.problems.length > 0 && (
            <>
              <p>{t('about.passedOver', { count: told.problems.length })}</p>
              <ul
                className="small"
                tabIndex={0}
                aria-label={t('about.passedOver', { count: told.problems.length })}
              >
                {told.problems.map(({ line, code, found }) => (
                  <li key={line}>{t(`about.line.${code}`, { line, found })}</li>
                ))}
              </ul>
            </>
          )}
        </div>
      )}
    </form>
  );
}
