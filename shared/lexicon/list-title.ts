import { nameFault } from '#shared/kernel/index.ts';

export type TitleProblem =
  | { readonly code: 'lexicon/no-title' }
  | { readonly code: 'lexicon/title-too-long'; readonly most: number }
  | { readonly code: 'lexicon/hidden-in-title'; readonly character: string };

export function titleProblem(title: string): TitleProblem | undefined {
  const fault = nameFault(title);
  switch (fault?.fault) {
    case 'empty':
      return { code: 'lexicon/no-title' };
    case 'too-long':
      return { code: 'lexicon/title-too-long', most: fault.most };
    case 'hidden':
      return { code: 'lexicon/hidden-in-title', character: fault.character };
    case undefined:
      return undefined;
  }
}
