import type { DealerTrade } from '../demo-dealer'
import { linesOf } from './phrases'

/** What dealers say first about themselves. */
export const openings: Readonly<Record<DealerTrade, readonly string[]>> = {
  concessionaria: linesOf(`
    Concessionaria ufficiale con auto nuove, km 0 e usate, officina autorizzata e magazzino ricambi.
    Vendiamo il nuovo e l’usato dei nostri marchi, e li seguiamo in officina (per tutta la loro vita|negli anni).
    Nuovo in pronta consegna, km 0 e aziendali con pochi chilometri: quello che vedi qui è in salone.
    Un salone, un’officina e un magazzino ricambi sotto lo stesso tetto.
    Le novità dei nostri marchi da provare su strada, e un parco usato che si rinnova ogni settimana.
    Auto nuove su ordinazione e in pronta consegna; l’usato viene quasi tutto dalle permute dei nostri clienti.`),
  multimarca: linesOf(`
    Usato di tutte le marche, controllato nella nostra officina prima della consegna.
    Selezioniamo auto con storia chiara: libretto, fatture e chilometri che tornano.
    Usato recente e utilitarie per chi comincia, con prezzi che restano quelli dell’annuncio.
    Compriamo e vendiamo auto usate: poche alla volta, scelte (una per una|con calma).
    Salone multimarca con usato, aziendali e qualche km 0.
    Auto per tutti i giorni, familiari e commerciali leggeri di ogni marca.
    Un piazzale di usato fresco di tagliando, con gomme e freni controllati.`),
  moto: linesOf(`
    Moto e scooter nuovi e usati, officina, abbigliamento e accessori.
    Due ruote da passeggio, da viaggio e da città: le prepariamo come se fossero nostre.
    Vendita, tagliandi, gomme e messa a punto: siamo motociclisti anche noi.
    Scooter per la città e moto per la domenica, usate e tagliandate da noi.`),
  camper: linesOf(`
    Camper, van e caravan nuovi e usati, con officina specializzata e rimessaggio.
    Mezzi per le vacanze provati uno per uno: infiltrazioni, gas, batterie e riscaldamento.
    Semintegrali, mansardati e van: vieni a vederli con la famiglia, si sale e ci si siede.
    Vendita e assistenza di veicoli ricreazionali, con prova di tenuta all’acqua su ogni usato.`),
  commerciali: linesOf(`
    Furgoni, cassonati e allestimenti per aziende e artigiani, nuovi e usati.
    Veicoli da lavoro pronti a partire, con allestimenti interni su misura.
    Usato commerciale con IVA esposta, tagliandato e con portata verificata sul libretto.
    Dal piccolo furgone al cassone ribaltabile: troviamo il mezzo giusto per il carico.`),
  epoca: linesOf(`
    Auto d’epoca scelte e documentate. Si riceve su appuntamento.
    Classiche italiane ed europee, con la loro storia in un faldone.
    Restauri documentati, libretti d’origine e vetture pronte per il raduno di domenica.`),
  noleggio: linesOf(`
    Noleggio a lungo termine per privati, partite IVA e aziende.
    Un canone solo per auto, assicurazione, bollo e manutenzione: lo calcoliamo con te.
    Flotte piccole e auto singole a noleggio, con consegna in tutta la provincia.`),
}

/** What a sale of vehicles goes on with; a line that begins with a service is for those who offer it. */
export const strengths = linesOf(`
  permuta: Ritiriamo il tuo usato e lo valutiamo (mentre aspetti|in mezz’ora|davanti a te).
  passaggio: Il passaggio di proprietà lo facciamo in sede.
  prova: Puoi provare {il} su strada prima di decidere.
  consegna: La consegna a domicilio si concorda caso per caso.
  finanziamenti: Finanziamenti con TAEG dichiarato, anche senza anticipo.
  officina: I tagliandi fatti da noi li trovi registrati, fattura per fattura.
  ricarica: Mentre guardi {il} puoi ricaricare da noi.
  Prima di venire chiamaci: ti diciamo se {il} è ancora qui.
  Ogni prezzo è quello vero, senza finanziamento obbligatorio.
  Su richiesta mandiamo un video con i difetti in evidenza.
  La garanzia è scritta nel contratto, con le parti coperte.
  Accettiamo volentieri che {il} sia vist{o} da un meccanico di tua fiducia.
  Per chi viene da lontano teniamo ferm{o} {il} per due giorni.`)

/** How long and where. */
export const places = linesOf(`
  A {place} dal {year}.
  Siamo a {place} dal {year}.
  {place}, dal {year}: (stessa famiglia, stesso piazzale|sempre nello stesso posto).
  Dal {year} a {place}, oggi con la {generation} generazione.
  Attività di famiglia, a {place} dal {year}.
  Ci trovi a {place}, con parcheggio davanti all’ingresso.
  Lavoriamo a {place} da quando abbiamo aperto, nel {year}.`)
