import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { WebSocketServer } from 'ws';
import type { EventBus, HouseEvent } from '#electron/services/event-bus.ts';
import { eventProtocol } from './guard.ts';

/** Events to every open page, over one WebSocket each; what pages send is not listened to. */
export interface EventSockets {
  /** Says goodbye to every page. */
  close(): void;
  /** Ends what has not answered the goodbye. */
  cutOff(): void;
}

export interface EventSocketParts {
  readonly server: Server;
  readonly bus: EventBus;
  readonly mayListen: (request: IncomingMessage) => boolean;
  /** What a page that has just begun to listen should know. */
  readonly greet: () => Promise<readonly HouseEvent[]>;
}

export function openEventSockets({ server, bus, mayListen, greet }: EventSocketParts): EventSockets {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: 1_000,
    perMessageDeflate: false,
    // Never the token, which came beside it: what is chosen is sent back.
    handleProtocols: () => eventProtocol,
  });

  server.on('upgrade', (request: IncomingMessage, stream: Duplex, head: Buffer) => {
    stream.on('error', () => stream.destroy());
    if (request.url !== '/events' || !mayListen(request)) {
      // Ended from both sides: a stream that was taken over is no longer the server's to close.
      stream.end('HTTP/1.1 403 Forbidden\r\nConnection: close\r\nContent-Length: 0\r\n\r\n', () =>
        stream.destroy(),
      );
      return;
    }
    sockets.handleUpgrade(request, stream, head, (socket) => {
      // A page that sends too much is cut off by the library; there is nothing to mend.
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
