import { partLimit } from '#shared/contract/index.ts';
import { ok, type Problem, type Result } from '#shared/kernel/index.ts';
import type { Gateway } from './gateway.ts';

/** A part in Base64 is a third larger than its bytes. */
const partBytes = Math.floor((partLimit * 3) / 4 / 1024) * 1024;

/** Sends a word list's file in parts. `wanted` is asked before each; once false, sending ends without a problem. */
export async function sendListFile(
  gateway: Gateway,
  job: string,
  file: Blob,
  told: (bytes: number) => void,
  wanted: () => boolean,
): Promise<Result<undefined, Problem>> {
  // An empty file is sent as one empty part, since the service judges its content.
  for (let at = 0; wanted() && (at === 0 || at < file.size); at += partBytes) {
    const base64 = await base64Of(file.slice(at, at + partBytes));
    const sent = await gateway.call('sendListPart', { job, base64 });
    if (!sent.ok) return sent;
    told(Math.min(at + partBytes, file.size));
  }
  return ok(undefined);
}

/** Uses the browser's file reader, which encodes off the window's thread. */
function base64Of(part: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => {
      const address = String(reader.result);
      resolve(address.slice(address.indexOf(',') + 1));
    };
    reader.onerror = () => {
      reject(reader.error ?? new Error('The file could not be read.'));
    };
    reader.readAsDataURL(part);
  });
}
