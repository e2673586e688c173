import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/**
 * Who may come in. An address with a key opens the door once: the key is exchanged for a session that lives in a
 * cookie no script can read. Another program on this machine that learns the address later finds the key dead.
 */
export interface Keys {
  /** A new key, good for one use within ten minutes. */
  issue(): string;
  /** A session for a good key, which dies; undefined for any other. */
  exchange(key: string): string | undefined;
  isSession(session: string | undefined): boolean;
}

const keyLivesMs = 10 * 60 * 1000;
const keysKept = 8;
const sessionsKept = 32;

export function createKeys(now: () => number = Date.now): Keys {
  let keys: readonly { readonly hash: Buffer; readonly until: number }[] = [];
  let sessions: readonly Buffer[] = [];
  return {
    issue() {
      const key = token();
      keys = [...keys, { hash: hashOf(key), until: now() + keyLivesMs }].slice(-keysKept);
      return key;
    },
    exchange(key) {
      const hash = hashOf(key);
      const good = keys.find((kept) => timingSafeEqual(kept.hash, hash) && kept.until >= now());
      if (good === undefined) return undefined;
      keys = keys.filter((kept) => kept !== good);
      const session = token();
      sessions = [...sessions, hashOf(session)].slice(-sessionsKept);
      return session;
    },
    isSession(session) {
      if (session === undefined) return false;
      const hash = hashOf(session);
      return sessions.some((kept) => timingSafeEqual(kept, hash));
    },
  };
}

/** 192 random bits, safe in an address and a cookie. */
export function token(): string {
  return randomBytes(24).toString('base64url');
}

/** Compared by hash: equal lengths, and nothing to be learned from the time it takes. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
