import { wordOptionTexts } from '#shared/i18n/sv/word-options.ts';
import type { Words } from '#shared/i18n/words.ts';
import type { kubagramOptionTexts as english } from '../options.ts';

export const kubagramOptionTexts = {
  set: {
    label: 'Tärningar',
    choices: { en: 'Engelska', nl: 'Nederländska', af: 'Afrikaans', sv: 'Svenska', own: 'En egen sats' },
    says: {
      en: 'De engelska tärningarna, och en engelsk ordlista om du inte väljer en annan.',
      nl: 'De nederländska tärningarna: IJ är en bokstav på en sida. Ordlistan är nederländsk om du inte väljer en annan.',
      af: 'Tärningarna på afrikaans, och en ordlista på afrikaans om du inte väljer en annan.',
      sv: 'Svenska tärningar som är våra egna, inte av dem som har gjort Kubagram. Ordlistan är svensk om du inte väljer en annan.',
      own: 'Tärningar som du själv har skapat: 105 med tre bokstäver var, och tre jokrar.',
    },
  },
  ownSet: {
    label: 'Min sats',
    says: { lines: 'Texten i en satsfil, så som satsverktyget och cubewright set propose skriver den.' },
  },
  minLength: {
    label: 'Kortaste ordet',
    says: { value: 'Ord har minst så många bokstäver; 3 eller 4 för barn, 6 och fler för vana spelare.' },
  },
  judge: {
    label: 'Vem som dömer ord',
    choices: { assisted: 'Listan', challenge: 'Ni själva' },
    says: {
      assisted: 'Ett ord som inte finns i listan går inte att ta.',
      challenge: 'Vilken stavning som helst går att ta, tills någon ifrågasätter den.',
    },
  },
  lookupPenalty: {
    label: 'Att slå upp kostar 5 för',
    choices: {
      claimant: 'Den som tog fel ord',
      challenger: 'Den som tvivlade i onödan',
      both: 'Den som hade fel',
    },
    says: {
      claimant: 'Ett felaktigt ord kostar sin spelare 5 poäng; att ifrågasätta i onödan kostar ingenting.',
      challenger: 'Att ifrågasätta i onödan kostar 5 poäng; ett felaktigt ord tas bara tillbaka.',
      both: 'Ett felaktigt ord kostar sin spelare 5 poäng, och att ifrågasätta i onödan lika mycket.',
    },
  },
  drawnJoker: {
    label: 'En joker som drogs i början',
    choices: { out: 'Ur spelet', setAside: 'Lagd åt sidan' },
    says: {
      out: 'Den rörs inte och kostar ingenting.',
      setAside: 'Dess spelare får använda den senare; oanvänd på slutet kostar den sina sex sidor.',
    },
  },
  zeroReceiver: {
    label: 'En tärning som ges vidare från en 0',
    choices: { extra: 'Är en extra tärning', asTurn: 'Är turens tärning' },
    says: {
      extra: 'Den som får den lägger den först, och spelar sedan en vanlig tur.',
      asTurn: 'Den som får den lägger den, får ta ord, och tar ingen annan tärning.',
    },
  },
  lastShort: {
    label: 'Korta ord i den sista turen',
    choices: { declared: 'När spelaren säger till', checked: 'När listan inte hittar fler' },
    says: {
      declared: 'Den sista spelaren säger att inget fullt ord är kvar, och fortsätter med korta.',
      checked: 'Först när listan inte känner något fullt ord av tärningarna som är kvar.',
    },
  },
  lastExtensionMin: {
    label: 'Tärningar för att förlänga ett ord',
    says: {
      value: 'I den sista turen får ett ord som ligger förlängas med så många tärningar eller fler.',
    },
  },
  strict: {
    label: 'Strängt spel',
    says: {
      true: 'Inga tips, ingen lista över osedda tärningar och ingen tillbakablick förrän spelet är slut.',
      false: 'Tips finns för den som ber om dem, och poängprotokollet säger vem som gjorde det.',
    },
  },
  ...wordOptionTexts,
  forbid: {
    label: 'Ord som ni förbjuder vid bordet',
    says: { lines: 'Ett ord per rad: förkortningar, lånord och andra som inte ska räknas.' },
  },
} as const satisfies Words<typeof english>;
