import type { NewDealer } from '@/lib/market/dealers/dealer'
import { type DealerService, knownServices } from '@/lib/market/dealers/dealer-services'
import { openingHoursOf } from '@/lib/market/dealers/opening-hours'
import type { DealerTrade, DemoDealer } from '../demo-dealer'
import { Random } from '../random'
import { spell } from './phrases'
import { openings, places, strengths } from './profile-texts'
import { streams } from './streams'

const activities: Readonly<Record<DealerTrade, string | null>> = {
  concessionaria: 'ufficiale',
  multimarca: 'multimarca',
  moto: 'altri',
  camper: 'altri',
  commerciali: 'altri',
  epoca: 'multimarca',
  noleggio: null,
}

type Shares = Partial<Record<DealerService, number>>
const everywhere: Shares = { permuta: 0.85, finanziamenti: 0.8, passaggio: 0.75, consegna: 0.4, prova: 0.7, accesso: 0.55, ricarica: 0.15 }
/** How many of a trade offer a service, where that differs from all. */
const serviceShares: Readonly<Record<DealerTrade, Shares>> = {
  concessionaria: { officina: 0.95, carrozzeria: 0.45, gomme: 0.5, revisioni: 0.3, ricarica: 0.6, noleggio: 0.4, prova: 0.95 },
  multimarca: { officina: 0.5, carrozzeria: 0.2, gomme: 0.25, revisioni: 0.15, noleggio: 0.15 },
  moto: { officina: 0.9, gomme: 0.7, prova: 0.5 },
  camper: { officina: 0.9, carrozzeria: 0.35, noleggio: 0.6, prova: 0.4 },
  commerciali: { officina: 0.75, carrozzeria: 0.4, gomme: 0.4, noleggio: 0.5 },
  epoca: { officina: 0.5, carrozzeria: 0.4, finanziamenti: 0.1, permuta: 0.4 },
  noleggio: { noleggio: 1, permuta: 0.3, passaggio: 0, prova: 0.3, finanziamenti: 0.1 },
}

/** What a dealer says of itself. */
type Profile = Required<Pick<NewDealer, 'description' | 'openingHours' | 'services' | 'activity' | 'pec'>>

/** The profile of dealer number `index`, always the same for one seed. */
export function dealerProfile(seed: number, index: number, dealer: DemoDealer, place: string): Profile {
  const random = new Random(seed, streams.profile, index)
  const opening = random.pick(openings[dealer.trade])
  const services = servicesOf(random, dealer.trade, /officina|tagliand/.test(opening))
  return {
    activity: activities[dealer.trade],
    services,
    openingHours: openingHoursOf(weekOf(random)),
    pec: random.chance(0.7) && typeof dealer.website === 'string' ? `pec@${dealer.website.replace('https://www.', '')}` : null,
    description: [opening, ...restOf(random, dealer, services)]
      .map((line) => spell(random, line, dealer.trade, slotsOf(dealer, place)))
      .join(' '),
  }
}

function servicesOf(random: Random, trade: DealerTrade, hasWorkshop: boolean): DealerService[] {
  const shares = Object.entries({ ...everywhere, ...serviceShares[trade] })
  const offered = shares.flatMap(([service, share]) => (random.chance(share) ? [service] : []))
  return knownServices(hasWorkshop ? [...offered, 'officina'] : offered)
}

/** Hours with a pause or without one, a Saturday that is whole, half or closed, and a few open Sundays. */
function weekOf(random: Random) {
  const opens = random.pick(['8:30', '9:00', '9:00', '9:30'])
  const closes = random.pick(['18:30', '19:00', '19:00', '19:30'])
  const morning = `${opens}–${random.pick(['12:30', '12:30', '13:00'])}`
  const day = random.chance(0.3) ? `${opens}–${closes}` : `${morning}, ${random.pick(['14:30', '15:00', '15:00', '15:30'])}–${closes}`
  const saturday = random.pick([morning, morning, `${opens}–18:00`, day, 'chiuso'])
  return {
    Lun: random.chance(0.12) ? 'chiuso' : day,
    Mar: day,
    Mer: day,
    Gio: day,
    Ven: day,
    Sab: saturday,
    Dom: saturday !== 'chiuso' && random.chance(0.12) ? '10:00–12:30' : 'chiuso',
  }
}

/** What follows the first sentence: nothing that the list of services would deny. */
function restOf(random: Random, { trade, foundedYear }: DemoDealer, services: readonly string[]): string[] {
  const said: string[] = []
  const count = trade === 'noleggio' || trade === 'epoca' ? 0 : random.whole(1, 2)
  while (said.length < count) {
    const [, service, text = ''] = /^(?:([a-z]+): )?(.*)$/.exec(random.pick(strengths)) ?? []
    if ((service === undefined || services.includes(service)) && !said.includes(text)) said.push(text)
  }
  if (random.chance(0.7)) said.push(random.pick(places.filter((line) => isOld(foundedYear) || !line.includes('{generation}'))))
  return said
}

const isOld = (year: number | null | undefined) => (year ?? 2_000) < 1_990

function slotsOf({ foundedYear }: DemoDealer, place: string) {
  const year = foundedYear ?? 2_000
  return { place, year: String(year), generation: year < 1_970 ? 'terza' : 'seconda' }
}
