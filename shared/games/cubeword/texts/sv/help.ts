import type { Words } from '#shared/i18n/words.ts';
import type { cubewordRuleTexts as english } from '../help.ts';

export const cubewordRuleTexts = {
  title: 'Reglerna för CUBEWORD',
  lead: 'Ord korsas på ett öppet bord och blir aldrig kvar som de är. Fem drag per tur lägger till kuber, flyttar dem och vänder dem; varje nytt ord ger poäng.',
  sections: [
    {
      id: 'cubeword-cubes',
      title: 'Kuberna',
      body: [
        'Det finns 24 kuber. Var och en har fem olika bokstäver och en blank sida, som står för vilken bokstav du än säger. Den 25:e pjäsen är en tärning, Jokern: den står också för vilken bokstav som helst, och dess tal betyder ingenting.',
        'Ni är en till sex som spelar, människor eller datorer. Ingen har någon hand: alla kuber som inte är i spel ligger i en pott, öppen för alla. Det här är en inofficiell utgåva av CUBEWORD, med egna bokstäver.',
      ],
    },
    {
      id: 'cubeword-felt',
      title: 'Bordet',
      body: [
        'Det finns inget bräde. Kuberna ligger sida vid sida på en filt utan kant, en kub på varje plats. En plats anges med sin kolumn och sin rad, räknade från 0 åt höger och nedåt; åt vänster och uppåt är de under 0.',
      ],
    },
    {
      id: 'cubeword-turn',
      title: 'Din tur',
      body: [
        'En tur har upp till fem drag, i vilken ordning som helst. Du får göra färre, eller passa. Ett drag är ett av dessa:',
        [
          'Lägga: ta en kub ur potten och lägg den på en tom plats, med vilken bokstav som helst uppåt, eller med dess blanka sida, som du döper.',
          'Flytta: flytta en kub som är i spel till en tom plats, med samma sida uppåt.',
          'Vända: vänd en kub som är i spel till en annan av dess bokstäver, eller till dess blanka sida, som du döper.',
          'Döpa om: ge en blank eller Jokern en annan bokstav.',
        ],
        'Att flytta en kub och även vända den är två drag. Bara Jokern flyttas och döps om i ett.',
        'En blank och Jokern behåller sitt namn tills de vänds eller döps om. Fler än åtta blanka ligger aldrig uppåt, inte ens mellan två drag; Jokern räknas inte. Kuber som är i spel går aldrig tillbaka till potten.',
        'Medan du prövar dig fram kan du ångra drag; ett ångrat drag räknas inte. Drag som du låter stå räknas, även om allt ligger som förut.',
      ],
    },
    {
      id: 'cubeword-end-of-turn',
      title: 'Hur en tur får sluta',
      body: [
        'Mellan dragen får allt ligga var som helst. När turen slutar måste varje följd av två kuber eller fler, från vänster till höger och uppifrån och ned, vara ett ord. En bokstav som inte hör till något ord får ligga för sig själv, men får inte röra någon annan kub med en sida; hörn spelar ingen roll.',
        'Två bokstäver räcker till ett ord. Spelets ordlista avgör vad som är ett ord: den har inga namn, inga förkortningar och inga ord med bindestreck eller apostrof. En tur som lämnar något annat kvar avvisas, följderna som är fel pekas ut, och du fortsätter med turen. Det kostar ingenting.',
        'Ni kan komma överens om att alla kuber ska hänga ihop när en tur slutar.',
      ],
    },
    {
      id: 'cubeword-score',
      title: 'Vad det ger',
      body: [
        'Varje nytt ord ger poäng. De fem första bokstäverna ger 1 var, den sjätte och sjunde 2, och från den åttonde ger varje bokstav 3. En blank eller Jokern ger 0, men tar upp sin plats: i ett ord med sex bokstäver vars tredje är en blank blir summan 1, 1, 0, 1, 1 och 2, tillsammans 6.',
        [
          'Ett ord är nytt om det inte stod någonstans när din tur började, med vilka kuber det än var.',
          'Ett ord som har gjorts längre eller kortare är ett annat ord, och nytt.',
          'En kub i två nya ord räknas i båda.',
          'Samma ord två gånger i en tur ger poäng en gång, det bästa av de två.',
        ],
      ],
    },
    {
      id: 'cubeword-restored',
      title: 'Ord som kommer tillbaka',
      body: [
        'Ett ord som varit borta får bildas igen. Det ger poäng igen först när två hela turer ligger emellan, vilkas de än är, pass inräknade: ett ord som gav poäng i tur 5 gör det igen från tur 8. Bildas det tidigare får det stå där, men ger ingenting, och väntar vidare från den tur då det gav poäng.',
        'Brittisk och amerikansk stavning, som COLOUR och COLOR eller -ISE och -IZE, är samma ord här, om ni inte kommer överens om något annat.',
      ],
    },
    {
      id: 'cubeword-finish',
      title: 'Hur ett spel slutar',
      body: [
        'Kom i förväg överens om ett av fyra sätt. Rundan spelas alltid ut, så att alla har haft lika många turer. Högsta poängen vinner; vid lika poäng delas segern.',
        [
          'Vid poängmål: någon har nått 100 poäng, eller så många ni vill.',
          'Efter en tid: 30 minuter, eller så många ni vill, har gått sedan den första turen.',
          'Vid försprång: någon leder med 25 poäng när en runda slutar. En ensam spelare kan inte välja det.',
          'Efter rundor: tio, eller så många ni vill, är spelade.',
        ],
        'Spelet är också slut när alla har passat två gånger i följd. En tom pott avslutar ingenting.',
      ],
    },
    {
      id: 'cubeword-real-cubes',
      title: 'Ett spel som börjat med riktiga kuber',
      body: [
        'Det kan fortsätta här: välj i Nytt spel att lägga in det. Skriv raderna med bokstäver som de ligger, så hittas en kub till var och en; eller välj just de kuberna en och en. Ange sedan vem som har hur många poäng, vem som är på tur, i vilken runda, och vilka ord som gav poäng i de två senaste turerna.',
      ],
    },
    {
      id: 'cubeword-computers',
      title: 'Att spela mot datorn',
      body: [
        'Nivå 1 och 2 kan vanliga ord och spelar blygsamma turer. Nivå 3 kan många ord och ser det mesta av vad en tur kan ge. Nivå 4 kan hela listan och söker den tur som ger mest poäng. Alla ser samma bord och samma pott som du.',
      ],
    },
    {
      id: 'cubeword-typing',
      title: 'Drag som text',
      body: [
        'Dragen i en tur går att skriva efter varandra, med semikolon emellan.',
        [
          'lägg T på 4, 0 (eller site T at 4, 0) lägger en kub med T ur potten; lägg T av GINTZ på 4, 0 lägger just den kuben. Både svenska och engelska ord gäller.',
          'lägg blank som T på 4, 0 och lägg Jokern som T på 4, 0 säger också vad de står för.',
          'flytta T från 3, 0 till 4, 1 (re-site) flyttar en kub; i stället för platsen räcker dess fem bokstäver, som i flytta GINTZ till 4, 1.',
          'vänd 3, 1 till T (re-face) vänder en kub; vänd SCREW 1 till T vänder den första kuben i det ordet.',
          'döp om 4, 0 till S (re-name) döper om en blank eller Jokern.',
          'passa (pass) avslutar turen utan drag; med tillåt QAT (allow) godkänner ni ett ord som inte finns i listan.',
        ],
      ],
    },
  ],
} as const satisfies Words<typeof english>;
