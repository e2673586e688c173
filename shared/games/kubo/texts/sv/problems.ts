import type { Words } from '#shared/i18n/words.ts';
import type { kuboProblems as english } from '../problems.ts';

export const kuboProblems = {
  'kubo/game-over': 'Spelet är slut. Ångra ett drag, eller börja ett nytt spel.',
  'kubo/no-such-seat': 'Det finns ingen sådan spelare: det här spelet är för {{seats}}.',
  'kubo/not-your-turn': 'En annan spelare är på tur. Vänta tills hen har sagt att turen är över.',
  'kubo/window-open':
    'Stöldtiden pågår: de andra får ta en linje eller avstå. Inget läggs eller dras förrän den är slut.',
  'kubo/own-window': 'Din tur är över. Det du inte tog är för de andra nu.',
  'kubo/waved-already': 'Du har redan avstått efter den här turen. Vänta på de andra.',
  'kubo/no-window':
    'Det är ingen stöldtid nu. Den börjar när en spelare som har lagt något kort avslutar sin tur.',
  'kubo/no-time-limit': 'Det här spelet går inte på tid. Stöldtiden slutar när alla har avstått.',

  'kubo/draw-after-laying': 'Du har lagt ett kort i den här turen. Fler kort dras innan man lägger.',
  'kubo/draw-not-earned': 'Fler kort är för den som lade två eller fler på sin förra tur; du lade {{laid}}.',
  'kubo/hand-full':
    'Du har {{cards, counted(one: kort; other: kort)}} på handen. Fler kort dras bara upp till {{most}}.',
  'kubo/deck-empty': 'Leken är tom. Lägg det som passar, eller avsluta turen.',

  'kubo/nothing-more-laid':
    'Omgången slutar med den här turen, så inget mer läggs. Ta det som är ditt, och avsluta sedan turen.',
  'kubo/lies-already':
    'Du kan inte lägga {{card, said(by: kuboTable.notation)}}: den ligger redan på bordet. Välj ett kort på din hand.',
  'kubo/not-in-hand': 'Du har inte {{card, said(by: kuboTable.notation)}}. Välj ett kort på din hand.',
  'kubo/covered':
    'Ingenting läggs under ett kort, och {{by, said(by: kuboTable.notation)}} ligger över {{card, said(by: kuboTable.notation)}}. Den stannar på din hand och kostar 1 poäng.',
  'kubo/touches-nothing':
    '{{card, said(by: kuboTable.colourFirst)}} har inget att ligga intill än. Den väntar på något av korten: {{needs, said(by: kuboTable.notation)}}.',

  'kubo/line-incomplete': 'Linjen är inte färdig. Det här saknas: {{missing, said(by: kuboTable.notation)}}.',
  'kubo/line-claimed': 'Linjen {{line, said(by: kuboTable.notation)}} är redan tagen.',
  'kubo/line-dead':
    'Linjen {{line, said(by: kuboTable.notation)}} var färdig före den här turen, och ingen tog den i tid. Den ger inga poäng längre.',

  'kubo/set-up-seat': 'Ställningen anger spelare {{seat}}, och det här spelet har spelare 1 till {{seats}}.',
  'kubo/set-up-count':
    'Listan ”{{list}}” i ställningen har {{found, counted(one: uppgift; other: uppgifter)}} för {{seats, counted(one: spelare; other: spelare)}}.',
  'kubo/set-up-card-twice':
    'Kortet {{card, said(by: kuboTable.notation)}} är angivet två gånger i ställningen, eller ligger i ett hörn. Varje kort finns en gång.',
  'kubo/set-up-empty-hand': 'En hand i ställningen är tom. Varje spelare har minst ett kort.',
  'kubo/set-up-cannot-lie':
    'Kortet {{card, said(by: kuboTable.notation)}} kan inte ligga där: inget kort ligger bredvid det i dess lager, och inget under det. Lägg till kortet som det lades intill: en granne, eller det under.',
  'kubo/set-up-rounds':
    'Det här skulle vara omgång {{round}}, och spelet har högst {{rounds}}. Ange en tidigare.',
  'kubo/set-up-barren':
    'Det har varit {{turns, counted(one: tur; other: turer)}} utan kort strax innan, och här kan det vara högst {{most}}: bara turer med tom lek räknas, och när ingen längre lägger något kort är omgången slut. Skriv ett mindre tal, eller noll om kortet för den här turen redan är draget.',
  'kubo/set-up-too-few':
    '{{cards, counted(one: kort; other: kort)}} är kvar att dela ut, och de första händerna tar {{needed}}. Ange händerna.',
  'kubo/set-up-full':
    'Det översta lagret är fullt, så spelet är slut innan det har börjat. Utelämna ett kort.',

  'kubo/deck-not-whole':
    'Lekens ordning har {{entered}} av {{left}} kort. Tryck på de andra också, eller låt leken blandas här.',

  'kubo/tap-corner':
    'Kortet {{card, said(by: kuboTable.notation)}} är ett hörn: det ligger från början. Tryck på ett annat kort.',
  'kubo/tap-lies':
    'Kortet {{card, said(by: kuboTable.notation)}} ligger på bordet. Är det på en hand tar du först bort det från bordet.',
  'kubo/tap-held':
    '{{card, said(by: kuboTable.colourFirst)}} är redan inlagd på en hand. Ta först bort den där, eller tryck på ett annat kort.',
  'kubo/tap-in-deck':
    '{{card, said(by: kuboTable.colourFirst)}} är redan med i lekens ordning. Ta först bort den där, eller tryck på ett annat kort.',
  'kubo/tap-covered': 'Den här handen är dold. Visa den för att ändra den, eller välj bordet.',

  'kubo/empty-text': 'Det finns inget drag på den här raden. Skriv ett, som lägg röd M2.',
  'kubo/unknown-text': '”{{found}}” är inget drag. Skriv dra, slut, avstå, lägg röd M2 eller ta röd S1 S4.',
  'kubo/card-expected':
    '”{{found}}” anger inte ett enda kort. Skriv färg, storlek och nummer, som lägg röd M2.',
  'kubo/cards-expected': '”{{found}}” anger ingen linje. Skriv dess två ändar, som ta röd S1 S4.',
  'kubo/no-line':
    'Ingen linje i kuben går genom {{cards, said(by: kuboTable.notation)}}. Kontrollera korten.',
  'kubo/who-claims':
    'Flera får ta en linje. Börja med numret på den som gör det: {{players}}. Sedan draget, som 2 ta röd S1 S4.',
  'kubo/clock-closes': 'Stöldtiden slutar när tiden är ute, eller när alla har avstått. Skriv avstå.',
  'kubo/clock-time-expected': 'Tidpunkten då stöldtiden slutade saknas, som close 1763793158000.',
} as const satisfies Words<typeof english>;
