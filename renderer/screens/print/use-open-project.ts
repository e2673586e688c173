import { useTranslation } from 'react-i18next';
import { useLocation } from 'wouter';
import type { OpenedDesign } from '#print-templates/index.ts';
import { useAnnounce } from '#renderer/controls/index.ts';
import type { Choices, Printable } from './sheet-choices.ts';
import type { OwnSet } from './use-own-set.ts';

export interface OpenParts {
  /** Opens the person's own set that came with a project. */
  readonly onOpenSet: (text: string) => OwnSet | undefined;
  readonly choose: (choices: Choices, of: Printable) => void;
}

export function useOpenProject({ onOpenSet, choose }: OpenParts): (project: OpenedDesign) => void {
  const { t } = useTranslation('print');
  const [, go] = useLocation();
  const say = useAnnounce();
  return ({ product: named, set, setText, options }) => {
    const shelf = setText === undefined ? undefined : onOpenSet(setText);
    const opened =
      [...(shelf?.products ?? []), ...(shelf?.solids ?? [])].find(
        ({ template }) => template === named.template,
      ) ?? named;
    choose(options, opened);
    go(`/print/${opened.name}`);
    const facts = {
      title: t([
        `option:print.products.${opened.template}.title`,
        `option:print.solids.${opened.template}.title`,
      ]),
      set: set.title,
    };
    say(t('open.opened', facts));
  };
}
