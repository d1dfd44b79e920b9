import type { PolicySection } from './policy-section'
import { terms20261123 } from './terms-2026-11-23'

const reviews: PolicySection = {
  heading: 'Recensioni',
  items: [
    'Chi ha scritto a un concessionario da Ingrana, con l’indirizzo del proprio account, può lasciare una recensione su di lui: una sola, che può cambiare o eliminare. Chi lavora per quel concessionario non può.',
    'Verifichiamo così che ci sia stato un contatto. Non possiamo verificare che ci sia stato un acquisto, e lo scriviamo accanto alle recensioni.',
    'Una persona legge ogni recensione prima che sia pubblicata, bella o brutta che sia. Non pubblichiamo insulti, dati di persone, pubblicità, accuse di reati senza prove, copie e testi falsi; chi l’ha scritta riceve il motivo e può riscriverla.',
    'La media si calcola su tutte le recensioni pubblicate, da tre in su. Nessuno paga per una recensione né per toglierla, e nessuna recensione cambia il posto di un annuncio nelle liste. Il concessionario può rispondere sotto ciascuna.',
  ],
}

/** The terms of the day before, and what holds for reviews since dealers have some. */
export const terms20261124: readonly PolicySection[] = terms20261123.map((section) =>
  section.heading === reviews.heading ? reviews : section,
)
