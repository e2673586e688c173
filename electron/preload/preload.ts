import { contextBridge, ipcRenderer } from 'electron';
import { channels, eventChannels, type Bridge } from '#shared/contract/channels.ts';

/** Channels outside the contract never reach the main process. */

const calls = new Set<string>(Object.values(channels));
const told = new Set<string>(Object.values(eventChannels));

const bridge: Bridge = {
  call: (channel, ask) =>
    calls.has(channel)
      ? ipcRenderer.invoke(channel, ask)
      : Promise.resolve({ ok: false, problem: { code: 'app/unknown-channel', channel: String(channel) } }),
  on(channel, listen) {
    if (!told.has(channel)) return () => undefined;
    // The page must not get the event object, which gives access to `ipcRenderer`.
    const heard = (_event: unknown, payload: unknown): void => {
      listen(payload);
    };
    ipcRenderer.on(channel, heard);
    return () => void ipcRenderer.off(channel, heard);
  },
};

contextBridge.exposeInMainWorld('cubewright', bridge);
