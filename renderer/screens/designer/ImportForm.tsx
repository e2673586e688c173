import { useMemo, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback } from '#renderer/app/index.ts';
import { Button, FileField, ProblemNotice, TextArea, useAnnounce } from '#renderer/controls/index.ts';
import type { Problem } from '#shared/kernel/index.ts';
import { typedLetter } from '#shared/lexicon/index.ts';
import { faceText } from '#shared/pieces/index.ts';
import { importLimit, importPieces, replacePieces, type ImportedPieces } from '#shared/set-design/index.ts';
import { textOf } from './open-set-file.ts';
import type { Design } from './use-design.ts';

export function ImportForm({ design }: { readonly design: Design }) {
  const { t } = useTranslation('design');
  const say = useAnnounce();
  const [text, setText] = useState('');
  const [isShown, setShown] = useState(false);
  const [told, setTold] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const form = useFocusFallback<HTMLFormElement>();
  const { set } = design;
  const read = useMemo(
    () => (isShown ? importPieces(text, set.alphabet) : undefined),
    [isShown, text, set.alphabet],
  );
  const begin = (written: string) => {
    setText(written);
    setShown(false);
    setTold('');
    setProblem(undefined);
  };
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    const content = await textOf(file, importLimit);
    if (content.ok) begin(content.value);
    else setProblem(content.problem);
  };
  const show = (event: FormEvent) => {
    event.preventDefault();
    setShown(true);
    setTold('');
    const { pieces, problems } = importPieces(text, set.alphabet);
    const passedOver = problems.length === 0 ? '' : t('about.passedOver', { count: problems.length });
    say(`${t('about.wouldCome', { count: pieces.length, all: set.pieces.length })} ${passedOver}`);
  };
  const end = (sentence: string) => {
    setShown(false);
    setTold(sentence);
    say(sentence);
  };
  const take = () => {
    if (read === undefined) return;
    const edited = replacePieces(set, read.pieces, read.values);
    setProblem(edited.ok ? undefined : edited.problem);
    if (design.edit(edited, 'import')) end(t('about.imported', { count: read.pieces.length }));
  };
  return (
    <form ref={form} className="about-import" onSubmit={show} noValidate aria-labelledby="about-import">
      <h2 id="about-import" tabIndex={-1} data-rest>
        {t('about.import')}
      </h2>
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
        onChange={begin}
      />
      <Button type="submit">{t('about.importShow')}</Button>
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {read !== undefined && (
        <ImportPreview
          read={read}
          all={set.pieces.length}
          onTake={take}
          onLeave={() => {
            end(t('about.importLeft'));
          }}
        />
      )}
      {told !== '' && <p>{told}</p>}
    </form>
  );
}

interface ImportPreviewProps {
  readonly read: ImportedPieces;
  readonly all: number;
  readonly onTake: () => void;
  readonly onLeave: () => void;
}

export function ImportPreview({ read, all, onTake, onLeave }: ImportPreviewProps) {
  const { t } = useTranslation('design');
  const { pieces, values, problems } = read;
  const count = pieces.length;
  const passedOver = t('about.passedOver', { count: problems.length });
  const counted = Object.entries(values).map(([letter, value]) => `${typedLetter(letter)} ${value}`);
  return (
    <div className="about-told">
      <p>{t('about.wouldCome', { count, all })}</p>
      {count > 0 && (
        <ol className="small" tabIndex={0} aria-label={t('about.wouldCome', { count, all })}>
          {pieces.map((faces, at) => (
            <li key={at}>{faces.map(faceText).join(' ')}</li>
          ))}
        </ol>
      )}
      {counted.length > 0 && <p>{t('about.importValues', { values: counted.join(', ') })}</p>}
      {problems.length > 0 && (
        <>
          <p>{passedOver}</p>
          <ul className="small" tabIndex={0} aria-label={passedOver}>
            {problems.map(({ code, ...facts }) => (
              <li key={facts.line}>{t(`about.line.${code}`, facts)}</li>
            ))}
          </ul>
          {problems.some(({ code }) => code === 'line-no-face') && (
            <p className="small soft">{t('about.otherLetters')}</p>
          )}
        </>
      )}
      {count > 0 && (
        <div className="about-import-acts">
          <Button onClick={onTake}>{t('about.importTake', { count, all })}</Button>
          <Button look="quiet" onClick={onLeave}>
            {t('about.importLeave')}
          </Button>
        </div>
      )}
    </div>
  );
}
