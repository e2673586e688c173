import type { BookletWords } from '../../printed.ts';
import type { kubagramBooklet as english } from './en.ts';

export const kubagramBooklet: BookletWords<typeof english> = {
  line: 'Tärningar, en låda och skarpa ögon, för två till fyra spelare',
  own: {
    makers: [
      'Kubagram är ett märke som tillhör sina ägare, och de har ingen del i det här.',
      'Kubagram är ett märke som tillhör sina ägare; de har ingen del i det här, och tärningarna är ingen av deras satser.',
    ],
  },
  sections: {
    contents: {
      title: 'Vad som finns i asken',
      body: [
        [
          '105 tärningar med tre bokstäver var, varje bokstav på två motstående sidor. Inga två är lika.',
          'Tre jokrar med märkta kanter och en bokstav på varje sida: {{jokerA}}, {{jokerB}} och {{jokerC}}.',
          'En låda med 9 rader om 12 rutor, märkta I, III eller 0.',
          'Poängblock och en penna.',
        ],
        'Varje bokstav har ett värde från {{lowest}} till {{highest}}, som står på varje sida. Ha en ordbok på tärningarnas språk till hands. I den nederländska satsen är IJ en bokstav på en sida; I bredvid J gäller inte som IJ.',
      ],
    },
    aim: {
      title: 'Mål',
      body: [
        'Tärningarna lämnar lådan en och en och ligger framför alla. Den som är i tur och ser ett ord bland dem tar det. Långa ord, jokrar och sammansättningar ger mest. Högsta poängen vinner.',
      ],
    },
    setUp: {
      title: 'Innan ni börjar',
      body: [
        'Blanda alla 108 tärningar och lägg dem i lådan som de kommer, med vilken sida som helst uppåt. Det som ligger uppåt får alla se.',
        'Varje spelare drar en tärning utan att titta. Bokstaven närmast A gör sin spelare till den första; de som är lika drar om sinsemellan. På nederländska kommer IJ efter I. Dragna tärningar ligger framför sina spelare och är ur spelet; deras rutor hoppas över. Turen går medurs.',
        'Den sista spelaren, till höger om den första, får vrida lådan en gång och väljer så vilket hörn som ligger nere till vänster för den första. Därifrån tas tärningarna: den närmaste raden först, varje rad från vänster till höger.',
      ],
    },
    turn: {
      title: 'Din tur',
      body: [
        [
          'Ta ord ur mittfältet, om du ser några.',
          'Ta nästa tärning och lägg den vid mittfältets vänstra eller högra ände, med en bokstav som rutan tillåter.',
          'Ta ord igen. Sedan är din tur över.',
        ],
        'Bara den som är i tur tar ord och får ordna om mittfältet; en ny ordning visar de andra vad du är ute efter. Vilka bokstäver som helst i fältet kan bilda ett ord, var de än ligger. När en tärning väl ligger där ändras dess bokstav aldrig.',
        'En gång i spelet får du stå över: du får ta ord, men lämnar tärningen åt nästa spelare. Alla får stå över efter varandra; den sista tärningen tas ändå.',
      ],
    },
    squares: {
      title: 'Rutorna',
      body: [
        [
          'I: bokstaven som ligger uppåt gäller.',
          'III: välj en av de tre bokstäverna.',
          '0: ge tärningen till nästa spelare. Du får ännu ta ord, sedan är din tur över. Nästa spelare börjar med att lägga den med en av dess bokstäver och har därefter en vanlig tur. Den går inte vidare och kan inte hoppas över.',
        ],
        'Om tio konsonanter eller fler ligger i mittfältet och ingen vokal, måste nästa tärning läggas med en vokal om den har någon, även från ett I. Y räknas som konsonant; det nederländska IJ är en vokal. En tärning utan vokal läggs som vanligt, och då är nästa bunden.',
      ],
    },
    jokers: {
      title: 'Jokrar',
      body: [
        'Från I och III får du använda vilken som helst av jokerns sex sidor. Lägg den i mittfältet, där den är allas; använd den i ett ord genast; eller lägg den åt sidan framför dig för ett senare ord, med en bokstav som du väljer då. Från en 0 har nästa spelare det valet. Så länge regeln om tio konsonanter gäller måste den läggas, med en vokal.',
        'Ett ord innehåller minst en tärning ur mittfältet, eller ett helt ord. Varje joker i ett ord fördubblar hela dess värde: två gör det fyra gånger så mycket värt, tre åtta gånger.',
      ],
    },
    score: {
      title: 'Ord och deras värde',
      body: [
        'Ett ord har fem bokstäver eller fler och står i ordboken. Dess tärningar läggs framför spelaren så att alla ser dem. Samma ord får tas igen med andra tärningar.',
        'Värdet är summan av bokstäverna och en bonus: 5 för den sjätte bokstaven, 10 till för den sjunde, 15 till för den åttonde, och så vidare. Sedan fördubblas det för varje joker. Skriv upp värdet när ett ord tas, och lägg ihop till sist.',
      ],
      example: {
        title: '{{word}}, med {{joker}} på en joker',
        rows: [
          ['{{letters}}', '{{sum}}'],
          ['Den sjätte bokstaven', '5'],
          ['En joker: {{plain}} två gånger', '{{total}}'],
        ],
      },
    },
    compounds: {
      title: 'Sammansättningar',
      body: [
        'På din tur får du foga två eller flera hela ord till ett längre som står i ordboken: vilken spelares ord som helst, eller ord du just har tagit. Bokstäverna står kvar som de är, med inget emellan. Sammansättningen ligger framför dig, och de tidigare ägarna stryker sina ord.',
        'En sammansättning räknas så många gånger som den har enkla ord: två fördubblar den, tre tredubblar den. Fogas den till ännu ett ord räknas alla. Dess jokrar fortsätter att fördubbla. På annat sätt tas ett ord aldrig över, och det delas aldrig.',
      ],
      example: {
        title: '{{first}} och {{second}} blir {{compound}}',
        rows: [
          ['{{first}} och {{second}}', '{{compoundSum}}'],
          ['Bokstav 6 till 10: 5, 10, 15, 20 och 25', '75'],
          ['Två ord: {{compoundPlain}} två gånger', '{{compoundTotal}}'],
        ],
      },
    },
    end: {
      title: 'Den sista turen',
      body: [
        'Den sista turen är den då lådans sista tärning läggs, används eller läggs åt sidan. Den spelaren tar ord som vanligt. Ingen har någon tur efter den.',
        [
          'När den sista spelaren inte hittar fler fulla ord får hen bilda ord med två bokstäver eller fler, och förlänga vilket ord som helst som redan låg på bordet med två tärningar eller fler, framför, bakom eller båda. Ett förlängt ord går till den sista spelaren och räknas dubbelt utöver allt annat; det fogas eller förlängs inte igen.',
          'Hen får också ta jokrar som andra har lagt åt sidan, var och en till ett ord som bildas nu.',
          'Sedan dras bokstäverna som är kvar i mittfältet från den sista spelarens poäng.',
          'En joker som ännu ligger åt sidan kostar sin ägare summan av sina sex sidor, {{unused}}.',
        ],
        'Högsta poängen vinner; vid lika poäng delas segern. Poängen får vara negativ.',
      ],
    },
    challenge: {
      title: 'Att ifrågasätta ett ord',
      body: [
        'Förkortningar, initialord och lånord som ni har uteslutit är inga ord. Tills nästa tärning tas får en motspelare låta slå upp ett ord, i den sista turen tills poängen är uträknad. Ett felaktigt ord görs ogjort med allt som är byggt på det, och dess tärningar går tillbaka dit de låg. Kom i förväg överens om vad uppslaget kostar: 5 poäng för den som tog ett felaktigt ord, 5 för den som ifrågasatte ett riktigt, eller båda.',
      ],
    },
    variants: {
      title: 'Andra sätt att spela',
      body: [
        [
          'Kom överens om en annan minsta längd, från 3 för barn till 8 för vana. Bonusen är densamma.',
          'Den som får en tärning från en 0 lägger den och tar sedan bara ord.',
          'En joker som drogs i början räknas som lagd åt sidan av sin spelare.',
          'I den sista turen räcker en tärning för att förlänga ett ord.',
          'Den sista spelaren bildar korta ord först när inget fullt ord är kvar, vem som än hittar det.',
          'Ensam: ingen drar eller står över, en 0 är ett III, den sista turen är din, och du spelar mot ditt rekord.',
        ],
      ],
    },
    origin: {
      title: 'Varifrån det kommer',
      body: [
        'Ett inofficiellt häfte, efter spelet Kubagram av dess upphovsmän. Kubagram är ett märke som tillhör sina ägare, och de har ingen del i det här. Märkena i originalets låda är förlorade; de i den här är våra egna.',
      ],
    },
  },
};
