import type { Words } from '#shared/i18n/words.ts';
import type { kuboOptionTexts as english } from '../options.ts';

export const kuboOptionTexts = {
  orientation: {
    label: 'Hur kuben står',
    choices: { standard: 'Som vanligt', onSide: 'På sidan', onEnd: 'På högkant' },
    says: {
      standard: 'Färgerna är lager, blått underst. De fyra blå hörnen ligger från början.',
      onSide: 'Storlekarna är lager, S underst. Blå och röda S1 och S4 ligger från början.',
      onEnd: 'Numren är lager, 4 underst. Blå och röda S4 och XL4 ligger från början.',
    },
  },
  stealSeconds: {
    label: 'Stöldtid',
    says: {
      value:
        'Hur länge de andra får ta linjer som en spelare missade. 0: ingen gräns, den slutar när alla har avstått.',
    },
  },
  match: {
    label: 'Längd',
    choices: { one: 'En omgång', rounds: 'Flera omgångar', points: 'Till ett poängmål' },
    says: {
      one: 'En kub byggs.',
      rounds: 'Poängen från alla omgångar läggs ihop. Given går åt vänster.',
      points: 'Omgångar läggs ihop tills någon har nått målet när en omgång slutar.',
    },
  },
  rounds: { label: 'Omgångar', says: { value: 'Så många omgångar spelas.' } },
  points: {
    label: 'Poängmål',
    says: { value: 'Spelet slutar med den omgång då någon når målet, eller med den 30:e.' },
  },
  strict: {
    label: 'Strängt spel',
    says: {
      true: 'Inga tips, ingen lista över osedda kort och ingen tillbakablick förrän spelet är slut.',
      false: 'Tips finns för den som ber om dem, och poängprotokollet säger vem som gjorde det.',
    },
  },
} as const satisfies Words<typeof english>;
