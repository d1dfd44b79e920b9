import { wordSet } from './word-set'

/** Words that people write about vehicles and that are no slips for anything else. */
export const realWords: ReadonlySet<string> =
  wordSet(`bella bello belle belli buona buono buone brutta tenuta tenuto tenute bene benissimo ottima ottimo ottime ottimi stato condizioni pari perfetta perfetto pulita pulito curata curato affidabile sicura sicuro comoda comodo
  spaziosa spazioso grande grandi piccola piccolo piccole economica economico economiche economici consumi bassi basso bassa corso corsi corso punta punte punti gola palo stile linee brave tempo festa sereno serena moglie marito
  figlio figlia famiglia bambini bambino lavoro lavorare ufficio viaggi viaggio viaggiare campagna montagna neve mare strada strade sterrato autostrada cittadine anziani anziano nonno nonna ragazza ragazzo giovani giovane primo
  prima ultimo ultima ultime recente recenti vecchia vecchio vecchie gomme gomma freni frizione distribuzione cinghia batteria revisione revisionata bollo assicurazione superbollo passaggio incluso inclusa compreso compresa
  chiavi mano contanti rate finanziamento leasing garage box sempre tenuta storia unica unico seconda secondo terza targa nero rotta rotto guasta guasto incidentata incidentato ricambi pezzi export demolire urgente urgentemente
  affare trattare prezzo veloce velocita potente potenti ripresa cambiare scambio occasione occasioni ottimi introvabile rara raro collezione collezionisti sportive elegante eleganti lusso lussuosa allungata rialzata ribassata
  modificata modificato elaborata elaborato originale originali serie limitata completa accessoriata full optional pochissimi pochi chilometri certificati reali documentati consegna domicilio parcheggio parcheggiare compatta
  compatto corta corto lungo lunga alto alta altezza larga larghezza caricare carico bagagliaio baule cane cani trasporto merci persone disabili carrozzina pedana comandi taxi scuola guida mancina destra sinistra volante inglese
  americana tedesca tedesco giapponese italiana italiano francese coreana cinese svedese europea europeo straniera importata importazione nazionale ufficiale turbo aspirata aspirato cilindri cilindro marce sette otto cinque
  quattro porta valvole iniezione catalitica catalizzata pioggia estate inverno autunno primavera settimana oggi domani ieri natale nuova pandora golfo pulsante pomello molto troppo quasi altro altra altri altre carina carino
  cerca trova vedere provare visionare ritirare ritiro rottamare rottamazione incentivi incentivo statali ecobonus bonus sconto sconti promo promozione offerta esente ztl area blocco traffico patentino foglio rosa esperta
  esperto guidatore novizio primissima eventuali possibilmente massimo motivo trasferimento vendita stupenda stupendo splendida fantastica bellissima bellissimo perfette tagliando meccanica carrozzeria interno esterno esterni
  porto carta vento sella selle manubrio bauletto parabrezza scarico terminale akrapovic arrow leovince borse valigie casco pista strada circuito cucina bagno doccia letto letti tenda veranda garage dinette basculante matrimoniale
  castello pannello solare solari frigorifero stufa sponda idraulica gru portapacchi officina coibentato scaffali allestito allestita parete doppia cabina singola centina medio media medi passo tetto`)
