import type { Words } from '#shared/i18n/words.ts';
import type { kuboRuleTexts as english } from '../help.ts';

export const kuboRuleTexts = {
  title: 'Reglerna för Kubo',
  lead: 'Sextiofyra kort bygger en kub på fyra gånger fyra gånger fyra. Färdiga linjer ger poäng, om du ser dem.',
  sections: [
    {
      id: 'kubo-cards',
      title: 'Korten',
      body: [
        'Det finns fyra färger, blått, grönt, gult och rött; fyra storlekar, S, M, L och XL; och numren 1 till 4. Inga två av de 64 korten är lika, och varje kort har en enda plats i kuben: färgen är dess lager, blått underst och rött överst, storleken räknas åt höger, och numret bort från dig.',
        'Ni är två till sex som spelar, människor eller datorer. Det här är en inofficiell utgåva av Kubo.',
      ],
    },
    {
      id: 'kubo-begin',
      title: 'Innan ni börjar',
      body: [
        'Blå S1, S4, XL1 och XL4 ligger som hörn. De andra korten blandas, och alla får fyra. Lotten avgör vem som ger; spelaren till vänster om den som ger börjar, och turen går medurs.',
        'Ett spel som ni har börjat med tryckta kort kan fortsätta här: välj i Nytt spel att lägga in det, och tryck på det som ligger och på det som var och en har på handen.',
        'Kuben kan också byggas på sidan, med storlekarna som lager, eller på högkant, med numren som lager från 4 upp till 1. Då ligger andra hörn, och alla regler följer de lagren.',
      ],
    },
    {
      id: 'kubo-turn',
      title: 'Din tur',
      body: [
        [
          'Den börjar med ett kort från leken, så länge det finns något.',
          'Lade du två kort eller fler på din förra tur får du dra fler, ett i taget, tills du har fem på handen. När du har lagt ett kort drar du inte mer.',
          'Lägg så många kort du vill, ett efter ett, eller inget.',
          'Ta linjerna du ser. Avsluta sedan turen.',
        ],
      ],
    },
    {
      id: 'kubo-laying',
      title: 'Var ett kort får ligga',
      body: [
        'Ett kort läggs bredvid ett kort i sitt eget lager, ett steg bort åt ett håll, eller på kortet rakt under. Bredvid ett annat får det också ligga över en tom plats.',
        'Ingenting läggs någonsin under ett kort. Ett kort vars plats har täckts är dött: det stannar på handen.',
        'Täckta kort syns fortfarande, och räknas i linjer som förut.',
      ],
    },
    {
      id: 'kubo-lines',
      title: 'Linjer och poäng',
      body: [
        [
          'En rad, kolumn eller pelare på fyra kort ger 1. Det finns 48.',
          'En diagonal på fyra kort i ett plant skikt, liggande eller stående, ger 2. Det finns 24.',
          'En Zoker, från ett hörn av kuben genom dess mitt till det motsatta hörnet, ger 12. Det finns 4.',
        ],
        'En linje ger poäng åt den som tar den. På din tur tar du varje linje som dina kort har gjort färdig, en i taget, innan du avslutar turen. Programmet visar inga linjer; det gör bara ett tips. Ett felaktigt anspråk kostar ingenting.',
      ],
    },
    {
      id: 'kubo-steal',
      title: 'Att stjäla',
      body: [
        'När du avslutar en tur då du lade något kort börjar stöldtiden. Vem som helst av de andra får ta en linje som du gjorde färdig och missade; den som säger till först får den. Stöldtiden slutar när sekunderna har gått, eller när alla andra har avstått.',
        'En linje som ingen har tagit då är förlorad för gott, även en Zoker.',
      ],
    },
    {
      id: 'kubo-end',
      title: 'Hur en omgång slutar',
      body: [
        [
          'Någon tar en Zoker, eller stjäl en.',
          'En spelare lägger det sista kortet på sin hand.',
          'Det översta lagret är fullt.',
          'Leken är tom, och på en hel runda läggs ingenting.',
        ],
        'Från och med då läggs ingenting. Den som är på tur får fortfarande ta linjer, stöldtiden löper, och varje kort som är kvar på en hand kostar 1 poäng, dött eller inte. Mest poäng vinner; vid lika poäng delas segern.',
        'Ni kan komma överens om flera omgångar, eller om ett poängmål, med högst 30 omgångar. Poängen läggs ihop, och given går åt vänster.',
      ],
    },
    {
      id: 'kubo-computers',
      title: 'Att spela mot datorn',
      body: [
        'Nivå 1 lägger det som passar och missar många linjer, så där finns mycket att stjäla. Nivå 2 letar efter linjer att göra färdiga. Nivå 3 tänker också på vad den lämnar åt dig. Nivå 4 föreställer sig vad du kan ha på handen och spelar omgången vidare i huvudet. Alla ser bara sina egna kort och bordet, precis som du.',
      ],
    },
    {
      id: 'kubo-typing',
      title: 'Drag som text',
      body: [
        'Tangenten / leder till fältet för ett drag; Enter gör det.',
        [
          'lägg röd M2 (eller lay red M2) lägger ett kort; varje kort har bara en plats. Både svenska och engelska ord gäller.',
          'ta röd S1 S4 (claim) tar en linje med dess två ändar; ta blå S1 röd XL4 tar en Zoker.',
          'dra (draw) drar ett kort till, slut (end) avslutar turen, avstå (wave) avstår i stöldtiden.',
          'Där flera får ta en linje står numret på den som gör det först: 2 ta röd S1 S4.',
        ],
      ],
    },
  ],
} as const satisfies Words<typeof english>;
