import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { EventBus, ServiceEvent } from '#electron/services/door.ts';
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
    // The chosen protocol is sent back, so it must not be the token.
    handleProtocols: () => eventProtocol,
  });

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    if (request.url !== '/events' || !mayListen(request)) {
      // The server no longer closes a stream that it has handed over.
      stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
        stream.destroy(),
      );
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      // The library already closes a page that sends too much; nothing else is to be done.
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
