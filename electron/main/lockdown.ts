import type { App, Session, WebContents } from 'electron';
import { isOurs, isOwnMaking } from './scheme.ts';

/** Our pages put texts on the clipboard when a button is pressed; what lies there they never read. */
const copying = 'clipboard-sanitized-write';

/** Keeps every window on our pages, and every request on this machine (D3, D4). */
export function lockDown(app: App, session: Session): void {
  app.on('web-contents-created', (_event, contents) => {
    lockContents(contents);
  });
  session.setPermissionRequestHandler((_contents, permission, answer) => {
    answer(permission === copying);
  });
  session.setPermissionCheckHandler((_contents, permission) => permission === copying);
  session.setDevicePermissionHandler(() => false);
  session.on('will-download', (event) => {
    event.preventDefault();
  });
  session.webRequest.onBeforeRequest((request, answer) => {
    answer({ cancel: !isOurs(request.url) && !isOwnMaking(request.url) });
  });
  session.setSpellCheckerEnabled(false);
}

function lockContents(contents: WebContents): void {
  const stayHome = (event: { preventDefault(): void; readonly url: string }): void => {
    if (!isOurs(event.url)) event.preventDefault();
  };
  contents.on('will-navigate', stayHome);
  contents.on('will-frame-navigate', stayHome);
  contents.on('will-redirect', stayHome);
  contents.on('will-attach-webview', (event) => {
    event.preventDefault();
  });
  contents.setWindowOpenHandler(() => ({ action: 'deny' }));
}
