import { verdictsOn } from '#electron/services/words/judging.ts';
import { ok } from '#shared/kernel/index.ts';
import { flagValue, hasFlag, type Run } from '../command.ts';
import { defaultExceptionsFor, lexiconArgument, myWords } from '../words/lexicon-argument.ts';
import { columns, t } from '../texts.ts';

export const run: Run = async (call) => {
  const lexicon = await lexiconArgument(flagValue(call, 'lexicon') ?? 'english', call.stop);
  if (!lexicon.ok) return lexicon;
  const mine = await myWords(call);
  if (!mine.ok) return mine;
  const exceptions = hasFlag(call, 'exceptions')
    ? await defaultExceptionsFor(lexicon.value, lexicon.value.alphabet)
    : ok({ allow: [], forbid: [] });
  if (!exceptions.ok) return exceptions;
  const layers = { mine: mine.value, exceptions: exceptions.value };
  const words = verdictsOn(lexicon.value, call.words, layers);
  const { name, sha256 } = lexicon.value;
  const accepted = words.every((one) => one.accepted);
  if (call.json) call.say(JSON.stringify({ accepted, words, lexicon: { name, sha256 } }));
  else {
    call.say(
      columns(
        words.map(({ word, accepted: yes, by }) => [
          word,
          t(`cli:words.${yes ? 'yes' : 'no'}.${by}`, { name }),
        ]),
      ),
    );
    if (words.length > 1) call.say(t(accepted ? 'cli:words.stands' : 'cli:words.falls'));
  }
  return ok(accepted ? 'done' : 'rejected');
};
