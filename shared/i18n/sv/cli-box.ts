import type { boxCommandTexts as english } from '../en/cli-box.ts';
import type { Words } from '../words.ts';

export const boxCommandTexts = {
  box: {
    virtual: 'Virtuell låda, i själva Cubewright',
    noPorts: 'Ingen seriell port hittades. Koppla in lådan, eller skriv portens sökväg.',
    links: {
      off: '{{port}} är stängd.',
      opening: '{{port}} öppnas.',
      greeting: 'Frågar vem som är där.',
      live: 'Ansluten.',
      unsure: 'Rutorna är inte bekräftade; frågar igen.',
      silent: 'Lådan är tyst; lyssnar vidare.',
      lost: 'Lådan är borta; försöker ansluta igen.',
    },
    name: 'Den heter ”{{name}}”.',
    sensorFault: 'Lådan meddelar att givaren i {{square}} är trasig.',
    otherFault: 'Lådan meddelar: {{error}}, {{detail}}.',
    counts:
      '{{good, counted(one: ram; other: ramar)}} hördes, {{bad, counted(one: skadat stycke; other: skadade stycken)}} emellan, {{lost}} tappades, {{repeated}} upprepades; {{asked, counted(one: fråga; other: frågor)}} ställdes, {{unanswered}} utan svar.',
    roundTrip: 'Från fråga till svar: {{ms}} ms.',
    info: 'Låda {{serialNumber}}, {{rows, counted(one: rad; other: rader)}} om {{columns, counted(one: ruta; other: rutor)}}, firmware {{firmware}}, protokoll {{protocol}}.',
    emptied: '{{square}} tömdes, {{left, counted(one: kub kvar; other: kuber kvar)}}',
    filled: '{{square}} fylldes, {{left, counted(one: kub; other: kuber)}}',
  },
  boxBoard:
    'Skrivet: {{file}}, med {{kinds, counted(one: sorts panel; other: sorters paneler)}}. README.txt i den säger hur många av varje du beställer, {{panels}} tillsammans, och hur du sätter ihop dem.',
  boxSet: {
    name: 'Namn',
    noName: 'inget',
    debounce: 'Insvängning',
    ms: '{{ms}} ms, tills lådan startar om',
    steady: 'Färg, fast sken',
    blinking: 'Färg, blinkande',
    marked: 'Färg, markerad',
    brightness: 'Ljusstyrka',
    of255: '{{brightness}} av 255',
    limit: 'Strömgräns',
    ma: '{{ma}} mA',
    noLimit: 'ingen',
    nothing: 'Det finns inget att ställa in på den här lådan: dess firmware har inga inställningar.',
  },
  flash: {
    image: 'Firmwaren finns i: {{path}}',
    uno: 'Uno, eller Nano med ny bootloader',
    oldNano: 'Nano med gammal bootloader',
    programmer: 'Löst chip, med en AVR-programmerare',
    port: 'Skriv den seriella porten i stället för PORT; cubewright box ports räknar upp dem. Programmet avrdude lägger in firmwaren.',
  },
  flashing: {
    writing: '{{percent}} % skrivet',
    reading: '{{percent}} % tillbakaläst',
    chip: 'Chippet är {{signature}}, dess bootloader talar {{speed}} bitar i sekunden.',
    written: '{{bytes, counted(one: byte; other: byte)}} skrevs på {{path}}, lästes tillbaka och stämde.',
  },
  simulate: {
    ready:
      'Lådan finns på: {{path}}\nÖppna den med: cubewright box monitor {{path}}\n{{rows, counted(one: rad; other: rader)}} om {{columns}}. Skriv lift C6, put C6, fill, clear, reset eller unplug 3; Ctrl+C avslutar.',
    lifted: '{{square}} är lyft, {{left, counted(one: kub kvar; other: kuber kvar)}}',
    put: '{{square}} är tillbaka, {{left, counted(one: kub; other: kuber)}}',
    filled: 'Alla rutor är fyllda.',
    cleared: 'Alla rutor är tomma.',
    reset: 'Lådan startar om.',
    unplugged: 'Kabeln är urdragen.',
    plugged: 'Kabeln sitter i igen.',
  },
} as const satisfies Words<typeof english>;
