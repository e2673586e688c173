import { channels, type EventName, type MethodName } from '#shared/contract/index.ts';
import { ok, refuse, type Result } from '#shared/kernel/index.ts';
import { eventSocket } from './event-socket.ts';
import type { Carrier, GatewayProblem } from './gateway.ts';

/** Carries by the browser door: POST for questions, one WebSocket for events, both on the page's own origin. */
export function loopbackCarrier(): Carrier {
  const socket = eventSocket(`ws://${location.host}/events`);
  return {
    carry,
    listen: (event: EventName, heard) =>
      socket.onMessage((message) => {
        if (message.event === event) heard(message.payload);
      }),
    onDoor: (listen) => socket.onState(listen),
  };
}

async function carry(method: MethodName, ask: unknown): Promise<Result<unknown, GatewayProblem>> {
  let response: Response;
  try {
    response = await fetch(`/call/${channels[method]}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(ask ?? null),
      credentials: 'same-origin',
    });
  } catch {
    return refuse({ code: 'app/door-closed' });
  }
  if (response.status === 401) return refuse({ code: 'app/session-ended' });
  try {
    return ok(await response.json());
  } catch {
    return refuse({ code: 'app/bad-answer', channel: channels[method], path: '' });
  }
}
