import type { PolicySection } from './policy-section'

/** The terms as they came into force: accounts and ads, dealers, order of the lists, moderation, reviews, liability, law. */
export const terms20261123: readonly PolicySection[] = [
  {
    heading: 'Che cosa è Ingrana',
    items: [
      'Ingrana pubblica annunci di veicoli e mette in contatto chi vende e chi compra. Non vende veicoli, non incassa pagamenti, non custodisce somme e non organizza consegne.',
      'Il contratto di vendita o di noleggio nasce tra chi compra e chi vende: Ingrana non ne è parte e non agisce per conto di nessuno dei due.',
      'Queste condizioni valgono per chi consulta il sito, per chi ha un account e per chi pubblica annunci.',
    ],
  },
  {
    heading: 'L’account',
    items: [
      'Per cercare e scrivere a un venditore l’account non serve. Serve per pubblicare un annuncio e per ritrovare preferiti, ricerche e messaggi. È gratuito.',
      'Può aprirlo chi ha compiuto 18 anni. I dati devono essere veri e la password resta tua: chi la conosce agisce a tuo nome finché non la cambi.',
      'L’account nasce quando confermi l’indirizzo dal link che ti mandiamo, oppure con il primo accesso attraverso un altro servizio, come Facebook. Di quel momento conserviamo la data e la versione di queste condizioni che hai accettato.',
      'Puoi eliminare l’account dal profilo in ogni momento: i dati che contiene vengono eliminati subito. Quello che dobbiamo conservare più a lungo, e per quanto, è scritto nell’informativa privacy.',
    ],
  },
  {
    heading: 'Gli annunci',
    items: [
      'Per i privati pubblicare è gratis. Un annuncio resta online 60 giorni; negli ultimi 14, e dopo la scadenza, si può rinnovare.',
      'Chi pubblica deve poter disporre del veicolo e ne dichiara i fatti: prezzo, chilometri, condizioni, incidenti. Un dato facoltativo che non conosce lo lascia vuoto: lo mostriamo come «non indicato».',
      'Serve almeno una fotografia, propria e del veicolo in vendita. Con la pubblicazione ci autorizzi a mostrarla e ridimensionarla per l’annuncio; resta tua.',
      'Dove un annuncio non ha fotografie mostriamo un disegno del tipo di veicolo, sempre indicato come immagine illustrativa.',
      'Non si possono chiedere soldi prima della visita, mettere nel testo recapiti o indirizzi di altri siti, pubblicare due volte lo stesso veicolo, usare foto di altri, offrire veicoli che non si possono vendere.',
      'Un veicolo venduto va segnato come venduto. La pagina resta visibile per 30 giorni, con l’avviso che non è più disponibile.',
    ],
  },
  {
    heading: 'Chi vende, e che cosa cambia per chi compra',
    items: [
      'Ogni annuncio dice se vende un concessionario o un privato, come lo ha dichiarato chi vende. Se non lo ha dichiarato, la pagina invita a chiederlo.',
      'Le norme a tutela dei consumatori, come la garanzia legale di conformità e, nei contratti a distanza, il diritto di recesso, valgono quando chi vende lo fa per professione. Tra privati valgono le norme del codice civile sulla vendita.',
      'Di tutti gli obblighi della vendita risponde chi vende: consegna, documenti, garanzie. Ingrana risponde solo del proprio servizio.',
      'Prima di pagare guarda il veicolo, controlla i documenti e fatti dare una ricevuta.',
    ],
  },
  {
    heading: 'Concessionari',
    items: [
      'I concessionari non hanno ancora un account proprio: le loro pagine e i loro annunci nascono dai dati e dai file che ci consegnano, secondo un accordo scritto con ciascuno.',
      'Le richieste di chi compra arrivano all’e-mail del concessionario. Quante volte è stato chiesto il suo numero lo contiamo senza sapere da chi.',
      'Non chiediamo di vendere qui allo stesso prezzo o a un prezzo più basso che altrove: ciascuno è libero di offrire dove e come vuole.',
      'Ingrana non vende veicoli propri e non tratta un venditore meglio di un altro. Non vendiamo posizioni nelle liste.',
      'Se limitiamo o sospendiamo il servizio a un concessionario gli scriviamo prima, o al più tardi in quel momento, con i fatti e la regola violata. Se lo chiudiamo del tutto lo avvisiamo almeno 30 giorni prima, salvo che la legge imponga di agire subito o che le violazioni siano ripetute.',
      'Una modifica di queste condizioni arriva ai concessionari per iscritto, almeno 15 giorni prima di valere. In quel tempo possono recedere dall’accordo.',
      'I reclami dei concessionari arrivano a ricorsi@ingrana.it, gratis: li esamina una persona, che risponde con una decisione motivata. Resta possibile la mediazione: i mediatori sono indicati nell’accordo.',
    ],
  },
  {
    heading: 'In che ordine mostriamo gli annunci',
    items: [
      'Le liste mostrano prima gli annunci pubblicati da meno tempo. Rinnovare un annuncio o cambiarne il prezzo non lo fa salire.',
      'Chi cerca può scegliere un altro ordine: prezzo, chilometri, anno, potenza, distanza, prezzo chiavi in mano. Allora conta solo quel dato; chi non lo dichiara sta in fondo.',
      'I filtri decidono quali annunci stanno nella lista, non in che ordine. Sotto ogni lista è scritto perché ha quell’ordine.',
      'Gli annunci simili in fondo a un annuncio sono prima quelli dello stesso modello, poi quelli della stessa carrozzeria, i più vicini nel prezzo. L’elenco dei concessionari è in ordine alfabetico.',
      'Non contano pagamenti, accordi, il tipo di venditore, l’etichetta del prezzo, né ciò che chi cerca ha fatto prima sul sito. Nessuno può pagare per salire.',
    ],
  },
  {
    heading: 'Stime ed etichette del prezzo',
    items: [
      'La stima confronta il prezzo chiesto con quelli di veicoli simili pubblicati qui. È calcolata da un programma, non è una perizia e non dice in che stato è un veicolo.',
      'Dove i dati non bastano non diamo un’etichetta. Il metodo, e di quanto sbaglia, è spiegato in «Come valutiamo i prezzi».',
    ],
  },
  {
    heading: 'Messaggi',
    items: [
      'Chi scrive e chi risponde si parlano attraverso Ingrana. Non si possono inviare pubblicità, offese o richieste che servono a truffare.',
      'Un programma avverte chi riceve un messaggio con segni di truffa; non lo trattiene. Ognuno dei due può bloccare la conversazione.',
      'Chi ha un account può segnalare un messaggio. Chi lo esamina vede solo quel messaggio, i quattro prima e quello dopo.',
    ],
  },
  {
    heading: 'Controlli e decisioni sugli annunci dei privati',
    items: [
      'Al momento della pubblicazione un programma cerca segni di truffa: parole, prezzo molto sotto la stima, account nuovo, molti annunci in un giorno, foto già viste. Se i segni sono molti l’annuncio aspetta una persona; altrimenti va subito online.',
      'Chiunque può segnalare un annuncio dalla sua pagina, anche senza account.',
      'Il programma non rifiuta nulla: decide sempre una persona, che può approvare, chiedere modifiche, rifiutare o sospendere l’annuncio, oppure bloccare l’account di chi lo ha pubblicato.',
      'Chi vende riceve per e-mail la decisione, la regola e i motivi, e li ritrova accanto all’annuncio. Un annuncio da correggere o rifiutato si può correggere e torna in esame.',
      'Con un account bloccato non si pubblica e non si scrivono messaggi. Si può sempre accedere, scaricare i propri dati, fare ricorso ed eliminare l’account.',
      'Le decisioni restano in un registro per cinque anni.',
    ],
  },
  {
    heading: 'Ricorsi',
    items: [
      'Contro una decisione su un annuncio o sull’account puoi fare ricorso entro sei mesi, una volta e gratis, da «I tuoi annunci»: lo decide una persona diversa da chi ha deciso prima.',
      'Contro una decisione su un messaggio, o se hai segnalato qualcosa e non sei d’accordo con l’esito, scrivi a ricorsi@ingrana.it.',
      'Puoi rivolgerti anche a un organismo certificato di risoluzione extragiudiziale delle controversie, e in ogni caso al giudice.',
    ],
  },
  {
    heading: 'Recensioni',
    items: [
      'Ingrana non pubblica recensioni né voti di venditori o di veicoli, né propri né presi da altri siti. Se cambierà, scriveremo qui come verifichiamo che vengano da chi ha davvero comprato.',
    ],
  },
  {
    heading: 'Di che cosa rispondiamo',
    items: [
      'Non controlliamo ogni annuncio prima che vada online e non possiamo garantire ciò che dichiara chi vende. Quando sappiamo di un contenuto illecito lo esaminiamo e, se serve, lo togliamo.',
      'Il sito può fermarsi per guasti o lavori. Rispondiamo dei danni che causiamo con dolo o colpa grave, e verso i consumatori in tutti i casi in cui la legge lo prevede: nulla qui limita questi diritti.',
      'Chi pubblica risponde di ciò che dichiara e dei diritti di altri che viola.',
      'Annunci e fotografie non si possono copiare per pubblicarli altrove senza il consenso di chi ne ha i diritti.',
    ],
  },
  {
    heading: 'Modifiche di queste condizioni',
    items: [
      'Ogni versione porta la data da cui vale e resta consultabile in fondo a questa pagina.',
      'Per chi ha già un account una versione nuova vale da quando la accetta dal profilo. Fino ad allora resta quella che ha accettato.',
    ],
  },
  {
    heading: 'Legge, giudice e contatti',
    items: [
      'Si applica la legge italiana. Un consumatore può rivolgersi al giudice del luogo in cui ha la residenza o il domicilio e conserva le tutele della legge del suo paese; per chi agisce per professione è competente il giudice della sede di chi gestisce Ingrana.',
      'Chi gestisce Ingrana, e come scrivergli in italiano anche per le autorità e per ogni segnalazione, è indicato nei «Dati della società».',
    ],
  },
]
