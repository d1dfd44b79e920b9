import { linesOf } from './phrases'

/** What a sentence of a review is about: each is said once. */
export type Topic = 'overall' | 'welcome' | 'vehicle' | 'price' | 'papers' | 'handover' | 'after' | 'close'

/** What people say who were content: five stars, and most of four. */
export const good: Readonly<Record<Topic, readonly string[]>> = {
  overall: linesOf(`
    Esperienza (ottima|davvero positiva) dall’inizio alla fine.
    Tutto come da accordi, (niente sorprese|nessuna sorpresa al momento di pagare).
    Persone serie, (lo dico|e lo dico) dopo aver girato parecchi saloni.
    Ci siamo trovati (bene|benissimo), e non era scontato.
    Secondo acquisto qui e (di nuovo|anche stavolta) tutto liscio.
    Consigliati da un collega, (ora li consiglio io|aveva ragione).
    Ho comprato qui {un} per mia figlia e (tornerei|ci tornerei) senza pensarci.
    Cercavo {un} da mesi: qui l’ho trovat{o} in un pomeriggio.
    Venivo da una brutta esperienza altrove, qui ho cambiato idea.
    Bravi. Poche parole e fatti.
    Acquisto fatto in tre giorni, dal primo messaggio alle chiavi.
    Sono venut{p} da (200|150|300) km di distanza e ne è valsa la pena.
    Finalmente qualcuno che risponde alle domande invece di girarci intorno.
    Sembra di comprare da un amico pignolo.
    Un posto dove si può dire «ci penso» senza che nessuno si offenda.
    Quarto veicolo in famiglia comprato da loro, qualcosa vorrà dire.`),
  welcome: linesOf(`
    Mi hanno (lasciato|fatto) guardare {il} con calma, senza starmi addosso.
    Al telefono (gentili e precisi|chiari), di persona ancora di più.
    Risposta al messaggio in (mezz’ora|meno di un’ora|una mattina).
    Ci hanno dedicato un sabato mattina intero e alla fine (ci hanno pure offerto il caffè|neanche un filo di fretta).
    Il venditore conosce (quello che vende|i mezzi che vende) e si sente.
    Hanno risposto a tutte le mie domande, anche a quelle (ripetute|che mi vergognavo a fare).
    Nessuna pressione: ho potuto dormirci sopra due notti.
    Mi hanno detto loro di farl{o} vedere al mio meccanico.
    Anche con due bambini al seguito sono stati pazienti.
    Prima di farmi venire mi hanno mandato (un video|foto dei graffi e delle gomme|le foto di sotto).
    Prova su strada lunga, non il solito giro dell’isolato.
    Ambiente pulito, parcheggio comodo, si entra anche con il passeggino.`),
  vehicle: linesOf(`
    {il} era identic{o} alle foto, (graffio sul paraurti compreso|compreso il segnetto che mi avevano detto).
    Chilometri veri, con le fatture dei tagliandi in una busta.
    {il} consegnat{o} pulit{o}, con il pieno e due chiavi.
    Gomme nuove e revisione fatta (prima della consegna|senza che lo chiedessi).
    Il mio meccanico l’ha guardat{o} un’ora e non ha trovato niente da dire.
    Dopo (sei mesi|quattro mesi|un anno) {il} va come il primo giorno.
    {il} profuma di nuovo pur avendo i suoi anni.
    Tutti gli accessori dell’annuncio c’erano, li ho controllati uno per uno.
    Un difetto c’era e me l’hanno detto prima loro.
    Tagliando fatto fresco, con la lista di quello che è stato cambiato.
    {il} è tenut{o} meglio di come si vedeva in foto.
    Ho fatto controllare i chilometri con i passaggi di revisione: tornano tutti.`),
  price: linesOf(`
    Il prezzo è rimasto quello dell’annuncio, passaggio a parte.
    Prezzo in linea con gli altri, ma qui la garanzia era scritta bene.
    Per la mia vecchia {nudo} mi hanno dato (il giusto|più di quanto pensassi).
    Sconto piccolo ma onesto.
    Ho pagato con bonifico, senza che nessuno mi spingesse al finanziamento.
    Il finanziamento l’hanno spiegato riga per riga, TAEG compreso.
    Il preventivo aveva tutte le voci, non ne è spuntata un’altra dopo.
    Si paga (qualcosina|qualche centinaio di euro) in più che altrove, ma dormo tranquill{p}.
    Permuta valutata in un quarto d’ora e cifra confermata al ritiro.`),
  papers: linesOf(`
    Passaggio di proprietà fatto in sede in mezz’ora.
    I documenti (erano pronti|li hanno preparati) il giorno dopo.
    Contratto letto insieme, con la garanzia e quello che copre.
    Alle pratiche hanno pensato loro, io ho solo firmato.
    Mi hanno spiegato bollo e assicurazione, che per me era tutto nuovo.
    Targhe e libretto in (due|tre|quattro) giorni, come promesso.
    Ricevuta per tutto, anche per la caparra.`),
  handover: linesOf(`
    Alla consegna mezz’ora di spiegazioni, (telefono collegato compreso|dal computer di bordo al ruotino).
    Consegna puntuale all’ora che avevamo detto.
    Consegna a casa con la bisarca, puntuale.
    Consegna anticipata di due giorni perché partivo per lavoro.
    Mi sono venuti a prendere in stazione.
    Alla consegna hanno controllato con me luci, gomme e livelli.`),
  after: linesOf(`
    Una spia accesa dopo due settimane: l’hanno sistemata in garanzia in un giorno.
    Anche dopo la vendita rispondono al telefono, e non è da tutti.
    Mi hanno richiamato dopo un mese per sapere come andava.
    Un problemino al finestrino, risolto senza discutere.
    Il primo tagliando l’ho fatto da loro, prezzo corretto.
    Per una chiave che non funzionava mi hanno dato la sostituzione gratis.`),
  close: linesOf(`
    (Consigliatissimi|Consigliati|Li consiglio).
    Grazie a tutti!
    Ci rivediamo per il tagliando.
    Torneremo per la prossima.
    Se cercate {un} fateci un salto.
    Cinque stelle meritate.
    Per me promossi.
    Avanti così.`),
}

/** What keeps four and three stars from being five. */
export const but = linesOf(`
  Unico neo, l’attesa per le targhe: (una settimana|dieci giorni) più del previsto.
  Peccato per il parcheggio, il sabato è impossibile.
  La seconda chiave è arrivata dopo un mese.
  Gli interni potevano essere puliti meglio.
  Qualche telefonata di troppo per avere notizie della pratica.
  Al telefono bisogna insistere un po’.
  La permuta l’avrei sperata più alta.
  Il serbatoio era in riserva, una sciocchezza ma si nota.
  Nell’annuncio mancava una foto del lato destro, dove c’era un graffio.
  Un po’ di confusione tra due venditori sul giorno della consegna.
  Il sabato pomeriggio c’era una sola persona per tutti.
  Le spese di messa su strada le ho scoperte al preventivo.
  Il Bluetooth non si collegava e ho dovuto tornare.
  Le spazzole erano da cambiare e lo erano anche alla consegna.`)

/** What people say of three stars first: neither content nor angry. */
export const middling = linesOf(`
  Nella media: {il} va, l’assistenza meno.
  Né bene né male.
  {il} è come descritt{o}, il servizio così così.
  Gentili prima di vendere, un po’ meno dopo.
  Alla fine sono content{p} {del} ma la trattativa è stata faticosa.
  Sufficiente. Mi aspettavo più cura.
  Trattativa lunga e qualche promessa dimenticata, poi si è sistemato tutto.
  Buon mezzo, organizzazione da rivedere.
  Discreto: tre cose bene e due male.
  Mi aspettavo meglio leggendo le altre recensioni, ma nemmeno un disastro.`)

/** What people say who were not content. */
export const bad = linesOf(`
  Tre settimane per avere i documenti, ogni volta «domani».
  {il} dell’annuncio non c’era più: me l’hanno detto dopo (80|60|100) km di strada.
  Il prezzo in salone era più alto di quello dell’annuncio di (600|800|1.000) euro, «spese di preparazione».
  Dopo dieci giorni si è accesa una spia e per due settimane nessuno mi ha richiamato.
  Prezzo valido solo con il finanziamento, scoperto quando ero già lì.
  Mi avevano promesso due gomme nuove: montate usate.
  {il} aveva un odore di fumo che in foto non si sente.
  Caparra restituita dopo quaranta giorni e sei telefonate.
  Per la garanzia mi hanno rimandato da un’officina a (50|70) km.
  Ho chiamato quattro volte, mai una risposta.
  Frettolosi: la prova su strada è durata cinque minuti.
  {il} era sporc{o} e con la batteria a terra il giorno della consegna.
  I chilometri erano giusti ma del tagliando dichiarato non c’è la fattura.
  Valutazione della permuta cambiata al ribasso il giorno della firma.
  Alla terza domanda il venditore guardava il telefono.
  Appuntamento alle dieci, ricevut{p} alle undici e mezza.
  Contratto da leggere in piedi e di corsa.
  Mi hanno venduto il pacchetto «protezione» senza che lo chiedessi.`)

/** How those reviews begin and end. */
export const badOpenings = linesOf(`
  Peccato.
  Delusione.
  Non ci siamo.
  Esperienza da dimenticare.
  Da evitare se avete fretta.
  Partiti bene, finiti male.
  Speravo meglio.
  Mi dispiace scriverlo ma è andata così.`)
export const badClosings = linesOf(`
  La prossima volta compro altrove.
  Non tornerò.
  Poi la cosa si è risolta, ma che fatica.
  Spero che leggano e migliorino.
  Peccato perché {il} non era male.
  Avviso chi legge: fatevi scrivere tutto.
  Avrei voluto dare di più.`)

/** Very short ones. */
export const shortGood = linesOf(`
  Tutto ok, (gentili e veloci|veloci e gentili).
  Ottimo acquisto, grazie!
  Professionali e disponibili.
  Perfetto, (nulla da aggiungere|niente da dire).
  Super! {il} è una meraviglia
  Consiglio, gente onesta.
  Bravi e puntuali, {il} va benissimo.
  Rapporto qualità prezzo giusto.
  Contentissim{p} del mio nuovo mezzo!
  Mi sono trovat{p} bene, ci torno.
  Seri. Non aggiungo altro.
  tutto perfetto, consegna in due giorni
  Cortesia e competenza, in zona non è facile.
  Persone alla mano, mezzi a posto.
  Trattativa rapida e senza giri di parole.
  Che dire, bravissimi
  Ci hanno trattato come clienti di vecchia data.
  Salone piccolo, cura grande.
  {il} è una bomba, grazie ancora!
  Onesti anche sui difetti.
  Gentilezza d’altri tempi.
  Otto a tutto, dieci alla pazienza.
  Veloci con le pratiche e chiari sul prezzo.
  Niente da segnalare, e per un usato è il massimo.
  Promessa mantenuta su tutto`)

/** The one that waits: it names somebody and gives a number, so that a moderator has something to judge. */
export const reported = `Il venditore, tale Ivano, è un truffatore e lo sanno tutti in paese. Mi ha fatto lasciare 500 euro di caparra per {un} che aveva già promess{o} a un altro. Se è capitato anche a voi chiamatemi al 300 0000145 che ci organizziamo.`
