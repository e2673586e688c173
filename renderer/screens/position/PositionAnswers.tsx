import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGateway } from '#renderer/app/index.ts';
import { Button, Notice, ProblemNotice, useAnnounce } from '#renderer/controls/index.ts';
import { useOwnPuzzles } from '#renderer/table/puzzle/own-puzzles.ts';
import { analysePosition, puzzleOfPosition, type Analysis } from '#renderer/table/store/ask-position.ts';
import type { PendingAnswer } from '#renderer/worker/index.ts';
import type { GameId } from '#shared/games/index.ts';
import { problemText, type Translate } from '#shared/i18n/index.ts';
import type { Problem, Result } from '#shared/kernel/index.ts';
import { AnalysisBlock } from './AnalysisBlock.tsx';

type Answer =
  | { readonly kind: 'none' }
  | { readonly kind: 'analysing' | 'making' }
  | { readonly kind: 'analysed'; readonly analysis: Analysis }
  | { readonly kind: 'saved'; readonly puzzle: string }
  | { readonly kind: 'refused'; readonly problem: Problem; readonly says?: string }
  | { readonly kind: 'full' };

interface PositionAnswersProps {
  readonly id: GameId;
  readonly names: readonly string[];
  /** Returns the record of the position, or undefined once it has shown why there is none. */
  readonly textNow: () => string | undefined;
}

/** Give it a key that changes with the position, so that no answer stands beside another position. */
export function PositionAnswers({ id, names, textNow }: PositionAnswersProps) {
  const { t } = useTranslation('positionEditor');
  const say = useAnnounce();
  const gateway = useGateway();
  const { add } = useOwnPuzzles();
  const [answer, setAnswer] = useState<Answer>({ kind: 'none' });
  const underWay = useRef<() => void>(undefined);
  useEffect(() => () => underWay.current?.(), []);
  const isWaiting = answer.kind === 'analysing' || answer.kind === 'making';

  const ask = async <A,>(
    kind: 'analysing' | 'making',
    asking: PendingAnswer<A>,
    show: (found: Result<A, Problem>) => Answer,
  ) => {
    let isStopped = false;
    underWay.current = () => {
      isStopped = true;
      asking.cancel();
    };
    setAnswer({ kind });
    say(t(kind === 'analysing' ? 'analysing' : 'puzzle.making'));
    const found = await asking.answer;
    if (isStopped) return;
    underWay.current = undefined;
    setAnswer(show(found));
  };
  const analyse = () => {
    const text = textNow();
    if (text === undefined || isWaiting) return;
    void ask('analysing', analysePosition(gateway, text), (found) =>
      found.ok ? { kind: 'analysed', analysis: found.value } : { kind: 'refused', problem: found.problem },
    );
  };
  const makePuzzle = () => {
    const text = textNow();
    if (text === undefined || isWaiting) return;
    void ask('making', puzzleOfPosition(gateway, text), (found) => {
      if (!found.ok) {
        const why = problemText(t as Translate, found.problem);
        return { kind: 'refused', problem: found.problem, says: t('puzzle.refused', { why }) };
      }
      if (add([found.value]).length === 0) return { kind: 'full' };
      say(t('puzzle.saved'));
      return { kind: 'saved', puzzle: found.value.id };
    });
  };
  const stop = () => {
    underWay.current?.();
    underWay.current = undefined;
    setAnswer({ kind: 'none' });
    say(t('stopped'));
  };
  return (
    <>
      <div className="position-buttons">
        <Button size="large" aria-disabled={isWaiting} onClick={analyse}>
          {t('analyse')}
        </Button>
        <Button size="large" aria-disabled={isWaiting} onClick={makePuzzle}>
          {t('puzzle.save')}
        </Button>
        {isWaiting ? (
          <Button size="large" onClick={stop}>
            {t('stop')}
          </Button>
        ) : null}
      </div>
      {answer.kind === 'analysing' ? <p className="soft">{t('analysing')}</p> : null}
      {answer.kind === 'making' ? <p className="soft">{t('puzzle.making')}</p> : null}
      {answer.kind === 'analysed' ? <AnalysisBlock {...{ id, names }} analysis={answer.analysis} /> : null}
      {answer.kind === 'saved' ? (
        <p>
          {t('puzzle.saved')} <a href={`#/puzzle/own/${answer.puzzle}`}>{t('puzzle.open')}</a>
        </p>
      ) : null}
      {answer.kind === 'full' ? <Notice>{t('puzzle.full')}</Notice> : null}
      {answer.kind === 'refused' ? <ProblemNotice problem={answer.problem} says={answer.says} /> : null}
    </>
  );
}
