import { useTranslation } from 'react-i18next';
import { languageName, listed, whole } from '#renderer/app/index.ts';
import { Button, Notice, Select } from '#renderer/controls/index.ts';
import { listTitle } from '#shared/i18n/index.ts';
import { withoutMissingDigraphs, sameLanguage } from '#shared/lexicon/index.ts';
import { familyWords } from '#shared/table-words/index.ts';
import { ChoiceRow, RuleRow } from './RuleRow.tsx';
import type { GameWords } from './use-game-words.ts';

export interface WordRulesProps {
  readonly words: GameWords;
  readonly letters: string;
  /** This is the language of the pieces; undefined if they suit any. */
  readonly language: string | undefined;
  readonly forbid: readonly string[];
  readonly exceptions: boolean;
  readonly onExceptions: (open: boolean) => void;
}

function otherLanguage(list: string | undefined, pieces: string | undefined) {
  if (list === undefined || pieces === undefined) return undefined;
  return sameLanguage(list, pieces)
    ? undefined
    : { list: languageName.format(list), pieces: languageName.format(pieces) };
}

export function WordRules(props: WordRulesProps) {
  const { words, letters, language, forbid, exceptions, onExceptions } = props;
  const { t } = useTranslation('newGame');
  const { lexica, chosen, choose, own, withOwn, setWithOwn, family } = words;
  const alphabet = chosen?.alphabet ?? '';
  const shown = withoutMissingDigraphs(alphabet, letters);
  const missing = [...shown].filter((letter) => alphabet.includes(letter) && !letters.includes(letter));
  const isApart = alphabet !== shown;
  const other = otherLanguage(chosen?.language, language);
  const says = [
    forbidden(forbid),
    ...(isApart ? [t('ijApart')] : []),
    ...(missing.length === 0
      ? []
      : [t('noCubeShows', { count: missing.length, letters: missing.join(', ') })]),
  ];
  return (
    <>
      <RuleRow
        label={t('wordList')}
        says={says.join(' ')}
        wide={says.length > 1}
        after={
          <>
            {other === undefined ? null : <Notice>{t('otherLanguage', other)}</Notice>}
            <Button
              look="link"
              size="small"
              aria-expanded={exceptions}
              onClick={() => {
                onExceptions(!exceptions);
              }}
            >
              {t('exceptions')}
            </Button>
          </>
        }
      >
        {(describedBy) => (
          <Select
            label={t('wordList')}
            value={chosen?.name ?? ''}
            choices={lexica.map((list) => ({
              value: list.name,
              label: t('lexicon', {
                count: list.words,
                title: listTitle(t, list),
                words: whole.format(list.words),
              }),
            }))}
            onChange={choose}
            describedBy={describedBy}
          />
        )}
      </RuleRow>
      <ChoiceRow
        label={t('family')}
        says={familySays()}
        value={family.out ? 'out' : 'in'}
        choices={(['in', 'out'] as const).map((value) => ({ value, label: t(`familyIs.${value}`) }))}
        onChange={(value) => {
          family.setOut(value === 'out');
        }}
      />
      {own.allow + own.forbid > 0 && (
        <ChoiceRow
          label={t('ownWords')}
          says={t(withOwn ? 'ownWordsSays.with' : 'ownWordsSays.without', own)}
          value={withOwn ? 'with' : 'without'}
          choices={(['with', 'without'] as const).map((value) => ({
            value,
            label: t(`ownWordsAre.${value}`),
          }))}
          onChange={(value) => {
            setWithOwn(value === 'with');
          }}
        />
      )}
    </>
  );

  function familySays(): string {
    const { list, out } = family;
    if (!out) return t('familySays.in');
    if (chosen?.language === undefined) return t('familySays.unknown');
    const spoken = languageName.format(chosen.language);
    if (list === undefined) return t('familySays.none', { language: spoken });
    const facts = { count: familyWords(list).length, language: languageName.format(list) };
    return list === 'af' ? t('familySays.own', facts) : t('familySays.out', facts);
  }

  function forbidden(lines: readonly string[]): string {
    const named = lines.map((word) => word.trim().toUpperCase()).filter((word) => word !== '');
    if (named.length === 0) return t('noneForbidden');
    if (named.length > 4) return t('manyForbidden', { count: named.length });
    return t('forbidden', { count: named.length, words: listed.format(named) });
  }
}
