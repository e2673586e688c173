import type { DoorState } from './gateway.ts';

export interface EventMessage {
  readonly event: string;
  readonly payload: unknown;
}

export interface EventSocket {
  onMessage(listen: (message: EventMessage) => void): () => void;
  state(): DoorState;
  onState(listen: (state: DoorState) => void): () => void;
  /** Call this when the door has refused a request. */
  lock(): void;
  tryNow(): void;
}

const firstWaitMs = 300;
const longestWaitMs = 5_000;

/** Opens and reopens the socket after growing waits. A WebSocket hides why it was refused, so `look` asks the door. */
export function eventSocket(
  connect: () => Promise<WebSocket>,
  look: () => Promise<Exclude<DoorState, 'open'>>,
): EventSocket {
  const messages = new Set<(message: EventMessage) => void>();
  const states = new Set<(state: DoorState) => void>();
  let state: DoorState = 'open';
  let waitMs = firstWaitMs;
  let retry: ReturnType<typeof setTimeout> | undefined;

  function tell(next: DoorState): void {
    if (next === state) return;
    state = next;
    for (const listen of states) listen(state);
  }

  function openLater(): void {
    clearTimeout(retry);
    retry = setTimeout(() => void open(), waitMs);
    waitMs = Math.min(waitMs * 2, longestWaitMs);
  }

  async function open(): Promise<void> {
    retry = undefined;
    const socket = await connect();
    let wasOpen = false;
    socket.onopen = () => {
      wasOpen = true;
      waitMs = firstWaitMs;
      tell('open');
    };
    socket.onmessage = ({ data }) => {
      const message = parseMessage(data);
      if (message !== undefined) for (const listen of messages) listen(message);
    };
    socket.onclose = () => {
      openLater();
      if (wasOpen) tell('closed');
      else void look().then(tell);
    };
  }

  void open();
  return {
    onMessage: listener(messages),
    state: () => state,
    onState: listener(states),
    lock: () => {
      tell('locked');
    },
    tryNow() {
      waitMs = firstWaitMs;
      if (retry === undefined) return;
      clearTimeout(retry);
      void open();
    },
  };
}

function listener<T>(set: Set<T>): (listen: T) => () => void {
  return (listen) => {
    set.add(listen);
    return () => set.delete(listen);
  };
}

function parseMessage(data: unknown): EventMessage | undefined {
  try {
    const message: unknown = JSON.parse(String(data));
    if (typeof message !== 'object' || message === null || !('event' in message)) return undefined;
    return {
      event: String(message.event),
      payload: 'payload' in message ? message.payload : undefined,
    };
  } catch {
    return undefined;
  }
}
