import type { Words } from '#shared/i18n/words.ts';
import type { scrubleProblems as english } from '../problems.ts';

export const scrubleProblems = {
  'scruble/game-over': 'Spelet är slut. Ångra ett drag, eller börja ett nytt spel.',
  'scruble/no-such-seat': 'Det finns ingen sådan spelare: det här spelet är för {{seats}}.',
  'scruble/not-your-turn': 'En annan spelare är på tur. Vänta tills turen är över.',
  'scruble/no-timer': 'Det här spelet spelas utan timglas.',
  'scruble/time-over': 'Sanden i den här turen har redan runnit ut. Avsluta turen.',
  'scruble/clock-ends': 'Bara klockan avslutar tiden.',

  'scruble/too-late': 'Sanden rann ut innan {{word}} togs. Avsluta turen; dina vridningar står kvar.',
  'scruble/no-twist': 'Inget har vridits i den här turen. Vrid ett lager först.',
  'scruble/too-short': '{{word}} är för kort. Här har ord {{least}} bokstäver eller fler.',
  'scruble/too-long': '{{word}} är längre än en ring. Ord har högst {{most}} bokstäver.',
  'scruble/premium-in-word':
    'Ett premiestift ligger på {{place, said(by: scrubleTable.face)}} och är ingen bokstav i {{word}}. Vrid dit ett annat stift.',
  'scruble/letter-differs':
    '{{there}} ligger på {{place, said(by: scrubleTable.face)}}, inte {{letter}} i {{word}}. Kontrollera platsen.',
  'scruble/too-few-letters':
    '{{word}} behöver {{least}} bokstäver som varken är fria stift eller premiestift.',
  'scruble/stood-before':
    'Stiften i {{word}} stod i linje när turen började. Vrid in en annan bokstav i ordet.',
  'scruble/claimed-before': '{{word}} är redan taget i det här spelet. Leta efter ett annat ord.',
  'scruble/no-crossing':
    '{{word}} korsar inte {{crossing}} så som det togs. Välj ett ord som det korsar, eller inget.',
  'scruble/not-in-lexicon':
    '{{word}} finns inte i listan. Leta efter ett annat ord, eller kom överens om att tillåta det. Det kostar ingenting.',
  'scruble/not-for-everybody':
    '{{word}} är inte för alla, och utelämnat i det här spelet. Leta efter ett annat ord, eller kom överens om att tillåta det.',
  'scruble/excluded-by-table':
    '{{word}} är ett av orden som ni förbjuder vid bordet. Leta efter ett annat ord, eller kom överens om att tillåta det.',
  'scruble/excluded-by-person':
    '{{word}} är ett av dina egna ord som är förbjudna. Leta efter ett annat, eller kom överens om att tillåta det.',
  'scruble/bad-word': '”{{word}}” kan inte vara ett ord här. Stava det med 2 till 16 bokstäver, A till Z.',
  'scruble/too-many-words': '{{words}} ord är för många på en gång. Tillåt högst {{most}} åt gången.',

  'scruble/cube-empty': 'Inget stift är inlagt än. Skriv stiften som de ligger på kuben.',
  'scruble/no-such-peg':
    'Det finns inget stift {{peg}} i satsen. Skriv en bokstav, * eller ett premiestift, som 3W.',
  'scruble/word-not-spelt': 'Satsens stift kan inte stava {{word}}. Rätta det eller ta bort det.',
  'scruble/set-up-seat':
    'Spelare {{seat}} kan inte vara på tur: det här spelet har spelare 1 till {{seats}}.',
  'scruble/set-up-scores':
    '{{found, counted(one: poängtal är angivet; other: poängtal är angivna)}} för {{seats, counted(one: spelare; other: spelare)}}. Ange ett för var och en.',
  'scruble/set-up-pegs': '{{pegs}} stift är angivna, och kuben har {{most}}. Ange vart och ett en gång.',
  'scruble/set-up-peg-twice':
    'Stiftet {{peg}} är angivet två gånger, igen på {{place, said(by: scrubleTable.face)}}. Ange vart och ett en gång.',
  'scruble/set-up-claimed': 'De angivna stiften stavar inte {{word}}. Ange ett för varje bokstav.',
  'scruble/set-up-claimed-twice':
    '{{word}} är angivet två gånger bland orden som är tagna. Ange det en gång.',
  'scruble/set-up-short-word':
    '{{word}} kan inte ha tagits: här har ord minst {{least}} bokstäver. Utelämna det, eller ändra det kortaste ordet.',
  'scruble/set-up-too-few-letters':
    '{{word}} kan inte ha tagits: ett ord har minst {{least}} riktiga bokstäver. Kontrollera dess stift.',
  'scruble/set-up-premium':
    '{{word}} kan inte ha tagits med stiftet {{peg}}: här är premiestift inga bokstäver. Kontrollera dess stift, eller valet för premiestift.',
  'scruble/set-up-excluded':
    '{{word}} kan inte ha tagits: det är ett av orden som är förbjudna här. Utelämna det, eller tillåt det.',
  'scruble/set-up-claims':
    '{{claimed, counted(one: ord eller pass är angivet; other: ord och pass är angivna)}}, men {{played, counted(one: tur har; other: turer har)}} spelats. Kontrollera turen.',
  'scruble/set-up-passes':
    '{{passes}} turer i följd utan ord är omöjligt: med fler än {{most}} är spelet redan slut.',
  'scruble/words-unread':
    'Ord har 3 till 16 bokstäver, A till Z, med blanksteg eller kommatecken emellan. Rätta eller ta bort de andra.',
  'scruble/set-up-over': 'Med de här poängen är spelet slut före nästa tur. Kontrollera dem eller målet.',
  'scruble/set-up-rounds':
    'Nästa tur är i runda {{round}}, men ni har kommit överens om {{rounds, counted(one: runda; other: rundor)}}. Kontrollera turen, eller kom överens om fler.',

  'scruble/not-in-line':
    'Stiftet på {{place, said(by: scrubleTable.face)}} är inte nästa i linjen. Ta bort markeringen om du vill börja på ett annat ord.',
  'scruble/twists-full': 'En tur rymmer högst {{most}} vridningar. Ta tillbaka några.',
  'scruble/no-step': 'Det finns inget att ta tillbaka.',

  'scruble/empty-text': 'Det finns inget drag på den här raden. Skriv ett, som R U2: STREET.',
  'scruble/unknown-text':
    '”{{found}}” är inget drag. Skriv vridningarna, ett kolon och ordet, som R U2: STREET på fram 2 1 höger; eller passa.',
  'scruble/unknown-twist':
    '”{{found}}” är ingen vridning. Skriv den som R, 2U’ eller F2, eller som rad 2 vänster.',
  'scruble/small-letter':
    '”{{found}}” går att läsa på två sätt. Skriv {{face}} för det yttre lagret, 2{{face}} för det bakom det, {{face}}w för båda.',
  'scruble/no-such-layer': '”{{found}}” är inget lager. Det finns fyra åt varje håll: kontrollera numret.',
  'scruble/too-many-twists': '{{twists}} vridningar är fler än en tur rymmer. Gör högst {{most}}.',
  'scruble/place-expected':
    '”{{found}}” är ingen plats. Skriv sida, rad, kolumn och riktning, som fram 2 1 höger.',
  'scruble/word-not-there': '{{word}} går inte att läsa någonstans på kuben efter de här vridningarna.',
  'scruble/no-word': 'Ordet saknas. Skriv det efter vridningarna, som R U2: STREET; eller passa.',
  'scruble/clock-time-expected': 'Tidpunkten då sanden rann ut saknas, som time 1763793158000.',
} as const satisfies Words<typeof english>;
