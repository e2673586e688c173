import { useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import {
  useAnswer,
  useArrival,
  useFocusFallback,
  useGateway,
  useOneAtATime,
  useSettings,
} from '#renderer/app/index.ts';
import { Button, FileField, ProblemNotice, Select, Sheet, TextField } from '#renderer/controls/index.ts';
import { setEndings } from '#shared/files/index.ts';
import { pieceSets } from '#shared/games/index.ts';
import { problemText } from '#shared/i18n/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import { formatSet, pieceLimits, type SetWithWords } from '#shared/pieces/index.ts';
import { setTitle } from '#shared/set-design/index.ts';
import { KeptDesign } from './KeptDesign.tsx';
import { addSetWords, emptySet, openSetFile } from './open-set-file.ts';
import { listKey } from './use-words.ts';

const sources = ['empty', ...pieceSets.map(({ name }) => name), 'file'];

export function BeginPage() {
  const { t } = useTranslation('design');
  const { result } = useAnswer('listDesigns', ['designsChanged']);
  const rest = useFocusFallback<HTMLElement>();
  useArrival(t('title'));
  const designs = result?.ok === true ? result.value.designs : [];
  const unreadable = result?.ok === true ? result.value.unreadable : [];
  return (
    <main ref={rest} className="page design-begin">
      <h1 tabIndex={-1} data-rest>
        {t('title')}
      </h1>
      <p className="soft">{t('intro')}</p>
      <Sheet aria-labelledby="design-kept">
        <h2 id="design-kept">{t('kept.title')}</h2>
        {result?.ok === false && <ProblemNotice problem={result.problem} />}
        {result?.ok === true && designs.length === 0 && <p className="soft">{t('kept.none')}</p>}
        <ul className="design-kept">
          {designs.map((design) => (
            <KeptDesign key={design.id} design={design} />
          ))}
        </ul>
        {unreadable.map(({ file, problem }) => (
          <ProblemNotice
            key={file}
            alert={false}
            problem={problem}
            says={t('kept.unreadable', { file, text: problemText(t, problem) })}
          />
        ))}
      </Sheet>
      <Sheet aria-labelledby="design-new">
        <h2 id="design-new">{t('begin.title')}</h2>
        <BeginForm />
        <p className="soft small">{t('begin.language')}</p>
        <p className="small design-ways">
          <a href="#/words">{t('begin.addList')}</a>
          <a href="#/help/designing/design-ten-minutes">{t('begin.how')}</a>
        </p>
      </Sheet>
    </main>
  );
}

function BeginForm() {
  const { t } = useTranslation('design');
  const gateway = useGateway();
  const [, go] = useLocation();
  const [source, setSource] = useState(pieceSets[0]?.name ?? 'empty');
  const [named, setNamed] = useState<string>();
  const [file, setFile] = useState<File>();
  const [problem, setProblem] = useState<Problem>();
  const [adding, setAdding] = useState<string>();
  const once = useOneAtATime();
  const { change } = useSettings();
  const { result } = useAnswer('appInfo', ['lexicaChanged']);
  const lists = result?.ok === true ? result.value.lexica : [];
  const bundled = pieceSets.find(({ name }) => name === source);
  const usual = bundled === undefined ? t('begin.empty') : t('begin.copyOf', { title: bundled.title });
  const name = named ?? usual;
  const labelOf = (from: string) =>
    pieceSets.some((set) => set.name === from)
      ? t('begin.copy', { title: t(`option:print.setTitles.${from}`) })
      : t(`begin.sources.${from}`);

  const begin = async (): Promise<Result<unknown>> => {
    const from = source === 'file' ? await openSetFile(file) : ok({ set: bundled ?? emptySet() });
    if (!from.ok) return from;
    const { set: found, words }: SetWithWords = from.value;
    // A set from a file keeps its own name unless another was typed.
    const set = source === 'file' && named === undefined ? ok(found) : setTitle(found, name);
    if (!set.ok) return set;
    if (words !== undefined) {
      setAdding(words.title);
      const list = await addSetWords(gateway, words, lists);
      setAdding(undefined);
      if (!list.ok) return list;
      change({ remembered: { [listKey(set.value.language)]: list.value } });
    }
    const created = await gateway.call('createDesign', { text: formatSet(set.value) });
    if (created.ok) go(`/design/${created.value.id}`);
    return created;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void once(begin).then((done) => {
      if (done !== undefined) setProblem(done.ok ? undefined : done.problem);
    });
  };
  return (
    <form className="design-form" data-answers="hand" onSubmit={submit} noValidate>
      <span className="label" aria-hidden>
        {t('begin.from')}
      </span>
      <Select
        label={t('begin.from')}
        value={source}
        choices={sources.map((value) => ({ value, label: labelOf(value) }))}
        onChange={(value) => {
          setSource(value);
          setProblem(undefined);
        }}
      />
      {source === 'file' && (
        <FileField
          label={t('begin.file')}
          accept={['.json,application/json', ...setEndings].join()}
          onChoose={setFile}
        />
      )}
      <TextField
        label={t('begin.name')}
        showLabel
        maxLength={pieceLimits.title}
        value={source === 'file' ? (named ?? '') : name}
        onChange={setNamed}
      />
      {problem !== undefined && <ProblemNotice problem={problem} />}
      {adding !== undefined && <p role="status">{t('begin.addingList', { title: adding })}</p>}
      <Button type="submit" look="filled" aria-disabled={adding !== undefined}>
        {t('begin.start')}
      </Button>
    </form>
  );
}
