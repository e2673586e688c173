import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Limits connections, since without a free descriptor no file can be saved; the oldest without the token gives way. */
export interface Connections {
  trust(socket: Socket): void;
}

/** Together these stay well below the 256 open files that almost every system allows a process. */
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
