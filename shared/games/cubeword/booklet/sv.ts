import type { BookletWords } from '../../printed.ts';
import type { cubewordBooklet as english } from './en.ts';

export const cubewordBooklet: BookletWords<typeof english> = {
  line: 'Ett korsord som aldrig förblir som det är, för en till sex spelare',
  sections: {
    contents: {
      title: 'Vad som finns i asken',
      body: [
        [
          '24 kuber. Var och en har fem olika bokstäver och en blank sida, som står för vilken bokstav du än säger.',
          'En tärning, Jokern. Den står också för vilken bokstav som helst; dess tal betyder ingenting.',
          'Poängblock och en penna.',
        ],
        'Det finns inget bräde: ett bord med plats för ett pappersark räcker. Ha en ordbok till hands, och en klocka om ni spelar på tid.',
      ],
    },
    aim: {
      title: 'Mål',
      body: [
        'På bordet korsas ord som i ett korsord. På din tur lägger du till kuber, flyttar dem och vänder dem. Varje nytt ord ger poäng, och högsta poängen vinner.',
      ],
    },
    setUp: {
      title: 'Innan ni börjar',
      body: [
        'Alla kuber ligger vid sidan i en pott, öppen för alla. Ingen har någon hand. Kom överens om hur spelet ska sluta. Turen går medurs; den första spelaren lägger upp till fem kuber var som helst.',
      ],
    },
    turn: {
      title: 'Din tur',
      body: [
        'En tur har upp till fem drag, i vilken ordning som helst. Du får göra färre, eller passa. Ett drag är ett av dessa:',
        [
          'Lägga: ta en kub ur potten och lägg den på en tom plats med vilken sida som helst uppåt. Säg då vad en blank eller Jokern står för.',
          'Flytta: lägg en kub från bordet på en tom plats, med samma sida uppåt.',
          'Vända: vänd en kub där den ligger till en annan av dess sidor. Säg då vad en blank står för.',
          'Döpa om: en blank eller Jokern står från och med nu för en annan bokstav.',
        ],
        'Att flytta en kub och även vända eller döpa om den är två drag. Bara Jokern flyttas och döps om i ett.',
        'En blank och Jokern behåller sitt namn tills de vänds eller döps om. Aldrig får fler än åtta blanka ligga uppåt; Jokern räknas inte. Kuber går aldrig tillbaka till potten. Ett drag räknas även om allt till sist ligger som förut.',
      ],
    },
    legal: {
      title: 'Hur en tur får sluta',
      body: [
        'Mellan dragen får allt ligga var som helst. När turen slutar måste varje följd av två kuber eller fler vara ett ord, från vänster till höger och uppifrån och ned. En bokstav som inte hör till något ord får ligga för sig själv, men rör ingen annan kub med en sida; hörn spelar ingen roll. Det gäller även den första turen.',
        'Två bokstäver räcker. Inga namn, inga förkortningar, inget med bindestreck eller apostrof, inga främmande ord som engelskan inte har tagit upp. Om ett ord inte står i ordboken lägger du kuberna rätt eller tillbaka; det kostar ingenting.',
      ],
    },
    score: {
      title: 'Poäng',
      body: [
        'Varje nytt ord ger poäng. Bokstav 1 till 5 ger 1 var, bokstav 6 och 7 ger 2, och från den åttonde ger varje bokstav 3. En blank eller Jokern ger 0, men håller sin plats.',
        [
          'Ett ord är nytt om det inte stod någonstans när din tur började, med vilka kuber det än var.',
          'Ett ord som har gjorts längre eller kortare är ett annat ord, och nytt.',
          'En kub i två nya ord räknas i båda.',
          'Samma ord två gånger i en tur ger poäng en gång, det bästa av de två.',
          'En ensam bokstav är inget ord.',
        ],
      ],
      example: {
        title: 'PLANET med en blank som A, och TIN nedåt från dess T',
        rows: [
          ['P, L, N, E: 1 var', '4'],
          ['A, en blank', '0'],
          ['T, den sjätte bokstaven', '2'],
          ['T, I, N: 1 var', '3'],
          ['Tillsammans', '9'],
        ],
      },
    },
    restored: {
      title: 'Ord som kommer tillbaka',
      body: [
        'Ett ord som varit borta får göras igen. Det ger poäng igen först när två hela turer ligger emellan, vilkas de än är, pass inräknade: ett ord som gav poäng i tur 5 gör det igen från tur 8. Därför numrerar blocket turerna. Görs det tidigare får det stå där, men ger ingenting, och väntar vidare från den tur då det gav poäng.',
        'Brittisk och amerikansk stavning av ett ord, som COLOUR och COLOR eller -ISE och -IZE, är samma ord här.',
      ],
    },
    end: {
      title: 'Hur det slutar',
      body: [
        'Kom i förväg överens om ett av fyra sätt. Rundan spelas alltid ut, så att alla har haft lika många turer.',
        [
          'En poäng: någon har 100 poäng.',
          'En tid: 30 minuter har gått sedan den första turen.',
          'Ett försprång: någon leder med 25 poäng när en runda slutar. Inte för en ensam spelare.',
          'Rundor: tio har spelats.',
        ],
        'Det är också slut när alla har passat två gånger i följd. En tom pott avslutar ingenting. Högsta poängen vinner; vid lika poäng delas segern.',
      ],
    },
    variants: {
      title: 'Andra sätt att spela',
      body: [
        [
          'Alla kuber måste hänga ihop med sina sidor när en tur slutar.',
          'Brittisk och amerikansk stavning är två ord.',
          'Andra poäng, minuter, försprång eller rundor, som ni vill.',
          'Ensam: till ditt bästa resultat på tio rundor.',
        ],
      ],
    },
    origin: {
      title: 'Varifrån det kommer',
      body: [
        'Ett inofficiellt häfte, efter CUBEWORD av dess upphovsmän. CUBEWORD är ett märke som tillhör sina ägare, och de har ingen del i det här. Bokstäverna på originalets kuber är okända för oss; de i den här satsen är våra egna.',
      ],
    },
  },
};
