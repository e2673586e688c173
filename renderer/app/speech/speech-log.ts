/** Everything that is spoken goes through this log, whoever says it aloud: a screen reader, the voice, or a test. */
export interface Said {
  readonly text: string;
  /** `focus` is what a screen reader finds out by itself, so only the voice says it. */
  readonly how: 'polite' | 'urgent' | 'answer' | 'focus';
}

export interface SpeechLog {
  add(said: Said): void;
  all(): readonly Said[];
  /** Returns the latest sentences of this kind since `cover`, oldest first. */
  since(...kinds: readonly Said['how'][]): readonly string[];
  /** Whoever comes next must not be told again what was said before, such as the hand of another person. */
  cover(): void;
  listen(heard: (said: Said) => void): () => void;
}

const most = 500;

export function openSpeechLog(): SpeechLog {
  let said: readonly Said[] = [];
  let covered = 0;
  const listeners = new Set<(said: Said) => void>();
  return {
    add(one) {
      if (one.text === '') return;
      const dropped = Math.max(0, said.length + 1 - most);
      said = [...said, one].slice(dropped);
      covered = Math.max(0, covered - dropped);
      for (const heard of listeners) heard(one);
    },
    all: () => said,
    since: (...kinds) =>
      said
        .slice(covered)
        .filter(({ how }) => kinds.includes(how))
        .map(({ text }) => text),
    cover() {
      covered = said.length;
    },
    listen(heard) {
      listeners.add(heard);
      return () => {
        listeners.delete(heard);
      };
    },
  };
}
