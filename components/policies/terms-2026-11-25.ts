import type { PolicySection } from './policy-section'
import { terms20261124 } from './terms-2026-11-24'

const dealers: PolicySection = {
  heading: 'Concessionari',
  items: [
    'Una concessionaria chiede di entrare dal modulo di registrazione, con la partita IVA e il numero del registro delle imprese. Una persona controlla la richiesta, poi la approva o la rifiuta con un motivo. Entrare accettando queste condizioni è il contratto tra la concessionaria e Ingrana.',
    'Il titolare invita il personale e dà a ciascuno un ruolo: titolare, venditore, solo stock, sola lettura. La concessionaria risponde di ciò che il suo personale fa nell’area; un registro dice chi ha fatto che cosa.',
    'I veicoli si scrivono a mano, arrivano da un file o da un indirizzo che leggiamo noi, oppure da un programma con una chiave. Prima di confermare un file si vede che cosa cambia; un’importazione si può annullare entro 24 ore.',
    'Le richieste di chi compra arrivano nell’area e all’e-mail della concessionaria. Quante volte è stato chiesto il suo numero lo contiamo senza sapere da chi.',
    'La concessionaria vede le richieste che riceve e, per i propri veicoli, visite, salvataggi e contatti. Accanto vede gli stessi numeri degli altri venditori per gli stessi modelli, solo messi insieme e solo quando sono abbastanza. I dati di una singola concessionaria non li vede nessun’altra, e non li vendiamo.',
    'Lo stock resta della concessionaria, che può scaricarlo in ogni momento, anche nei formati di Google e Meta. Quando il contratto finisce, finisce anche l’accesso all’area: prima scarica ciò che ti serve.',
    'Gli annunci si vedono sul sito, negli avvisi per e-mail, nei feed delle liste e nei risultati dei motori di ricerca. Altrove vanno solo attraverso gli indirizzi che la concessionaria stessa consegna ad altri.',
    'Non chiediamo di vendere qui allo stesso prezzo o a un prezzo più basso che altrove: ciascuno è libero di offrire dove e come vuole.',
    'Ingrana non vende veicoli propri e non tratta un venditore meglio di un altro. Non vendiamo posizioni nelle liste.',
    'Se limitiamo o sospendiamo il servizio a un concessionario gli scriviamo prima, o al più tardi in quel momento, con i fatti e la regola violata. Se lo chiudiamo del tutto lo avvisiamo almeno 30 giorni prima, salvo che la legge imponga di agire subito o che le violazioni siano ripetute. La concessionaria può recedere quando vuole, scrivendoci.',
    'Una modifica di queste condizioni arriva ai concessionari per iscritto, almeno 15 giorni prima di valere. In quel tempo possono recedere.',
    'I reclami dei concessionari arrivano a ricorsi@ingrana.it, gratis: li esamina una persona, che risponde con una decisione motivata. Resta possibile la mediazione, con un mediatore scelto insieme: una parte ragionevole dei costi è nostra.',
  ],
}

/** The terms of the day before, and what holds for dealers since they have an area of their own. */
export const terms20261125: readonly PolicySection[] = terms20261124.map((section) =>
  section.heading === dealers.heading ? dealers : section,
)
