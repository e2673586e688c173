import { EventEmitter } from 'node:events';

type RequestListener = (
  details: { readonly url: string },
  answer: (verdict: { readonly cancel?: boolean }) => void,
) => void;
type PermissionHandler = (contents: unknown, permission: string, answer: (granted: boolean) => void) => void;

/** Keeps what the app has set, and asks it when a page of Chromium gives cause. */
export class StandInSession extends EventEmitter {
  permissionHandler: PermissionHandler | undefined;
  permissionCheck: ((...facts: readonly unknown[]) => boolean) | undefined;
  deviceHandler: ((...facts: readonly unknown[]) => boolean) | undefined;
  spellChecker = true;
  #onRequest: RequestListener | undefined;

  readonly webRequest = {
    onBeforeRequest: (listener: RequestListener): void => {
      this.#onRequest = listener;
    },
  };

  setPermissionRequestHandler(handler: PermissionHandler): void {
    this.permissionHandler = handler;
  }

  setPermissionCheckHandler(handler: (...facts: readonly unknown[]) => boolean): void {
    this.permissionCheck = handler;
  }

  setDevicePermissionHandler(handler: (...facts: readonly unknown[]) => boolean): void {
    this.deviceHandler = handler;
  }

  setSpellCheckerEnabled(on: boolean): void {
    this.spellChecker = on;
  }

  /** Whether the app lets this request go out. */
  mayRequest(url: string): boolean {
    let cancelled = false;
    this.#onRequest?.({ url }, ({ cancel }) => {
      cancelled = cancel === true;
    });
    return !cancelled;
  }
}

export const defaultSession = new StandInSession();
