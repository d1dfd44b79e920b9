import { type AdStatus, adStatuses, type SaleState } from '@/lib/market/ads/ad'
import { normaliseText } from './parsed-cell'

export type StockState = Exclude<SaleState, 'same'>

/** The words of Italian, English and German programs as `normaliseText` writes them, and the values of Google, Meta and schema.org. */
const stateWords: Readonly<Record<StockState, RegExp>> = {
  sold: /^(?:(?:gia |appena )?vendut[oaie]|sold(?: out)?|soldout|verkauft|ausverkauft|consegnat[oaie]|delivered|ausgeliefert|vendu[es]?|vendid[oa]s?|stock vendut[oa]|ceduto|ceduta|rottamat[oa]|demolit[oa]|fatturat[oa])$/,
  reserved:
    /^(?:pren(?:ot)?|opz|prenotat[oaie]|riservat[oaie]|opzionat[oaie]|impegnat[oaie]|bloccat[oaie]|in trattativa|trattativa in corso|sotto trattativa|reserved|sale agreed|reservee?s?|reservad[oa]s?|on hold|hold|pending(?: sale)?|sale pending|under offer|deposit taken|deal pending|reserviert|angezahlt|vorgemerkt|caparra(?: versata)?|con caparra)$/,
  unavailable:
    /^(?:(?:al momento |attualmente |momentaneamente )?non (?:piu )?(?:disponibile|in vendita|in stock)|indisponibile|esaurit[oa]|ritirat[oa]|scadut[oa]|eliminat[oa]|cancellat[oa]|archiviat[oa]|dismess[oa]|rimoss[oa]|not available|unavailable|out of stock|outofstock|discontinued|expired|deleted|removed|archived|withdrawn|no longer available|nicht (?:mehr )?(?:verfugbar|lieferbar)|geloscht|abgelaufen|archiviert)$/,
  held: /^(?:in pausa|sospes[oaie]|paused?|in revisione|in review|rifiutat[oa]|rejected|inattiv[oa]|non attiv[oa]|disattivat[oa]|inactive|disabled|off ?line|non pubblicat[oa]|unpublished|nascost[oa]|hidden|non visibile|in preparazione|in officina|in lavorazione|inaktiv|deaktiviert|pausiert)$/,
  draft: /^(?:bozz[ae]|draft|entwurf|da completare|incomplet[oa])$/,
  available:
    /^(?:subito|immediata(?:mente)?|disp|pronta|disponibil[ei](?: subito| da subito| in sede)?|subito disponibile|in (?:vendita|stock|sede|pronta consegna|negozio|esposizione|salone)|pronta consegna|a stock|pubblicat[oa]|attiv[oa]|visibile|on ?line|ordinabile|in ordine|available(?: now| for order)?|in ?stock|instock|for sale|on sale|active|published|live|listed|pre ?order|back ?order|instoreonly|onlineonly|limitedavailability|(?:sofort )?verfugbar|lieferbar|auf lager|zum verkauf|aktiv|libero|libera)$/,
}

/** States in the order of what speaks most against a sale. */
export const states: readonly StockState[] = ['sold', 'unavailable', 'reserved', 'held', 'draft', 'available']

/** «Venduta», «SOLD», «https://schema.org/OutOfStock»; undefined for words that say something else. */
export function stateOfWords(text: string): StockState | undefined {
  const words = normaliseText(text.replace(/^https?:\/\/(?:www\.)?schema\.org\//i, '')).slice(0, 60)
  const ofOurs = statusNamed(words)
  return ofOurs ? stateOfStatus[ofOurs] : states.find((state) => stateWords[state].test(words))
}

function statusNamed(words: string): AdStatus | undefined {
  return statusNames.find((status) => normaliseText(adStatuses[status]) === words)
}
const stateOfStatus: Readonly<Record<AdStatus, StockState>> = {
  draft: 'draft',
  in_review: 'held',
  published: 'available',
  paused: 'held',
  reserved: 'reserved',
  sold: 'sold',
  expired: 'unavailable',
  withdrawn: 'unavailable',
  rejected: 'held',
  deleted: 'unavailable',
}
const statusNames = Object.keys(adStatuses).filter((name): name is AdStatus => Object.hasOwn(stateOfStatus, name))

/** Words that say it among others: «venduta il 12 marzo», «ancora disponibile». Their negations first. */
const wordsWithin: readonly (readonly [RegExp, StockState])[] = [
  [
    /\b(?:non|not|nicht|mai) (?:ancora |yet |noch )?(?:vendut[oaie]|sold|verkauft|prenotat[oaie]|reserved|reserviert)\b|\b(?:invendut[oaie]|unsold)\b/,
    'available',
  ],
  [
    /\b(?:non|not|nicht) (?:piu |mehr |longer )?(?:disponibil[ei]|available|verfugbar|in vendita|for sale)\b|\bno longer available\b/,
    'unavailable',
  ],
  [/\b(?:vendut[oaie]|sold|soldout|verkauft|consegnat[oaie]|delivered|ausgeliefert)\b/, 'sold'],
  [/\b(?:prenotat[oaie]|riservat[oaie]|opzionat[oaie]|reserved|reserviert|acconto|caparra)\b/, 'reserved'],
]

/** Words of which nobody knows whether the vehicle can be bought now, wherever they stand. */
const unclear =
  /^(?:in )?(?:arrivo|transito|viaggio|consegna)$|^(?:prossim[oa] arrivo|in prossimo arrivo|coming soon|incoming|in transit|im zulauf|trattativa|fermo amministrativo|sotto sequestro|noleggiat[oa]|a noleggio attivo|vermietet|rented|leased|in permuta)$/

export function isUnclearState(text: string): boolean {
  return text.length <= 60 && unclear.test(normaliseText(text))
}

/** What a longer text in a column about the sale says of it. */
export function stateWithin(text: string): StockState | undefined {
  const words = normaliseText(text.slice(0, 200))
  return wordsWithin.find(([pattern]) => pattern.test(words))?.[1]
}
