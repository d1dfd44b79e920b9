import type { PolicySection } from './policy-section'

/** What stood on the page while the whole text was being written. */
export const terms20261121: readonly PolicySection[] = [
  {
    heading: 'Gli annunci',
    items: [
      'Testi, prezzi e dati tecnici sono dichiarati da chi vende. Ingrana non è parte della compravendita: prima di pagare, verifica il veicolo e i documenti.',
    ],
  },
  {
    heading: 'Le immagini',
    items: ['Dove manca una fotografia mostriamo un disegno del tipo di veicolo, sempre indicato come immagine illustrativa.'],
  },
]
