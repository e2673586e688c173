import type { designing as english } from '../../en/help/designing.ts';
import type { Words } from '../../words.ts';

export const designing = {
  title: 'En egen sats',
  lead: 'Kuber, tärningar, brickor och bräden på vilket språk som helst med upp till 32 bokstäver, latinska, grekiska eller kyrilliska: skapade, uppmätta, utskrivna och spelade.',
  sections: [
    {
      id: 'design-ten-minutes',
      title: 'Från ordlista till spel',
      body: [
        [
          'Gå till ”Lägg till en ordlista” under Skapa: en ren textfil med ett ord per rad. Välj ”Alla som listan använder” för bokstäverna: de räknas, och du säger vilka som ska utelämnas, som de som bara finns i namn och främmande ord. Eller skriv bokstäverna i ditt alfabet. Där accenter inte ger en egen bokstav, som i grekiskan, väljer du ”Ta bort dem”. Ange ordens språk, så blir en sats som föreslås för dem på det språket.',
          'Börja en sats med tomma kuber under Skapa, och välj listan bredvid ”Föreslå”. Några sekunder senare har varje kub sina bokstäver, och varje bokstav sitt värde.',
          'Se vad som är att åtgärda, och vilka ord en hand med sju pjäser kan bilda. Ändra det du vill; varje steg går att ångra, i morgon också.',
          'Skriv ut den: som utvikta kuber, etiketter för klossar, brickor, kort eller för en 3D-skrivare, med bräde, ställ och låda. Eller välj den i Gör ett spel i kväll, som säger vad som ska skrivas ut, hur många ark det blir och hur lång tid det tar.',
        ],
      ],
    },
    {
      id: 'design-pieces',
      title: 'Pjäser och sidor',
      body: [
        'En pjäs har upp till 12 sidor: en bokstav, ett tal, en blank som står för vilken bokstav som helst, eller en premie som 2W. En bokstav har samma värde på alla sidor. Ett tal som är summan av sin pjäs förblir summan.',
        'Välj en sida av den utvikta kuben och skriv: bokstaven hamnar på den, och nästa sida väljs. Piltangenterna leder från sida till sida, Backspace till den före.',
        'Under Om går det att skriva eller klistra in alla pjäser på en gång, en pjäs per rad. Först visas vad det skulle bli, med numret på varje rad som inte ger någon pjäs; sedan säger du om det ska ersätta pjäserna som finns.',
      ],
    },
    {
      id: 'design-boards',
      title: 'Bräden',
      body: [
        'Välj en pensel och måla rutor med ett klick, eller med piltangenterna och Enter; tangenterna 1 till 6 väljer pensel. Ett drag med penseln kan också falla på rutorna mitt emot. Ett bräde har 5 till 21 rutor per sida och en mittruta.',
      ],
    },
    {
      id: 'design-box',
      title: 'Märken i lådan',
      body: [
        'Kubagram spelas ur en låda med 9 x 12 rutor, och var och en säger vad som händer med dess tärning: I, III eller 0. Måla dem under Låda, som bräden målas; tangenterna 1 till 3 väljer märke. De finns i filen, på den utskrivna brickan till lådan och i spelet, och lådans skärm kan visa dem.',
      ],
    },
    {
      id: 'design-measured',
      title: 'Vad som mäts',
      body: [
        'Händer med sju pjäser dras ur satsen av slumpen, och orden i din lista som var och en kan stava räknas. Medianen är handen i mitten; en död hand stavar ingenting. Minst 400 händer dras, fler där antalet ord skiljer sig mycket, och alltid desamma ur samma sats: satsverktyget, ett förslag och ”cubewright set check” ger samma siffror. En bokstav blockerar när händer som kan visa den ger färre än 90 % av orden i andra händer, mer än slumpen förklarar.',
        'Ett förslag söks fram med samma siffror, och de visas bredvid dem för den tryckta satsen av samma sort med samma lista. Frågar du igen får du en annan sats.',
        'Labbet säger vad varje pjäs är värd. Händer där en pjäs saknas dras, och varje pjäs som är kvar får i tur och ordning göra dem hela. Dess värde är hur många poäng mer det dyraste ordet då ger än med en annan pjäs i dess ställe, i snitt: bara bokstävernas värden, utan premierutor och bonus. En pjäs värd 2 ger två poäng mer än en genomsnittlig; under 0 ger den mindre. Efter ± står intervallet som har det sanna värdet i 95 av 100 mätningar; fyra gånger så många händer halverar det.',
        'Värdena följer hur svår en bokstav är att lägga med dina ord. De är också ett förslag.',
      ],
    },
    {
      id: 'design-files',
      title: 'En enda fil',
      body: [
        'En sats är en fil, *.cubewright-set, som du själv kan läsa. Varje steg finns på disken innan du gör nästa. Spara den som en fil för att ge bort den, med din egen ordlista i om du vill; börja från en fil för att ta in den med sin lista.',
        'I kommandon: cubewright set check FILE, cubewright set propose --pieces 98 --lexicon dutch -o FILE, och cubewright print nets --set FILE.',
      ],
    },
  ],
} as const satisfies Words<typeof english>;
