import type { Translate } from '#shared/i18n/index.ts';

const roles = [
  'button',
  'link',
  'textbox',
  'checkbox',
  'radio',
  'combobox',
  'spinbutton',
  'tab',
  'heading',
  'file',
  'slider',
] as const;
type Role = (typeof roles)[number];

const typedAs: Readonly<Record<string, Role>> = {
  checkbox: 'checkbox',
  radio: 'radio',
  number: 'spinbutton',
  file: 'file',
  range: 'slider',
};

const tags: Readonly<Record<string, Role>> = {
  a: 'link',
  button: 'button',
  summary: 'button',
  textarea: 'textbox',
  select: 'combobox',
  h1: 'heading',
  h2: 'heading',
  h3: 'heading',
};

/** Says an element as a screen reader does: its name, what it is, and its state. */
export function focusText(t: Translate, element: Element): string {
  const role = roleOf(element);
  return [
    nameOf(element),
    role === undefined ? '' : t(`speech:role.${role}`),
    valueOf(element),
    ...statesOf(t, element),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

function roleOf(element: Element): Role | undefined {
  const given = element.getAttribute('role');
  if (given !== null) return roles.find((role) => role === given);
  const tag = element.tagName.toLowerCase();
  return tag === 'input' ? (typedAs[element.getAttribute('type') ?? ''] ?? 'textbox') : tags[tag];
}

export function nameOf(element: Element): string {
  const given = givenName(element);
  if (given !== '') return given;
  const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
  if (labels.length > 0) return labels.map((label) => textOf(label)).join(' ');
  return textOf(element) || (element.getAttribute('placeholder') ?? element.getAttribute('title') ?? '');
}

/** Returns the name that an element is given, which is none for one that is named by its own text. */
export function givenName(element: Element): string {
  const ids = element.getAttribute('aria-labelledby')?.split(/\s+/) ?? [];
  const named = ids.map((id) => textOf(element.ownerDocument.getElementById(id))).join(' ');
  if (named.trim() !== '') return named.trim();
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  const legend = element.tagName === 'FIELDSET' ? element.querySelector(':scope > legend') : null;
  return textOf(legend);
}

/** Says the choices, fields and ticks inside an element with their values; without any, the buttons. */
export function choicesIn(t: Translate, element: Element): string {
  const controls = [...element.querySelectorAll('input, select, textarea')]
    .filter(
      (control) => !('checked' in control && control.matches('[type="radio"]') && control.checked === false),
    )
    .map((control) => choiceText(t, control));
  const buttons = [...element.querySelectorAll('button')].map((button) => nameOf(button));
  return (controls.length > 0 ? controls : buttons).filter((text) => text !== '').join('; ');
}

function choiceText(t: Translate, control: Element): string {
  const isOne = control.matches('[type="radio"]');
  const group = isOne ? control.closest('[role="radiogroup"], fieldset') : null;
  return [
    ...(group === null ? [] : [givenName(group)]),
    nameOf(control),
    valueOf(control),
    ...(isOne ? [] : statesOf(t, control)),
  ]
    .filter((part) => part !== '')
    .join(', ');
}

/** Leaves out what screen readers do not read, and what is inside and matches `without`. */
export function textOf(node: Node | null, without?: string): string {
  if (node === null) return '';
  if (node.nodeType === 3) return (node.textContent ?? '').replaceAll(/\s+/g, ' ');
  if (!('getAttribute' in node)) return '';
  const element = node as Element;
  if (element.getAttribute('aria-hidden') === 'true' || element.getAttribute('hidden') !== null) return '';
  const label = element.getAttribute('aria-label');
  if (label !== null) return label;
  return [...element.childNodes]
    .filter((child) => without === undefined || !(child instanceof Element && child.matches(without)))
    .map((child) => {
      const text = textOf(child, without);
      return isItem(child) ? withPause(text) : text;
    })
    .filter((part) => part.trim() !== '')
    .join(' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

/** Items of a list would run into each other without a sign between them. */
function isItem({ nodeName }: Node): boolean {
  return ['LI', 'DD', 'P', 'TR', 'H2', 'H3'].includes(nodeName);
}

function withPause(text: string): string {
  return text === '' || /[.,:;?!…]$/.test(text) ? text : `${text},`;
}

function valueOf(element: Element): string {
  if (element.tagName === 'SELECT') {
    const { selectedIndex, options } = element as HTMLSelectElement;
    return options[selectedIndex]?.text ?? '';
  }
  if (element.tagName === 'TEXTAREA') return (element as HTMLTextAreaElement).value;
  if (element.tagName !== 'INPUT') return element.getAttribute('aria-valuetext') ?? '';
  const { type, value } = element as HTMLInputElement;
  return ['checkbox', 'radio', 'file'].includes(type) ? '' : value;
}

function statesOf(t: Translate, element: Element): readonly string[] {
  const on = (name: string) => element.getAttribute(`aria-${name}`);
  const checked =
    'checked' in element && ['checkbox', 'radio'].includes(element.getAttribute('type') ?? '')
      ? String(element.checked)
      : (on('checked') ?? (element.getAttribute('role') === 'gridcell' ? null : on('selected')));
  const isDisabled = element.matches(':disabled') || on('disabled') === 'true';
  return [
    said(on('pressed'), t('speech:state.pressed'), t('speech:state.notPressed')),
    said(checked, t('speech:state.checked'), t('speech:state.notChecked')),
    said(on('expanded'), t('speech:state.expanded'), t('speech:state.collapsed')),
    isDisabled ? t('speech:state.disabled') : '',
    on('current') === null || on('current') === 'false' ? '' : t('speech:state.current'),
  ];
}

function said(state: string | null, yes: string, no: string): string {
  return state === 'true' ? yes : state === 'false' ? no : '';
}
