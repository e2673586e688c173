import { serialApart } from '#electron/services/box/serial/serial-apart.ts';
import { forkSerial } from '#electron/services/box/serial/start-serial.ts';
import { programFolder } from '#electron/services/home/home.ts';

/** A program that asks for the serial ports again and again, so that their process does not rest, and says so at first. */
const { list } = serialApart(programFolder(), forkSerial);
setInterval(() => void list(), 1000);
await list();
process.stdout.write('listed\n');
