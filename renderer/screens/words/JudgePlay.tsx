import { useRef, useState, type FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { listed, useGateway, useSettings } from '#renderer/app/index.ts';
import { Button, Icon, ProblemNotice, Select, TextField, useAnnounce } from '#renderer/controls/index.ts';
import type { ResponseOf, LexiconSummary } from '#shared/contract/index.ts';
import { listTitle } from '#shared/i18n/index.ts';
import type { Result } from '#shared/kernel/index.ts';

type Verdict = ResponseOf<'judgeWords'> & { readonly title: string };

interface JudgePlayProps {
  readonly lexica: readonly LexiconSummary[];
  readonly chosen: LexiconSummary | undefined;
  readonly onChoose: (name: string) => void;
}

/** Gives one verdict on all typed words (P8), also for a game on a physical board. */
export function JudgePlay({ lexica, chosen, onChoose }: JudgePlayProps) {
  const { t } = useTranslation('words');
  const gateway = useGateway();
  const say = useAnnounce();
  const { settled } = useSettings();
  const [typed, setTyped] = useState('');
  const [verdict, setVerdict] = useState<Result<Verdict>>();
  const written = typed.split(/[\s,;]+/).filter((word) => word !== '');
  /** Numbers the requests, so that an answer to an earlier one can be ignored. */
  const request = useRef(0);
  const forget = () => {
    request.current += 1;
    setVerdict(undefined);
  };

  const judge = async (event: FormEvent) => {
    event.preventDefault();
    if (chosen === undefined || written.length === 0) return;
    const mine = (request.current += 1);
    const words = written.slice(0, 50).map((word) => word.slice(0, 60));
    const how = { mine: true, exceptions: true };
    // The call waits, because personal words may not be written to the disk yet.
    await settled();
    const answer = await gateway.call('judgeWords', { lexicon: chosen.name, words, ...how });
    const judged: Result<Verdict> = answer.ok
      ? { ok: true, value: { ...answer.value, title: listTitle(t, chosen) } }
      : answer;
    if (mine !== request.current) return;
    setVerdict(judged);
    if (judged.ok) say(sentence(judged.value));
  };

  function sentence({ accepted, words, title }: Verdict): string {
    const named = (some: Verdict['words']) => listed.format(some.map(({ word }) => word));
    if (accepted) return t('judge.stands', { count: words.length, words: named(words) });
    const refused = words.filter((one) => !one.accepted);
    const unknown = refused.filter(({ by }) => by === 'list');
    const excepted = refused.filter(({ by }) => by === 'exceptions');
    const forbidden = refused.filter(({ by }) => by === 'mine');
    const reasons = [
      ...(unknown.length > 0
        ? [t('judge.notInList', { count: unknown.length, words: named(unknown), title })]
        : []),
      ...(excepted.length > 0
        ? [t('judge.excepted', { count: excepted.length, words: named(excepted), title })]
        : []),
      ...(forbidden.length > 0
        ? [t('judge.forbidden', { count: forbidden.length, words: named(forbidden) })]
        : []),
    ];
    return t('judge.falls', { words: reasons.join(' ') });
  }

  return (
    <form className="words-judge" onSubmit={(event) => void judge(event)} noValidate>
      <h2>{t('judge.title')}</h2>
      <p className="soft">{t('judge.says')}</p>
      <div className="words-judge-line">
        <TextField
          label={t('judge.words')}
          placeholder={t('judge.hint')}
          value={typed}
          onChange={(text) => {
            setTyped(text);
            forget();
          }}
        />
        <Select
          label={t('judge.list')}
          value={chosen?.name ?? ''}
          choices={lexica.map((list) => ({ value: list.name, label: listTitle(t, list) }))}
          onChange={(name) => {
            onChoose(name);
            forget();
          }}
        />
        <Button
          type="submit"
          command="words.look"
          showsKey
          disabled={chosen === undefined || written.length === 0}
        >
          {t('judge.ask')}
        </Button>
      </div>
      {verdict?.ok === false && <ProblemNotice problem={verdict.problem} />}
      {verdict?.ok === true && (
        <p className="words-verdict">
          <Icon name={verdict.value.accepted ? 'check' : 'crossed'} />
          <span>{sentence(verdict.value)}</span>
        </p>
      )}
    </form>
  );
}
