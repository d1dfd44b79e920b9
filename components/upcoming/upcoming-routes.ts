import { routes } from '@/lib/kernel/routes/routes'

type Link = { label: string; href: string }
export type UpcomingRoute = {
  title: string
  intro: string
  sections?: readonly { heading: string; text: string }[]
  links: readonly Link[]
}

const search: Link = { label: 'Cerca un’auto', href: routes.cars }
const home: Link = { label: 'Torna alla home', href: routes.home }
const dealers: Link = { label: 'Vai ai concessionari', href: routes.dealers }

/** Every route that stands but is not built yet, with what it tells visitors meanwhile. A route that gets its screen leaves this file; in the end it is empty. */
export const upcomingRoutes = {
  [routes.magazine]: {
    title: 'Magazine',
    intro: 'Guide all’acquisto, prove e consigli per chi compra e chi vende: la redazione è al lavoro sui primi articoli.',
    links: [search, home],
  },
  [routes.magazineSiteMap]: {
    title: 'Mappa del magazine',
    intro: 'L’elenco degli articoli comparirà qui con i primi pubblicati.',
    links: [
      { label: 'Vai al magazine', href: routes.magazine },
      { label: 'Mappa del sito', href: routes.siteMap },
    ],
  },
  [routes.dealerRegistration]: {
    title: 'Registra la tua concessionaria',
    intro:
      'La registrazione delle concessionarie apre presto: profilo pubblico, orari, parco veicoli e importazione dell’intero stock da un file CSV.',
    links: [dealers, home],
  },
  [routes.about]: {
    title: 'Chi siamo',
    intro:
      'Ingrana è il mercato italiano dei veicoli con il prezzo spiegato bene: auto, moto, camper e veicoli commerciali, usati, a km 0, nuovi, a noleggio e d’epoca.',
    sections: [
      {
        heading: 'Come lavoriamo',
        text: 'Ogni annuncio mostra i fatti dichiarati dal venditore e dice quando un dato non è indicato. L’etichetta del prezzo compare solo se ci sono abbastanza veicoli simili, e spiega sempre il confronto.',
      },
    ],
    links: [search, dealers],
  },
  [routes.companyPolicy]: {
    title: 'Dati della società',
    intro: 'I dati legali della società che gestisce Ingrana saranno pubblicati qui.',
    links: [
      { label: 'Condizioni d’uso', href: routes.termsPolicy },
      { label: 'Informativa privacy', href: routes.privacyPolicy },
    ],
  },
  [routes.termsPolicy]: {
    title: 'Condizioni d’uso',
    intro: 'Le condizioni complete saranno pubblicate qui. Oggi puoi consultare gli annunci e aprire un account gratuito.',
    sections: [
      {
        heading: 'Gli annunci',
        text: 'Testi, prezzi e dati tecnici sono dichiarati da chi vende. Ingrana non è parte della compravendita: prima di pagare, verifica il veicolo e i documenti.',
      },
      {
        heading: 'Le immagini',
        text: 'Dove manca una fotografia mostriamo un disegno del tipo di veicolo, sempre indicato come immagine illustrativa.',
      },
    ],
    links: [{ label: 'Informativa privacy', href: routes.privacyPolicy }, home],
  },
} as const satisfies Readonly<Record<string, UpcomingRoute>>

export type UpcomingPath = keyof typeof upcomingRoutes
