import type { BookletWords } from '../../printed.ts';
import type { kuboBooklet as english } from './en.ts';

export const kuboBooklet: BookletWords<typeof english> = {
  line: 'Sextiofyra kort bygger en kub, för två till sex spelare',
  sections: {
    contents: {
      title: 'Vad som finns i asken',
      body: [
        [
          '64 kort i fyra färger, blått, grönt, gult och rött; fyra storlekar, S, M, L och XL; och numren 1 till 4. Inga två är lika.',
          'Poängblock och en penna.',
        ],
        'Ni behöver ett bord med plats för fyra gånger fyra kort.',
      ],
    },
    aim: {
      title: 'Mål',
      body: [
        'Varje kort har en enda plats i en kub om 4 gånger 4 gånger 4. Tillsammans bygger ni den kuben. Fyra kort i linje ger poäng, men bara åt den som märker dem. Mest poäng vinner.',
      ],
    },
    places: {
      title: 'Kuben',
      body: [
        'Färgerna är lager, från blått underst över grönt och gult till rött överst. Inom ett lager går storlekarna åt höger, S, M, L, XL, och numren bort från dig, 1 till 4. Blå M1 ligger alltså till höger om blå S1, och grön S1 ligger ovanpå den.',
        'Lägg korten så att hörnet på varje kort under syns: täckta kort räknas i linjer som förut.',
      ],
    },
    setUp: {
      title: 'Innan ni börjar',
      body: [
        'Lägg blå S1, S4, XL1 och XL4 som hörn i en kvadrat om fyra gånger fyra. Lotta om vem som ger; hen blandar de andra 60 korten och ger fyra till varje spelare. Resten är leken. Spelaren till vänster om given börjar, och turen går medurs. Håll dina kort för dig själv.',
      ],
    },
    turn: {
      title: 'Din tur',
      body: [
        [
          'Dra ett kort, så länge det finns en lek. Du måste, även om du då har fler än fem.',
          'Om du lade två kort eller fler på din förra tur får du dra fler, ett i taget, tills du har fem på handen. När du har lagt ett kort drar du inte mer.',
          'Lägg så många kort du vill, ett efter ett, eller inget.',
          'Ta linjerna du ser, och säg att din tur är över.',
        ],
      ],
    },
    laying: {
      title: 'Var ett kort får ligga',
      body: [
        [
          'Bredvid ett kort i sitt eget lager, ett steg bort i storlek eller nummer; under det behöver inget ligga.',
          'På kortet rakt under, ett lager lägre.',
        ],
        'Ingenting läggs någonsin under ett kort. Om platsen för ett kort på din hand har täckts är kortet dött: det stannar på handen.',
      ],
    },
    score: {
      title: 'Linjer och poäng',
      body: [
        [
          'En rad, kolumn eller pelare om fyra ger 1. Det finns 48.',
          'En diagonal om fyra i ett plant skikt, liggande eller stående, ger 2. Det finns 24.',
          'En Zoker går från ett hörn av kuben genom dess mitt till det motsatta hörnet och ger 12. Det finns 4.',
        ],
        'Hörnkorten räknas med. Varje linje som ett kort på den här turen har gjort färdig är din om du säger till innan du avslutar turen, varje linje för sig. Poängen skrivs upp genast. Ett felaktigt anspråk kostar ingenting.',
      ],
      example: {
        title: 'En spelares omgång',
        rows: [
          ['Tre rader och pelare', '3'],
          ['En diagonal', '2'],
          ['En Zoker', '12'],
          ['Två kort kvar på handen', '–2'],
          ['Tillsammans', '15'],
        ],
      },
    },
    steal: {
      title: 'Att stjäla',
      body: [
        'När någons tur är över gäller det att titta snabbt: i tio sekunder får vem som helst av de andra ta en linje som blev färdig då och missades. Den som ropar först får den. De tio sekunderna slutar tidigare om alla andra avstår. En linje som ingen har tagit då är förlorad för gott, även en Zoker.',
      ],
    },
    end: {
      title: 'Hur en omgång slutar',
      body: [
        [
          'En Zoker tas, av sin spelare eller av en tjuv.',
          'Eller någon lägger sitt sista kort.',
          'Eller inget kort kan läggas längre: det översta lagret är fullt.',
          'Eller leken är tom, och på en hel runda läggs ingenting.',
        ],
        'Från och med då läggs ingenting. Den som är i tur får ännu ta linjer från den här turen, de andra får ännu stjäla, och sedan är det slut. Varje kort kvar på en hand, dött eller inte, kostar 1 poäng. Mest poäng vinner; vid lika poäng delas segern.',
      ],
    },
    variants: {
      title: 'Andra sätt att spela',
      body: [
        [
          'Flera omgångar, till exempel tre: given går åt vänster och poängen läggs ihop.',
          'Till 50 poäng: det slutar med den omgång då någon har dem, eller med den 30:e.',
          'Kuben på sidan: storlekarna är lager, S underst. Blå och röda S1 och S4 är hörn.',
          'Kuben på högkant: numren är lager, från 4 underst upp till 1. Blå och röda S4 och XL4 är hörn.',
          'En annan tid att stjäla på, eller ingen: då slutar den när alla har avstått.',
        ],
      ],
    },
    origin: {
      title: 'Varifrån det kommer',
      body: [
        'Ett inofficiellt häfte, efter kortspelet Kubo av dess upphovsmän. Kubo och Zoker är deras; de har ingen del i det här. Den tredje färgen nämns inte i de regler vi känner: gult är vårt val.',
      ],
    },
  },
};
