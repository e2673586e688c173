import type { BookletWords } from '../../printed.ts';
import type { alphacubesBooklet as english } from './en.ts';

export const alphacubesBooklet: BookletWords<typeof english> = {
  line: 'Ett korsord av kuber, för en till sex spelare',
  own: {
    faces: [
      'Var och en har fem olika bokstäver, varje bokstav med sitt värde, och en sjätte sida med summan av de fem.',
      'Var och en visar sina bokstäver, varje bokstav med sitt värde.',
    ],
    sum: [
      'Sidan med summan är ingen blank. Den säger vad kuben kostar dig om du har den kvar till sist.',
      'En kub kostar dig summan av sina bokstäver om du har den kvar till sist.',
    ],
    second: [
      ' Det finns ett andra bräde, där det publicerade spelet med fyra spelare stämmer på poängen.',
      '',
    ],
    letters: [
      ' Kubernas bokstäver och premierutorna är härledda på nytt ur ett publicerat spel.',
      ' Kubernas bokstäver har valts av den som gjorde dem.',
    ],
  },
  sections: {
    contents: {
      title: 'Vad som finns i asken',
      body: [
        [
          '{{pieces}} kuber. Var och en har fem olika bokstäver, varje bokstav med sitt värde, och en sjätte sida med summan av de fem.',
          'Ett bräde med {{columns}} gånger {{rows}} rutor, varav {{premiums}} premierutor.',
          'Ett ställ till varje spelare, poängblock och en penna.',
        ],
        'Ha en ordlista eller ordbok till hands.',
      ],
    },
    aim: {
      title: 'Mål',
      body: [
        'Du lägger kuber på brädet som ord som korsar varandra. Varje ord ger poäng, och premierutor gör det dyrare. Den som har mest poäng till sist vinner.',
      ],
    },
    setUp: {
      title: 'Innan ni börjar',
      body: [
        'Kom överens om en ordlista. Före spelet får ni själva tillåta eller förbjuda ord; med en engelsk lista brukar man förbjuda XU och tillåta RITZ.',
        'Lägg alla kuber med bokstäverna nedåt, eller i en påse: det är förrådet. Var och en drar sju och ställer dem på sitt ställ, så att ingen annan ser bokstäverna. Lotta om vem som börjar. Turen går medurs.',
        'Sidan med summan är ingen blank. Den säger vad kuben kostar dig om du har den kvar till sist.',
      ],
    },
    turn: {
      title: 'Din tur',
      body: [
        'På din tur gör du en av tre saker.',
        [
          'Lägg ett ord, skriv upp poängen och dra ur förrådet tills du har sju igen, så långt det räcker.',
          'Byt en till sju kuber, men inte fler än förrådet har: dra först de nya och blanda sedan in dina.',
          'Passa.',
        ],
      ],
    },
    words: {
      title: 'Att lägga ett ord',
      body: [
        'Lägg en till sju kuber på tomma rutor i en rad eller en kolumn, med vilken bokstav du vill uppåt. Tillsammans med det som redan ligger ska de bilda en följd utan lucka. En bokstav som ligger ändras aldrig.',
        [
          'Det första ordet har två bokstäver eller fler och går över rutan i mitten.',
          'Det som läggs senare rör en kub på brädet med en sida; hörn räknas inte.',
          'Varje följd av två kuber eller fler som uppstår, vågrätt eller lodrätt, måste vara ett ord.',
        ],
      ],
    },
    score: {
      title: 'Poäng',
      body: [
        'Varje följd med en ny kub från dig ger poäng: värdena av alla dess bokstäver, även av dem som låg där förut.',
        [
          'DB och TB räknar bokstaven på rutan två eller tre gånger.',
          'DO och TO räknar hela ordet två eller tre gånger. Rutan i mitten är en DO.',
          'Först bokstäver, sedan ord. Två ordrutor under ett ord multiplicerar varandra.',
        ],
        'En premieruta räknas bara för den kub som läggs på den nu, men då i båda orden som går över den. Den som lägger alla sju kuber i ett drag gör en splash och får 50 poäng till.',
      ],
      example: {
        title: 'Det första ordet är FROSTED, lagt på E9 till K9',
        rows: [
          ['F på en DB: 4 två gånger', '8'],
          ['R, O, S, T, E: 1 var', '5'],
          ['D', '2'],
          ['T ligger i mitten: 15 två gånger', '30'],
          ['Alla sju kuber: en splash', '50'],
          ['Tillsammans', '80'],
        ],
      },
    },
    challenge: {
      title: 'Att ifrågasätta ett ord',
      body: [
        'Efter ett drag, innan spelaren drar kuber, får en motspelare ifrågasätta det. Alla ord i draget slås då upp tillsammans, en gång.',
        [
          'Är något av dem inte tillåtet går kuberna tillbaka till stället. Draget ger ingenting och turen är över.',
          'Är alla bra står draget kvar, och den som ifrågasatte det står över nästa tur.',
        ],
        'Ett beslut om ett ord som fattas medan ett drag kan ifrågasättas gäller från nästa tur.',
      ],
    },
    end: {
      title: 'Hur det slutar',
      body: [
        'När förrådet är tomt och någon lägger sin sista kub har de som sitter efter den spelaren i rundan en tur var kvar. Rundor räknas från den som började. Den som ska stå över står över.',
        'Spelet slutar också när alla passar i följd, eller när ingen har lagt en kub på tre hela rundor.',
        'Varje kub på handen kostar sin summa, på en egen rad. Den som inte har någon får inget extra. Högsta poängen vinner; vid lika poäng delas segern.',
      ],
    },
    variants: {
      title: 'Andra sätt att spela',
      body: [
        'Kom före spelet överens om vad det kostar att ifrågasätta:',
        [
          'Ingenting, om draget var bra.',
          '5 eller 10 poäng till den vars goda drag ifrågasattes.',
          'Spelet: den som hade fel är ute, med kuber och allt, och den sista som är kvar vinner.',
          'Ingenting alls: ett dåligt drag kommer tillbaka och görs om.',
          'Två turer: ett dåligt drag kostar även nästa.',
        ],
        'Ensam spelar du mot ditt eget rekord. Över flera spel kan ni lägga ihop poängen. Det finns ett andra bräde, där det publicerade spelet med fyra spelare stämmer på poängen.',
      ],
    },
    origin: {
      title: 'Varifrån det kommer',
      body: [
        'Ett inofficiellt häfte, efter Alphacubes av dess upphovsman, som publicerade spelet för andra att bygga. Det bygger på Scrabble, ett märke som tillhör sina ägare, och de har ingen del i det här. Kubernas bokstäver och premierutorna är härledda på nytt ur ett publicerat spel.',
      ],
    },
  },
};
