import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { EventBus, ServiceEvent } from '#electron/services/event-bus.ts';
import { eventProtocol } from './guard.ts';

/** Sends events to every open page over one WebSocket each; messages of pages are ignored. */
export interface EventSockets {
  close(): void;
  cutOff(): void;
}

export interface EventSocketParts {
  readonly server: Server;
  readonly bus: EventBus;
  readonly mayListen: (request: IncomingMessage) => boolean;
  readonly greet: () => Promise<readonly ServiceEvent[]>;
}

export function openEventSockets({ server, bus, mayListen, greet }: EventSocketParts): EventSockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 1_000,
    perMessageDeflate: false,
    // The server sends the chosen subprotocol back, so it must not choose the token.
    handleProtocols: () => eventProtocol,
  });

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    if (request.url !== '/events' || !mayListen(request)) {
      // The server does not close a stream that it has handed over to this event.
      stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
        stream.destroy(),
      );
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      // On an error, such as a message that is too large, the library has already begun to close the socket.
      socket.on('error', () => socket.terminate());
      void greet().then((events) => {
        for (const told of events) socket.send(JSON.stringify(told));
      });
    });
  });

  const silence = bus.listen((told) => {
    const message = JSON.stringify(told);
    for (const socket of sockets.clients) if (socket.readyState === socket.OPEN) socket.send(message);
  });

  return {
    close() {
      silence();
      for (const socket of sockets.clients) socket.close(1001);
      sockets.close();
    },
    cutOff() {
      for (const socket of sockets.clients) socket.terminate();
    },
  };
}
