import type { PurposeKey } from './privacy-choice'

type PurposeText = {
  name: string
  /** What it is for and who gets what, in a sentence or two for the person who decides. */
  short: string
  /** The same in full, for the privacy page. */
  explanation: string
}

/** What people read about each purpose; apart from the rules, which every page loads. */
export const purposeTexts: Readonly<Record<PurposeKey, PurposeText>> = {
  measurement: {
    name: 'Misurazione ed esperimenti',
    short: 'Un codice casuale conta quali pagine funzionano, anche provandone due versioni. Senza nome, e-mail o telefono.',
    explanation:
      'Un codice casuale riconosce questo browser: ci serve per contare che cosa si usa del sito, provare versioni diverse di una pagina e capire quale funziona meglio. I conteggi restano nei nostri sistemi e in quelli di chi gestisce gli esperimenti per noi. Non contengono nome, e-mail o telefono.',
  },
  replay: {
    name: 'Registrazione per trovare gli errori',
    short: 'In qualche visita, e quando qualcosa si rompe, rivediamo come si muove la pagina. Mai che cosa scrivi.',
    explanation:
      'In una parte delle visite, e quando qualcosa si rompe, il servizio che raccoglie i nostri errori registra come si muove la pagina. I campi sono coperti: non vediamo che cosa scrivi.',
  },
  preferences: {
    name: 'Ricerche e annunci visti di recente',
    short: 'Restano su questo dispositivo, per ritrovarli. Non li mandiamo a nessuno.',
    explanation:
      'Le ultime frasi che cerchi e gli annunci che apri restano in questo browser: la ricerca, la home e gli elenchi te li ripropongono. Non li inviamo a nessuno; li cancelli quando vuoi, lì o da qui.',
  },
  social: {
    name: 'Accesso con Facebook',
    short: 'Serve solo se accedi con Facebook, che allora sa che usi Ingrana.',
    explanation:
      'Se scegli di accedere con Facebook, ti portiamo alla sua finestra e Facebook (Meta) viene a sapere che usi Ingrana. Senza questo consenso a Facebook non arriva nulla e puoi accedere con e-mail e password.',
  },
}
