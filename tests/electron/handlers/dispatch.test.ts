import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createDispatch, type Dispatch } from '#electron/handlers/dispatch.ts';
import { homeOf } from '#electron/services/home/home.ts';
import { lockHome } from '#electron/services/home/home-lock.ts';
import { openServices, type Services } from '#electron/services/services.ts';
import { contract, resultSchema, type MethodName } from '#shared/contract/index.ts';
import { expectOk, ok } from '#shared/kernel/index.ts';
import { newRecordText } from '../support/records.ts';
import { testProgram } from '../support/program.ts';
import { keptFolder, removeFolder } from '../support/temporary.ts';

const names = Object.keys(contract) as MethodName[];
const program = testProgram();
const homeFolder = keptFolder();
const bugs: unknown[] = [];
let services: Services;
let dispatch: Dispatch;

beforeAll(() => {
  const home = homeOf({ CUBEWRIGHT_HOME: homeFolder });
  services = openServices({
    door: 'browser',
    home,
    lock: expectOk(lockHome(home, 'browser')),
    exporter: async ({ name }) => ok({ kind: 'saved', path: name }),
    program,
  });
  dispatch = createDispatch(services, (bug) => bugs.push(bug));
});

afterAll(async () => {
  await services.close();
  removeFolder(program);
  removeFolder(homeFolder);
});

/** Payloads that look like questions here and there, and like nothing at all elsewhere. */
const nearAsk = fc.record(
  {
    id: fc.oneof(fc.constantFrom('a', '../x', 'con', 'a'.repeat(65), '..', '.hidden', 'A b'), fc.anything()),
    text: fc.oneof(fc.string(), fc.constant('{}'), fc.json(), fc.anything()),
    revision: fc.oneof(fc.double(), fc.integer(), fc.anything()),
    job: fc.oneof(fc.string(), fc.anything()),
    product: fc.oneof(fc.constantFrom('alphacubes-nets', '__proto__'), fc.anything()),
    options: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.anything()),
    format: fc.oneof(fc.constantFrom('pdf', 'svg', 'exe'), fc.anything()),
    sheet: fc.anything(),
    bed: fc.anything(),
    path: fc.oneof(fc.constantFrom('', 'x'.repeat(501)), fc.integer(), fc.constant(null)),
    theme: fc.anything(),
    remembered: fc.anything(),
  },
  { requiredKeys: [] },
);
const anyAsk = fc.oneof(
  { weight: 3, arbitrary: nearAsk },
  {
    weight: 1,
    arbitrary: fc.anything({ withBigInt: true, withDate: true, withMap: true, withTypedArray: true }),
  },
);

/** Methods that would set the machine to work when a random question happens to be right. */
const busy: readonly MethodName[] = ['exportSheets', 'exportBundle', 'connectBox'];

/** 150 a channel take two seconds; 7,000 make the more than 100,000 of a release. */
const runs = Number(process.env.CUBEWRIGHT_FUZZ_RUNS ?? 150);

describe('D2: every channel has a schema and answers with a Result', () => {
  test.each(names)('%s: random payloads', async (name) => {
    const { channel, ask, answer } = contract[name];
    const envelope = resultSchema(answer);
    await fc.assert(
      fc.asyncProperty(anyAsk, async (raw) => {
        const right = ask.safeParse(raw).success;
        if (right && busy.includes(name)) return;
        const answered = await dispatch(channel, raw);
        expect(envelope.safeParse(answered).success).toBe(true);
        // What the schema does not know is refused before any service hears of it.
        if (!right) expect(answered).toMatchObject({ ok: false, problem: { code: 'app/bad-ask', channel } });
      }),
      { numRuns: runs },
    );
    expect(bugs).toEqual([]);
  });

  test('a channel that is not there is refused by name', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (channel) => {
        fc.pre(!names.some((name) => contract[name].channel === channel));
        expect(await dispatch(channel, null)).toMatchObject({ problem: { code: 'app/unknown-channel' } });
      }),
    );
    expect(await dispatch('constructor', null)).toMatchObject({ problem: { code: 'app/unknown-channel' } });
  });

  test('a question that would soil the prototype of all objects does not', async () => {
    const raw: unknown = JSON.parse(
      '{"job":"j","product":"nothing","format":"pdf","options":{"__proto__":{"soiled":1},"constructor":{"prototype":{"soiled":1}}}}',
    );
    await dispatch('print:export', raw);
    expect('soiled' in {}).toBe(false);
  });

  test('the fact at fault is named', async () => {
    expect(await dispatch('games:save', { id: 'a', text: '', revision: -1 })).toMatchObject({
      ok: false,
      problem: { code: 'app/bad-ask', channel: 'games:save', path: 'revision' },
    });
  });

  test('a bug inside is answered and logged, never thrown', async () => {
    const broken = {
      ...services,
      settings: { ...services.settings, read: () => Promise.reject(new Error('boom')) },
    };
    const logged: unknown[] = [];
    const answered = await createDispatch(broken, (bug) => logged.push(bug))('settings:read', null);
    expect(answered).toEqual({ ok: false, problem: { code: 'app/bug', message: 'boom' } });
    expect(logged).toEqual([new Error('boom')]);
  });
});

describe('settings', () => {
  test('are remembered, and begin with the defaults', async () => {
    const first = await dispatch('settings:read', null);
    expect(first).toMatchObject({ ok: true, value: { theme: 'system', cubeFont: 'besley' } });
    const chosen = {
      theme: 'dark',
      cubeFont: 'bitter',
      cubeLetters: 'large',
      language: 'sv',
      interfaceFont: 'atkinson',
      sound: 'on',
      motion: 'reduced',
      myWords: { allow: ['ZORK'], forbid: [] },
      remembered: { port: 'COM7' },
    };
    expect(await dispatch('settings:write', chosen)).toEqual({ ok: true, value: chosen });
    expect(await dispatch('settings:read', null)).toEqual({ ok: true, value: chosen });
  });

  test('keep what one window chose while another chooses something else', async () => {
    await dispatch('settings:write', { theme: 'system', remembered: { port: 'COM7' } });
    // At once, as two windows may: neither knows of the other's choice.
    await Promise.all([
      dispatch('settings:write', { theme: 'dark' }),
      dispatch('settings:write', { remembered: { product: 'kubo-deck' } }),
      dispatch('settings:write', { cubeFont: 'besley' }),
    ]);
    expect(await dispatch('settings:read', null)).toMatchObject({
      ok: true,
      value: { theme: 'dark', cubeFont: 'besley', remembered: { port: 'COM7', product: 'kubo-deck' } },
    });
  });
});

describe('words of one’s own', () => {
  test('that one window adds stay when another writes what it was shown', async () => {
    const were = { allow: ['QUAY'], forbid: ['ZORK'] };
    await dispatch('settings:write', { myWords: were });
    const write = (allow: string[], forbid: string[]): Promise<unknown> =>
      dispatch('settings:write', { myWords: { allow, forbid }, myWordsWere: were });
    await Promise.all([write(['QUAY', 'PLUGH'], ['ZORK']), write(['QUAY', 'XYZZY'], [])]);
    // Whichever of the two comes first.
    const { value } = (await dispatch('settings:read', null)) as { value: { myWords: typeof were } };
    expect(value.myWords.allow.toSorted()).toEqual(['PLUGH', 'QUAY', 'XYZZY']);
    expect(value.myWords.forbid).toEqual([]);
  });

  test('hold letters alone', async () => {
    for (const word of ['', 'A B', 'A\u0000B', 'X'.repeat(41), '17']) {
      expect(await dispatch('settings:write', { myWords: { allow: [word], forbid: [] } })).toMatchObject({
        problem: { code: 'app/bad-ask', path: 'myWords.allow.0' },
      });
    }
  });
});

describe('printing', () => {
  test('gives the same bytes as the command line does, sheet by sheet', async () => {
    const told: number[] = [];
    const silence = services.bus.listen(({ event, payload }) => {
      if (event === 'printProgress' && payload.stage === 'drawing') told.push(payload.done);
    });
    const ask = { job: 'a-1', product: 'alphacubes-nets', options: { edge: 17 }, format: 'pdf' };
    const answered = (await dispatch('print:export', ask)) as { value: { sha256: string; sheets: number } };
    silence();
    const { runPrintJob } = await import('#electron/services/print/print-job.ts');
    const direct = await runPrintJob({ ...ask, format: 'pdf' });
    expect(answered).toMatchObject({
      ok: true,
      value: { file: { kind: 'saved', path: 'alphacubes-nets.pdf' } },
    });
    expect(direct.ok && direct.value.sha256).toBe(answered.value.sha256);
    expect(told).toEqual(Array.from({ length: answered.value.sheets }, (_, sheet) => sheet + 1));
  });

  test('stops when told, and the door answers while it draws', async () => {
    const job = 'b-2';
    const ask = { job, product: 'alphacubes-nets', options: { edge: 40 }, format: 'pdf' };
    const drawing = dispatch('print:export', ask);
    expect(await dispatch('print:export', ask)).toMatchObject({ problem: { code: 'print/job-running' } });
    let drawn = false;
    void drawing.finally(() => (drawn = true));
    await dispatch('app:info', null);
    expect(drawn).toBe(false);
    expect(await dispatch('print:cancel', { job })).toEqual({ ok: true, value: undefined });
    expect(await drawing).toEqual({ ok: false, problem: { code: 'print/cancelled' } });
  });

  test('refuses by name what it cannot print', async () => {
    const export_ = (more: object): Promise<unknown> =>
      dispatch('print:export', { job: 'c', product: 'alphacubes-nets', options: {}, format: 'pdf', ...more });
    expect(await export_({ product: 'sails' })).toMatchObject({
      problem: { code: 'print/unknown-product', product: 'sails' },
    });
    expect(await export_({ options: { edge: 3 } })).toMatchObject({
      problem: { code: 'print/bad-option', option: 'edge' },
    });
    expect(await export_({ format: 'svg', sheet: '701' })).toMatchObject({
      problem: { code: 'print/no-such-sheet', sheet: '701' },
    });
  });
});

describe('the box in software', () => {
  test('is seen emptying its squares, and ends when told', async () => {
    const states: { link: string; squares?: string | undefined }[] = [];
    const silence = services.bus.listen(({ event, payload }) => {
      if (event === 'boxChanged') states.push(payload);
    });
    expect(await dispatch('box:connect', { path: 'simulator:' })).toMatchObject({ ok: true });
    // One of 108 is empty.
    await expect.poll(() => states.map(({ squares }) => squares?.split('1').length)).toContain(108);
    expect(await dispatch('box:disconnect', null)).toEqual({
      ok: true,
      value: { asOf: expect.any(Number), link: 'off', changes: [] },
    });
    silence();
    expect(states.some(({ link }) => link === 'live')).toBe(true);
  });

  test('a port that is not there is refused with its name', async () => {
    const refused = new Promise((heard) => {
      services.bus.listen(({ event, payload }) => {
        if (event === 'boxChanged' && payload.link === 'refused') heard(payload.problem);
      });
    });
    await dispatch('box:connect', { path: '/dev/no-such-port' });
    expect(await refused).toMatchObject({ code: 'box/no-such-port', path: '/dev/no-such-port' });
    await dispatch('box:disconnect', null);
  });

  test('a fault that is not known is named', async () => {
    expect(await dispatch('box:connect', { path: 'simulator:gremlins' })).toMatchObject({
      problem: { code: 'box/unknown-fault', fault: 'gremlins' },
    });
  });
});

describe('games through the door', () => {
  test('only what could be opened is written', async () => {
    expect(await dispatch('games:create', { text: '{"format":' })).toMatchObject({
      problem: { code: 'record/not-json', line: 1 },
    });
    const created = await dispatch('games:create', { text: newRecordText('Ann', 'Ben') });
    expect(created).toMatchObject({ ok: true });
  });
});
