import { wordOptionTexts } from '#shared/i18n/sv/word-options.ts';
import type { Words } from '#shared/i18n/words.ts';
import type { scrubleOptionTexts as english } from '../options.ts';

export const scrubleOptionTexts = {
  premiums: {
    label: 'Premiestift',
    choices: { flanking: 'Intill ord', wild: 'Intill och i ord', wildOnly: 'I ord' },
    says: {
      flanking:
        'Ett premiestift räknas intill den första eller sista bokstaven i ett ord, och är ingen bokstav själv.',
      wild: 'Ett premiestift står också för vilken bokstav som helst i ett ord och räknas där; intill ett ord räknas det också.',
      wildOnly:
        'Ett premiestift står för vilken bokstav som helst i ett ord och räknas där; intill ett ord gör det ingenting.',
    },
  },
  minLength: { label: 'Kortaste ordet', says: { value: 'Ett ord har minst så många bokstäver.' } },
  finish: {
    label: 'Spelet slutar',
    choices: { target: 'Vid poängmål', rounds: 'Efter rundor' },
    says: {
      target: 'Den som har mer än målet avslutar spelet; med premiestift i ord räcker det att nå målet.',
      rounds: 'Efter så många rundor vinner högsta poängen.',
    },
  },
  target: { label: 'Poängmål', says: { value: 'Så många poäng avslutar spelet.' } },
  finishRound: {
    label: 'Spela ut den sista rundan',
    says: {
      true: 'När målet är nått spelas rundan ut, så att alla har haft lika många turer.',
      false: 'Spelet slutar genast med ordet som når målet.',
    },
  },
  rounds: { label: 'Rundor', says: { value: 'Så många turer har varje spelare.' } },
  timer: {
    label: 'Timglas',
    choices: { off: 'Av', sand: 'På' },
    says: {
      off: 'En tur får ta den tid den tar.',
      sand: 'Har sanden runnit ut innan du tar ett ord ger turen ingenting. Dina vridningar står kvar.',
    },
  },
  flips: {
    label: 'Vändningar av timglaset',
    says: { value: 'En tur varar så många gånger 90 sekunder.' },
  },
  strict: {
    label: 'Strängt spel',
    says: {
      true: 'Inga tips och ingen tillbakablick förrän spelet är slut.',
      false: 'Tips finns för den som ber om dem, och poängprotokollet säger vem som gjorde det.',
    },
  },
  ...wordOptionTexts,
  forbid: {
    label: 'Ord som ni förbjuder vid bordet',
    says: { lines: 'Ett ord per rad. De går inte att ta i det här spelet.' },
  },
} as const satisfies Words<typeof english>;
