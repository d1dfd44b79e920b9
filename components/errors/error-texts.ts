type ErrorText = { title: string; sentence: string; canRetry: boolean }

const texts: Record<number, ErrorText> = {
  400: {
    title: 'Questo indirizzo non si legge.',
    sentence: 'Una parte dell’indirizzo non è valida. Riparti dalla home o da una nuova ricerca.',
    canRetry: false,
  },
  403: { title: 'Qui non si passa.', sentence: 'Questa pagina non è aperta a tutti. Torna alla home e riparti da lì.', canRetry: false },
  404: {
    title: 'Questa strada non c’è.',
    sentence: 'L’indirizzo è cambiato o l’annuncio non è più sul sito. Riparti dalla home o da una nuova ricerca.',
    canRetry: false,
  },
  410: {
    title: 'Questo annuncio ha lasciato la strada.',
    sentence: 'È stato rimosso e non tornerà. Riparti dalla home o da una nuova ricerca.',
    canRetry: false,
  },
  503: { title: 'Strada chiusa per poco.', sentence: 'C’è molto traffico. Riprova fra qualche minuto.', canRetry: true },
}
const fallback: ErrorText = {
  title: 'Ops, strada interrotta.',
  sentence: 'Il problema è nostro, non tuo. Riprova fra qualche minuto.',
  canRetry: true,
}

export function errorText(status: number): ErrorText {
  return texts[status] ?? fallback
}
