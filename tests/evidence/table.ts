/** A table in Markdown; columns of numbers stand to the right. */
export function tableOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const line = (cells: readonly (string | number)[]) =>
    `| ${cells.map((cell) => `${cell}`.replaceAll('|', '\\|')).join(' | ')} |`;
  const rules = head.map((_, at) =>
    rows.length > 0 && rows.every((row) => /^[-*\d]/.test(`${row[at] ?? ''}`)) ? '--:' : '---',
  );
  return [line(head), `|${rules.join('|')}|`, ...rows.map(line)].join('\n');
}
