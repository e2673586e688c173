import { afterEach, describe, expect, it, vi } from 'vitest';
import { readLexiconOnThread, type LexiconFile } from '#renderer/worker/read-lexicon.ts';
import { expectOk } from '#shared/kernel/index.ts';
import { buildLexicon, decodeLexicon, encodeLexicon, latinAlphabet } from '#shared/lexicon/index.ts';

const about = { name: 'test', alphabet: latinAlphabet, sha256: '0'.repeat(64) };
const aFile = () => encodeLexicon(buildLexicon(['AN', 'TEN'], about));

/** A thread of the browser that does with a file what `read` does. */
function threads(read: (thread: EventTarget, asked: LexiconFile) => void) {
  const ended: EventTarget[] = [];
  vi.stubGlobal(
    'Worker',
    class extends EventTarget {
      postMessage(asked: LexiconFile) {
        read(this, asked);
      }
      terminate() {
        ended.push(this);
      }
    },
  );
  return ended;
}

const notRead = { ok: false, problem: { code: 'play/list-not-read' } };

describe('a lexicon read beside the window', () => {
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it('is what its thread makes of the file, and the thread is ended', async () => {
    const ended = threads((thread, { bytes, file }) => {
      thread.dispatchEvent(new MessageEvent('message', { data: decodeLexicon(bytes, file) }));
    });
    expect(expectOk(await readLexiconOnThread(aFile(), 'test.cwlex')).words).toBe(2);
    expect(ended).toHaveLength(1);
  });

  it.each(['error', 'messageerror'])('is refused where its thread ends in %s', async (kind) => {
    const ended = threads((thread) => {
      thread.dispatchEvent(new Event(kind, { cancelable: true }));
    });
    expect(await readLexiconOnThread(aFile(), 'test.cwlex')).toEqual(notRead);
    expect(ended).toHaveLength(1);
  });

  it('is refused where the file cannot be handed over', async () => {
    const ended = threads(() => {
      throw new DOMException('It is elsewhere already', 'DataCloneError');
    });
    expect(await readLexiconOnThread(aFile(), 'test.cwlex')).toEqual(notRead);
    expect(ended).toHaveLength(1);
  });

  it('is refused where no thread can be started', async () => {
    const none = vi.fn(() => {
      throw new Error('No threads here');
    });
    vi.stubGlobal('Worker', none);
    expect(await readLexiconOnThread(aFile(), 'test.cwlex')).toEqual(notRead);
  });
});
