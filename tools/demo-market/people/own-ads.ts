import type { NewAd } from '@/lib/market/ads/ad'
import { expiryOf } from '@/lib/market/ads/ad-life'
import type { Place } from '@/lib/market/places/place'
import { peopleDomain } from './people'

type Car = Pick<NewAd, 'make' | 'version' | 'fuel' | 'powerKw' | 'colour' | 'mileageKm' | 'description'> & {
  model: string
  registered: string
  euro: number
}

/** What the people of the demo sell, and those who wait in the queue of Marta. */
// biome-ignore format: a table, one car a line
const cars = {
  fiat500x: { make: 'fiat', model: '500x', version: '1.0 T3 Sport', fuel: 'benzina', powerKw: 88, colour: 'rosso', registered: '2021-04-01', mileageKm: 58_400, euro: 14_900, description: 'Presa nuova a Monza, sempre in box. Tagliandi tutti fatti, l’ultimo a settembre, con le fatture. Gomme quattro stagioni montate in primavera. Un graffio sul paraurti dietro, si vede nelle foto. La vendo perché è arrivato il secondo bambino e serve più spazio.' },
  twingo: { make: 'renault', model: 'twingo', version: '0.9 TCe Zen', fuel: 'benzina', powerKw: 66, colour: 'giallo', registered: '2017-05-01', mileageKm: 74_100, euro: 7_200, description: 'Di mia sorella, che ora usa il treno. Usata in città e per le gite del fine settimana. Tagliandi fatti, due chiavi, un graffio sul cerchio davanti a destra.' },
  punto: { make: 'fiat', model: 'punto', version: '1.2 Street', fuel: 'benzina', powerKw: 51, colour: 'grigio', registered: '2014-10-01', mileageKm: 103_000, euro: 4_900, description: 'La mia prima auto, affidabile. Frizione rifatta due anni fa, revisione valida fino all’estate prossima.' },
  panda: { make: 'fiat', model: 'panda', version: '1.2 Lounge', fuel: 'benzina', powerKw: 51, colour: 'bianco', registered: '2016-06-01', mileageKm: 71_000, euro: 4_100, description: 'Era di mia nonna, che non guida più. Usata in città, parcheggiata in strada. La carrozzeria ha qualche segno, il motore va bene.' },
  golf: { make: 'volkswagen', model: 'golf', version: '2.0 TDI Life', fuel: 'diesel', powerKw: 85, colour: 'grigio', registered: '2021-03-01', mileageKm: 64_000, euro: 8_900, description: 'Sono all’estero per lavoro, l’auto è da un trasportatore che la porta a casa dopo il bonifico. Perfetta, mai un graffio.' },
  audiA3: { make: 'audi', model: 'a3', version: '35 TFSI S line', fuel: 'benzina', powerKw: 110, colour: 'nero', registered: '2020-09-01', mileageKm: 52_000, euro: 19_800, description: 'Visibile solo su prenotazione con caparra di 300 euro, che torna se non la prendi. Tagliandi in Audi.' },
  clio: { make: 'renault', model: 'clio', version: '1.0 TCe Zen', fuel: 'benzina', powerKw: 67, colour: 'blu', registered: '2020-05-01', mileageKm: 49_500, euro: 7_200, description: 'Unica proprietaria, tagliandi Renault, bollo pagato fino ad aprile. Prezzo basso perché mi trasferisco a fine mese.' },
  corsa: { make: 'opel', model: 'corsa', version: '1.2 Edition', fuel: 'benzina', powerKw: 55, colour: 'arancione', registered: '2021-02-01', mileageKm: 38_000, euro: 10_900, description: 'Vendo più auto di famiglia insieme, questa la usava mio figlio. Tutta a posto, si può vedere la sera dopo le 18.' },
  fiesta: { make: 'ford', model: 'fiesta', version: '1.1 Titanium', fuel: 'benzina', powerKw: 55, colour: 'argento', registered: '2019-11-01', mileageKm: 57_000, euro: 8_900, description: 'Seconda auto di casa, usata poco. Batteria cambiata a marzo. Ho tolto dal testo il numero di telefono come avete chiesto.' },
  duster: { make: 'dacia', model: 'duster', version: '1.5 dCi Comfort', fuel: 'diesel', powerKw: 85, colour: 'verde', registered: '2019-07-01', mileageKm: 88_000, euro: 11_900, description: 'Gancio traino omologato, usata per andare in montagna. Cinghia fatta a 80.000 km. Le foto le ho fatte io davanti a casa.' },
  qashqai: { make: 'nissan', model: 'qashqai', version: '1.3 DIG-T N-Connecta', fuel: 'benzina', powerKw: 103, colour: 'bianco', registered: '2019-10-01', mileageKm: 73_000, euro: 16_400, description: 'Tetto panoramico, sensori e telecamera. Revisione fatta, gomme invernali comprese nel prezzo. Permuta possibile.' },
  yaris: { make: 'toyota', model: 'yaris', version: '1.5 Hybrid Active', fuel: 'ibrida-benzina', powerKw: 54, colour: 'rosso', registered: '2018-04-01', mileageKm: 81_000, euro: 11_500, description: 'Ibrida sempre tagliandata in Toyota, batteria controllata ogni anno. Consuma pochissimo in città.' },
  peugeot208: { make: 'peugeot', model: '208', version: '1.2 PureTech Allure', fuel: 'benzina', powerKw: 74, colour: 'giallo', registered: '2020-12-01', mileageKm: 45_000, euro: 12_300, description: 'Comprata usata da un concessionario due anni fa, ho tutte le fatture. La vendo per passare a un’elettrica.' },
  tipo: { make: 'fiat', model: 'tipo', version: '1.6 Mjt Lounge', fuel: 'diesel', powerKw: 88, colour: 'grigio', registered: '2018-03-01', mileageKm: 112_000, euro: 8_700, description: 'Auto da viaggio, comoda e con un bagagliaio grande. Frizione nuova. Piccola botta sulla portiera destra, già nel prezzo.' },
} as const satisfies Record<string, Car>

export type OwnCar = keyof typeof cars

/** A car that somebody of the demo offers, with its owner and its state. */
type Offered = {
  car: OwnCar
  ownerId: number
  email: string
  name: string
  status: 'published' | 'in_review' | 'rejected'
  place: Place
  /** When it was written; what is online is so since then. */
  since: Date
}

export function ownAd({ car, ownerId, email, name, status, place, since }: Offered): NewAd {
  const { registered, euro, ...facts } = cars[car]
  const { istat, provinceCode, region, latitude, longitude } = place
  return {
    ...facts,
    ...{ category: 'auto', offerType: 'usato', gearbox: 'manuale', drive: 'anteriore', seats: 5, doors: 5, sellerType: 'privato', status },
    ...{ ownerId, contactName: name, contactEmail: email, contactPhone: '300 4410299' },
    ...{ placeIstat: istat, provinceCode, region, latitude, longitude },
    firstRegistration: new Date(`${registered}T00:00:00Z`),
    priceCents: euro * 100,
    createdAt: since,
    publishedAt: status === 'published' ? since : null,
    expiresAt: status === 'published' ? expiryOf(since) : null,
    closedAt: status === 'rejected' ? since : null,
  }
}

/** Private people who sell in the demo and whom nobody can be. */
export const extraSellers = [...['Ivan', 'Teresa', 'Dario', 'Bianca', 'Fausto', 'Nadia', 'Ettore', 'Livia', 'Oscar', 'Irene']] as const
export type ExtraSeller = (typeof extraSellers)[number]

export const extraEmail = (name: string) => `${name.toLowerCase()}.vende@${peopleDomain}`
