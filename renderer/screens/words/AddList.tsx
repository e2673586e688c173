import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useRest } from '#renderer/app/index.ts';
import { Button, Choice, FileField, TextField } from '#renderer/controls/index.ts';
import { longestName, tidyName } from '#shared/kernel/index.ts';
import { lettersProblem, ofTheList, titleProblem } from '#shared/lexicon/index.ts';
import { ImportLine } from './ImportLine.tsx';
import { useImport } from './use-import.ts';

const own = 'own';
const alphabetChoices = ['latin', 'dutch', ofTheList, own] as const;
type AlphabetChoice = (typeof alphabetChoices)[number];

/** A list of one's own: which file, how it is to be read, and what came of it. */
export function AddList() {
  const { t } = useTranslation('words');
  const adding = useImport();
  const [file, setFile] = useState<File>();
  const [title, setTitle] = useState('');
  const [alphabet, setAlphabet] = useState<AlphabetChoice>('latin');
  const [letters, setLetters] = useState('');
  const [accents, setAccents] = useState<'report' | 'fold'>('report');
  const busy = adding.state.kind === 'sending' || adding.state.kind === 'making';
  const place = useRest<HTMLFormElement>();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    const named = tidyName(title);
    const asked = alphabet === own ? letters : alphabet;
    const wrong =
      file === undefined
        ? ({ code: 'lexicon/no-file' } as const)
        : (titleProblem(named) ?? (alphabet === own ? lettersProblem(letters) : undefined));
    if (file === undefined || wrong !== undefined) adding.refuse(wrong ?? { code: 'lexicon/no-file' });
    else adding.start(file, { title: named, alphabet: asked, foldAccents: accents === 'fold' });
  };
  return (
    <form ref={place} className="words-add" onSubmit={submit} noValidate aria-labelledby="words-add">
      <h3 id="words-add">{t('add.title')}</h3>
      <p className="small soft">{t('add.says')}</p>
      <FileField
        label={t('add.file')}
        accept=".txt,.dic,.lst,.csv,.cwlex,text/plain"
        onChoose={(chosen) => {
          setFile(chosen);
          if (chosen !== undefined) setTitle(titleOf(chosen.name));
        }}
      />
      <TextField
        label={t('add.name')}
        showLabel
        maxLength={longestName}
        value={title}
        onChange={(text) => {
          setTitle(text);
        }}
      />
      <div className="words-choice">
        <span className="label">{t('add.letters')}</span>
        <Choice
          label={t('add.letters')}
          value={alphabet}
          choices={alphabetChoices.map((value) => ({ value, label: t(`add.lettersAre.${value}`) }))}
          onChange={setAlphabet}
        />
      </div>
      {alphabet === own && (
        <div className="words-letters">
          <TextField
            label={t('add.ownLetters')}
            showLabel
            maxLength={80}
            value={letters}
            aria-describedby="words-letters"
            onChange={setLetters}
          />
          <span id="words-letters" className="small soft">
            {t('add.ownLettersSays')}
          </span>
        </div>
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
          onChange={setAccents}
          describedBy="words-accents"
        />
        <span id="words-accents" className="small soft">
          {t(`add.accentsSays.${accents}`)}
        </span>
      </div>
      {!busy && <Button type="submit">{t('add.start')}</Button>}
      {/* What comes of it takes the focus from the button that started or stopped it. */}
      <div tabIndex={-1} data-rest>
        <ImportLine adding={adding} />
      </div>
    </form>
  );
}

/** `family-words.txt` gives "family words". */
function titleOf(file: string): string {
  return file
    .replace(/\.[^.]*$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
    .slice(0, 60);
}
