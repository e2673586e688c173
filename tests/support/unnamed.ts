import type { Page } from 'playwright-core';

interface Node {
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly backendDOMNodeId?: number;
}

/** Roles of what can be pressed, chosen or filled in, and of pictures. */
const roles = new Set(
  (
    'button link textbox searchbox combobox listbox option checkbox radio switch slider spinbutton tab menuitem ' +
    'menuitemcheckbox menuitemradio treeitem image img SvgRoot graphics-document Canvas dialog DisclosureTriangle'
  ).split(' '),
);

/** What a screen reader would read without a name (L17): each node that does something, has the focus or is a picture. */
export async function unnamed(page: Page): Promise<readonly string[]> {
  const browser = await page.context().newCDPSession(page);
  try {
    const { nodes } = (await browser.send('Accessibility.getFullAXTree')) as {
      readonly nodes: readonly Node[];
    };
    const found = nodes.filter(
      (node) => !node.ignored && mustHaveName(node) && (node.name?.value ?? '').trim() === '',
    );
    return await Promise.all(
      found.map(async ({ role, backendDOMNodeId }) => {
        const { outerHTML } = await browser.send('DOM.getOuterHTML', {
          backendNodeId: backendDOMNodeId ?? 0,
        });
        return `${role?.value}: ${outerHTML.slice(0, 160)}`;
      }),
    );
  } finally {
    await browser.detach();
  }
}

function mustHaveName({ role, properties = [] }: Node): boolean {
  const canFocus = properties.some(({ name, value }) => name === 'focusable' && value.value === true);
  return role !== undefined && (roles.has(role.value) || (canFocus && role.value !== 'RootWebArea'));
}
