import type { Words } from '#shared/i18n/words.ts';
import type { scrubleRuleTexts as english } from '../help.ts';

export const scrubleRuleTexts = {
  title: 'Reglerna för SCRUBLE Cube',
  lead: 'En kub full av bokstäver vrids i tolv lager. Vrid ihop ett ord, gärna runt kanterna, och ta det.',
  sections: [
    {
      id: 'scruble-cube',
      title: 'Kuben',
      body: [
        'Kuben har 4 gånger 4 gånger 4 delar och 96 stift, 16 på varje sida: 82 bokstäver med sina värden, 2 fria stift och 12 premiestift. Ett premiestift multiplicerar en bokstav med 2, 3 eller 4, eller ett ord med 2 eller 3.',
        'Ni är en till fyra som spelar, människor eller datorer. Slumpen fördelar stiften, och kuben vrids sextio gånger före den första turen. Ord som råkar stå där är ingens. Det här är en inofficiell utgåva av SCRUBLE Cube, med en egen fördelning av bokstäverna.',
      ],
    },
    {
      id: 'scruble-turn',
      title: 'Din tur',
      body: [
        'Vrid så ofta du vill: vilket som helst av de tolv lagren, även de mellersta, ett kvarts eller ett halvt varv. Medan du prövar dig fram går varje vridning att ångra. Ta sedan ett ord. Då är din tur över, poängen skrivs upp, och nästa spelare fortsätter med kuben som den är.',
        'Hittar du inget ord avslutar du turen utan. Det ger ingenting, och dina vridningar står kvar.',
      ],
    },
    {
      id: 'scruble-words',
      title: 'Var ord ligger',
      body: [
        'Sidornas rader och kolumner hör till ringar om 16 platser runt kuben. Ett ord är en följd av grannar på en ring, åt endera hållet, rakt fram över kanterna. Det har tre till sexton bokstäver, eller minst fyra om ni kommit överens om det. Det svänger inte på en sida, går inte på någon diagonal och tar ingen plats två gånger. Hur ett stift är vridet spelar ingen roll.',
        'Ett fritt stift står för vilken bokstav som helst och ger 0. När du tar ett ord står det för ordets bokstav; sedan är det fritt igen. Ett ord har minst två bokstäver som inte är fria stift.',
        'En ordlista avgör vad som är ett ord. En stavning som inte finns där avvisas och kostar ingenting; ni får komma överens om att tillåta den.',
      ],
    },
    {
      id: 'scruble-new',
      title: 'Bara nya ord',
      body: [
        'Du måste vrida minst en gång under din tur, och stiften i ditt ord får inte ha stått i linje när turen började, åt något håll. En del av ett ord som står är alltså inte ny. Ett ord som du gör längre är det.',
        'Ingen stavning tas två gånger i ett spel, av vem det än är.',
      ],
    },
    {
      id: 'scruble-score',
      title: 'Vad det ger',
      body: [
        'Lägg ihop bokstävernas värden. I det vanliga spelet räknas premiestift som står intill ordet, alldeles framför dess första eller bakom dess sista bokstav, även över en kant:',
        [
          'Ett bokstavsstift multiplicerar bokstaven som det rör. De kommer först.',
          'Ett ordstift multiplicerar summan. Två av dem multiplicerar varandra.',
        ],
        'Därefter kommer bonusen: 5 för sex bokstäver, 10 för sju eller åtta, 15 för nio eller fler, och 10 till för ett ord vars bokstäver ligger på tre eller fyra sidor.',
        'Till exempel blir STREET intill ett 3x bokstavsstift 8, och med 5 för sina sex bokstäver 13.',
        'Med 15 bokstäver står ett och samma stift intill båda ändarna: det räknas en gång, ett bokstavsstift för den bättre änden. Med 16 står inget där.',
      ],
    },
    {
      id: 'scruble-crossing',
      title: 'Att korsa ett äldre ord',
      body: [
        'Om ditt ord korsar ett som tagits förut, av vem som helst, och som fortfarande står i linje, ger det äldre ordet dig också summan av sina bokstäver, utan något extra. Det ligger på en annan ring och delar ett stift med ditt. Ett fritt stift som båda delar måste stå för samma bokstav i båda.',
        'Ett äldre ord räknas, det dyraste om du inte väljer ett annat. Det kan räknas igen på senare turer. ELF genom E i STREET ger 6 och 6.',
      ],
    },
    {
      id: 'scruble-premiums',
      title: 'Premiestift i ord',
      body: [
        'Med ett annat val står premiestift för bokstäver, som fria stift gör, och verkar där de står: ett ordstift multiplicerar ordet, ett bokstavsstift den dyrare av sina två grannar i ordet, vid lika värde den första. CRAZY med ett 2x bokstavsstift som Z är 3, 1, 1, 0 och två gånger 4, tillsammans 13.',
        'Ni väljer också om premiestift intill ett ord fortfarande räknas.',
      ],
    },
    {
      id: 'scruble-timer',
      title: 'Timglaset',
      body: [
        'Ett spel kan spelas med ett timglas på 90 sekunder per tur, eller två, tre eller fyra gånger så länge. Rinner sanden ut innan du har tagit ett ord ger turen ingenting, och dina vridningar står kvar.',
      ],
    },
    {
      id: 'scruble-end',
      title: 'Hur ett spel slutar',
      body: [
        'Den som har mer än 100 poäng, eller mer än det mål ni kommit överens om, avslutar spelet; när premiestift är bokstäver räcker det att nå målet. Spelet slutar genast, eller med rundan om ni kommit överens om det. Eller så spelar ni tio rundor, eller så många ni vill. Högsta poängen vinner, och vid lika poäng delas segern.',
        'Spelet är också slut när tio hela rundor i följd inte gett något ord.',
      ],
    },
    {
      id: 'scruble-computers',
      title: 'Att spela mot datorn',
      body: [
        'Nivå 1 kan vanliga ord, nivå 2 och 3 fler; de vrider upp till två gånger, och då och då nöjer de sig med ett litet ord, nivå 1 för det mesta. Nivå 4 kan hela listan, vrider upp till tre gånger och tänker på vad dess ord lämnar åt nästa spelare. Alla ser samma kub som du.',
      ],
    },
    {
      id: 'scruble-typing',
      title: 'Drag som text',
      body: [
        'Skriv vridningarna, ett kolon och ordet. Vid bordet kommer de vridningar som du redan har gjort före dem.',
        [
          'R U2 F’: STREET vrider tre lager, med de bokstäver som kubvridare brukar använda, och tar STREET där det ger mest. L, R, U, D, F och B är de yttre lagren, medurs sett från deras egen sida; ’ vrider tillbaka, 2 vrider ett halvt varv.',
          '2R är bara lagret bakom R, Rw båda tillsammans. Små bokstäver används inte.',
          'rad 2 vänster, kolumn 4 halvt varv, skiva 1 medurs: STREET skriver vridningarna med ord. Engelska ord gäller också: row, column, slice; left, right, up, down, half, clockwise, anticlockwise. Rader räknas uppifrån, kolumner från vänster, skivor framifrån; rader går åt vänster eller höger, kolumner uppåt eller nedåt sett framifrån, skivor medurs eller moturs.',
          'STREET på fram 2 1 höger (eller at front 2 1 right) säger var ordet börjar, med sida, rad och kolumn, och åt vilket håll det går. Sidorna heter ovan, vänster, fram, höger, under och bak. Efter det väljer korsar ELF (crossing ELF) det äldre ordet.',
          'passa (pass) avslutar turen utan ord, och vridningarna före det står kvar; med tillåt QAT (allow) godkänner ni ett ord som inte finns i listan.',
        ],
      ],
    },
  ],
} as const satisfies Words<typeof english>;
