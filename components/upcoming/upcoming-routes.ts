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
} as const satisfies Readonly<Record<string, UpcomingRoute>>

export type UpcomingPath = keyof typeof upcomingRoutes
