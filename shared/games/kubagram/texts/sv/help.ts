import type { Words } from '#shared/i18n/words.ts';
import type { kubagramRuleTexts as english } from '../help.ts';

/** Where a word is worth something, the examples are those of the Swedish dice, as in the booklet; what is typed stays English. */
export const kubagramRuleTexts = {
  title: 'Reglerna för Kubagram',
  lead: 'Tärningar lämnar en låda en och en och ligger framför alla. Den som först ser ett långt ord får det.',
  sections: [
    {
      id: 'kubagram-dice',
      title: 'Tärningar och låda',
      body: [
        'Det finns 105 tärningar med tre bokstäver var, varje bokstav på två motstående sidor, och inga två tärningar är lika. De tre jokrarna har märkta kanter och sex egna sidor: DOKTER, GEERRY och POLLET, eller AESRTN, IOLKDG och UÄMPVB på svenska. Varje bokstav är värd 1 till 9, även på jokrar.',
        'Engelska, nederländska och afrikaans har var sin sats tärningar med egna värden. I den nederländska satsen är IJ en bokstav på en sida; I och J bredvid varandra gäller inte som IJ.',
        'De svenska tärningarna är en egen sats, inte av dem som har gjort Kubagram: Cubewright har föreslagit bokstäver och värden ur sin svenska ordlista. Å, Ä och Ö är egna bokstäver, efter Z.',
        'Tärningarna blandas och läggs i en låda med 9 rader om 12 rutor, märkta I, III eller 0. Det som ligger uppåt i lådan ser alla; en tärnings andra bokstäver syns när den tas. Märkena i originalets låda är förlorade, och våra är nya.',
        'Ni är en till fyra som spelar, människor eller datorer. Det här är en inofficiell utgåva av Kubagram.',
      ],
    },
    {
      id: 'kubagram-begin',
      title: 'Innan ni börjar',
      body: [
        'Varje spelare drar en tärning utan att titta. Bokstaven närmast A gör sin spelare till den första; de som är lika drar om sinsemellan. Dragna tärningar är ur spelet och kostar ingenting. Dras en joker säger valet ”En joker som drogs i början” om spelaren får använda den senare.',
        'Den sista spelaren, till höger om den första, vrider lådan en gång och väljer så hörnet där det börjar. Sedan tas tärningarna med den närmaste raden först, varje rad från vänster till höger.',
        'Ett spel som ni har börjat med tryckta tärningar kan fortsätta här: välj i Nytt spel att lägga in det. Skriv bokstäverna som ligger uppåt; det du utelämnar fyller slumpen i ur tärningarna som är kvar.',
      ],
    },
    {
      id: 'kubagram-turn',
      title: 'Din tur',
      body: [
        [
          'Ta ord ur mittfältet som det ligger, om du ser några.',
          'Ta nästa tärning och lägg den vid mittfältets vänstra eller högra ände, med en bokstav som rutan tillåter. En bokstav som ligger ändras aldrig.',
          'Ta ord igen, och avsluta turen.',
        ],
        'Bara den som är på tur tar ord och får ordna om mittfältet; men en ny ordning visar de andra vad du är ute efter. Ett ords bokstäver får ligga var som helst i fältet.',
        'En gång i spelet får du stå över: du tar ord, men lämnar nästa tärning åt nästa spelare. Spelare får stå över efter varandra.',
      ],
    },
    {
      id: 'kubagram-squares',
      title: 'Rutorna',
      body: [
        [
          'I: bokstaven som ligger uppåt gäller.',
          'III: du väljer en av de tre bokstäverna.',
          '0: du ger tärningen till nästa spelare. Du får fortfarande ta ord, sedan är din tur över. Nästa spelare börjar sin tur med att välja en av dess bokstäver och lägga den; den kan varken ges vidare eller hoppas över.',
        ],
        'När du har lagt en tärning från en 0 har du en vanlig tur; med det andra valet tar du bara ord.',
        'Så länge tio konsonanter eller fler ligger i mittfältet och ingen vokal, måste nästa tärning läggas med en vokal om den har någon, även från en ruta I. Y är en konsonant; det nederländska IJ är en vokal.',
      ],
    },
    {
      id: 'kubagram-jokers',
      title: 'Jokrar',
      body: [
        'Från både I och III får du lägga en joker med vilken som helst av dess bokstäver, eller lägga den åt sidan i ditt fält och använda den i ett ord på en senare tur, med en bokstav som du väljer då. Från en 0 har nästa spelare det valet. En joker i mittfältet är allas, med bokstaven som ligger uppåt.',
        'Varje joker i ett ord fördubblar hela dess värde: två räknas fyra gånger, tre åtta gånger. Ett ord behöver minst en tärning ur mittfältet.',
      ],
    },
    {
      id: 'kubagram-score',
      title: 'Ord och deras värde',
      body: [
        'Ett ord har fem bokstäver eller fler; ni kan komma överens om 3 till 8. Det måste finnas i ordlistan på satsens språk, och samma ord får tas igen med andra tärningar. Dess tärningar ligger från och med då i ditt fält, så att alla ser dem.',
        'Värdet är summan av bokstäverna och en bonus: 5 för den sjätte bokstaven, 10 till för den sjunde, 15 till för den åttonde, och så vidare, vilken längd ni än har kommit överens om. Jokrar fördubblar det.',
        'VINTER är 3, 2, 1, 1, 1, 1 och en bonus på 5: 14. Med en joker som E blir det 28.',
      ],
    },
    {
      id: 'kubagram-compounds',
      title: 'Sammansättningar',
      body: [
        'På din tur får du foga ihop två eller flera hela ord till ett längre som finns i listan, vems fält de än ligger i, även ord som du just har tagit. Bokstäverna står kvar som de är, med inget emellan. Sammansättningen ligger i ditt fält, och de tidigare ägarna förlorar värdet av sina ord.',
        'En sammansättning räknas så många gånger som den har enkla ord: två ord fördubblar den, tre tredubblar den. Den får fogas vidare, och då räknas alla dess enkla ord. Jokrar i den fortsätter att fördubbla. FJÄLL och STUGA blir FJÄLLSTUGA: 19 för bokstäverna och en bonus på 75, två gånger: 188.',
        'Ett ord tas bara över som del av ett längre.',
      ],
    },
    {
      id: 'kubagram-last',
      title: 'Den sista turen',
      body: [
        'Den sista turen är den då lådans sista tärning läggs, eller läggs åt sidan om den är en joker. Den spelaren tar ord som vanligt. Ingen har någon tur efter den.',
        'När inget fullt ord är kvar får den sista spelaren ta ord med två bokstäver eller fler, och förlänga vilket ord som helst som redan låg där, vems det än är, med två tärningar eller fler, framför, bakom eller båda. Ett förlängt ord går till den sista spelaren och räknas dubbelt, utöver allt annat; en sammansättning av två räknas fyra gånger. Det fogas eller förlängs inte igen.',
        'Den sista spelaren får också använda jokrar som andra har lagt åt sidan, var och en till ett ord som bildas i den här turen.',
        'Sedan dras alla bokstäver som är kvar i mittfältet från den sista spelarens poäng, och varje joker som fortfarande ligger åt sidan kostar sin ägare summan av sina sex sidor. Högsta poängen vinner; vid lika poäng delas segern. Poängen får vara negativ.',
      ],
    },
    {
      id: 'kubagram-judging',
      title: 'Vilka ord som räknas',
      body: [
        'Ni kommer överens om en ordlista och kan själva tillåta eller förbjuda ord; förkortningar och lånord som inte ska räknas hör hemma bland de förbjudna orden. När listan dömer går det inte att ta ett ord som inte finns i den.',
        'När ni dömer själva går vilken stavning som helst att ta. Innan nästa tärning tas får varje motspelare ifrågasätta ett ord eller låta alla stå. Ett felaktigt ord tas tillbaka, och med det varje ord som är byggt på det; dess tärningar ligger i mittfältet igen. Att slå upp ett ord kostar 5 poäng: för den som tog ett felaktigt ord, för den som ifrågasatte ett riktigt, eller för den som hade fel, som ni vill.',
      ],
    },
    {
      id: 'kubagram-alone',
      title: 'Att spela ensam',
      body: [
        'Ensam spelar du för din bästa poäng: ingen drar, ingen står över, en 0 spelas som ett III, och den sista turen är din egen.',
      ],
    },
    {
      id: 'kubagram-computers',
      title: 'Att spela mot datorn',
      body: [
        'Nivå 1 kan vardagsord och ser bara korta. Nivå 2 ser längre och fogar ihop det som ligger. Nivå 3 kan många fler ord och tänker för det mesta på vad den lämnar åt dig. Nivå 4 kan hela listan och tänker alltid på det. Mot en enda motståndare tänker nivå 5 också på vad du sedan lämnar, och kan stå över hellre än att öppna för ett ord åt dig. Alla ser det du ser: bokstäverna som ligger uppåt, och vilka tärningar som finns.',
      ],
    },
    {
      id: 'kubagram-typing',
      title: 'Drag som text',
      body: [
        [
          'hörn L9, eller hörn 90 (corner), vrider lådan före den första turen. Både svenska och engelska ord gäller.',
          'ta (take) tar nästa tärning; lägg E vänster eller lägg E höger (lay E left, lay E right) lägger den; lägg åt sidan (aside) lägger en joker åt sidan; stå över (skip) lämnar tärningen.',
          'ta CATTLE (claim) tar ett ord. Tärningar anges med sina bokstäver där det spelar roll: ta CATTLE med DOKTER (with).',
          'foga ihop TABLE SPOON (join) fogar ihop ord; av två ord med samma stavning säger ett nummer vilket, som STONE#3.',
          'inget ord (declare) säger att inget fullt ord är kvar; förläng COMPUTE till COMPUTERS (extend, to) förlänger ett ord.',
          'ordna LETTAC (arrange) lägger mittfältet i en annan ordning; klar (end) säger att du är klar med dina ord eller din tur.',
          'slå upp CATTLE (challenge) låter slå upp ett ord, låt stå (accept) låter alla stå; där flera får svara står spelarens nummer först, som 2 låt stå.',
        ],
      ],
    },
  ],
} as const satisfies Words<typeof english>;
