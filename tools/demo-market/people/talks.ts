import { type DemoPersonName, peopleDomain } from './people'
import type { DealTalks } from './seed-deals.server'

export type Said = { by: 'buyer' | 'seller'; hoursAgo: number; text: string; author?: DemoPersonName }
export type Talk = {
  adId: number
  title: string
  /** Where the seller reads mails. */
  to: string
  buyer: { as?: DemoPersonName; name: string; email: string; phone?: string }
  said: readonly Said[]
  assignedTo?: DemoPersonName
  /** What is agreed on in it. */
  story?: keyof DealTalks
  /** Whether the seller has read all of it. */
  isRead?: boolean
}

/** What Elena and Giulia have written before they agreed on a visit. */
export const withElena: readonly Said[] = [
  {
    by: 'buyer',
    hoursAgo: 30,
    text: 'Ciao Giulia, la 500X mi piace molto. Il graffio dietro si sistema con poco? E la cinghia è già stata fatta?',
  },
  {
    by: 'seller',
    hoursAgo: 27,
    text: 'Ciao! Il graffio è superficiale, in carrozzeria mi hanno detto 150 euro. La cinghia non va fatta: è a catena.',
  },
  { by: 'buyer', hoursAgo: 26, text: 'Perfetto. Potrei vederla in mattinata?' },
]

/** Elena and Giulia about the Twingo, which becomes a deal. */
export const aboutTwingo: readonly Said[] = [
  { by: 'buyer', hoursAgo: 75, text: 'Ciao, la Twingo sarebbe per mia sorella. L’abbiamo vista ieri, ci piace: scendi un poco?' },
  { by: 'seller', hoursAgo: 74, text: 'Sì, fammi una proposta qui, così resta scritta.' },
]

/** Bruno, who has bought the Punto. */
export const aboutPunto: readonly Said[] = [
  { by: 'buyer', hoursAgo: 170, text: 'Buongiorno, cerco una prima auto per mio figlio. È ancora libera?' },
  { by: 'seller', hoursAgo: 168, text: 'Sì, venga pure a provarla quando vuole.' },
]

/** Elena asks Lambro Auto, who put the car aside for her. */
export const withLambro: readonly Said[] = [
  { by: 'buyer', hoursAgo: 12, text: 'Buongiorno, questa mi interessa. Si può trattare qualcosa sul prezzo?' },
  { by: 'seller', hoursAgo: 10, text: 'Buongiorno Elena, ci faccia una proposta e la guardiamo subito.', author: 'chiara' },
]

/** A buyer without an account. */
export const stranger = (name: string, phone = '') => ({ name, email: `${name.toLowerCase()}.chiede@${peopleDomain}`, phone })

/** Leads of the dealership: two that wait, one of them too long, and three that were answered. */
export const leadTalks: readonly Omit<Talk, 'adId' | 'title' | 'to'>[] = [
  {
    buyer: stranger('Sergio', '300 4410271'),
    said: [
      { by: 'buyer', hoursAgo: 27, text: 'Buongiorno, la ritirate in permuta una Punto del 2012? Vorrei sapere quanto resta da pagare.' },
    ],
  },
  {
    buyer: stranger('Anna'),
    story: 'toDealer',
    said: [{ by: 'buyer', hoursAgo: 14, text: 'È possibile provarla sabato? Abito a Lecco, arrivo verso le 11.' }],
    assignedTo: 'chiara',
  },
  {
    buyer: stranger('Omar', '300 4410272'),
    assignedTo: 'chiara',
    isRead: true,
    said: [
      { by: 'buyer', hoursAgo: 52, text: 'Il prezzo è comprensivo di passaggio?' },
      {
        by: 'seller',
        hoursAgo: 49,
        author: 'chiara',
        text: 'Buongiorno Omar, il passaggio è a parte: per la provincia di Monza sono circa 500 euro. Le preparo un preventivo completo?',
      },
    ],
  },
  {
    buyer: stranger('Rita'),
    assignedTo: 'davide',
    isRead: true,
    said: [
      { by: 'buyer', hoursAgo: 98, text: 'Ha la garanzia della casa?' },
      { by: 'seller', hoursAgo: 95, author: 'davide', text: 'Buongiorno Rita, 12 mesi di garanzia legale, e possiamo estenderla a 24.' },
      { by: 'buyer', hoursAgo: 90, text: 'Grazie, ne parlo in famiglia.' },
      { by: 'seller', hoursAgo: 88, author: 'davide', text: 'Certo, la aspettiamo in sede.' },
    ],
  },
  {
    buyer: stranger('Giorgio', '300 4410273'),
    assignedTo: 'chiara',
    isRead: true,
    said: [
      { by: 'buyer', hoursAgo: 150, text: 'La consegnate anche a Bologna?' },
      {
        by: 'seller',
        hoursAgo: 147,
        author: 'chiara',
        text: 'Sì, con bisarca a 250 euro, oppure la ritira lei qui con la targa già a suo nome.',
      },
    ],
  },
]
