import { euroText } from '@/lib/market/catalogue/number-text'
import type { CopiedPhoto } from '@/lib/market/photos/copied-photo'
import type { SameVehicle } from '@/lib/market/vehicle-identity/same-vehicle'

/** What speaks against an ad, with its weight in the sum. `evidence`: what was found, in Italian; `copies`: the pictures that show it; `ads`: others that it is about. */
export type Signal = { kind: SignalKind; weight: number; evidence: string; copies?: readonly CopiedPhoto[]; ads?: readonly number[] }

export const signalNames = {
  'scam-words': 'Parole da truffa nel testo',
  'low-price': 'Prezzo molto sotto la stima',
  'price-drop': 'Prezzo crollato',
  'new-account': 'Account nuovo',
  'many-ads': 'Molti annunci in un giorno',
  'shared-phone': 'Telefono verificato da più account',
  'copied-photos': 'Foto già viste in un altro annuncio',
  'same-vehicle': 'Stesso veicolo in un altro annuncio',
  reported: 'Segnalato da chi lo ha visto',
  messages: 'Messaggi segnalati',
  mended: 'Corretto dopo un rifiuto',
} as const
export type SignalKind = keyof typeof signalNames

/** Sum from which an ad waits for a person before anybody else sees it. */
export const holdFrom = 40
/** A signal that is nearly enough by itself. */
export const heavyFrom = 30

export function riskOf(signals: readonly Signal[]): number {
  return Math.min(
    100,
    signals.reduce((sum, { weight }) => sum + weight, 0),
  )
}

/** Whom an ad is from. A dealer is a company that a person has let in, and does every day what among private people only frauds do. */
export type SellerKind = 'private' | 'dealer'

/** What frauds ask for and honest private sellers hardly ever do, by what it is called in the evidence; `dealer`: its weight in an ad of a dealer, where all add up. */
const scamWords: readonly { pattern: RegExp; name: string; dealer: number }[] = [
  {
    pattern: /\b(?:acconto|caparra|anticipo)\b.{0,60}\b(?:prima|prenot|bloccar|visita|viaggio|spedizion)/i,
    name: 'acconto prima della visita',
    dealer: 10,
  },
  { pattern: /\b(?:prenot\w+|bloccar\w+|visionabile|visibile).{0,40}\b(?:acconto|caparra)\b/i, name: 'acconto per la visita', dealer: 10 },
  { pattern: /\b(?:telegram|whats ?app|signal|viber)\b/i, name: 'un altro canale per scriversi', dealer: 5 },
  {
    pattern:
      /\b(?:western union|moneygram|postepay|ricarica (?:su|della|carta|prepagata)|vaglia|bitcoin|criptovalut\w+|paysafe|buon[oi] amazon)\b/i,
    name: 'un pagamento che non si recupera',
    dealer: 40,
  },
  {
    pattern: /\b(?:corriere|spedi(?:sco|zione|amo)|trasportatore)\b.{0,80}\b(?:pagament|bonifico|casa|domicilio|garanti)/i,
    name: 'consegna da un corriere',
    dealer: 5,
  },
  {
    pattern: /\b(?:sono|vivo|lavoro|trasferit\w)\b.{0,40}\b(?:estero|inghilterra|londra|piattaforma|nave|missione)\b/i,
    name: 'venditore all’estero',
    dealer: 20,
  },
  { pattern: /\bdocument[oi] (?:d.identit|personale)\w*.{0,30}\b(?:foto|copia|invi)/i, name: 'copia dei documenti', dealer: 20 },
]

const weights = {
  ...{ scamWords: 40, lowPrice: 30, veryLowPrice: 45, priceDrop: 45, newAccount: 10, manyAds: 25, sharedPhone: 30 },
  ...{ copiedPhoto: 30, copiedPhotos: 45, sameVehicle: 45 },
} as const
/** A price that falls by so much at once is a mistake, or bait. */
const priceDropPercent = 50
/** Percent below what such vehicles are offered for, at which a person looks first. */
const veryLowPercent = 40
const newAccountDays = 7
const manyAds = 3
/** A family may share a number; so many accounts do not. */
const sharedBy = 3

export function scamSignal(text: string, seller: SellerKind = 'private'): Signal | null {
  const found = scamWords.filter(({ pattern }) => pattern.test(text))
  if (found.length === 0) return null
  const weight =
    seller === 'private'
      ? weights.scamWords
      : Math.min(
          weights.scamWords,
          found.reduce((sum, { dealer }) => sum + dealer, 0),
        )
  return { kind: 'scam-words', weight, evidence: [...new Set(found.map(({ name }) => name))].join(', ') }
}

/** A part of a text; `isSuspect`: words that frauds use. */
export type TextPart = { text: string; isSuspect: boolean }

/** A text in parts: the words that speak against it, and what stands between. */
export function markSuspect(text: string): TextPart[] {
  const found = scamWords.flatMap(({ pattern }) => {
    const match = pattern.exec(text)
    return match ? [{ from: match.index, to: match.index + match[0].length }] : []
  })
  const parts: TextPart[] = []
  let at = 0
  for (const { from, to } of merged(found)) {
    parts.push({ text: text.slice(at, from), isSuspect: false }, { text: text.slice(from, to), isSuspect: true })
    at = to
  }
  return [...parts, { text: text.slice(at), isSuspect: false }].filter((part) => part.text !== '')
}

type Span = { from: number; to: number }

/** Spans in their order, those that overlap as one. */
function merged(spans: readonly Span[]): Span[] {
  const apart: Span[] = []
  for (const span of spans.toSorted((a, b) => a.from - b.from)) {
    const last = apart.at(-1)
    if (last && span.from <= last.to) last.to = Math.max(last.to, span.to)
    else apart.push({ ...span })
  }
  return apart
}

/** `askedEuro` beside what the price model says. */
export function priceSignal(
  askedEuro: number,
  { estimateEuro, doubtfulBelow, isWithheld = false }: { estimateEuro: number; doubtfulBelow: number; isWithheld?: boolean },
): Signal | null {
  if (askedEuro >= doubtfulBelow) return null
  const percent = Math.round((1 - askedEuro / estimateEuro) * 100)
  const weight = percent >= veryLowPercent ? weights.veryLowPrice : weights.lowPrice
  const why = isWithheld ? ', che in pubblico non compare: versione rara' : ''
  return { kind: 'low-price', weight, evidence: `${percent} % sotto la stima di ${euroText(estimateEuro * 100)}${why}` }
}

/** A price beside the one that everybody reads now. */
export function priceDropSignal(beforeCents: number, afterCents: number): Signal | null {
  const percent = Math.round((1 - afterCents / beforeCents) * 100)
  if (percent < priceDropPercent) return null
  return { kind: 'price-drop', weight: weights.priceDrop, evidence: `da ${euroText(beforeCents)} a ${euroText(afterCents)}` }
}

type Account = {
  ageDays: number
  adsToday: number /** How many accounts have verified its number, itself among them. */
  phoneAccounts: number
}

export function accountSignals({ ageDays, adsToday, phoneAccounts }: Account): Signal[] {
  const signals: Signal[] = []
  if (ageDays < newAccountDays)
    signals.push({
      kind: 'new-account',
      weight: weights.newAccount,
      evidence: ageDays < 1 ? 'aperto oggi' : `aperto da ${ageDays < 2 ? '1 giorno' : `${Math.floor(ageDays)} giorni`}`,
    })
  if (adsToday >= manyAds) signals.push({ kind: 'many-ads', weight: weights.manyAds, evidence: `${adsToday} annunci nelle ultime 24 ore` })
  if (phoneAccounts >= sharedBy)
    signals.push({ kind: 'shared-phone', weight: weights.sharedPhone, evidence: `lo stesso numero di ${phoneAccounts} account` })
  return signals
}

/** Signal of copied photographs: one can look like another by chance, several hardly. `photos`: how many the ad has. */
export function copiedPhotosSignal(copies: readonly CopiedPhoto[], photos: number): Signal | null {
  if (copies.length === 0) return null
  const ads = [...new Set(copies.map(({ otherAd }) => otherAd))]
  const where = ads.length === 1 ? 'all’annuncio' : 'agli annunci'
  const evidence = `${copies.length} foto su ${photos} ${copies.length === 1 ? 'uguale' : 'uguali'} ${where} ${ads.join(', ')}`
  return { kind: 'copied-photos', weight: copies.length === 1 ? weights.copiedPhoto : weights.copiedPhotos, evidence, copies }
}

/** Signal of a vehicle that other ads offer too. It names the ads, never a plate. */
export function sameVehicleSignal(others: readonly SameVehicle[]): Signal | null {
  if (others.length === 0) return null
  const words = { plate: 'stessa targa', chassis: 'stesso telaio' } as const
  const evidence = others.map(({ adId, by }) => `${by.map((what) => words[what]).join(' e ')} dell’annuncio ${adId}`).join(', ')
  return { kind: 'same-vehicle', weight: weights.sameVehicle, evidence, ads: others.map(({ adId }) => adId) }
}
