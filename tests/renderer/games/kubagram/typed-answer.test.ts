import { describe, expect, it } from 'vitest';
import { readAnswer } from '#renderer/games/kubagram/ChallengePlace.tsx';
import { kubagram } from '#shared/games/kubagram/index.ts';
import { seat } from '#shared/kernel/index.ts';
import { moved, standing } from '#tests/support/kubagram/table.ts';

const claimed = moved(
  standing({ seats: 3, options: { judge: 'challenge' }, central: 'CATTLEX' }),
  '0: claim CATTLE',
  '0: end',
);
const view = kubagram.rules.viewFor(claimed, 'table');
const [ben, cleo] = [
  { seat: seat(1), name: 'Ben' },
  { seat: seat(2), name: 'Cleo' },
];

describe('K14 an answer to claims, typed', () => {
  it('is that of the only one who may answer, or of the number in front', () => {
    expect(readAnswer(kubagram, view, [cleo], 'accept')).toEqual({
      ok: true,
      value: { kind: 'accept', by: 2 },
    });
    expect(readAnswer(kubagram, view, [ben, cleo], '3: Challenge cattle')).toMatchObject({
      ok: true,
      value: { kind: 'challenge', by: 2 },
    });
  });

  it('may be typed in the language of the screens', () => {
    expect(readAnswer(kubagram, view, [ben, cleo], '3 zoek op cattle', 'nl')).toMatchObject({
      ok: true,
      value: { kind: 'challenge', by: 2 },
    });
    expect(readAnswer(kubagram, view, [cleo], 'låt stå', 'sv')).toMatchObject({
      ok: true,
      value: { kind: 'accept', by: 2 },
    });
  });

  it('says who may answer where the line does not', () => {
    const problem = { code: 'kubagram/who-answers', players: ['2 Ben', '3 Cleo'] };
    expect(readAnswer(kubagram, view, [ben, cleo], 'accept')).toEqual({ ok: false, problem });
    expect(readAnswer(kubagram, view, [ben, cleo], '1 accept')).toEqual({ ok: false, problem });
  });

  it('is refused where it is no answer', () => {
    expect(readAnswer(kubagram, view, [ben], 'challenge TABLE')).toMatchObject({
      problem: { code: 'kubagram/word-not-there' },
    });
    expect(readAnswer(kubagram, view, [ben], 'take')).toMatchObject({ ok: false });
  });
});
