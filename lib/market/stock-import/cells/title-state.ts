import { type SaidState, stateOfDay } from '@/lib/market/stock-import/rows/said-state'
import { stateOfWords } from './state-words'

const ended = String.raw`vendut[oa]|prenotat[oa]|riservat[oa]|opzionat[oa]|consegnat[oa]|impegnat[oa]|esaurit[oa]|non\s+(?:pi[uù]\s+)?disponibile|in\s+trattativa|trattativa\s+in\s+corso|in\s+preparazione|sold(?:\s+out)?|reserved|on\s+hold|verkauft|reserviert|nicht\s+(?:mehr\s+)?verf[uü]gbar`
/** A word about the sale that stands apart from the name of a vehicle: in brackets or stars, before or behind a line, or at the end. */
const apart = new RegExp(
  String.raw`(?:^|[*([{«"!¦|–—:-]\s*)(?:gi[aà]\s+|appena\s+)?(${ended})(?=\s*(?:$|[*)\]}»"!¦|–—:-]))|\s(?:gi[aà]\s+|appena\s+)?(${ended})\s*[.!]*$`,
  'iu',
)
const anywhere = new RegExp(String.raw`(?<![\p{L}])(?:${ended})(?![\p{L}])`, 'giu')

/** Words for a vehicle that is not to be had yet, wherever they stand in a title. */
const notYet =
  /(?<![\p{L}])(?:(?:in\s+)?(?:prossim[oa]|imminente)\s+arrivo|in\s+arrivo|arrivo\s+(?:imminente|previsto)|in\s+transito|in\s+viaggio|in\s+consegna|fermo\s+amministrativo|sotto\s+sequestro|coming\s+soon|arriving\s+soon|in\s+transit|im\s+zulauf|demn[aä]chst\s+verf[uü]gbar)(?![\p{L}])/iu
/** «Disponibile dal 15/12», «da gennaio». */
const fromDay =
  /(?<![\p{L}])disponibile\s+(?:dal?|fra|tra|a|ab)\s+(?:fine\s+|met[aà]\s+|inizio\s+)?(\d[\d./-]*|(?:gen|feb|mar|apr|mag|giu|lug|ago|set|ott|nov|dic)\p{L}*(?:\s+20\d\d)?)(?![\p{L}])/iu
/** What is to come with a vehicle, or other vehicles. */
const ofSomethingElse =
  /(?:foto\p{L}*|immagin\p{L}+|video|targ\p{L}+|libretto|document\p{L}+|chiav\p{L}|gomme|pneumatic\p{L}|cerchi|ricambi|accessori|tagliando|altr[eio]|senza|no|mai|nessun|revoca\p{L}*|libera\s+da)\s+(?:\p{L}+\s+){0,2}$/iu

/** «Trattativa riservata», «mai venduta», «venduta con garanzia»: words of an offer. */
const offer =
  /(?:mai|non|trattativa|viene|prezzo|offerta|promo\p{L}*|area|sconto|condizion\p{L}|iniziativa|tariffa|essere)\s+(?:stat[oa]\s+)?(?:vendut|riservat|prenotat|consegnat)[oa]|vendut[oa]\s+(?:con|da|dal|dalla|a|come|solo|senza|nuov)(?![\p{L}])/iu

export function hasSellersWords(text: string): boolean {
  return offer.test(text)
}

/** What a title says of the sale. */
export function stateInTitle(text: string, now: Date): SaidState {
  const title = text.slice(0, 500)
  const word = offer.test(title) ? undefined : wordIn(title)
  if (word !== undefined) return { state: stateOfWords(word) ?? null, words: word }
  const later = notYet.exec(title) ?? laterDay(title, now)
  return later && !ofSomethingElse.test(title.slice(0, later.index)) ? { state: 'unknown', words: later[0] } : { state: null, words: '' }
}

function wordIn(title: string): string | undefined {
  const found = apart.exec(title)
  if (found) return found[1] ?? found[2]
  const isShouted = /\p{Ll}/u.test(title)
  return isShouted ? [...title.matchAll(anywhere)].map(([word]) => word).find((word) => word === word.toUpperCase()) : undefined
}

function laterDay(title: string, now: Date): RegExpExecArray | null {
  const found = fromDay.exec(title)
  const isOfThisYear = /^\d{1,2}[/.-]\d{1,2}$/.test(found?.[1] ?? '')
  return found && (isOfThisYear || stateOfDay(found[1] ?? '', 'available', now) !== 'available') ? found : null
}
