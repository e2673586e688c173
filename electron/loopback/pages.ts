import { cli } from '#shared/i18n/en/cli.ts';

/** The few pages this door shows before the screens are there; no script, no style from elsewhere. */

/** Goes on to the screens by itself. A redirect would not do: a browser that came from another site would leave out the new cookie. */
export function welcomePage(path: string): string {
  const own = path.replace(/^\/+/, '/');
  return page(`<meta http-equiv="refresh" content="0;url=${escape(own)}">`, cli.door.opening, '');
}

/** The key was used already, is missing or too old. */
export function lockedPage(): string {
  return page('', cli.door.lockedTitle, cli.door.lockedText);
}

function page(head: string, title: string, text: string): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width">',
    head,
    `<title>${escape(title)} - Cubewright</title></head>`,
    `<body><h1>${escape(title)}</h1><p>${escape(text)}</p></body></html>`,
  ].join('');
}

function escape(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
