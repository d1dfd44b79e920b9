import { linesOf } from './phrases'

/** How a dealer answers who was content. `{name}` is the first name in the signature. A line that begins with a word answers a review that has it. */
export const thanks = linesOf(`
  Grazie {name}, è stato un piacere. Buona strada!
  Grazie a te per la fiducia e per le belle parole.
  {name}, grazie! Ti aspettiamo per il primo tagliando.
  Ci fa piacere, grazie di aver trovato il tempo di scriverlo.
  Grazie mille {name}, a presto.
  Siamo contenti che {il} vada bene. Per qualsiasi cosa sai dove trovarci.
  Grazie! Facciamo vedere la recensione a tutta l’officina.
  km: Grazie {name}: chi viene da lontano per noi è un impegno in più.
  Un grazie da tutti noi, e buoni chilometri.
  Ti ringraziamo, è il modo in cui ci piace lavorare.
  caffè: Grazie {name}, il caffè è sempre pronto.
  collega: Ringrazia anche il collega da parte nostra!
  meccanico: Grazie {name}, e complimenti al tuo meccanico: così si fa.
  Felici di averti aiutato a scegliere.
  Parole che fanno bene, grazie.
  Grazie. Il segreto è che {il} era già bell{o} di suo!
  {name}, ci hai fatto sorridere. Grazie!
  Grazie {name}. Salutaci la famiglia.
  Addirittura! Grazie {name}.
  Recensioni così si attaccano al muro. Grazie {name}.
  Grazie davvero, e al prossimo cambio gomme.`)

/** How it answers who had something to say. */
export const remarks = linesOf(`
  targhe: Grazie {name}, hai ragione: sulle targhe abbiamo cambiato agenzia.
  parcheggio: Grazie {name}. Per il parcheggio, il retro è sempre libero: la prossima volta suona.
  parcheggio: Il sabato si riempie, è vero. In settimana il parcheggio è quasi vuoto, ti aspettiamo.
  puliti: Sugli interni hai ragione, abbiamo preso un nuovo lavaggio. Grazie.
  chiave: La seconda chiave ha fatto tardi dal magazzino, ci scusiamo ancora.
  permuta: Sulla permuta abbiamo guardato i prezzi di zona. Grazie comunque della fiducia, {name}.
  riserva: Il pieno la prossima volta lo mettiamo noi, promesso.
  spese: Le spese le abbiamo messe anche negli annunci, grazie a chi come te ce l’ha detto.
  insistere: Al telefono siamo in due per tutto: la mattina presto è il momento migliore.
  Grazie della sincerità, ne parliamo in officina.
  Ricevuto. La prossima volta andrà meglio anche questo.
  Osservazione giusta, ci lavoriamo. Grazie per averci scelto.
  Ci spiace per il disguido e grazie di averlo detto con garbo.
  Prendiamo nota: alla consegna ora c’è una lista da spuntare insieme.
  Grazie {name}, le critiche fatte così servono.
  Terremo presente. Intanto buona strada!
  Grazie del tempo che ci hai dedicato, anche per la parte meno bella.
  {name}, grazie: hai descritto bene pregi e difetti.
  Giusto. Ci vediamo al tagliando e ti mostriamo che abbiamo rimediato.
  Accettiamo il rimprovero e il voto. Grazie!`)

/** How it answers who was not content. */
export const apologies = linesOf(`
  documenti: Ci dispiace {name}, quel mese eravamo in ritardo con tutte le pratiche. Passa da noi, vogliamo rimediare.
  prezzo: Hai ragione a metà: il prezzo era quello dell’annuncio più il passaggio, come scritto nel preventivo. Ma andava detto al telefono.
  prova: {name}, chiedo scusa a nome di tutti. Da allora la prova su strada dura almeno mezz’ora.
  spia: Ci scusiamo per l’attesa. {il} è in garanzia: portal{o} quando vuoi e ti diamo la sostitutiva.
  caparra: La caparra andava resa subito. Ci scusiamo, è stato un errore dell’amministrazione.
  gomme: Per le gomme passa da noi: quello che è scritto si fa.
  Appuntamento: Il ritardo c’è stato e ce ne scusiamo. Quel sabato eravamo in due invece che in quattro.
  più: Se un mezzo si vende mentre sei in viaggio dovremmo avvisarti. Ora lo facciamo, scusaci.
  Mi spiace leggere questo. Ho cercato la tua pratica e ti ho scritto in privato: risolviamo.
  Ci scusiamo. La persona che ti ha ricevuto era al primo mese e avremmo dovuto affiancarla.
  Non è andata come doveva e ce ne scusiamo. Chiama e chiedi del responsabile.
  Ci risulta una versione un po’ diversa, ma se ti sei trovat{p} male il torto è nostro. Vieni a parlarne.
  {name}, capisco l’arrabbiatura. Lasciami provare a sistemare la cosa.
  Grazie di averlo scritto anche se non ci fa onore. Abbiamo cambiato modo di lavorare.
  Non cerchiamo scuse. Se vuoi darci un’altra occasione sai dove siamo.
  Ho letto e riletto: dovevamo fare meglio. Ti chiamo domani.`)

/** What a buyer asked the dealer first, and what it answered. */
export const questions = linesOf(`
  Buongiorno, vorrei sapere se fate anche la permuta. Ho {un} del 2017.
  Salve, siete aperti sabato pomeriggio? Verrei a vedere qualcosa in piazzale.
  Buonasera, cerco {un} sui diecimila euro per andare al lavoro. Avete qualcosa?
  Ciao, fate consegna a domicilio fuori regione?
  Buongiorno, si può provare {il} prima di lasciare una caparra?
  Salve, il passaggio di proprietà lo fate voi? In quanto tempo?
  Buongiorno, vorrei fissare un appuntamento per la prossima settimana.
  Vi arrivano altri mezzi nei prossimi giorni? Cerco {un} con pochi chilometri.
  Buonasera, quanto dura la vostra garanzia e che cosa copre?
  Salve, posso far vedere {il} al mio meccanico?`)
export const replies = linesOf(`
  Buongiorno, certo. Quando le fa comodo passare?
  Sì, senza problemi. La aspettiamo, basta un messaggio il giorno prima.
  Buongiorno, qualcosa c’è: le mando due proposte in giornata.
  Salve, sì. Le costa solo il trasporto, che le diciamo prima.
  Certamente, è la prima cosa da fare. Mi dica il giorno.
  Lo facciamo noi, di solito in due giorni.
  Volentieri: giovedì o venerdì mattina?
  Dodici mesi, e nel contratto trova l’elenco delle parti coperte. Se vuole glielo mando.`)
