import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';

/** A key in an address opens the door once: the page exchanges it for a token, which it sends with every request. */
export interface Keys {
  issue(): string;
  exchange(key: string): string | undefined;
  isToken(token: string | undefined): boolean;
  live(): readonly string[];
}

export const keyLivesMs = 10 * 60 * 1000;
const keysKept = 8;
const tokensKept = 32;

/** `now` returns the ms of a monotonic clock, so that an expired key stays dead. */
export function createKeys(now: () => number = () => performance.now()): Keys {
  let keys: readonly { readonly name: string; readonly hash: Buffer; readonly until: number }[] = [];
  let tokens: readonly Buffer[] = [];
  const forgetExpired = (): void => {
    keys = keys.filter(({ until }) => until >= now());
  };
  return {
    issue() {
      const key = randomToken();
      keys = [...keys, { name: keyName(key), hash: hashOf(key), until: now() + keyLivesMs }].slice(-keysKept);
      return key;
    },
    exchange(key) {
      forgetExpired();
      const hash = hashOf(key);
      const good = keys.find((kept) => timingSafeEqual(kept.hash, hash));
      if (good === undefined) return undefined;
      keys = keys.filter((kept) => kept !== good);
      const session = randomToken();
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

/** Returns 192 random bits, written so that an address, a header and a WebSocket subprotocol can hold them. */
export function randomToken(): string {
  return randomBytes(24).toString('base64url');
}

export function keyName(key: string): string {
  return hashOf(key).toString('hex').slice(0, 16);
}

export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hashOf(one), hashOf(other));
}

/** Hashes have equal lengths, which `timingSafeEqual` needs. */
function hashOf(secret: string): Buffer {
  return createHash('sha256').update(secret).digest();
}
