import { useId, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { belongings, gamesToPrint } from '#print-templates/index.ts';
import { Choice, NumberStepper, Select } from '#renderer/controls/index.ts';
import { languages } from '#shared/i18n/index.ts';
import { designChoice } from './use-own-designs.ts';
import type { Tonight } from './use-tonight.ts';

export interface QuestionsProps {
  readonly tonight: Tonight;
  readonly onWrong: (wrong: boolean) => void;
}

export function Questions({ tonight, onWrong }: QuestionsProps) {
  const { t } = useTranslation('tonight');
  const { chosen, change, designs, game, seats, ways, way } = tonight;
  const bundled = gamesToPrint.find((one) => one.game === game)?.sets ?? [];
  const sets = [
    ...bundled.map(({ name }) => ({ value: name, label: t(`print:sets.${name}`) })),
    ...designs
      .filter(({ plays: [first] }) => first === game)
      .map((design) => ({ value: designChoice(design), label: t('ownSet', { title: design.title }) })),
  ];
  const id = useId();
  return (
    <div className="print-options" data-answers="hand">
      <Row label={t('game')}>
        <Select
          label={t('game')}
          value={game}
          choices={gamesToPrint.map((one) => ({ value: one.game, label: t(`common:games.${one.game}`) }))}
          onChange={(wanted) => {
            const first = gamesToPrint.find((one) => one.game === wanted)?.sets[0];
            if (first !== undefined) change({ set: first.name });
          }}
        />
      </Row>
      {sets.length > 1 && (
        <Row label={t('set')}>
          <Select
            label={t('set')}
            value={chosen.set}
            choices={sets}
            onChange={(set) => {
              change({ set });
            }}
          />
        </Row>
      )}
      <Row label={t('players')}>
        <NumberStepper
          label={t('players')}
          value={chosen.players}
          range={{ min: seats.least, max: seats.most, step: 1, whole: true }}
          onChange={(players) => {
            change({ players });
          }}
          onWrong={onWrong}
        />
      </Row>
      <fieldset className="print-option tonight-owned">
        <legend className="visually-hidden">{t('owned')}</legend>
        <span aria-hidden>{t('owned')}</span>
        <div>
          {belongings.map((belonging) => (
            <label key={belonging}>
              <input
                type="checkbox"
                checked={chosen.owned.includes(belonging)}
                onChange={({ currentTarget: { checked } }) => {
                  const others = chosen.owned.filter((one) => one !== belonging);
                  change({ owned: checked ? [...others, belonging] : others });
                }}
              />
              {t(`belongings.${belonging}`)}
            </label>
          ))}
        </div>
      </fieldset>
      {way !== undefined && (
        <Row label={t('option:print.cubesFrom.label')}>
          <Select
            label={t('option:print.cubesFrom.label')}
            value={way}
            choices={ways.map((one) => ({ value: one, label: t(`option:print.cubesFrom.choices.${one}`) }))}
            onChange={(wanted) => {
              change({ way: wanted });
            }}
            describedBy={id}
          />
          <p id={id} className="small soft">
            {t(`option:print.cubesFrom.says.${way}`)}
          </p>
        </Row>
      )}
      <Row label={t('option:print.paper.label')}>
        <Choice
          label={t('option:print.paper.label')}
          value={chosen.paper}
          choices={(['a4', 'letter'] as const).map((value) => ({
            value,
            label: t(`option:print.paper.choices.${value}`),
          }))}
          onChange={(paper) => {
            change({ paper });
          }}
        />
      </Row>
      <Row label={t('option:print.language.label')}>
        <Choice
          label={t('option:print.language.label')}
          value={chosen.language}
          choices={languages.map((value) => ({ value, label: t(`option:print.language.choices.${value}`) }))}
          onChange={(language) => {
            change({ language });
          }}
        />
      </Row>
    </div>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="print-option">
      <span>{label}</span>
      <div>{children}</div>
    </div>
  );
}
