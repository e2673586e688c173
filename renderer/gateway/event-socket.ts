import type { DoorState } from './gateway.ts';

export interface EventMessage {
  readonly event: string;
  readonly payload: unknown;
}

export interface EventSocket {
  onMessage(listen: (message: EventMessage) => void): () => void;
  onState(listen: (state: DoorState) => void): () => void;
}

const firstWaitMs = 300;
const longestWaitMs = 5_000;

/** A WebSocket that opens itself again, waiting a little longer after each failure. */
export function eventSocket(address: string): EventSocket {
  const messages = new Set<(message: EventMessage) => void>();
  const states = new Set<(state: DoorState) => void>();
  let state: DoorState = 'open';
  let waitMs = firstWaitMs;

  function tell(next: DoorState): void {
    if (next === state) return;
    state = next;
    for (const listen of states) listen(state);
  }

  function open(): void {
    const socket = new WebSocket(address);
    socket.onopen = () => {
      waitMs = firstWaitMs;
      tell('open');
    };
    socket.onmessage = ({ data }) => {
      const message = parseMessage(data);
      if (message !== undefined) for (const listen of messages) listen(message);
    };
    socket.onclose = () => {
      tell('closed');
      setTimeout(open, waitMs);
      waitMs = Math.min(waitMs * 2, longestWaitMs);
    };
  }

  open();
  return { onMessage: listener(messages), onState: listener(states) };
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
