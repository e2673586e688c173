import type { BookletWords } from '../../printed.ts';
import type { scrubleBooklet as english } from './en.ts';

export const scrubleBooklet: BookletWords<typeof english> = {
  line: 'Vrid en kub av bokstäver till ord, för en till fyra spelare',
  sections: {
    contents: {
      title: 'Vad som finns i asken',
      body: [
        [
          'En kub om 4 gånger 4 gånger 4 vars lager vrids, med 96 stift, 16 på varje sida.',
          'Av dem är 82 bokstäver med sina värden, 2 fria och 12 premiestift: två, tre eller fyra gånger en bokstav, två eller tre gånger ett ord.',
          'Poängblock och en penna; ett timglas på 90 sekunder, om ni vill.',
        ],
        'Ha en ordbok till hands.',
      ],
    },
    aim: {
      title: 'Mål',
      body: [
        'Vrid kuben tills bokstäver står i linje som ett ord. Långa ord, premiestift, ord runt tre sidor och ord som korsar ett äldre ger mest. Den som först har mer än 100 poäng vinner.',
      ],
    },
    setUp: {
      title: 'Innan ni börjar',
      body: [
        'Blanda kuben med sextio vridningar. Ord som råkar stå där är ingens. Kom överens om hur spelet slutar, och lotta om vem som börjar. Kuben går runt medurs.',
      ],
    },
    turn: {
      title: 'Din tur',
      body: [
        'Vrid så ofta du vill: vilket som helst av de tolv lagren, även de mellersta, ett kvarts eller ett halvt varv. Ta sedan ett ord, säg vad det ger, skriv upp det och lämna kuben vidare. Den som inte hittar något ord får 0.',
        'Vrid minst en gång. Stiften i ditt ord får inte ha stått i linje redan när din tur började, åt något håll; en del av ett stående ord är alltså inte ny. Att förlänga eller korsa det är nytt. Inget ord tas som nytt två gånger i ett spel, av vem det än är. Ett ord som inte står i ordboken kostar ingenting: leta efter ett annat.',
      ],
    },
    words: {
      title: 'Var ord ligger',
      body: [
        'Sidornas rader och kolumner fortsätter över kanterna och bildar ringar om 16 platser runt kuben. Ett ord är en följd av grannar på en ring, läst åt endera hållet, rakt fram över kanterna. Det har minst tre bokstäver och högst sexton; det svänger inte, går inte på diagonalen och tar ingen plats två gånger. Hur ett stift är vridet spelar ingen roll.',
        'Ett fritt stift står för vilken bokstav som helst och ger 0. Du säger vilken när du tar ordet; sedan är det fritt igen. Minst två bokstäver i ett ord måste vara riktiga. Ett premiestift är ingen bokstav: ett ord slutar framför det.',
      ],
    },
    score: {
      title: 'Poäng',
      body: [
        'Lägg ihop bokstävernas värden. Se sedan på de två platserna intill ordet, framför den första och bakom den sista bokstaven, även över en kant. Ett premiestift där räknas:',
        [
          'Ett bokstavsstift multiplicerar bokstaven som det rör. De kommer först.',
          'Ett ordstift multiplicerar summan. Två av dem multiplicerar varandra.',
        ],
        'Ett ord med 15 bokstäver har en plats intill båda ändarna: ett stift där räknas en gång, för den bättre änden. Ett med 16 har ingen. Därefter läggs bonusen till:',
        [
          '5 för sex bokstäver, 10 för sju eller åtta, 15 för nio eller fler.',
          '10 om bokstäverna, även fria, ligger på tre eller fyra sidor.',
        ],
      ],
      example: {
        title: 'FLOWER på tre sidor, med ett 2x ordstift framför F',
        rows: [
          ['F och W: 4 var; L, O, E, R: 1 var', '12'],
          ['Två gånger för ordstiftet', '24'],
          ['Sex bokstäver', '5'],
          ['Tre sidor', '10'],
          ['Tillsammans', '39'],
        ],
      },
    },
    crossing: {
      title: 'Att korsa ett ord',
      body: [
        'Om ditt ord korsar ett som tagits förut, av vem som helst, och vars stift ännu står i linje, ger det äldre ordet poäng åt dig också: summan av dess bokstäver, utan bonus och premier. Det ligger på en annan ring, delar ett stift med ditt, och båda har tre bokstäver eller fler. Ett äldre ord räknas, det som du väljer. Ett fritt stift som de delar måste stå för samma bokstav i båda. Ett äldre ord får korsas igen på senare turer.',
      ],
      example: {
        title: 'TOWN genom W i FLOWER',
        rows: [
          ['T, O, N: 1 var; W: 4', '7'],
          ['FLOWER, bara bokstäverna', '12'],
          ['Tillsammans', '19'],
        ],
      },
    },
    end: {
      title: 'Hur det slutar',
      body: [
        'Spelet slutar genast när någon har mer än 100 poäng, eller efter tio rundor, som ni kommit överens om. Högsta poängen vinner; vid lika poäng delas segern.',
      ],
    },
    variants: {
      title: 'Andra sätt att spela',
      body: [
        [
          'Ord har minst fyra bokstäver.',
          'Tid: 90 sekunder per tur, eller timglaset vänt upp till fyra gånger, som ni kommer överens om. Har det runnit ut innan ett ord togs ger turen 0; vridningarna står kvar.',
          'Rundan spelas ut när någon har nått målet.',
        ],
        'Sätt två: premiestift står också för vilken bokstav som helst inne i ett ord och ger 0 där. Ett ordstift i ett ord multiplicerar det. Ett bokstavsstift multiplicerar den dyrare av sina två grannar i ordet, vid lika värde den första; vid en ände har det en. Två stift vid en bokstav multiplicerar varandra, och vart och ett verkar en gång. Utanför, vid ändarna, räknas de som vanligt eller inte alls, som ni kommer överens om. Spelet slutar när någon har nått 100 poäng.',
      ],
    },
    origin: {
      title: 'Varifrån det kommer',
      body: [
        'Ett inofficiellt häfte, efter SCRUBLE Cube av dess upphovsmän. SCRUBLE Cube är ett märke som tillhör sina ägare, och de har ingen del i det här. Hur många stift det finns av varje bokstav gick inte att finna; antalen i den här satsen är våra egna.',
      ],
    },
  },
};
