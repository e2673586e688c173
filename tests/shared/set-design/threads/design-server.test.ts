import { expect, it } from 'vitest';
import { encodeLexicon } from '#shared/lexicon/index.ts';
import { alphacubesSet } from '#shared/pieces/index.ts';
import { balanceOf, checkDesign } from '#shared/set-design/index.ts';
import {
  createDesignServer,
  type DesignJob,
  type FromDesigner,
} from '#shared/set-design/threads/design-server.ts';
import { commonEnglish } from '#tests/support/set-design/foreign-words.ts';

const bytes = encodeLexicon(commonEnglish);

/** What a thread says to a job, in order. */
function said(job: DesignJob, words: Uint8Array = bytes): readonly FromDesigner[] {
  const heard: FromDesigner[] = [];
  const serve = createDesignServer((word) => heard.push(word));
  serve({ kind: 'load', source: { file: 'common.cwlex', bytes: words } });
  serve({ kind: 'job', id: 7, job });
  return heard;
}

it('answers as the functions do', () => {
  const check = said({ kind: 'check', set: alphacubesSet, strange: ['Q'], products: ['nets'] });
  const findings = checkDesign({
    set: alphacubesSet,
    lexicon: commonEnglish,
    hasGlyph: (letter) => letter !== 'Q',
    products: ['nets'],
  });
  expect(check).toEqual([{ kind: 'done', id: 7, result: { ok: true, value: findings } }]);

  const ask = { set: alphacubesSet, hands: 60 };
  const balance = said({ kind: 'balance', ask });
  expect(balance.at(-1)).toEqual({
    kind: 'done',
    id: 7,
    result: { ok: true, value: balanceOf({ ...ask, lexicon: commonEnglish }) },
  });
  expect(balance.flatMap((word) => (word.kind === 'figures' ? word.figures.hands : []))).toEqual([
    12, 20, 32, 48,
  ]);
});

it('goes on with a worth from what it told before, and reports less often the longer it takes', () => {
  const ask = { set: alphacubesSet, hand: 3 };
  const first = said({ kind: 'worth', ask, hands: 30 });
  const told = first.flatMap((word) => (word.kind === 'sums' ? [word.sums] : []));
  expect(told.map(({ hands }) => hands)).toEqual([8, 16, 24]);
  const whole = said({ kind: 'worth', ask, hands: 60 }).at(-1);
  expect(whole).toMatchObject({ kind: 'done', result: { ok: true, value: { hand: 3, hands: 60 } } });
  expect(said({ kind: 'worth', ask, from: told[1], hands: 60 }).at(-1)).toEqual(whole);
});

it('tells each hundredth of a proposal once', () => {
  const ask = { kind: 'tiles', pieces: 40, title: 'Try', language: 'en' } as const;
  const words = said({ kind: 'propose', ask });
  const percent = words.flatMap((word) =>
    word.kind === 'progress' ? Math.floor((100 * word.progress.done) / word.progress.total) : [],
  );
  expect(percent).toEqual([...new Set(percent)]);
  expect(percent.length).toBeGreaterThan(80);
  expect(words.at(-1)).toMatchObject({
    kind: 'done',
    result: { ok: true, value: { set: { title: 'Try' } } },
  });
});

it('refuses what it cannot read or find', () => {
  expect(said({ kind: 'check', set: alphacubesSet }, new Uint8Array(9))).toMatchObject([
    { kind: 'done', result: { ok: false } },
  ]);
  expect(
    said({ kind: 'propose', ask: { kind: 'cubes', pieces: 3, title: 'Try', language: 'en' } }),
  ).toMatchObject([{ kind: 'done', result: { ok: false, problem: { code: 'design/proposed-pieces' } } }]);
});
