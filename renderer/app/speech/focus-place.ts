import type { Translate } from '#shared/i18n/index.ts';
import { focusText, givenName, nameOf, textOf } from './focus-text.ts';

/** Says what has the focus, what describes it, and in which named parts of the screen it stands. */
export function placeText(t: Translate): string | undefined {
  const here = document.activeElement;
  if (here === null || here === document.body) return undefined;
  const described = textsOf(here.getAttribute('aria-describedby'));
  const places = ancestors(here)
    .map(givenName)
    .filter((name, at, all) => name !== '' && all.indexOf(name) === at);
  return [
    sentence(focusText(t, here)),
    sentence(described),
    places.length === 0 ? '' : t('speech:within', { places: places.join(', ') }),
  ]
    .filter((part) => part !== '')
    .join(' ');
}

/** Says the row of a table, a grid or a list in which the focus stands, or the cursor of the only grid. */
export function rowText(): string | undefined {
  const cell = cellHere();
  if (cell !== undefined) return listed(cell.row);
  const item = document.activeElement?.closest('li');
  if (item === null || item === undefined) return undefined;
  const marked = [...item.querySelectorAll('[data-spoken]')];
  return sentence((marked.length === 0 ? [item] : marked).map((part) => textOf(part)).join(' '));
}

export function columnText(): string | undefined {
  const cell = cellHere();
  return cell && listed(cell.column);
}

interface Cell {
  readonly row: readonly Element[];
  readonly column: readonly Element[];
}

const cells = 'th, td, [role="gridcell"]';

function cellHere(): Cell | undefined {
  const here = document.activeElement;
  return (here && (inTable(here) ?? inColumns(here))) ?? undefined;
}

function inTable(here: Element): Cell | undefined {
  const cell = here.closest(cells);
  const row = cell?.closest('tr, [role="row"]');
  const rows = row?.closest('table, [role="grid"]')?.querySelectorAll('tr, [role="row"]');
  if (cell === null || cell === undefined || row === null || row === undefined) return undefined;
  const own = cellsOf(row);
  const at = own.indexOf(cell);
  return { row: own, column: [...(rows ?? [])].flatMap((one) => cellsOf(one)[at] ?? []) };
}

/** Buttons in columns are laid out by style, so the group says how many there are. */
function inColumns(here: Element): Cell | undefined {
  const group =
    here.closest<HTMLElement>('[data-columns]') ?? document.querySelector<HTMLElement>('[data-columns]');
  if (group === null) return undefined;
  const columns = Number(group.dataset['columns']);
  const items = [...group.querySelectorAll('button')];
  const cursor = items.findIndex((item) => (group.contains(here) ? item === here : item.tabIndex === 0));
  const [from, column] = [Math.floor(Math.max(0, cursor) / columns), Math.max(0, cursor) % columns];
  return {
    row: items.slice(from * columns, (from + 1) * columns),
    column: items.filter((_, at) => at % columns === column),
  };
}

function cellsOf(row: Element): readonly Element[] {
  return [...row.querySelectorAll(cells)];
}

function listed(parts: readonly Element[]): string {
  const names = parts.map((part) => nameOf(part)).filter((name) => name !== '');
  return sentence(names.join('; '));
}

function ancestors(element: Element): readonly Element[] {
  const parent = element.parentElement;
  return parent === null ? [] : [parent, ...ancestors(parent)];
}

function textsOf(ids: string | null): string {
  return (ids ?? '')
    .split(/\s+/)
    .map((id) => (id === '' ? '' : textOf(document.getElementById(id))))
    .filter((text) => text !== '')
    .join(' ');
}

export function sentence(text: string): string {
  const said = text.trim().replace(/,$/, '');
  return said === '' || /[.?!:…]$/.test(said) ? said : `${said}.`;
}
