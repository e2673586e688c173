import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/**
 * Limits connections, since each takes a file descriptor, and without one no file can be saved. A connection that has
 * shown the token stays; of the others the oldest is closed for the next one, so that idle ones block nobody.
 */
export interface Connections {
  trust(socket: Socket): void;
}

/** Almost every system lets a process open 256 files. */
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
