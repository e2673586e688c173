import type { making as english } from '../../en/help/making.ts';
import type { Words } from '../../words.ts';

export const making = {
  title: 'Skriva ut och göra ett spel',
  lead: 'Ett bräde, 98 kuber och ställ, i verklig storlek från vilken skrivare som helst.',
  sections: [
    {
      id: 'tonight',
      title: 'Ett spel i kväll, efter en plan',
      body: [
        'Gör ett spel i kväll, på den första skärmen, frågar efter spelet, efter spelarna och efter vad du har: kartong, klossar, etikettark, en skrivare som skriver ut dubbelsidigt, en skärplotter, en laser, en 3D-skrivare. Den svarar med vad som skrivs ut på hur många ark av vilket papper, hur lång tid det tar, vad du behöver köpa, och stegen i ordning, att bocka av eller skriva ut.',
        'Ett tryck sparar en PDF för varje sorts papper. Arken är desamma som i Hela spelet i utskriftsstudion; det du svarar finns kvar till nästa gång.',
        'Tiderna räknas som 10 mm i sekunden längs en skärlinje, 6 sekunder per vikning, 8 sekunder per rakt snitt, 4 sekunder per etikett och 20 sekunder per utskriven sida. En maskin som skär längs linjer sparar tiden för att klippa.',
      ],
    },
    {
      id: 'studio',
      title: 'Utskriftsstudion',
      body: [
        'Under Skriv ut finns allt som kan göras av en sats, var sak visad som det ark den blir, ordnat efter vad den är till för. Det du skrev ut senast står bredvid, tolv utskrifter tillbaka, var och en med alla sina val; Glöm tar bort den ur listan och låter filen vara.',
        'Jämför två varianter, under valen för en produkt, lägger två val sida vid sida, till exempel A4 och Letter, och säger vad som skiljer i ark, färg, text och tid.',
        'Valen finns kvar till nästa gång. Det som inte är förvalet visas som ändrat, med förvalet och vägen dit; Ångra tar tillbaka ett val efter ett annat, även de för en annan produkt. ”Spara valen” sparar alla val för en produkt under ett namn.',
        '”Förklara valen” visar vad vart och ett gör, vad det kan vara och börjar med, och, där det syns, en bit av arket med ett val och med ett annat.',
      ],
    },
    {
      id: 'true-size',
      title: 'Verklig storlek',
      body: [
        'Skriv ut PDF:en i 100 %, som de flesta skrivardialoger kallar ”verklig storlek”. Inte ”anpassa till sidan”. Varje ark har en linjal på 100 mm längs sidan och längs nederkanten, och det första en kvadrat på 50 mm: mät dem på det första arket innan du skriver ut resten.',
        'Är kvadraten mindre eller större har dialogen ändrat arkets storlek: ställ den på 100 % och skriv ut igen.',
        'Skrivarmarginalen är den vita kanten som din skrivare inte når. Där läggs ingenting. Skärs något av vid kanten gör du marginalen bredare.',
        'Sträcker eller flyttar skrivaren det den skriver ut, skriv ut mätarket och släpp en skanning av det på fönstret, eller ett foto rakt uppifrån med hela arket på något mörkt. En skanning mäts efter sin upplösning, ett foto efter papperets kanter. Behåll talen, så ritas PDF-filer så att måtten stämmer.',
      ],
    },
    {
      id: 'cubes-from-card',
      title: 'Kuber av kartong: utvikta',
      body: [
        'Skriv ut Utvikta kuber på kartong, ungefär 0,3 mm tjock (200 till 250 g). En kub på 15 mm är lagom; rutor på 17 mm passar till den.',
        [
          'Bigga de streckade linjerna med en trubbig kniv och en linjal, och klipp sedan längs de heldragna.',
          'Vik alla kanter bort från dig, med bokstäverna utåt.',
          'Limma flikarna i nummerordning, var och en bakom kanten som den möter; den sista sidan stänger kuben. ”Nummer inuti” skriver på baksidan vilken kant det är.',
          'Sidan med summan ska ligga underst. Det lilla numret på den säger vilken kub det är, om en skulle komma bort.',
        ],
        'Vill du skriva ut några igen väljer du ”Bara några” bredvid Pjäser och skriver deras nummer, till exempel 37, 52, 60-65.',
      ],
    },
    {
      id: 'cubes-from-wood',
      title: 'Kuber av trä: etiketter',
      body: [
        'Skriv ut Etiketter för klossar på etikettpapper, klipp ut dem, och fäst en kubs sex etiketter på en träkloss. Till klossar på 15 mm väljer du kanten 14 mm, så att ingen etikett sticker ut.',
        'En klar lack över papperet håller kanterna nere.',
      ],
    },
    {
      id: 'cubes-from-plastic',
      title: 'Kuber av plast: en 3D-skrivare',
      body: [
        'Välj Kuber under 3D-utskrift, och spara 3MF, som ger ditt skivningsprogram namnet och storleken på varje pjäs, eller STL, som är i millimeter. En fil rymmer det som får plats på en byggplatta.',
        [
          'Upphöjda bokstäver tar färg från en roller. Sidan underst är graverad, så att kuben står plant på plattan och inte behöver stöd.',
          'Graverade bokstäver tar färg från en pensel: torka av det som blir över. En sådan kub rullar rättvist.',
          'Ett färgbyte på de övre bokstävernas höjd visar dem i en annan färg, men bara ovanpå.',
          'Har du två filament väljer du Två under Färger, och ditt skivningsprogram: i 3MF-filen är kub och bokstäver då två delar, var och en med sitt filament, på alla sidor.',
        ],
        'Etikettmallen håller en träkub och lägger en etikett mitt på en sida; bokstavsmallen är för en pensel eller en penna. Båda skrivs ut som de ligger i filen.',
        'De här formerna är kontrollerade med beräkning, och har inte varit i en riktig skrivare än: skriv ut en kub först, och titta på dess minsta siffror.',
      ],
    },
    {
      id: 'cutting-machines',
      title: 'En laser, en plotter eller en gravyrmaskin',
      body: [
        'Spara SVG eller DXF. Där är bokstäverna konturer, och lagren säger vad som görs: PRINT (tryck), GUIDES (hjälplinjer), MARKS (märken), SCORE (bigga, blått) och CUT (skär, rött), likadana i båda. Ingen linje skärs två gånger, och inre snitt kommer först. Välj Bara skärlinjer vid Vad skärfiler har för kartong som förblir blank.',
        'Välj din lasers bädd vid Papper, och Alla i en fil vid Ark i skärfiler: då ligger bäddarna bredvid varandra, med marginalen fri. Inkscape visar bäddarna som sidor; i andra program flyttar du en bädd i taget in under maskinen.',
        'Linjer att skära och bigga är hårfina, 0,01 mm, som maskiner uppfattar som en bana att följa. Många program visar dem inte: välj Synliga för Skärlinjer i SVG om ditt är ett av dem.',
        [
          'Skär Prov av snittbredden ur verkstaden, och mät det: det säger hur mycket strålen tar bort.',
          'Skriv det vid Snittbredd åt sidan och Snittbredd nedåt: då blir delarna så stora som de ska.',
          'Vill du skriva ut först och skära sedan väljer du Märken för skärningen, och ställer in måtten som står under dem i maskinens program.',
        ],
        'Filerna är kontrollerade med andra program, och har inte varit i en maskin än: skär ett ark kartong först.',
      ],
    },
    {
      id: 'tabletop-simulator',
      title: 'I Tabletop Simulator',
      body: [
        'Välj de utvikta kuberna i en sats, etiketterna till SCRUBLE eller korten till Kubo, och tryck på Tabletop Simulator. ZIP-filen har ett sparat spel med de sidor, baksidor och antal som skrivs ut, med den färg, det typsnitt och det språk som du har valt; satsens bräde följer med.',
        [
          'Stäng Tabletop Simulator, och packa upp ZIP-filen i dess datamapp, så att mapparna Saves och Mods läggs ihop med dem som finns. README.txt i ZIP-filen säger vilken mapp det är i varje system.',
          'Starta det, skapa ett bord, och ladda det sparade spelet under Games, Save & Load. Blanda påsen eller leken innan ni drar.',
          'Den som spelar med packar upp samma ZIP. Ingenting laddas upp eller ned.',
        ],
        'Filen är kontrollerad pjäs för pjäs mot PDF:en, och har inte laddats i själva spelet än.',
      ],
    },
    {
      id: 'the-board',
      title: 'Brädet',
      body: [
        'Brädet kommer på så många ark som det behöver. Skär varje del från märke till märke. Limma den över remsan på delen före, med kanten vid pilarnas spetsar; den lilla kartan på varje del visar var den ska sitta. Skarvarna ligger på rutnätets linjer, aldrig tvärs över en ruta.',
        'Rutor på upp till 15,5 mm får plats på ett ark A3.',
      ],
    },
    {
      id: 'again',
      title: 'Samma ark igen',
      body: [
        'En PDF från Cubewright har med sig allt du valde för den. Tryck på ”Öppna en PDF eller ett projekt” i utskriftsstudion, eller släpp filen där, så är alla val tillbaka, även med en egen sats; skriv därifrån ut allt igen, eller bara de kuber och kort som kom bort.',
        'Varje ark har en kod med åtta tecken under sin linjal, så att du vet vilka ark som hör ihop. Den fyrkantiga koden på det första arket har själva valen: fotografera den, kopiera raden som din telefon läser, och klistra in den i studion. För en egen sats har den bara namnet: behåll PDF:en.',
      ],
    },
    {
      id: 'large-print',
      title: 'Stor stil och punktskrift',
      body: [
        'Läsning, bland de andra valen för utvikta kuber, etiketter och kort, ger stor stil: bokstäverna fyller sina sidor, och inget tal är under 12 punkter.',
        'Punktskrift ger celler med sex punkter i verklig storlek på sidor om 12 mm eller mer, att skriva ut på svällpapper. ”Punktskrift, för hand” sätter i stället ringar på baksidan av varje utvikt kub: lägg arket med framsidan ned på filt och tryck på varje ring med ett prickstift, innan du klipper.',
      ],
    },
    {
      id: 'ink',
      title: 'Spara färg',
      body: [
        'Lite färg utelämnar bakgrunderna: fyllda bokstäver på vitt. Bara konturer ger tunna linjer, att klippa och måla själv.',
        'Strecket under M, W, N och Z säger åt vilket håll en bokstav läses. Låt det vara kvar: från andra sidan bordet är ett M ett W.',
      ],
    },
    {
      id: 'cards',
      title: 'Kubo-kort',
      body: [
        'Leken kommer som framsidor och baksidor. Skriv ut dubbelsidigt och låt skrivaren vända arket över långsidan; då ligger varje baksida bakom sin framsida. Skär från märke till märke: färgen går 3 mm utanför kanten, så att ett litet snedsteg inte ger något vitt.',
      ],
    },
    {
      id: 'pads-and-rules',
      title: 'Poängblock och regler',
      body: [
        'Ett poängblock har det som skrivs upp i spelet, för två till sex spelare, ett, två eller fyra block per ark. Det första arket är bakstycket: skriv ut det en gång, på kartong. Skriv ut det andra så många gånger du vill ha blad, lägg dem på bakstycket, pensla lim längs överkanten, och skär från märke till märke.',
        'Reglerna för varje spel kommer som ett häfte på tre språk. Skriv ut dubbelsidigt och låt skrivaren vända arket över kortsidan. Lägg arken på varandra som de kommer, vik dem på mitten, häfta i vecket, och renskär: linjaler och märken följer med det som skärs bort.',
        'Reglerna följer också en egen sats: dess antal pjäser, bokstäver och värden. En sats som inte passar något av spelen har ett vanligt poängblock, och inga regler utom dina egna.',
      ],
    },
  ],
} as const satisfies Words<typeof english>;
