import type { Words } from '#shared/i18n/words.ts';
import type { alphacubesRuleTexts as english } from '../help.ts';

export const alphacubesRuleTexts = {
  title: 'Reglerna för Alphacubes',
  lead: 'Ett korsord av kuber. Varje kub har fem bokstäver, och du väljer vilken som ligger uppåt.',
  sections: [
    {
      id: 'what-is-there',
      title: 'Vad som finns på bordet',
      body: [
        'Ett bräde med 17 gånger 17 rutor, varav 81 premierutor, och 98 kuber. Kolumnerna har bokstäverna A till Q och raderna numren 1 till 17 uppifrån, så I9 är rutan i mitten.',
        'En kub har fem olika bokstäver, var och en med sitt värde i hörnet. Den sjätte sidan visar summan av de fem värdena. Den är ingen blank: den säger vad kuben kostar dig om du har den kvar när spelet slutar.',
        'Ni är en till sex som spelar, människor eller datorer. Lotten avgör vem som börjar, och turen går medurs.',
      ],
    },
    {
      id: 'hand',
      title: 'Din hand',
      body: [
        'Alla drar sju kuber. Efter ett drag drar du tills du har sju igen, så länge det finns kuber i förrådet.',
        'På handen visar en kub en bokstav ovanpå och de andra fyra på framsidan. Du vänder den som du vill tills du spelar den. När den är spelad ändras dess bokstav inte mer.',
      ],
    },
    {
      id: 'a-play',
      title: 'Att lägga ett ord',
      body: [
        'Lägg en till sju kuber på tomma rutor i en rad eller en kolumn. Tillsammans med det som redan ligger ska de bilda en följd utan lucka.',
        [
          'Det första ordet har två bokstäver eller fler och går över mittrutan, I9.',
          'Varje senare drag rör en kub på brädet med en sida; hörn räknas inte.',
          'Varje följd av två kuber eller fler som uppstår, vågrätt eller lodrätt, måste vara ett ord.',
        ],
      ],
    },
    {
      id: 'score',
      title: 'Vad det ger',
      body: [
        'Varje följd med en av dina nya kuber ger poäng: värdena av alla dess bokstäver läggs ihop, även av dem som låg där förut.',
        [
          'DB och TB räknar bokstaven på rutan två eller tre gånger.',
          'DO och TO räknar hela ordet två eller tre gånger; mittrutan är en DO.',
          'Först läggs bokstäverna ihop, sedan multipliceras ordet. Två ordrutor under ett ord multiplicerar varandra.',
        ],
        'En premieruta räknas bara i det drag som täcker den, men då i båda orden, det vågräta och det lodräta.',
        'Den som lägger alla sju kuber i ett drag gör en splash: 50 poäng till.',
      ],
    },
    {
      id: 'other-turns',
      title: 'Byta eller passa',
      body: [
        'I stället för att lägga ett ord får du byta en till sju kuber mot andra ur förrådet, men inte fler än det har: du drar först de nya, sedan blandas de gamla in. Eller så passar du.',
      ],
    },
    {
      id: 'judging',
      title: 'Vilka ord som räknas',
      body: [
        'Före spelet kommer ni överens om en ordlista, och ni får själva tillåta eller förbjuda ord. Med en engelsk lista är XU från början förbjudet och RITZ tillåtet.',
        'När listan dömer går det inte att lägga ett ord som inte finns i den. Tycker ni alla att det är bra kan ni godkänna det: då räknas det i det här spelet.',
        'När ni dömer själva går allt att lägga. Innan nästa tur börjar får en av motspelarna ifrågasätta draget; då slås alla ord i det upp tillsammans, en gång. Ett ogiltigt drag tas tillbaka, ger ingenting, och turen är förlorad. Var draget giltigt står den som ifrågasatte det över nästa tur. I Nytt spel kan ni välja att det ska kosta något annat.',
      ],
    },
    {
      id: 'end',
      title: 'Hur det slutar',
      body: [
        'När förrådet är tomt och någon lägger den sista kuben på sin hand har de som sitter efter den spelaren i rundan en tur var kvar. Rundor räknas från den som började spelet.',
        'Spelet slutar också när alla passar efter varandra, eller när ingen lägger en kub på tre hela rundor.',
        'Kuber som är kvar på en hand kostar sin summa. Högsta poängen vinner; vid lika poäng delas segern. Över flera partier kan ni lägga ihop poängen.',
      ],
    },
    {
      id: 'computers',
      title: 'Att spela mot datorn',
      body: [
        'Vilken plats som helst vid bordet kan vara en dators. Dess nivå anges med de poäng som dess drag ger i snitt, från 9 på nivå 1, som är för barn, till över 120. Varje nivå vinner ungefär tre av fyra partier mot den närmast under. Till och med nivå 10 kan datorn bara vanliga ord, från nivå 13 hela listan. Nivå 19 hittar draget som ger mest poäng, varje gång. Nivå 20 prövar sina tre bästa drag mot några av de sätt som de andra kuberna kan vara fördelade på, spelar vidare i huvudet och tar det drag som vinner oftast. Nivå 21 gör det med sexton drag och många fler sätt. När två spelare har högst fyra kuber var och förrådet är tomt är ingenting dolt längre: nivå 20 och 21 spelar nästan alltid den avslutningen utan misstag, och tillbakablicken säger hur det går om ingen gör något. Det sista steget i ett tips, och tillbakablicken, säger hur många av 100 partier ett drag skulle vinna. När lite är dolt mellan två spelare säger tipset i stället vad som är säkert: hur avslutningen går när förrådet är tomt, eller på hur många av de sätt som de sista en eller två kuberna kan dras draget vinner. En dator kan också spela så starkt som ni andra: den följer vad era drag ger i det här spelet. Den ser sina egna kuber och brädet, precis som du.',
        'Medan den tänker kan du pausa den, titta på brädet så länge du vill och ångra ett drag: att ångra en gång för dig tillbaka till ditt eget val. När ni dömer själva ifrågasätter en dator bara ord som inte finns i listan, och på de lägre nivåerna låter den några av dem vara.',
      ],
    },
    {
      id: 'hints',
      title: 'Tips, och vad du kunde ha spelat',
      body: [
        'Ett tips berättar om det bästa draget, ett steg i taget: vad det ger, vilka kuber det tar, var det ligger och vilket ord det är, och det kan läggas åt dig. Varje steg skrivs in i spelets protokoll, och vid poängen står i hur många turer du tog ett. På brädet ber tangenten ! om ett tips, och H överallt där man inte lägger bokstäver.',
        'Du kan se tillbaka på dina tidigare turer: brädet som det såg ut, det bästa draget bredvid ditt eget, vad vart och ett gav och hur ofta det skulle ha vunnit. Vid en gemensam skärm väntar det tills dina kuber visas igen på din nästa tur, eftersom det visar vad du hade på handen. När spelet är slut får alla se tillbaka på alla turer. Betygen mäts mot vad datorer på en viss nivå gör i samma ställning; vilken nivå väljer du.',
      ],
    },
    {
      id: 'boards',
      title: 'De två brädena',
      body: [
        'Standard ser likadant ut från alla fyra håll. Exempel är brädet där det publicerade partiet med fyra spelare, Orange, Gul, Grön och Blå, stämmer på poängen. Ett eget bräde får ha 5 till 21 rutor i sida.',
      ],
    },
  ],
} as const satisfies Words<typeof english>;
