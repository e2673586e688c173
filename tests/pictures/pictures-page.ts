export interface ShownText {
  readonly key: string;
  readonly english: string;
  readonly text: string;
}

export interface Seen {
  readonly name: string;
  readonly picture: string;
  /** Places of texts in `texts`, and where each stands on the picture, in CSS pixels. */
  readonly found: readonly {
    readonly number: number;
    readonly box: { readonly x: number; readonly y: number };
  }[];
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const row = ({ key, english, text }: ShownText, label: string) =>
  `<tr id="${escaped(key)}"><td>${label}</td><td lang="en">${escaped(english)}</td><td>${escaped(text)}</td><td><code>${escaped(key)}</code></td></tr>`;

const table = (rows: readonly string[]) =>
  `<table><tr><th></th><th>English</th><th>Text</th><th>Key</th></tr>${rows.join('\n')}</table>`;

/** One page without scripts: each picture with numbers where texts stand, the texts below it, and last those on none. */
export function picturesPage(language: string, texts: readonly ShownText[], seen: readonly Seen[]): string {
  const shown = new Set(seen.flatMap(({ found }) => found.map(({ number }) => number)));
  const sections = seen.map(({ name, picture, found }) => {
    const numbers = found.map(
      ({ box }, at) => `<b style="left:${Math.round(box.x)}px;top:${Math.round(box.y)}px">${at + 1}</b>`,
    );
    const rows = found.flatMap(({ number }, at) => {
      const text = texts[number];
      return text === undefined ? [] : [row(text, String(at + 1))];
    });
    return `<h2>${escaped(name)}</h2><div class="picture"><img src="${picture}" alt="" loading="lazy">${numbers.join('')}</div>${table(rows)}`;
  });
  const others = texts.flatMap((text, number) => (shown.has(number) ? [] : [row(text, '')]));
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><title>Texts: ${language}</title>
<style>
body{font:15px/1.4 sans-serif;margin:2rem}.picture{position:relative;border:1px solid;width:max-content}.picture img{display:block}
.picture b{position:absolute;translate:-90% -50%;font-size:11px;line-height:1;padding:2px 4px;border-radius:8px;background:#a3261b;color:#fff}
table{border-collapse:collapse;margin:1rem 0 3rem}td,th{border-top:1px solid #bbb;padding:4px 10px;text-align:left;vertical-align:top;max-width:34rem}
</style>
<h1>Texts: ${language}</h1>
<p>${shown.size} of ${texts.length} texts are shown, pictures: ${seen.length}; the others come last.</p>
${sections.join('\n')}
<h2>On none of the pictures</h2>
${table(others)}
</html>
`;
}
