import type { atTheTable as english } from '../../en/help/at-the-table.ts';
import type { Words } from '../../words.ts';

export const atTheTable = {
  title: 'Vid bordet',
  lead: 'Det som är likadant i alla spel: ångra, ordna, få hjälp, och vad andra får se.',
  sections: [
    {
      id: 'table-undo',
      title: 'Ångra och Gör om',
      body: [
        'Ångra tar tillbaka det senaste steget i din tur, och sedan drag, ett efter ett, så långt reglerna tillåter. Mot en dator går det tillbaka till ditt eget val. Gör om, i menyn Spel, gör samma sak igen.',
        'Det som drogs eller visades under tiden är sett, och tid som gått har gått: poängprotokollet säger att ett drag ångrades. I strängt spel går det också att ångra, och det räknas.',
      ],
    },
    {
      id: 'table-position',
      title: 'Ställningsredigeraren',
      body: [
        'Ställningar i alla spel går att lägga upp i ställningsredigeraren, som du når från Nytt spel. Ändra ställningen fyller den med ett parti: i menyn Spel, i en tillbakablick och när spelet är slut. Händer som du inte får se är tomma där (i Alphacubes drar slumpen dem), och i strängt spel går det inte. Det som inte går påpekas där det står. Därifrån spelar du vidare, söker den bästa turen, eller sparar ställningen som en kluring om ett enda svar är bäst.',
      ],
    },
    {
      id: 'table-recall',
      title: 'Ta tillbaka det du har lagt',
      body: [
        'Esc tar tillbaka allt du har lagt, stavat eller pekat ut i den här turen på en gång, Backspace bara det senaste. På brädet i Alphacubes gör höger musknapp samma sak. I CUBEWORD och SCRUBLE Cube går varje drag och varje vridning att ta tillbaka för sig.',
      ],
    },
    {
      id: 'table-shuffle',
      title: 'Ordningen på handen',
      body: [
        'Blanda, i menyn Spel, lägger dina pjäser i en ny ordning: kuberna i Alphacubes, korten i Kubo, tärningarna i mittfältet i Kubagram. Dra en pjäs till en annan för att själv välja ordningen, eller använd Alt och piltangenterna.',
        'I CUBEWORD och SCRUBLE Cube har ingen någon hand, så där finns inget att blanda.',
      ],
    },
    {
      id: 'table-hints',
      title: 'Tips',
      body: [
        'Ett tips kommer i steg: hur mycket, sedan var, sedan vad. Varje steg skrivs upp i protokollet. Det sista går att följa, och draget gör du ändå själv.',
        'Det bästa draget är ofta ett ord som få känner till. ”Ett vardagsord” ber om det bästa som vanliga ord ger, och gäller tills du ber om det bästa igen. Ordlistor som du har lagt till säger inte vilka ord som är vardagsord, så med dem erbjuds det inte.',
      ],
    },
    {
      id: 'table-words',
      title: 'Slå upp ord',
      body: [
        'Slå upp ord, i menyn Spel, öppnar Ordlistor med listan i det här spelet: om ett drag gäller, anagram, ord ur några bokstäver, och ord som passar ett mönster. Därifrån kommer du tillbaka till bordet, där allt ligger som du lämnade det. I strängt spel finns det inte i menyn.',
        'Ett ord som saknas i listan kan ni tillåta tillsammans, för det här spelet; det står i protokollet. Ett nytt spel kan utelämna ord som inte är för alla, efter en lista för språket: de avvisas, datorer och tips använder dem inte, och det står i protokollet. Egna ord som du tillåter räknas ändå. Ord som ni förbjuder vid bordet avvisas också.',
      ],
    },
    {
      id: 'table-curtain',
      title: 'Ridån',
      body: [
        'Där händerna är dolda faller en ridå mellan två människor: ingen bokstav syns förrän nästa spelare kommer fram. I menyn Spel stänger ni av den om ni spelar med öppna händer.',
      ],
    },
    {
      id: 'table-clocks',
      title: 'Klockor',
      body: [
        'I Nytt spel kan alla bord få en klocka. Med en tid för varje tur räknas en tur som inte blir klar i tid som pass. Med en tid för spelet har varje spelare så många minuter, och varje drag ger några sekunder till. Över den tiden kostar varje påbörjad minut 10 poäng på slutet, eller så är partiet förlorat, eller så blir varje ny tur ett pass, allt efter vad ni har kommit överens om. Sand vid sidan om är bara en påminnelse: när den har runnit ut händer ingenting. Mellan ett drag och svaren på det går ingen klocka.',
        'F9 eller Pausa stoppar alla klockor och döljer bordet tills någon fortsätter. Tid som har gått ges inte tillbaka när man ångrar, och finns kvar när programmet stängs.',
      ],
    },
    {
      id: 'table-files',
      title: 'Spelfiler, dina och andras',
      body: [
        'Exportera partiet, i menyn Spel, sparar ett parti som en fil som slutar på .cubewright. Släpp den var som helst på fönstret, eller öppna den med Ctrl+O: en kopia läggs bland dina partier. Där Cubewright är installerat öppnas den också med ett dubbelklick. Filer som slutar på .cubewright.json, som de sparades förr, öppnas på samma sätt.',
        'En GCG-fil som Cubewright har skrivit öppnas som sitt parti. Andra GCG-filer med vanliga brickor på 15 gånger 15 rutor öppnas som ställningar: vad som låg på brädet, vem som hade vilka brickor, och de drag som ger mest med en lista som du väljer.',
        'Om något är fel i ett parti lägger Kopiera en felrapport, i menyn Spel, det som behövs för att se det igen i urklipp: version, system, alternativ, givnummer och drag. Era namn är inte med, men det är varje hand. Klistra in den i ett meddelande; sparad som fil öppnas den som vilket parti som helst.',
      ],
    },
    {
      id: 'table-scores',
      title: 'Poäng på papper',
      body: [
        'Poängprotokollet har varje drag i spelarens kolumn. Skriv ut poängprotokollet, i menyn Spel, sätter alla turer på papper, och Ny omgång, behåll summorna, ger på nytt och räknar vidare.',
      ],
    },
  ],
} as const satisfies Words<typeof english>;
