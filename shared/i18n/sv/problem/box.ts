import type { boxProblems as english } from '../../en/problem/box.ts';
import type { Words } from '../../words.ts';

export const boxProblems = {
  'box/no-such-port':
    'Det finns ingen port {{path}}. Sätt i lådans kabel och välj porten i listan, eller kontrollera namnet du skrev.',
  'box/port-busy':
    'Ett annat program har {{path}} öppen. Stäng den där (en seriemonitor, ett annat fönster med Cubewright), och anslut sedan igen.',
  'box/no-permission-group':
    'Du får inte öppna {{path}}: den tillhör gruppen {{group}}. Kör ”sudo usermod -aG {{group}} $USER”, logga ut och in igen, och anslut sedan.',
  'box/no-permission-rule':
    'Du får inte öppna {{path}}: det får bara systemets ägare. Skriv raden KERNEL=="ttyACM*|ttyUSB*", TAG+="uaccess" i filen /etc/udev/rules.d/70-cubewright.rules, kör ”sudo udevadm control --reload”, och sätt sedan i lådans kabel igen.',
  'box/no-permission-system':
    'Systemet låter inte Cubewright öppna {{path}}. Tillåt det i systemets inställningar för integritet eller enheter, eller starta Cubewright som den som äger porten.',
  'box/not-a-port': '{{path}} är ingen seriell port. Välj en port i listan, som /dev/ttyACM0 eller COM3.',
  'box/port-failed':
    '{{path}} gick inte att öppna. Systemet säger: {{reason}}. Dra ur lådans kabel, sätt i den igen och anslut.',
  'box/unplugged':
    'Kabeln till lådan på {{path}} är urdragen. Sätt i den igen: Cubewright ansluter av sig själv, och inget går förlorat.',
  'box/serial-ended':
    'Den del av Cubewright som talar med {{path}} har avslutats. Den startar om av sig själv, och inget går förlorat.',
  'box/write-stuck':
    'Lådan på {{path}} har inte tagit emot något på {{timeoutMs}} ms. Dra ur kabeln och sätt i den igen.',
  'box/no-serial-support':
    'Seriella portar går inte att använda här: deras drivrutin laddades inte ({{reason}}). Installera Cubewright igen, och anslut sedan.',
  'box/no-port-list':
    'Listan över portar går inte att få här ({{reason}}). Skriv portens sökväg, som /dev/ttyACM0; i Linux ger paketet udev listan.',
  'box/not-a-box':
    'Något är inkopplat där, men på {{seconds}} s har det inte svarat som en Cubewright-låda. Välj en annan port, eller lägg in lådans firmware på den här.',
  'box/unreadable':
    'Något där talar som en Cubewright-låda, men har på {{seconds}} s inte sagt vad det är. Se över kabeln och kontakterna, eller pröva en kortare kabel, och anslut sedan igen.',
  'box/too-large':
    'Den här lådan säger att den har {{rows, counted(one: rad; other: rader)}} om {{columns, counted(one: ruta; other: rutor)}}. Cubewright kan visa upp till {{most}} gånger {{most}}. Ställ in storleken i dess firmware.',
  'box/wrong-size':
    'Lådan säger att den har {{said, counted(one: ruta; other: rutor)}}, men skickar en bild av {{found}}. Bilden visas inte. Ställ in storleken i dess firmware, och sätt sedan i kabeln igen.',
  'box/no-snapshot':
    'Lådan svarar, men har på {{seconds}} s inte sagt vilka rutor som har en kub. Cubewright fortsätter att fråga. Blir det inte bättre, dra ur kabeln och sätt i den igen, eller lägg in dess firmware på nytt.',
  'box/app-too-old':
    'Den här lådan talar version {{theirs}} av lådans protokoll, Cubewright talar {{ours}}. Uppdatera Cubewright.',
  'box/firmware-too-old':
    'Den här lådan talar version {{theirs}} av lådans protokoll, Cubewright talar {{ours}}. Uppdatera lådans firmware.',
  'box/another-box':
    'En annan låda är inkopplad: {{found}}, där {{expected}} var. Koppla in den första igen, eller anslut på nytt för att fortsätta med den här.',
  'box/not-connected': 'Lådan är inte ansluten. Anslut den först.',
  'box/feature-missing':
    'Det kan den här lådan inte: dess firmware har $t(fact:boxFeatures.{{feature}}). Allt annat fungerar.',
  'box/needs-newer-firmware':
    'Den här lådan talar version {{theirs}} av lådans protokoll, och för det här behövs {{needs}}. Uppdatera lådans firmware; allt annat fungerar.',
  'box/no-virtual-box': 'Ingen virtuell låda är ansluten. Välj ”Pröva den virtuella lådan” på skärmen Låda.',
  'box/odd-answer': 'Lådan gav ett svar som inte passar frågan. Uppdatera dess firmware om det fortsätter.',
  'box/no-answer':
    'Lådan svarade inte ({{tries, counted(one: försök; other: försök)}}). Se över kabeln, och försök sedan igen.',
  'box/declined':
    'Lådan avböjde ($t(fact:boxErrors.{{reason}}), {{detail}}). Uppdatera dess firmware om det fortsätter.',
  'box/not-a-trace': 'Den här filen är ingen inspelning av en låda. Välj en som Cubewright har sparat.',
  'box/later-trace':
    'Den här inspelningen har format {{version}}, nyare än vad det här Cubewright kan läsa. Uppdatera Cubewright.',
  'box/long-trace':
    'Högst {{hours}} timmar, {{commands}} kommandon och {{moments}} ändringar av rutorna visas. Kommandot ”cubewright box replay FILE” spelar upp allt.',
  'box/bad-trace-line':
    'Rad {{line}} i inspelningen är skadad. Ta bort den och det som följer, och försök sedan igen.',
  'board/columns':
    'Panelerna i ett givarkort bildar rader om 8 eller 12 kolumner, och {{columns}} begärdes. Ta en av dem, eller dra ledningarna i lådan för hand med ”cubewright print box-plans”.',
  'board/pitch':
    'Rutor på {{pitch}} mm har inte plats för delarna på en panel. Ta minst {{least}} mm, eller dra ledningarna i lådan för hand med ”cubewright print box-plans”.',
  'board/no-route':
    'På panel {{panel}} hittar nätet {{net}} ingen väg mellan de andra. Ta ett annat mått på rutorna.',
  'box/flash-no-answer':
    'Ingen bootloader svarar på {{path}}. Se efter om det är porten till en Arduino Uno eller Nano, dra ur kabeln, sätt i den igen och lägg in firmwaren på nytt. Startar kortet inte om av sig självt, tryck några gånger på dess resetknapp under tiden. Ett chip utan bootloader behöver en AVR-programmerare; ”cubewright box flash-info” visar kommandot.',
  'box/flash-wrong-chip':
    'Chippet på {{path}} säger att det är {{signature}}. Firmwaren är till för ATmega328P (1E 95 0F) eller ATmega328 (1E 95 14), som på Arduino Uno och Nano. Inget har skrivits: välj porten till ett sådant kort.',
  'box/flash-differs':
    'Det som lästes tillbaka från {{path}} skiljer sig från firmwaren, först på adress {{address}}. Lägg in den igen; blir det likadant, ta en annan kabel eller ett annat kort.',
  'box/flash-cut':
    'Förbindelsen med {{path}} bröts när {{percent}} % var skrivet. Bootloadern är orörd: sätt i kabeln igen och lägg in firmwaren från början.',
  'box/flash-stopped':
    'Stoppat när {{percent}} % var skrivet på {{path}}. Bootloadern är orörd, men firmwaren är inte hel: lägg in den igen innan du använder lådan.',
  'box/flash-running':
    'Firmwaren läggs just nu in på kortet på {{path}}. Vänta tills det är klart, eller avbryt det på skärmen Låda.',
  'box/flash-no-greeting':
    'Firmwaren ligger på kortet på {{path}} och är rätt läst tillbaka, men lådan hör inte av sig. Dra ur kabeln, sätt i den igen och anslut. Är den fortfarande tyst, ta skiftregistren ur socklarna och pröva en gång till.',
  'box/flash-bad-image':
    'Rad {{line}} i {{path}} stämmer inte: filen är skadad, eller inte Intel HEX för ett chip på 32 KB. Gör den på nytt med ”cubewright box flash-info -o FILE”.',
  'box/flash-large-image':
    '{{path}} har {{bytes, counted(one: byte; other: byte)}}, och chippet har plats för {{most}} vid sidan av sin bootloader. Välj en lådas firmware.',
  'box/no-pty':
    'En simulerad port behöver programmet socat, som inte är installerat. Installera det: ”sudo apt-get install socat” i Debian och Ubuntu, ”brew install socat” i macOS. Det finns inte för Windows.',
  'box/pty-failed': 'Den simulerade porten gick inte att skapa. socat säger: {{reason}}',
  'box/unknown-fault': 'Det finns inget fel ”{{fault}}”. Välj bland: {{known}}.',
  'box/unknown-command':
    '”{{text}}” är inget kommando här. Pröva: lift C6, put C6, fill, clear, reset, unplug 3.',
  'box/no-such-square': 'Lådan har ingen ruta ”{{square}}”. Dess rutor går från A1 till {{last}}.',
  'box/no-trace': 'Inget är inspelat än. Spela först in vad lådan säger.',
  'box/name-too-long':
    'Det här namnet tar {{bytes}} byte, och lådan sparar {{most}}: ungefär {{most}} bokstäver, färre om å, ä eller ö är med. Korta namnet.',
  'box/name-not-plain': 'Det här namnet har tecken som inte går att visa. Skriv det på nytt.',
} as const satisfies Words<typeof english>;
