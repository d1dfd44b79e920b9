/** Words Italians choose as passwords: names, football, endearments, cities, the calendar, cars. Lower case, without digits and signs. */
export const italianPasswordWords: readonly string[] = `
francesco alessandro andrea matteo lorenzo leonardo riccardo gabriele davide tommaso giuseppe antonio federico edoardo marco samuele diego giovanni luca mattia simone
stefano roberto claudio daniele massimo paolo alberto salvatore vincenzo domenico emanuele fabio giorgio michele nicola pietro raffaele valerio christian filippo jacopo
giulia sofia aurora alice ginevra emma giorgia martina chiara sara francesca federica elisa valentina alessia silvia elena laura beatrice anna greta camilla
ilaria roberta barbara cristina daniela simona monica paola patrizia sabrina serena stefania veronica arianna gaia noemi rebecca vittoria angela rosa carmela teresa
juventus juve forzajuve forzainter inter internazionale milan forzamilan acmilan napoli forzanapoli roma forzaroma asroma lazio forzalazio fiorentina torino sampdoria genoa atalanta
palermo cagliari catania bologna udinese sassuolo pescara verona bari lecce salernitana maradona delpiero totti baggio ronaldo buffon ibra ibrahimovic balotelli pirlo zidane
milano firenze venezia genova messina padova trieste brescia parma modena perugia ancona rimini sicilia sardegna toscana calabria puglia campania lombardia piemonte italia forzaitalia
amore amoremio tiamo teamo tivogliobene cuore cuoricino tesoro tesorino stella stellina principessa principe angelo angioletto bambina bambino piccola piccolo cucciolo cucciola amici
amicizia famiglia mamma papa fratello sorella nonna nonno figlio figlia gattino gatto gatta cane cagnolino micio micia leone tigre delfino farfalla coccinella aquila lupo
cioccolato nutella pizza spaghetti caffe gelato birra vino mandarino ciliegia fragola limone arancia margherita girasole fiore fiori
estate inverno primavera autunno gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre lunedi martedi mercoledi giovedi venerdi sabato domenica natale pasqua
ciao ciaociao buongiorno buonanotte salve benvenuto benvenuta segreto segreta sicurezza sicura utente utenti prova provaprova accesso chiave codice parola paroladordine lamiapassword passwordsicura miapassword
cambiami cambiala entra aprimi apriti sesamo apritisesamo amministratore ufficio azienda lavoro scuola casa casamia computer telefono telefonino internet italiano italiana
ferrari lamborghini maserati fiat panda cinquecento punto alfaromeo alfa giulietta lancia delta ypsilon vespa ducati piaggio aprilia guzzi abarth stelvio audi mercedes volkswagen golf
marcello giacomo gianluca gianni gigi pippo pluto paperino topolino minnie qwertyui qwertyuiop asdfghjk asdfghjkl zxcvbnm qazwsx qwerty asdasd
gesu dio maria madonna santo santa padrepio giovannipaolo dantealighieri pinocchio garibaldi colosseo vesuvio etna
`
  .trim()
  .split(/\s+/)
