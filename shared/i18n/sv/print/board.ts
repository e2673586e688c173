import type { boardTexts as english } from '../../en/print/board.ts';
import type { Words } from '../../words.ts';

/** Namnen på stift, paneler och filer är desamma på alla språk. */
export const boardTexts = {
  button: 'Givarkort att beställa',
  save: 'Spara givarkortet att beställa',
  savedAt_one:
    'Sparat, med {{count}} panel: {{path}}. README.txt i filen säger vad du ska beställa och köpa, och hur kortet sätts ihop.',
  savedAt_other:
    'Sparat, med {{count}} paneler: {{path}}. README.txt i filen säger vad du ska beställa och köpa, och hur kortet sätts ihop.',
  handedOver_one:
    '{{name}}, med {{count}} panel, ligger bland dina hämtade filer. README.txt i filen säger vad du ska beställa och köpa, och hur kortet sätts ihop.',
  handedOver_other:
    '{{name}}, med {{count}} paneler, ligger bland dina hämtade filer. README.txt i filen säger vad du ska beställa och köpa, och hur kortet sätts ihop.',
  readme: {
    title:
      'Givarkort för {{rows}} x {{columns}} rutor på {{pitch, number}} mm och tärningar på {{edge, number}} mm, från Cubewright\n{{squares, counted(one: ruta; other: rutor)}}',
    untried:
      'Ingen har byggt det här kortet än: Cubewrights tester läser tillbaka sådana filer och hittar varje förbindelse i kopplingsritningarna i kopparn, varken fler eller färre. Beställ så få paneler som tillverkaren säljer, och sätt ihop en rad paneler före resten.',
    tooClose:
      'OBS: magneter hos grannar {{pitch, number}} mm bort känns också. Ta för tärningar på {{edge, number}} mm rutor på {{least, number}} mm, eller mindre tärningar.',
    order:
      '1. BESTÄLL PANELERNA\nSkicka var och en av de här filerna, som den är, till en kretskortstillverkare, och beställ så många av den:',
    making:
      'Två lager, 1,6 mm tjockt, koppar på 35 µm (1 oz), valfri färg, ingen sammanslagning, ingen stencil. Ledare och mellanrum är 0,2 mm och mer, hål 0,4 mm och mer. Bilderna i pictures visar båda sidorna som de kommer från tillverkaren; jämför dem med tillverkarens förhandsvisning innan du betalar.',
    cheap:
      'En panel mäter {{width, number}} x {{height, number}} mm och ryms alltså inom de {{most}} x {{most}} mm som tillverkarna har sitt lägsta pris för.',
    large:
      'En panel mäter {{width, number}} x {{height, number}} mm. Tillverkarnas lägsta pris gäller upp till {{most}} x {{most}} mm, så de här kostar mer. Rutor på högst 25 mm ryms.',
    buy: '2. KÖP DELARNA\nparts.csv räknar upp dem. Dessutom: en Arduino Nano och två motstånd på 100 ohm, stiftlister med 2,54 mm delning för dess kabel, blank tråd på 0,6 mm för skarvarna, distanser på 5 mm med M3-skruvar. Mycket grovt, utan frakt: paneler 10 till 30 euro, givare 20 till 60, allt annat 20 till 30. Jämför butiker; det här är inga erbjudanden.',
    solder:
      '3. LÖD DET SOM HÄNGER UNDER\nSätt på varje panel motståndsnätet, kondensatorn och 74HC165, eller en sockel för den, från sidan där det står PARTS THIS SIDE. Punkten är vid stift 1. Löd dem från andra sidan och klipp benen till 1,5 mm. Givarna kommer sist. placement.csv säger vilken del som sitter på vilken panel; givarna räknas rad för rad uppifrån vänster, sedda ovanifrån.',
    odd: 'Antalet rader är udda, så den nedre halvan av de sista panelerna förblir tom. Delar som placement.csv inte nämner för en panel sätts inte dit.',
    join: '4. SKARVA PANELERNA\nLägg dem som rutorna ligger: sett ovanifrån panelerna {{kinds}} från vänster till höger, med numren i placement.csv från den bortersta raden till den närmaste. Där två paneler möts står stift med samma namn mitt emot varandra, 5 mm isär: förbind varje par med en bit blank tråd, 14 mellan grannar (J2 till J1) och 5 mellan panelerna A i två rader (J4 till J3).',
    end: 'Kedjan slutar på panel {{panel}}: förbind där DATA och GND i {{header}} med en bit tråd.',
    spare:
      'Förbind på panel {{panel}} i {{header}} 5V, L1, L2, L3 och L4 med en rak tråd: de ingångarna har ingen givare.',
    nano: '5. ANSLUT NANO\nFrån J3 på panel A1: 5V till 5V, GND till GND, DATA till D12, CLK över 100 ohm till D13, LOAD över 100 ohm till D9.',
    mount: {
      hall: '6. SÄTT I GIVARNA\nLägg den borrade plattan upp och ner på sitt golv. Böj benen på varje givare 90 grader nedåt, 0,8 mm från kroppen, med den tryckta sidan mot golvet, och lägg den platt mot golvet i sitt hål. Skruva fast det skarvade kortet ovanför på distanser på 5 mm, CUBES THIS SIDE nedåt, med benen genom sina hål: stift 1 är vid punkten. Tryck varje givare mot golvet och löd den.',
      reed: '6. SÄTT I TUNGKONTAKTERNA\nLägg den borrade plattan upp och ner på sitt golv. Håll varje ben med en tång mellan glaset och böjen, och böj det 90 grader nedåt, så att benen står 16 mm isär. Lägg varje kontakt platt mot golvet i sin springa. Skruva fast det skarvade kortet ovanför på distanser på 5 mm, CUBES THIS SIDE nedåt, med benen genom sina hål. Löd dem.',
    },
    printed:
      'En 3D-skrivare kan göra plattan: spellådans ”Givarram” har fickorna, och stolpar i stället för distanserna. ”Lödmall” håller givarna i en panel medan du löder dem, och böjer deras ben. I en terminal: ”print box-sensor-frame --rows {{rows}} --columns {{columns}} --pitch {{pitch}} --edge {{edge}} --sensor {{sensor}}{{lights}} -o frame.3mf”, och ”print box-solder-jig” med de tre sista av dem.',
    lights:
      'Lampor sitter inte på det här kortet. De ligger mellan plattan och kortet och kopplas som kopplingsritningarna visar.',
    test: '7. PRÖVA DET\nMät mellan 5V och GND efter kortslutning innan du kopplar in det. Lägg in firmwaren för {{rows}} x {{columns}} rutor, anslut och välj ”Kontrollera givarna” på skärmen Lådan. Borritningen är ”print box-drilling --rows {{rows}} --columns {{columns}} --pitch {{pitch}} --edge {{edge}} --sensor {{sensor}}{{lights}}”.',
  },
} as const satisfies Words<typeof english>;
