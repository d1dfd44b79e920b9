import { marketingProofYears } from '@/lib/accounts/consent/marketing-consent'
import { draftDays, knownDeviceDays, sessionMaxDays } from '@/lib/accounts/consent/storage-limits'
import { callbackDays } from '@/lib/accounts/contact/callbacks/callback'
import { conversationRetentionMonths } from '@/lib/accounts/contact/reply'
import { refusedMonths } from '@/lib/accounts/dealerships/dealer-registration'
import { invitationDays } from '@/lib/accounts/dealerships/dealership'
import { logYears } from '@/lib/accounts/moderation/moderation-case'
import { reportMonths } from '@/lib/accounts/reports/ad-report'
import { alertEventRetentionDays, requestDays } from '@/lib/accounts/saved-searches/alert-frequency'
import { eventMonths, unmarkedEventMonths } from '@/lib/experimentation/experiment-results/statistics/thresholds'
import { durationText } from '@/lib/kernel/italian/duration-text'
import type { PolicySection } from './policy-section'

/** The part of the privacy policy that is plain text. It says what the product does, and changes with it. */
export const policySections: readonly PolicySection[] = [
  {
    heading: 'Il tuo account',
    items: [
      'Nome, e-mail e, se lo indichi, telefono: servono a darti l’account che ci chiedi (contratto). Li conserviamo finché tieni l’account.',
      'La password è conservata in una forma che non permette di rileggerla. Se attivi i codici di un’app per l’accesso, ne conserviamo la chiave finché li tieni.',
      `Dopo il primo accesso ricordiamo il dispositivo con un cookie, per ${durationText(knownDeviceDays, 'day')} dall’ultimo: chi sbaglia apposta la tua password non può chiuderti fuori.`,
      `Degli accessi aperti teniamo il tipo di browser e le date, per mostrarteli nel profilo: al massimo ${durationText(sessionMaxDays, 'day')}.`,
      'Se accedi con Facebook riceviamo nome, e-mail e il codice del tuo profilo. Non riceviamo la password e non pubblichiamo nulla.',
      'Conserviamo quali condizioni d’uso hai accettato e quando, come prova del contratto, finché tieni l’account.',
      'Una registrazione mai confermata viene cancellata dopo la scadenza del suo link.',
    ],
  },
  {
    heading: 'Preferiti',
    items: [
      'Gli annunci e le valutazioni che salvi sono legati al tuo account, li vedi solo tu e li togli quando vuoi. Se un annuncio cambia prezzo o viene venduto, te lo segnaliamo nei preferiti.',
    ],
  },
  {
    heading: 'Ricerche salvate e avvisi',
    items: [
      `Una ricerca salvata e la sua frequenza restano finché la tieni. Ti scriviamo solo se lo scegli, e ogni e-mail ha un link per smettere senza accedere. Di quali annunci ti abbiamo avvisato ci ricordiamo per ${durationText(alertEventRetentionDays, 'day')}.`,
      `Per gli avvisi senza account conserviamo solo l’indirizzo, la ricerca e la frequenza: l’indirizzo per ${durationText(requestDays, 'day')} se non lo confermi, altrimenti finché hai almeno un avviso. Se smetti lo cancelliamo il giorno dopo; se apri un account con lo stesso indirizzo, le ricerche passano lì.`,
    ],
  },
  {
    heading: 'Messaggi e telefonate ai venditori',
    items: [
      `Quando scrivi a un venditore gli facciamo avere nome, messaggio e, se lo indichi, telefono: senza, non potrebbe risponderti (contratto). La tua e-mail non gli viene mostrata. Conserviamo i messaggi per ${durationText(conversationRetentionMonths, 'month')}, poi li cancelliamo.`,
      'Il numero di telefono di un venditore compare solo quando lo chiedi. Contiamo quante volte è stato chiesto ogni giorno, senza sapere da chi. Lo stesso vale per le visite di un annuncio: ne teniamo la somma di ogni giorno.',
      `Se chiedi di essere richiamato, la concessionaria riceve nome, numero e orario (contratto): li cancelliamo ${callbackDays} giorni dopo quell’orario.`,
      'Una concessionaria può mettere un link a WhatsApp con il suo numero: si apre solo se lo tocchi, e da lì vale l’informativa di WhatsApp.',
      `Se segnali un annuncio conserviamo la segnalazione e, se la lasci, la tua e-mail per risponderti: al massimo per ${durationText(reportMonths, 'month')}. Se elimini l’account, della segnalazione resta solo il testo.`,
    ],
  },
  {
    heading: 'I tuoi annunci',
    items: [
      `Ciò che scrivi in un annuncio e le foto servono a pubblicarlo (contratto). Una bozza resta ${durationText(draftDays, 'day')} dall’ultimo salvataggio, un annuncio finché tieni l’account o lo elimini. Luogo e macchina scritti dentro una foto non sono nelle immagini che mostriamo; una foto tolta viene cancellata il giorno dopo.`,
      'Il tuo nome e la tua e-mail non compaiono nell’annuncio; il telefono solo se lo indichi, e a chi lo chiede.',
      `Prima di pubblicare un programma cerca segni di truffa, e decide sempre una persona (legittimo interesse: proteggere chi compra). I fascicoli restano quanto l’annuncio; il registro delle decisioni, senza il nome di chi vende, ${durationText(logYears, 'year')}.`,
    ],
  },
  {
    heading: 'Recensioni',
    items: [
      'Una recensione compare con il nome del tuo account, il cognome ridotto all’iniziale, e resta finché non la elimini o elimini l’account. Controlliamo che dal tuo account sia partito un messaggio a quel concessionario.',
      'Se scegli di farti invitare a una recensione su Trustpilot, solo allora gli mandiamo il tuo nome e la tua e-mail.',
    ],
  },
  {
    heading: 'Concessionarie',
    items: [
      `Di chi chiede di far entrare una concessionaria conserviamo nome, e-mail e dati dell’azienda: ${durationText(refusedMonths, 'month')} se la richiesta è rifiutata, altrimenti quanto l’account (contratto).`,
      `Di chi ci lavora conserviamo il ruolo e che cosa ha fatto nell’area: chi elimina l’account non si riconosce più in quel registro. Un invito scade dopo ${durationText(invitationDays, 'day')}.`,
      'Chi compra e scrive a una concessionaria viene letto da tutto il suo personale.',
    ],
  },
  {
    heading: 'E-mail promozionali',
    items: [
      `Le mandiamo solo a chi le ha chieste, alla registrazione o nel profilo, per Ingrana e per i partner separatamente. Nessuna delle due caselle è già spuntata, e la smetti quando vuoi, dal profilo. Anche di queste scelte conserviamo la prova, legata al tuo account; quelle superate da una scelta nuova, per altri ${durationText(marketingProofYears, 'year')}.`,
    ],
  },
  {
    heading: 'Sicurezza',
    items: [
      'Alcuni moduli hanno un controllo contro i programmi automatici, fornito da un servizio esterno. Il suo script viene caricato solo quando entri in uno di quei moduli, con il puntatore, il dito o la tastiera, e riceve allora il tuo indirizzo IP e alcune caratteristiche del browser (legittimo interesse: difendere chi vende e chi compra).',
      'Contiamo i tentativi di accesso e di invio da uno stesso indirizzo, in una forma che non permette di rileggerlo, per al massimo qualche ora.',
      'Quando qualcosa si rompe raccogliamo l’errore e la pagina in cui è successo, senza nome, e-mail, indirizzo IP o codici che ti riconoscano. La registrazione di come si muove la pagina parte solo con il tuo consenso.',
    ],
  },
  {
    heading: 'Misurazione ed esperimenti',
    items: [
      'Solo con il tuo consenso contiamo quali varianti delle pagine vedi e che cosa fai sul sito: una ricerca, un annuncio aperto, salvato o condiviso, un contatto, un accesso, una registrazione, una pubblicazione, un menu aperto, un invio non riuscito. Contiamo il tipo di azione e il momento, mai ciò che scrivi.',
      'Con la prima variante di un esperimento che vedi teniamo poche parole sulla visita: tipo di dispositivo, categoria e regione cercate, tipo di pagina d’arrivo, se hai dato il consenso quel giorno o prima, se hai effettuato l’accesso e con che tipo di account. Non quale account.',
      `Nel nostro registro il codice casuale del browser sta in una forma che non permette di rileggerlo, senza indirizzo IP e senza tipo di browser. Cancelliamo dopo ${durationText(unmarkedEventMonths, 'month')} le azioni che nessun esperimento ha contato, dopo ${durationText(eventMonths, 'month')} tutto il resto.`,
      'Gli stessi conteggi possono andare a un servizio di statistica o a chi gestisce gli esperimenti, che lavorano per noi: ricevono il codice casuale, il tipo di dispositivo e di browser (user agent) e, come ogni sito a cui il browser si collega, il tuo indirizzo IP.',
      'Se ritiri il consenso, il codice e ciò che aspetta di essere inviato spariscono dal browser. Quello che il nostro registro ha già contato non si può più ricondurre a te, e resta fino alla scadenza.',
    ],
  },
  {
    heading: 'A chi arrivano i dati',
    items: [
      'Ai venditori che contatti, e alle aziende che lavorano per noi: chi ospita il sito, consegna le e-mail, raccoglie gli errori, controlla i moduli. A Facebook (Meta), a chi misura e a chi gestisce gli esperimenti solo con il tuo consenso. Non vendiamo i tuoi dati.',
    ],
  },
  {
    heading: 'I tuoi diritti',
    items: [
      'Dal profilo puoi correggere i tuoi dati, scaricarli ed eliminare l’account con tutto ciò che contiene, in ogni momento.',
      'Puoi anche scriverci per accedere ai dati, correggerli, cancellarli, limitarne l’uso, opporti o riceverli in un formato leggibile.',
      'Se pensi che qualcosa non sia in regola puoi rivolgerti al Garante per la protezione dei dati personali.',
    ],
  },
]
