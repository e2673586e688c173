import { useEffect, useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback, useHandedFile } from '#renderer/app/index.ts';
import { Button, Choice, FileField, TextField } from '#renderer/controls/index.ts';
import { longestName, ok, refuse, tidyName, type Result } from '#shared/kernel/index.ts';
import {
  lettersWithout,
  alphabetFromList,
  parseLanguage,
  parseLetters,
  titleProblem,
} from '#shared/lexicon/index.ts';
import { ImportLine } from './ImportLine.tsx';
import { LettersFound } from './LettersFound.tsx';
import { useImport, type ImportHow } from './use-import.ts';

const own = 'own';
const alphabetChoices = ['latin', 'dutch', alphabetFromList, own] as const;
type AlphabetChoice = (typeof alphabetChoices)[number];

export function AddList() {
  const { t } = useTranslation('words');
  const adding = useImport();
  const [file, setFile] = useState<File>();
  const [title, setTitle] = useState('');
  const [alphabet, setAlphabet] = useState<AlphabetChoice>('latin');
  const [ownLetters, setOwnLetters] = useState('');
  const [accents, setAccents] = useState<'report' | 'fold'>('report');
  const [language, setLanguage] = useState('');
  const { state } = adding;
  const busy = state.kind === 'sending' || state.kind === 'making';
  const place = useFocusFallback<HTMLFormElement>();
  const handedLine = useRef<HTMLParagraphElement>(null);
  const [handed, setHanded] = useState<File>();
  const chooseFile = (chosen: File | undefined) => {
    setFile(chosen);
    adding.drop();
    if (chosen !== undefined) setTitle(titleOf(chosen.name));
  };
  useHandedFile('words', (chosen) => {
    chooseFile(chosen);
    setHanded(chosen);
  });
  // The heading has the focus by now, and the form may lie below the window.
  useEffect(() => {
    if (handed !== undefined) handedLine.current?.focus();
  }, [handed]);

  const asked = (): Result<{ readonly file: File; readonly how: ImportHow }> => {
    if (file === undefined) return refuse({ code: 'lexicon/no-file' });
    const named = tidyName(title);
    const untitled = titleProblem(named);
    if (untitled !== undefined) return refuse(untitled);
    const letters = alphabet === own ? parseLetters(ownLetters) : ok(alphabet);
    if (!letters.ok) return letters;
    const spoken = language.trim() === '' ? ok(undefined) : parseLanguage(language);
    if (!spoken.ok) return spoken;
    const foldAccents = accents === 'fold';
    return ok({ file, how: { title: named, alphabet: letters.value, foldAccents, language: spoken.value } });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const ask = asked();
    if (!ask.ok) {
      adding.refuse(ask.problem);
      return;
    }
    const { file, how } = ask.value;
    if (state.kind !== 'choosing') {
      adding.start(file, how);
      return;
    }
    const kept = lettersWithout(state.counted, state.leftOut);
    if (kept.ok) adding.choose(file, { ...how, alphabet: kept.value });
  };
  return (
    <form ref={place} className="words-add" onSubmit={submit} noValidate aria-labelledby="words-add">
      <h3 id="words-add">{t('add.title')}</h3>
      <p className="small soft">{t('add.says')}</p>
      <FileField label={t('add.file')} accept=".txt,.dic,.lst,.csv,.cwlex,text/plain" onChoose={chooseFile} />
      {handed !== undefined && handed === file && (
        <p ref={handedLine} tabIndex={-1}>
          {t('add.handed', { name: handed.name })}
        </p>
      )}
      <TextField label={t('add.name')} showLabel maxLength={longestName} value={title} onChange={setTitle} />
      <div className="words-choice">
        <span className="label">{t('add.letters')}</span>
        <Choice
          label={t('add.letters')}
          value={alphabet}
          choices={alphabetChoices.map((value) => ({ value, label: t(`add.lettersAre.${value}`) }))}
          onChange={(value) => {
            setAlphabet(value);
            adding.drop();
          }}
        />
      </div>
      {alphabet === own && (
        <TextField
          label={t('add.ownLetters')}
          showLabel
          says={t('add.ownLettersSays')}
          maxLength={80}
          value={ownLetters}
          onChange={setOwnLetters}
        />
      )}
      <div className="words-choice">
        <span className="label">{t('add.accents')}</span>
        <Choice
          label={t('add.accents')}
          value={accents}
          choices={(['report', 'fold'] as const).map((value) => ({
            value,
            label: t(`add.accentsAre.${value}`),
          }))}
          onChange={(value) => {
            setAccents(value);
            adding.drop();
          }}
          describedBy="words-accents"
        />
        <span id="words-accents" className="small soft">
          {t(`add.accentsSays.${accents}`)}
        </span>
      </div>
      <TextField
        label={t('add.language')}
        showLabel
        says={t('add.languageSays')}
        maxLength={40}
        value={language}
        onChange={setLanguage}
      />
      {state.kind === 'choosing' && (
        <LettersFound chosen={state} file={file?.name ?? ''} onLeaveOut={adding.leaveOut} />
      )}
      {!busy && (
        <Button type="submit">
          {t(alphabet === alphabetFromList && state.kind !== 'choosing' ? 'add.count' : 'add.start')}
        </Button>
      )}
      {/* The result takes the focus from the button that started or stopped the import. */}
      <div role="group" aria-label={t('add.result')} tabIndex={-1} data-rest>
        <ImportLine adding={adding} />
      </div>
    </form>
  );
}

function titleOf(file: string): string {
  return file
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .slice(0, 60);
}
