import { channels, type EventName, type MethodName } from '#shared/contract/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { eventSocket } from './event-socket.ts';
import type { Carrier, GatewayProblem } from './gateway.ts';

/** Carries requests by POST and events by one WebSocket, once a key in the address is exchanged for the token. */
export function loopbackCarrier(): Carrier {
  let entered = enterBy(takeKey());
  const send = async (path: string, init: RequestInit = {}): Promise<Response> => {
    await entered;
    return fetch(path, { ...init, headers: { ...init.headers, ...authorization() } });
  };
  const carry = async (method: MethodName, ask: unknown): Promise<Result<unknown, GatewayProblem>> => {
    const channel = channels[method];
    const question = json(ask ?? null);
    const response = await send(`/call/${channel}`, {
      ...question,
      keepalive: outlives.includes(method) && bytesOf(question.body) <= mostToOutlive,
    }).catch(() => undefined);
    if (response === undefined) return refuse({ code: 'app/door-closed' });
    if (response.status === 401) {
      socket.lock();
      return refuse({ code: 'app/session-ended' });
    }
    try {
      return ok(await response.json());
    } catch {
      return refuse({ code: 'app/bad-answer', channel, path: '' });
    }
  };
  const socket = eventSocket(
    async () => {
      await entered;
      return new WebSocket(`ws://${location.host}/events`, ['cubewright', heldToken() ?? 'none']);
    },
    async () => {
      const answer = await carry('readBox', undefined);
      return !answer.ok && answer.problem.code === 'app/session-ended' ? 'locked' : 'closed';
    },
  );
  const enter = async (copied: string): Promise<Result<undefined, GatewayProblem>> => {
    const done = await exchange(keyIn(copied));
    if (done.ok) socket.tryNow();
    return done;
  };
  // A new key in the address of an open tab does not load the page again, so listen for the change.
  addEventListener('hashchange', () => {
    const key = takeKey();
    if (key === undefined) return;
    entered = enterBy(key).then(() => {
      socket.tryNow();
    });
  });
  return {
    carry,
    read: (path) => send(path),
    enter,
    listen: (event: EventName, heard) =>
      socket.onMessage((message) => {
        if (message.event === event) heard(message.payload);
      }),
    door: () => socket.state(),
    onDoor: (listen) => socket.onState(listen),
  };
}

/** These methods are called with `keepalive`, so that their requests arrive from a closing page. */
const outlives: readonly MethodName[] = ['saveDesign', 'saveDraft', 'writeSettings'];
/** The limit is in bytes. A browser refuses `keepalive` requests beyond 64 kB in all, and three may be under way. */
const mostToOutlive = 20_000;

/** Ignores an expired key, since a page that used it before has its token. */
async function enterBy(key: string | undefined): Promise<void> {
  if (key !== undefined) await exchange(key);
}

async function exchange(key: string): Promise<Result<undefined, GatewayProblem>> {
  try {
    const response = await fetch('/enter', json({ key }));
    if (!response.ok) return refuse({ code: 'app/key-dead' });
    const { value } = (await response.json()) as { readonly value?: { readonly token?: unknown } };
    if (typeof value?.token !== 'string') {
      return refuse({ code: 'app/bad-answer', channel: 'enter', path: 'value.token' });
    }
    holdToken(value.token);
    return ok(undefined);
  } catch {
    return refuse({ code: 'app/door-closed' });
  }
}

function json(body: unknown): RequestInit & { readonly body: string } {
  return { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) };
}

function bytesOf(text: string): number {
  return new TextEncoder().encode(text).length;
}

function authorization(): Readonly<Record<string, string>> {
  const token = heldToken();
  return token === undefined ? {} : { authorization: `Bearer ${token}` };
}

/** All tabs share the token here. Storage is per port, so pages of other programs cannot read it, unlike a cookie. */
const place = 'cubewright.token';
/** This holds the token where the browser blocks storage. */
let remembered: string | undefined;

/** Reads the storage each time, since another tab may have a new token. Call this for every request. */
function heldToken(): string | undefined {
  try {
    return localStorage.getItem(place) ?? remembered;
  } catch {
    return remembered;
  }
}

function holdToken(token: string): void {
  remembered = token;
  try {
    localStorage.setItem(place, token);
  } catch {
    // Without storage, the token lasts as long as the page.
  }
}

/** Takes the one-time key out of the page's address and history. */
function takeKey(): string | undefined {
  const key = /^#key=([\w-]+)$/.exec(location.hash)?.[1];
  if (key !== undefined) history.replaceState(history.state, '', location.pathname);
  return key;
}

/** Accepts what a person copies from the terminal: the whole address or its end. */
function keyIn(copied: string): string {
  return copied.trim().replace(/^.*#?key=/, '');
}
