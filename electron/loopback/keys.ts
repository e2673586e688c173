import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Who may come in. An address with a key opens the door once: the page exchanges the key for a token, which it keeps in
 * the storage of its own origin and sends with every question. Key and token are forgotten when the process ends.
 */
export interface Keys {
  /** A new key, good for one use within ten minutes. */
  issue(): string;
  /** A token for a good key, which dies; undefined for any other. */
  exchange(key: string): string | undefined;
  isToken(token: string | undefined): boolean;
  /** The names (`keyName`) of the keys that still open; expired ones are forgotten. */
  live(): readonly string[];
}

export const keyLivesMs = 10 * 60 * 1000;
const keysKept = 8;
const tokensKept = 32;

/** `now` in ms, from a clock that nobody can set back: a key that has expired must stay dead. */
export function createKeys(now: () => number = () => performance.now()): Keys {
  let keys: readonly { readonly name: string; readonly hash: Buffer; readonly until: number }[] = [];
  let tokens: readonly Buffer[] = [];
  const forgetExpired = (): void => {
    keys = keys.filter(({ until }) => until >= now());
  };
  return {
    issue() {
      const key = token();
      keys = [...keys, { name: keyName(key), hash: hashOf(key), until: now() + keyLivesMs }].slice(-keysKept);
      return key;
    },
    exchange(key) {
      forgetExpired();
      const hash = hashOf(key);
      const good = keys.find((kept) => timingSafeEqual(kept.hash, hash));
      if (good === undefined) return undefined;
      keys = keys.filter((kept) => kept !== good);
      const session = token();
      tokens = [...tokens, hashOf(session)].slice(-tokensKept);
      return session;
    },
    isToken(given) {
      if (given === undefined) return false;
      const hash = hashOf(given);
      return tokens.some((kept) => timingSafeEqual(kept, hash));
    },
    live() {
      forgetExpired();
      return keys.map(({ name }) => name);
    },
  };
}

/** 192 random bits, safe in an address, a header and a WebSocket subprotocol. */
export function token(): string {
  return randomBytes(24).toString('base64url');
}

/** Names a key without giving it away. */
export function keyName(key: string): string {
  return hashOf(key).toString('hex').slice(0, 16);
}

/** Whether two secrets are the same, in a time that tells nothing. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other));
}

/** Compared by hash: equal lengths, and nothing to be learned from the time it takes. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
