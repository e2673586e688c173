import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { VirtualHand } from '#renderer/box/index.ts';
import { Button, Select } from '#renderer/controls/index.ts';
import { virtualLineFault, virtualSensor, type VirtualBoxAct } from '#shared/contract/index.ts';
import { squareName } from './tray.ts';

const lowMv = 2000;
const fullMv = 5000;

export function VirtualFaults({ hand }: { readonly hand: VirtualHand }) {
  const { t } = useTranslation('virtualBox');
  const [chosen, setChosen] = useState('0');
  const { box, act } = hand;
  const [faults, setFaults] = useState(box.faults);
  const square = Number(chosen);
  const sensor = box.sensors.find((one) => one.square === square)?.state ?? 'sound';
  const isLow = box.supplyMv < fullMv;
  const buttons: readonly (readonly [string, VirtualBoxAct])[] = [
    [t('reset'), { kind: 'reset' }],
    [t('hang'), { kind: 'hang' }],
    [t(box.plugged ? 'unplug' : 'plug'), { kind: box.plugged ? 'unplug' : 'plug' }],
    [t(isLow ? 'high' : 'low'), { kind: 'supply', mv: isLow ? fullMv : lowMv }],
  ];
  return (
    <details className="virtual-faults">
      <summary>{t('faults')}</summary>
      <div className="virtual-fault-row">
        <Select
          label={t('square')}
          value={chosen}
          choices={Array.from({ length: box.rows * box.columns }, (_, at) => ({
            value: String(at),
            label: squareName(at, box.columns),
          }))}
          onChange={setChosen}
        />
        <span className="small" aria-hidden>
          {t('sensor')}
        </span>
        <Select
          label={t('sensor')}
          value={sensor}
          choices={virtualSensor.options.map((value) => ({ value, label: t(`state.${value}`) }))}
          onChange={(state) => {
            act({ kind: 'sensor', square, state });
          }}
        />
      </div>
      <fieldset>
        <legend className="small">{t('line')}</legend>
        {virtualLineFault.options.map((fault) => (
          <label key={fault} className="virtual-fault">
            <input
              type="checkbox"
              checked={faults.includes(fault)}
              onChange={({ currentTarget: { checked } }) => {
                const others = faults.filter((one) => one !== fault);
                const wanted = checked ? [...others, fault] : others;
                setFaults(wanted);
                act({ kind: 'line', faults: wanted });
              }}
            />
            {t(`fault.${fault}`)}
          </label>
        ))}
      </fieldset>
      <div className="box-actions">
        {buttons.map(([words, what], place) => (
          <Button
            key={place}
            size="small"
            onClick={() => {
              act(what);
            }}
          >
            {words}
          </Button>
        ))}
      </div>
    </details>
  );
}
