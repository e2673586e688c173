import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { VirtualDice, type VirtualHand } from '#renderer/box/index.ts';
import { Button, ProblemNotice } from '#renderer/controls/index.ts';
import { VirtualFaults } from './VirtualFaults.tsx';
import './virtual.css';

export function VirtualPanel({ hand }: { readonly hand: VirtualHand }) {
  const { t } = useTranslation('virtualBox');
  const title = useId();
  return (
    <section aria-labelledby={title} className="virtual-panel">
      <h2 id={title}>{t('title')}</h2>
      <p className="small soft">{t('how')}</p>
      <VirtualDice hand={hand} />
      {hand.problem === undefined ? null : <ProblemNotice problem={hand.problem} />}
      <div className="box-actions">
        <Button
          size="small"
          onClick={() => {
            hand.act({ kind: 'fill' });
          }}
        >
          {t('fill')}
        </Button>
        <Button
          size="small"
          onClick={() => {
            hand.act({ kind: 'empty' });
          }}
        >
          {t('empty')}
        </Button>
      </div>
      <VirtualFaults hand={hand} />
    </section>
  );
}
