import { regions } from '@/lib/kernel/italian/regions'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { type SegmentName, type Segments, segmentNames } from './segments'

type Segment = { label: string; en: string; values: Readonly<Record<string, string>> }

/** All attributes of visitors for audiences and breakdowns: known on the server before it decides, frozen at the exposure. Others are neither sent nor stored. */
export const segmentTable: Readonly<Record<SegmentName, Segment>> = {
  device: {
    label: 'Dispositivo',
    en: 'by the user agent; what is neither a phone nor a tablet is a desktop',
    values: { desktop: 'Computer', mobile: 'Telefono', tablet: 'Tablet' },
  },
  category: {
    label: 'Categoria',
    en: 'of the list that is shown, by its address',
    values: {
      auto: 'Auto',
      'moto-e-scooter': 'Moto e scooter',
      'caravan-e-camper': 'Caravan e camper',
      'veicoli-commerciali': 'Veicoli commerciali',
    },
  },
  landingPage: {
    label: 'Pagina d’arrivo',
    en: 'the kind of this page, where somebody comes with it from elsewhere; unknown on the pages after it',
    values: {
      home: 'Home',
      list: 'Elenco',
      ad: 'Annuncio',
      model: 'Modello',
      dealer: 'Concessionario',
      magazine: 'Magazine',
      valuation: 'Valutazione',
      sell: 'Vendi',
      other: 'Altra',
    },
  },
  region: {
    label: 'Regione cercata',
    en: 'the one region in the address of the list',
    values: regions,
  },
  visit: {
    label: 'Nuovi e di ritorno',
    en: 'new: the measuring was allowed today; returning: on an earlier Italian day',
    values: { new: 'Nuovo', returning: 'Di ritorno' },
  },
  account: {
    label: 'Account',
    en: 'of the user who is logged in; unknown for staff',
    values: { anonymous: 'Nessuno', private: 'Privato', dealer: 'Concessionario' },
  },
  loggedIn: { label: 'Accesso effettuato', en: 'whether somebody is logged in', values: { yes: 'Sì', no: 'No' } },
}

/** The segments that are in the table; the rest is unknown. */
export function knownSegments(segments: Segments): Segments {
  const known: Segments = {}
  for (const name of segmentNames) {
    const value = segments[name]
    if (value !== undefined && Object.hasOwn(segmentTable[name].values, value)) known[name] = value
  }
  return known
}

const maxAttributes = 50
const isSegmentName = (key: string): key is SegmentName => Object.hasOwn(segmentTable, key)

/** What a batch says of its visitor, as far as the table has it. */
export function segmentsIn(attributes: unknown): Segments {
  if (!Array.isArray(attributes)) return {}
  const found: Segments = {}
  for (const attribute of attributes.slice(0, maxAttributes)) {
    const { key, value } = asRecord(attribute)
    if (typeof key !== 'string' || typeof value !== 'string' || !isSegmentName(key)) continue
    found[key] = value // said twice, the last word counts
  }
  return knownSegments(found)
}
