import { EventEmitter } from 'node:events';

/** Loaded before a program by the stand-in for `utilityProcess`. */
const parentPort = Object.assign(new EventEmitter(), {
  postMessage: (said: object) => process.send?.(said),
});
process.on('message', (data) => parentPort.emit('message', { data }));
process.on('disconnect', () => process.exit());
Object.assign(process, { parentPort });
