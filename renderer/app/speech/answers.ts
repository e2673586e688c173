import type { Translate } from '#shared/i18n/index.ts';
import { questionKeys, type Asked, type Question } from './questions.ts';
import type { SpeechLog } from './speech-log.ts';

/** Returns undefined for a question that means nothing here. */
export type Answer = (question: Question) => string | undefined;

/** The part of the screen that came last answers first, and the page itself, which is the first of them, at the end. */
export function answerTo(
  t: Translate,
  asked: Asked,
  answers: readonly [page: Answer, ...parts: Answer[]],
  log: Pick<SpeechLog, 'since'>,
): string {
  if (asked === 'list') return t('speech:list', { questions: questionList(t, answers) });
  if (asked === 'again')
    return log.since('polite', 'urgent', 'answer', 'focus').at(-1) ?? t('speech:nothingSaid');
  const answer = firstAnswer(asked, answers);
  if (answer !== undefined) return answer;
  if (asked === 'last') return log.since('polite', 'urgent').at(-1) ?? t('speech:nothingSaid');
  return t('speech:notHere', { what: questionName(t, asked, answers.length === 1) });
}

function firstAnswer(question: Question, answers: readonly Answer[]): string | undefined {
  for (const answer of answers.toReversed()) {
    const text = answer(question);
    if (text !== undefined && text !== '') return text;
  }
  return undefined;
}

function questionList(t: Translate, answers: readonly [page: Answer, ...parts: Answer[]]): string {
  return Object.entries(questionKeys)
    .filter(
      ([, question]) =>
        question === 'now' || question === 'last' || firstAnswer(question, answers) !== undefined,
    )
    .map(([key, question]) => `${key.toUpperCase()}, ${questionName(t, question, answers.length === 1)}`)
    .join('; ');
}

/** A table is asked about its game, a screen about what it shows. */
function questionName(t: Translate, question: Question, isOfPage: boolean): string {
  return isOfPage ? t(`speech:onScreen.${question}`) : t(`speech:question.${question}`);
}
