import { routes } from '@/lib/routes/routes'

type Link = { label: string; href: string }
export type UpcomingRoute = { title: string; intro: string; sections?: readonly { id?: string; heading: string; text: string }[]; links: readonly Link[] }

const search: Link = { label: 'Cerca un’auto', href: routes.cars }
const home: Link = { label: 'Torna alla home', href: routes.home }
const dealers: Link = { label: 'Vai ai concessionari', href: routes.dealers }

/** Every route that stands but is not built yet, with what it tells visitors meanwhile. A route that gets its screen leaves this file; in the end it is empty. */
export const upcomingRoutes = {
  '/identityprovider/[provider]': {
    title: 'Accesso con un altro servizio',
    intro: 'L’accesso con un account esterno arriva insieme agli account personali. Non abbiamo ricevuto né salvato nessun dato da quel servizio.',
    links: [search, home],
  },
  [routes.favourites]: {
    title: 'Preferiti',
    intro: 'Qui ritroverai gli annunci salvati quando apriranno gli account personali. Per ora, ogni ricerca ha un indirizzo tutto suo: salvala tra i segnalibri del browser e la ritrovi con gli stessi filtri.',
    links: [search, home],
  },
  [routes.sell]: {
    title: 'Vendi il tuo veicolo',
    intro: 'La pubblicazione degli annunci apre presto, per privati e concessionarie. Intanto guarda a quanto sono in vendita i veicoli come il tuo: scegli marca, modello e anno e ordina per prezzo.',
    links: [{ label: 'Confronta i prezzi', href: routes.usedCars }, home],
  },
  [routes.magazine]: {
    title: 'Magazine',
    intro: 'Guide all’acquisto, prove e consigli per chi compra e chi vende: la redazione è al lavoro sui primi articoli.',
    links: [search, home],
  },
  [routes.magazineSiteMap]: {
    title: 'Mappa del magazine',
    intro: 'L’elenco degli articoli comparirà qui con i primi pubblicati.',
    links: [{ label: 'Vai al magazine', href: routes.magazine }, { label: 'Mappa del sito', href: routes.siteMap }],
  },
  [routes.dealerRegistration]: {
    title: 'Registra la tua concessionaria',
    intro: 'La registrazione delle concessionarie apre presto: profilo pubblico, orari, parco veicoli e importazione dell’intero stock da un file CSV.',
    links: [dealers, home],
  },
  [routes.valuation]: {
    title: 'Valutazione auto',
    intro: 'La valutazione dalla targa o da marca e modello arriva presto. Intanto, sugli annunci con abbastanza veicoli simili trovi già l’etichetta del prezzo, con la spiegazione del confronto.',
    links: [{ label: 'Guarda le auto usate', href: routes.usedCars }, home],
  },
  [routes.about]: {
    title: 'Chi siamo',
    intro: 'Ingrana è il mercato italiano dei veicoli con il prezzo spiegato bene: auto, moto, camper e veicoli commerciali, usati, a km 0, nuovi, a noleggio e d’epoca.',
    sections: [
      { heading: 'Come lavoriamo', text: 'Ogni annuncio mostra i fatti dichiarati dal venditore e dice quando un dato non è indicato. L’etichetta del prezzo compare solo se ci sono abbastanza veicoli simili, e spiega sempre il confronto.' },
    ],
    links: [search, dealers],
  },
  [routes.companyPolicy]: {
    title: 'Dati della società',
    intro: 'I dati legali della società che gestisce Ingrana saranno pubblicati qui prima dell’apertura delle registrazioni.',
    links: [{ label: 'Condizioni d’uso', href: routes.termsPolicy }, { label: 'Informativa privacy', href: routes.privacyPolicy }],
  },
  [routes.termsPolicy]: {
    title: 'Condizioni d’uso',
    intro: 'Le condizioni complete saranno pubblicate insieme agli account personali. Oggi il sito si può solo consultare.',
    sections: [
      { heading: 'Gli annunci', text: 'Testi, prezzi e dati tecnici sono dichiarati da chi vende. Ingrana non è parte della compravendita: prima di pagare, verifica il veicolo e i documenti.' },
      { heading: 'Le immagini', text: 'Dove manca una fotografia mostriamo un disegno del tipo di veicolo, sempre indicato come immagine illustrativa.' },
    ],
    links: [{ label: 'Informativa privacy', href: routes.privacyPolicy }, home],
  },
  [routes.privacyPolicy]: {
    title: 'Informativa privacy',
    intro: 'Oggi Ingrana si consulta senza account: il sito non imposta cookie, non usa strumenti di misura e non ti chiede dati personali. L’informativa completa sarà pubblicata prima dell’apertura delle registrazioni.',
    sections: [
      { id: 'impostazioni', heading: 'Impostazioni privacy', text: 'Non c’è nulla da scegliere finché il sito non usa cookie né strumenti di terzi. Quando servirà il tuo consenso, lo chiederemo prima e da qui potrai cambiarlo.' },
    ],
    links: [{ label: 'Condizioni d’uso', href: routes.termsPolicy }, home],
  },
} as const satisfies Readonly<Record<string, UpcomingRoute>>

export type UpcomingPath = keyof typeof upcomingRoutes
