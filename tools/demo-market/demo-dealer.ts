import type { Category } from '@/lib/market/catalogue/category'
import type { NewDealer } from '@/lib/market/dealers/dealer'
import type { Place } from '@/lib/market/places/place'
import { demoPhone, demoVatNumber, reservedTld } from './demo-contact'
import { Random, WeightedSampler } from './random'

export type DealerTrade = 'concessionaria' | 'multimarca' | 'moto' | 'camper' | 'commerciali' | 'epoca' | 'noleggio'
/** `size`: how many cars it has against others. `makes`: those it sells new. */
export type DemoDealer = NewDealer & { trade: DealerTrade; size: number; makes: readonly string[]; name: string }

/** Makes that share a showroom, and how many showrooms there are. */
const showrooms: readonly (readonly [makes: readonly string[], weight: number])[] = [
  [['fiat', 'abarth', 'jeep', 'alfa-romeo', 'lancia'], 16],
  [['volkswagen', 'seat', 'cupra', 'skoda'], 12],
  [['audi'], 7],
  [['mercedes-benz', 'smart'], 9],
  [['bmw', 'mini'], 8],
  [['ford'], 8],
  [['peugeot', 'citroen', 'opel', 'ds-automobiles'], 12],
  [['renault', 'dacia'], 9],
  [['toyota', 'lexus'], 6],
  [['nissan'], 4],
  [['hyundai'], 3],
  [['kia'], 3],
  [['mg'], 3],
  [['volvo', 'land-rover', 'jaguar'], 4],
  [['suzuki', 'mazda', 'honda'], 4],
  [['porsche', 'maserati'], 2],
  [['byd', 'omoda', 'jaecoo'], 2],
  [['mitsubishi', 'subaru', 'dr-automobiles'], 2],
  [['tesla'], 1],
]
const trades = new WeightedSampler<DealerTrade>([
  ['concessionaria', 34],
  ['multimarca', 36],
  ['moto', 11],
  ['camper', 7],
  ['commerciali', 7],
  ['epoca', 3],
  ['noleggio', 2],
])
const showroomLottery = new WeightedSampler<readonly string[]>(showrooms)

const surnames =
  `Albertini Barbieri Bassani Bellucci Benedetti Bertolini Bianconi Boscolo Brambati Cacciari Calvani Campanella Caputo Carraro Casadei Cavallini
Cerutti Colombini Cordella Corsini Damiani De Luca Donati Fabbri Falcone Farinelli Ferrarini Ferretti Fontanesi Franchini Galassi Gallinari Gambetta Garofalo
Gentilini Ghirardi Giordani Grassini Guarnieri Lanzoni Locatelli Lombardini Lorenzoni Magnani Malagoli Mancinelli Mantovani Marchetti Marinelli Martinelli
Mazzoleni Melloni Menegatti Messinese Montanari Morandini Moretti Natali Nicoletti Olivieri Orlandini Pagliari Palumbo Panzeri Pasquini Pellegrini Perini
Piccinini Pirovano Pozzoli Quaranta Ravasio Ricciardi Rinaldini Romagnoli Rossetti Salvatori Sangiorgi Santoro Sartori Scarpelli Serafini Soldati Tedeschi
Tognoli Tomaselli Trevisani Valentini Vanzetti Venturelli Vianello Viscardi Zambelli Zanardi Zanetti Zorzi`
    .replace('De Luca', 'Deluca')
    .split(/\s+/)

const streets = [
  'Via Emilia',
  'Via Roma',
  "Viale dell'Industria",
  'Via Nazionale',
  'Via Aurelia',
  'Via Garibaldi',
  "Via dell'Artigianato",
  'Viale Europa',
  'Corso Italia',
  'Via Galileo Galilei',
  'Via Enrico Fermi',
  'Strada Statale 16',
  'Via Alessandro Volta',
  'Via Milano',
  'Viale della Repubblica',
  'Via del Lavoro',
  'Via Venezia',
  'Circonvallazione Sud',
]

const nameForms: Readonly<Record<DealerTrade, readonly ((surname: string, town: string) => string)[]>> = {
  concessionaria: [
    (surname) => `Concessionaria ${surname}`,
    (surname) => `Gruppo ${surname}`,
    (surname) => `${surname} Auto`,
    (surname) => `${surname} S.p.A.`,
    (_, town) => `Nuova Auto ${town}`,
  ],
  multimarca: [
    (surname) => `Autosalone ${surname}`,
    (surname) => `${surname} Auto`,
    (surname) => `Auto ${surname} S.r.l.`,
    (surname) => `${surname} Car`,
    (_, town) => `Auto Usate ${town}`,
    (surname) => `Fratelli ${surname} Automobili`,
    (surname) => `Autocentro ${surname}`,
  ],
  moto: [
    (surname) => `${surname} Moto`,
    (_, town) => `Moto Store ${town}`,
    (surname) => `Motosalone ${surname}`,
    (surname) => `${surname} Due Ruote`,
  ],
  camper: [
    (surname) => `${surname} Camper`,
    (surname) => `Caravan Center ${surname}`,
    (_, town) => `Camper Service ${town}`,
    (surname) => `${surname} Veicoli Ricreazionali`,
  ],
  commerciali: [
    (surname) => `${surname} Veicoli Commerciali`,
    (surname) => `${surname} Van`,
    (_, town) => `Van Center ${town}`,
    (surname) => `${surname} Truck & Van`,
  ],
  epoca: [(surname) => `${surname} Classic Cars`, (surname) => `Scuderia ${surname}`, (surname) => `${surname} Auto d'Epoca`],
  noleggio: [(surname) => `${surname} Rent`, (surname) => `Noleggio ${surname}`, (surname) => `${surname} Mobility`],
}

const sentences: Readonly<Record<DealerTrade, string>> = {
  concessionaria: 'Vendita di auto nuove, km 0 e usate con officina autorizzata e magazzino ricambi.',
  multimarca: 'Usato di tutte le marche, controllato nella nostra officina prima della consegna. Ritiriamo il tuo usato.',
  moto: 'Moto e scooter nuovi e usati, officina, abbigliamento e accessori.',
  camper: 'Camper, van e caravan nuovi e usati, con officina specializzata e rimessaggio.',
  commerciali: 'Furgoni, cassonati e allestimenti per aziende e artigiani, nuovi e usati.',
  epoca: "Auto d'epoca scelte e documentate. Si riceve su appuntamento.",
  noleggio: 'Noleggio a lungo termine per privati, partite IVA e aziende.',
}

const hours: readonly (readonly [days: string, hours: string])[][] = [
  [
    ['Lun–Ven', '9:00–12:30, 15:00–19:00'],
    ['Sab', '9:00–12:30'],
  ],
  [
    ['Lun–Ven', '8:30–12:30, 14:30–19:00'],
    ['Sab', '9:00–12:30, 15:00–18:00'],
  ],
  [['Lun–Sab', '9:00–19:00']],
  [
    ['Lun–Ven', '8:30–19:30'],
    ['Sab', '9:00–18:00'],
    ['Dom', '10:00–13:00'],
  ],
  [['Mar–Sab', '9:00–12:30, 15:30–19:30']],
]

/** Steps of this size through the list of places spread dealers evenly over the country, however few there are. */
const goldenRatio = 0.618_033_988_75

/** Dealer number `index` of a seed; the first ones make sure that every trade and every make has somebody. */
export function demoDealer(seed: number, index: number, places: WeightedSampler<Place>): DemoDealer {
  const random = new Random(seed, 2, index)
  const sure = showrooms[index]
  const trade = sure ? 'concessionaria' : (sureTrades[index - showrooms.length] ?? trades.sample(random))
  const place = places.at((random.next() * 0.004 + seed * 0.37 + index * goldenRatio) % 1)
  const name = random.pick(nameForms[trade])(random.pick(surnames), place.name)
  const website = name
    .normalize('NFD')
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '')
  const foundedYear = random.whole(1952, 2021)
  return {
    trade,
    size: Math.exp(0.9 * random.normal()),
    makes: sure ? sure[0] : trade === 'concessionaria' ? showroomLottery.sample(random) : [],
    name,
    vatNumber: demoVatNumber(seed, index),
    phone: demoPhone(random),
    email: `vendite@${website}.${reservedTld}`,
    website: `https://www.${website}.${reservedTld}`,
    street: `${random.pick(streets)} ${random.whole(1, 240)}`,
    placeIstat: place.istat,
    provinceCode: place.provinceCode,
    region: place.region,
    latitude: place.latitude,
    longitude: place.longitude,
    openingHours: random.pick(hours).map(([days, open]) => ({ days, hours: open })),
    description: `${sentences[trade]} A ${place.name} dal ${foundedYear}.`,
    foundedYear,
  }
}

const sureTrades: readonly DealerTrade[] = ['moto', 'camper', 'commerciali', 'epoca', 'noleggio', 'multimarca']

/** Which dealers sell what: by category, by make when new. */
export function planSellers(dealers: readonly DemoDealer[]) {
  const all = dealers.map((dealer, index) => ({ dealer, index }))
  const lottery = (fits: (dealer: DemoDealer) => boolean) =>
    new WeightedSampler(all.filter(({ dealer }) => fits(dealer)).map(({ dealer, index }) => [index, dealer.size] as const))
  const byMake = new Map(
    [...new Set(dealers.flatMap(({ makes }) => makes))].map((make) => [make, lottery(({ makes }) => makes.includes(make))]),
  )
  const byTrade: Readonly<Record<Category, WeightedSampler<number>>> = {
    auto: lottery(({ trade }) => trade === 'multimarca' || trade === 'concessionaria'),
    'moto-e-scooter': lottery(({ trade }) => trade === 'moto'),
    'caravan-e-camper': lottery(({ trade }) => trade === 'camper'),
    'veicoli-commerciali': lottery(({ trade }) => trade === 'commerciali'),
  }
  const classics = lottery(({ trade }) => trade === 'epoca')
  const rentals = lottery(({ trade }) => trade === 'noleggio')
  const fresh = new Set(['nuovo', 'km0', 'dimostrativo'])
  /** The number of the dealer who has an ad like this. */
  return (random: Random, ad: { category: Category; offerType: string; make: string }): number => {
    if (ad.offerType === 'noleggio') return rentals.sample(random)
    if (ad.category === 'auto' && ad.offerType === 'epoca') return classics.sample(random)
    const own = ad.category === 'auto' ? byMake.get(ad.make) : undefined
    if (own && (fresh.has(ad.offerType) || random.chance(0.35))) return own.sample(random)
    return byTrade[ad.category].sample(random)
  }
}
