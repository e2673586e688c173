import { utilityProcess } from 'electron';
import { serialFile, type StartSerial } from '#electron/services/box/serial/start-serial.ts';

/** An installed program cannot be started as Node (its fuses), so that Electron forks the process of the serial ports. */
export const startUtility: StartSerial = (program, { said, ended }) => {
  const child = utilityProcess.fork(serialFile(program), [], { serviceName: 'Cubewright serial ports' });
  child.on('message', said);
  child.once('exit', (code) => {
    ended(`exit ${code}`);
  });
  return {
    send(ask) {
      child.postMessage(ask);
    },
    end: () => void child.kill(),
  };
};
