import type { boxCommandTexts as english } from '../en/cli-box.ts';
import type { Words } from '../words.ts';

export const boxCommandTexts = {
  box: {
    virtual: 'Virtuele kist, in Cubewright zelf',
    noPorts: 'Er is geen seriële poort gevonden. Sluit de kist aan, of typ het pad.',
    links: {
      off: '{{port}} is gesloten.',
      opening: '{{port}} gaat open.',
      greeting: 'Er wordt gevraagd wie er is.',
      live: 'Verbonden.',
      unsure: 'De vakken zijn niet bevestigd; er wordt opnieuw gevraagd.',
      silent: 'De kist zegt niets; er wordt nog geluisterd.',
      lost: 'De kist is weg; er wordt vanzelf opnieuw geprobeerd.',
    },
    name: 'Hij heet “{{name}}”.',
    sensorFault: 'De kist meldt dat de sensor van {{square}} defect is.',
    otherFault: 'De kist meldt: {{error}}, {{detail}}.',
    counts:
      '{{good, counted(one: bericht; other: berichten)}} gehoord, {{bad, counted(one: onleesbaar stuk; other: onleesbare stukken)}}, {{lost}} verloren, {{repeated}} herhaald; {{asked, counted(one: vraag; other: vragen)}} gesteld, {{unanswered}} zonder antwoord.',
    roundTrip: 'Van vraag tot antwoord: {{ms}} ms.',
    info: 'Kist {{serialNumber}}, {{rows, counted(one: rij; other: rijen)}} van {{columns, counted(one: vak; other: vakken)}}, firmware {{firmware}}, protocol {{protocol}}.',
    emptied: '{{square}} leeg, nog {{left, counted(one: steen; other: stenen)}}',
    filled: '{{square}} vol, {{left, counted(one: steen; other: stenen)}}',
  },
  boxBoard:
    'Geschreven: {{file}}, met {{kinds, counted(one: soort paneel; other: soorten panelen)}}. README.txt erin zegt hoeveel je van elk bestelt, samen {{panels}}, en hoe je ze in elkaar zet.',
  boxSet: {
    name: 'Naam',
    noName: 'geen',
    debounce: 'Rusttijd',
    ms: '{{ms}} ms, tot de kist opnieuw start',
    steady: 'Brandend lampje',
    blinking: 'Knipperend lampje',
    marked: 'Gemerkt lampje',
    brightness: 'Helderheid',
    of255: '{{brightness}} van 255',
    limit: 'Stroomgrens',
    ma: '{{ma}} mA',
    noLimit: 'geen',
    nothing: 'Aan deze kist valt niets in te stellen: zijn firmware heeft geen instellingen.',
  },
  flash: {
    image: 'De firmware staat in: {{path}}',
    uno: 'Uno, of Nano met een nieuwe bootloader',
    oldNano: 'Nano met een oude bootloader',
    programmer: 'Losse chip, met een programmer',
    port: 'Zet de seriële poort op de plaats van PORT; cubewright box ports noemt ze. Het programma avrdude zet de firmware erop.',
  },
  flashing: {
    writing: '{{percent}} % geschreven',
    reading: '{{percent}} % teruggelezen',
    chip: 'De chip is {{signature}}, zijn bootloader spreekt {{speed}} bits per seconde.',
    written:
      '{{bytes, counted(one: byte; other: bytes)}} op {{path}} geschreven, teruggelezen en goed bevonden.',
  },
  simulate: {
    ready:
      'De kist zit op: {{path}}\nOpen hem met: cubewright box monitor {{path}}\n{{rows, counted(one: rij; other: rijen)}} van {{columns}}. Typ lift C6, put C6, fill, clear, reset of unplug 3; met Ctrl+C stopt het.',
    lifted: '{{square}} opgetild, nog {{left, counted(one: steen; other: stenen)}}',
    put: '{{square}} teruggelegd, {{left, counted(one: steen; other: stenen)}}',
    filled: 'Alle vakken zijn vol.',
    cleared: 'Alle vakken zijn leeg.',
    reset: 'De kist start opnieuw.',
    unplugged: 'De kabel is eruit.',
    plugged: 'De kabel zit er weer in.',
  },
} as const satisfies Words<typeof english>;
