import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFocusFallback, whole } from '#renderer/app/index.ts';
import { Button, NumberStepper, ProblemNotice, Select, useAnnounce } from '#renderer/controls/index.ts';
import { runDesignJob } from '#renderer/worker/index.ts';
import { listTitle, type Translate } from '#shared/i18n/index.ts';
import { ok, type Problem } from '#shared/kernel/index.ts';
import { pieceLimits, type PieceSet } from '#shared/pieces/index.ts';
import {
  hasSameFaces,
  proposedKinds,
  takeProposal,
  type Proposal,
  type ProposedKind,
  type ProposeRequest,
} from '#shared/set-design/index.ts';
import type { Design } from './use-design.ts';
import type { DesignWords } from './use-words.ts';
import { unprintableLetters } from '#print-templates/fonts/index.ts';
import type { LexiconSummary } from '#shared/contract/index.ts';
import { share } from './figures.ts';

const usualCounts: Readonly<Record<ProposedKind, number>> = { cubes: 98, blanks: 25, dice: 108, tiles: 84 };

type State =
  | { readonly kind: 'idle' | 'stopped' }
  | { readonly kind: 'running'; readonly percent: number }
  /** `list` is the name of the word list with which the figures are measured. */
  | { readonly kind: 'done'; readonly proposal: Proposal; readonly list: string }
  | { readonly kind: 'wrong'; readonly problem: Problem };

/** Proposes another set at each request, which replaces the current one. */
export function ProposePart({ design, words: { lists, chosen, file, choose } }: ProposePartProps) {
  const { t } = useTranslation('design');
  const say = useAnnounce();
  const place = useFocusFallback<HTMLElement>();
  const [kind, setKind] = useState<ProposedKind>('cubes');
  const [count, setCount] = useState(usualCounts.cubes);
  const [seed, setSeed] = useState(1);
  const [state, setState] = useState<State>({ kind: 'idle' });
  const task = useRef<{ readonly stop: () => void }>(undefined);
  useEffect(() => () => task.current?.stop(), []);
  const { set } = design;

  const start = () => {
    if (file === undefined || chosen === undefined) return;
    const ask = proposeRequest(set, chosen, { kind, pieces: count, seed });
    const asked = runDesignJob(
      file,
      { kind: 'propose', ask },
      {
        progress({ done, total }) {
          setState({ kind: 'running', percent: Math.floor((100 * done) / total) });
        },
      },
    );
    task.current = asked;
    setState({ kind: 'running', percent: 0 });
    setSeed(seed + 1);
    void asked.answer.then((answer) => {
      if (!answer.ok) {
        setState({ kind: 'wrong', problem: answer.problem });
        return;
      }
      design.edit(ok(takeProposal(design.latest(), answer.value.set)), 'propose');
      setState({ kind: 'done', proposal: answer.value, list: chosen.name });
      say(proposalText(t, answer.value));
    });
  };
  // After another edit or with another list, the figures no longer describe the set.
  const holds = state.kind === 'done' && state.list === chosen?.name && hasSameFaces(set, state.proposal.set);
  const stop = () => {
    task.current?.stop();
    setState({ kind: 'stopped' });
    say(t('propose.stopped'));
  };
  return (
    <section ref={place} className="propose" aria-labelledby="propose">
      <p className="label propose-head">
        <span id="propose" tabIndex={-1} data-rest>
          {t('propose.title')}
        </span>
        {chosen !== undefined && <span>{t('propose.words', { words: whole.format(chosen.words) })}</span>}
      </p>
      <div className="propose-ask">
        <Select
          label={t('propose.list')}
          className="propose-list"
          value={chosen?.name ?? ''}
          choices={lists.map((list) => ({ value: list.name, label: listTitle(t, list) }))}
          onChange={choose}
        />
        {state.kind === 'running' ? (
          <Button onClick={stop}>{t('propose.stop')}</Button>
        ) : (
          <Button aria-disabled={file === undefined} onClick={start}>
            {t('propose.start')}
          </Button>
        )}
        <NumberStepper
          label={t('propose.count')}
          value={count}
          range={{ min: 7, max: pieceLimits.pieces, step: 1, whole: true }}
          onChange={setCount}
        />
        <Select
          label={t('propose.kind')}
          value={kind}
          choices={proposedKinds.map((value) => ({ value, label: t(`propose.kinds.${value}`) }))}
          onChange={(value) => {
            setKind(value);
            setCount(usualCounts[value]);
          }}
        />
      </div>
      <p className="small soft propose-told">
        {state.kind === 'running' && t('propose.progress', { percent: state.percent })}
        {state.kind === 'stopped' && t('propose.stopped')}
        {(state.kind === 'idle' || (state.kind === 'done' && !holds)) && (
          <a href="#/words">{t('propose.own')}</a>
        )}
        {state.kind === 'done' && holds && proposalText(t, state.proposal)}
      </p>
      {state.kind === 'wrong' && <ProblemNotice problem={state.problem} />}
    </section>
  );
}

interface ProposePartProps {
  readonly design: Design;
  readonly words: DesignWords;
}

/** Warns first of letters that no font can print. */
function proposalText(t: Translate, { set, figures, reference, verdict }: Proposal): string {
  const unprintable = unprintableLetters(set.pieces).join(', ');
  const warning = unprintable === '' ? [] : [t('checks:no-glyph', { letters: unprintable })];
  const sentence = t('design:propose.done', {
    title: t(`option:print.setTitles.${reference.name}`, { defaultValue: reference.title }),
    words: whole.format(figures.median),
    dead: share(figures.dead),
    theirWords: whole.format(reference.figures.median),
    theirDead: share(reference.figures.dead),
  });
  return [...warning, sentence, t(`design:propose.verdict.${verdict}`)].join(' ');
}

export function proposeRequest(
  set: Pick<PieceSet, 'title' | 'language'>,
  list: Pick<LexiconSummary, 'language'>,
  how: Pick<ProposeRequest, 'kind' | 'pieces' | 'seed'>,
): Omit<ProposeRequest, 'lexicon'> {
  return { ...how, title: set.title, language: list.language?.split('-')[0] ?? set.language };
}
