import type { problemGuide as english } from '../../en/help/problems.ts';
import type { Words } from '../../words.ts';

export const problemGuide = {
  title: 'När något går fel',
  lead: 'Vad meddelanden betyder, vad som är tryggt och vad du kan göra. Varje meddelande leder hit, eller till regeln bakom det.',
  sections: [
    {
      id: 'problems-disk',
      title: 'En fil eller mapp går inte att läsa eller skriva',
      body: [
        'Disken är full eller går bara att läsa, eller så släpper systemet inte in Cubewright. Det som redan var sparat är helt: en fil ersätts först när den nya finns där i sin helhet.',
        [
          'Ingen plats kvar: ta bort något stort eller töm papperskorgen, och försök igen. Ett drag som inte gick att spara väntar på skärmen.',
          'Inte tillåtet: se efter vem som äger filen och vilka rättigheter den har, eller spara i en annan mapp.',
          'Ett annat program använder filen: stäng den där. Program som synkar mappar släpper taget efter en stund.',
          'Ändrad i ett annat fönster: öppna den igen här. Inget skrevs över.',
        ],
      ],
    },
    {
      id: 'problems-open',
      title: 'Cubewright är redan öppet, eller svarar inte',
      body: [
        'Bara ett Cubewright i taget skriver i mappen med dina partier, så att det ena inte skriver över det andra. Ett andra talar om var det första är öppet: fortsätt där, eller stäng det.',
        'I webbläsaren slutar en sida svara när dess terminal stängs eller Cubewright startas på nytt. Kör npm start igen och öppna adressen som visas; varje drag som du har sett är sparat. En nyckel i en adress fungerar en gång. En mapp som har flyttats, eller vars disk har tagits ut, måste vara tillbaka innan något skrivs.',
      ],
    },
    {
      id: 'problems-damaged',
      title: 'Skadade inställningar eller ord',
      body: [
        'Inställningar, profiler och dina egna ord är filer, och en fil kan bli avklippt eller ändrad för hand. Cubewright läser det som går, behåller den skadade filen bredvid den nya, och ändrar inget förrän du har valt.',
        'Den senaste hela kopian ger tillbaka det som fanns när den gjordes. Att börja om behåller det som gick att läsa. En fil från ett nyare Cubewright lämnas som den är: använd den versionen, eller välj på nytt här.',
      ],
    },
    {
      id: 'problems-reading',
      title: 'En fil öppnas inte',
      body: [
        'Cubewright öppnar partier, GCG, satser, ordlistor, sina egna PDF-filer och projektfiler, och inspelningar från en låda, efter vad de innehåller och inte efter vad de heter. Själva filen ändras aldrig.',
        [
          'Inte en av våra, eller ingen text: se efter om det är rätt fil, och om den behöver packas upp först.',
          'Skadad eller avklippt: kopiera eller hämta den igen. Meddelandet säger var läsningen tog slut.',
          'Från en nyare version: öppna den med den versionen.',
          'Ett skadat parti står i biblioteket med det som finns kvar, till det sista hela draget. Öppna det som ett nytt parti, eller ta en av de tidigare versionerna: högst en var femte minut sparas, i sju dagar.',
          'Ändrad för hand: rätta raden som nämns, eller ta en äldre kopia.',
        ],
      ],
    },
    {
      id: 'problems-words',
      title: 'Ordlistor och bokstäver',
      body: [
        'En ordlista är en textfil med ett ord per rad, i UTF-8, eller en lexikonfil från Cubewright. Fraser, och ord med bokstäver som inte finns i alfabetet, utelämnas och räknas. Inget läggs till innan hela listan är läst.',
        [
          'Ingen text: spara den som vanlig text i UTF-8.',
          'Inga ord eller inga bokstäver: välj språkets alfabet, eller skriv dess bokstäver, 2 till 32.',
          'Namnet är upptaget: ge listan ett annat namn.',
          'Ett parti saknar sin lista: lägg till den igen under Ordlistor, under vilket namn som helst. Partiet väntar som det var.',
          'Ett mönster eller ett ställ godtas inte: skriv bara bokstäver ur den valda listan, ? för en vilken som helst, och i ett mönster * för vilken följd som helst.',
        ],
      ],
    },
    {
      id: 'problems-sets',
      title: 'En sats godtas inte',
      body: [
        'Ett steg som inte går att göra ändrar inget, och alla steg före det är kvar. Meddelandet nämner pjäsen, bokstaven eller rutan.',
        'Varje bokstav behöver ett värde och måste finnas på en pjäs, en pjäs behöver minst en sida, och ett bräde har lika många rader som rutor i en rad. Ett spel tar bara satser som passar det: när du skapar en sats ser du vad ett spel ännu saknar. En fil med en sats som har ändrats för hand öppnas igen när stället som nämns är rättat.',
      ],
    },
    {
      id: 'problems-print',
      title: 'Ett val för utskriften går inte',
      body: [
        'Måtten hänger ihop: en större kant, flik eller marginal kan bli för mycket för papperet. Inget sparas så länge ett val inte godtas, och vid varningar bestämmer du själv.',
        [
          'Det får inte plats: ta större papper, en mindre kant, eller mindre mellanrum mellan pjäserna.',
          'En bokstav går inte att rita: välj ett annat typsnitt, eller gör den på ett annat sätt.',
          'För litet: punktskrift, flikar och de minsta siffrorna behöver en sida av viss storlek; meddelandet säger hur stor.',
          'Snittbredd, hörn och bryggor: mät vad din maskin tar bort, och håll dig under det som meddelandet nämner.',
        ],
      ],
    },
    {
      id: 'problems-typing',
      title: 'Ett namn, ett tal eller ett val godtas inte',
      body: [
        'Ett fält behåller det du har skrivit, och det som gällde förut gäller tills det stämmer. Tal ligger mellan de två gränser som meddelandet nämner. Namn behöver minst ett synligt tecken och får inte vara lika; tecken som inte syns följer ofta med kopierad text, så skriv namnet på nytt.',
      ],
    },
    {
      id: 'problems-moves',
      title: 'Bordet tar inte emot det',
      body: [
        'Ett drag som inte godtas ändrar inget: dina pjäser, poängen och klockan är som de var. Oftast är någon annan på tur, partiet är slut eller pausat, förra draget sparas ännu, eller så finns inte de pjäser som nämns.',
        'Skrivna rader läses så som spelets sida beskriver. Esc tar tillbaka det som ligger den här turen, och ? visar bordets tangenter. Har en dator, en tillbakablick eller en kluring stannat kan du be om den igen. Ett parti som inte går att följa till slutet visas till det sista drag som reglerna tillåter.',
      ],
    },
    {
      id: 'problems-commands',
      title: 'Kommandoraden',
      body: [
        'Ett kommando som inte godtas gör inget och skriver ingen fil. ”cubewright help” räknar upp kommandona, och ”cubewright help COMMAND” visar vad ett av dem tar, med ett exempel. En fil som redan finns ersätts bara med --force. Stoppar du med Ctrl+C finns antingen den gamla filen eller hela den nya.',
      ],
    },
    {
      id: 'problems-ours',
      title: 'Ett fel hos oss',
      body: [
        'En del av Cubewright saknas, eller så gjorde det något som det inte ska. Sparade partier, satser och ord rörs inte av det. Försök igen; hjälper inte det, stäng Cubewright och kör npm start, som bygger det som saknas, eller installera det igen. Berätta sedan för oss vad du gjorde och vad meddelandet sade.',
      ],
    },
  ],
} as const satisfies Words<typeof english>;
