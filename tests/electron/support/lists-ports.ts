import { serialApart } from '#electron/services/box/serial/serial-apart.ts';
import { forkSerial } from '#electron/services/box/serial/start-serial.ts';
import { programFolder } from '#electron/services/home/home.ts';

/** A program that has asked for the serial ports, says so, and goes on for as long as it is let. */
setInterval(() => undefined, 60_000);
await serialApart(programFolder(), forkSerial).list();
process.stdout.write('listed\n');
