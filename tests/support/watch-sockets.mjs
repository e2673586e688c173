import { Socket as DatagramSocket } from 'node:dgram';
import { appendFileSync } from 'node:fs';
import { Socket } from 'node:net';

/** Loaded before a door: writes down each host beyond this machine that it talks to. */
const file = process.env['CUBEWRIGHT_SOCKETS'];
const here = new Set(['localhost', '127.0.0.1', '::1', undefined]);

/** @param {unknown} host */
function note(host) {
  if (file !== undefined && !here.has(/** @type {string | undefined} */ (host)))
    appendFileSync(file, `${String(host)}\n`);
}

const { connect } = Socket.prototype;
Socket.prototype.connect = /** @type {typeof connect} */ (
  function (/** @type {unknown[]} */ ...given) {
    const [first, second] = /** @type {any[]} */ (Array.isArray(given[0]) ? given[0] : given);
    if (typeof first === 'object' && first !== null) {
      if (first.path === undefined) note(first.host);
    } else if (typeof first === 'number') note(typeof second === 'string' ? second : undefined);
    return Reflect.apply(connect, this, given);
  }
);

const { send } = DatagramSocket.prototype;
DatagramSocket.prototype.send = /** @type {typeof send} */ (
  function (/** @type {unknown[]} */ ...given) {
    note(given.findLast((one) => typeof one === 'string'));
    return Reflect.apply(send, this, given);
  }
);
