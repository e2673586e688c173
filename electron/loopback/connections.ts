import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * How many may be connected at once. Each connection takes a descriptor of this process, and without one no file can be
 * saved. Whoever has shown the token keeps the connection; of all others the oldest makes way for the next one, so that
 * somebody who only holds connections open keeps nobody out.
 */
export interface Connections {
  /** What came over this connection showed that it is one of ours. */
  trust(socket: Socket): void;
}

/** Few systems let a process open fewer than 256 files. */
export const mostConnections = { strangers: 32, trusted: 96 } as const;

export function limitConnections(server: Server): Connections {
  const strangers = new Set<Socket>();
  const trusted = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    const [oldest] = strangers;
    if (oldest !== undefined && strangers.size >= mostConnections.strangers) {
      strangers.delete(oldest);
      oldest.destroy();
    }
    strangers.add(socket);
    socket.once('close', () => {
      strangers.delete(socket);
      trusted.delete(socket);
    });
  });
  return {
    trust(socket) {
      if (socket.destroyed || trusted.size >= mostConnections.trusted) return;
      strangers.delete(socket);
      trusted.add(socket);
    },
  };
}
