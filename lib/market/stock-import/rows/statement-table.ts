import { numbersIn } from '@/lib/market/stock-import/cells/amount'

/** What sellers write into titles, versions and prices, as the columns of an ad have it. */
export type StatedFacts = {
  financeRequired?: boolean
  vatDeductible?: boolean
  accident?: 'no' | 'riparata' | 'si'
  running?: boolean
  offerType?: 'km0' | 'nuovo' | 'noleggio'
  rentalFeeCents?: number
  previousUse?: 'noleggio'
  owners?: number
  serviceBook?: boolean
  warrantyMonths?: number
  negotiable?: boolean
  tradeIn?: boolean
  /** The price is without VAT, at this rate in percent. */
  vatToAdd?: number
  /** The amount that the words call net. */
  netEuro?: number
}

/** `asks`: what only the seller can answer. Neither facts nor a question: words that must not be taken for something else. */
type Statement = { pattern: RegExp; says?: (words: string) => StatedFacts; asks?: string }

const begin = String.raw`(?<![\p{L}\p{N}])`
const end = String.raw`(?![\p{L}])`
const said = (source: string) => new RegExp(`${begin}(?:${source})${end}`, 'giu')
/** A sign may stand right behind a word: «AUTOCARRO+IVA». */
const saidBehind = (source: string) => new RegExp(`(?:${source})${end}`, 'giu')

const negation = String.raw`(?:no|non|nessun[oa]?|senza|zero)[\s*]+`
const tie = String.raw`(?:obblig|vincol|finanz)\p{L}*`
const tieGoesOn = String.raw`(?:[\s.]*(?:di|a|ad|al|formul[ae]|pagamento|${tie})${end})*`
const currency = String.raw`(?:€|\?|eur(?:o)?)`
const fee = String.raw`${currency}?\s*\d{2,4}(?:[.,]\d{2})?\s*${currency}?\s*(?:\/|al|a|per)?\s*(?:mese|mensil\p{L}*)`
const hire = String.raw`(?:nolegg\p{L}*|nlt)`
const rate = String.raw`(?:\s*(?:al\s*)?\d{1,2}\s*%)?`
const netAmount = String.raw`(?:(?<![\p{L}\p{N}.,])(?:€\s*)?\d{1,3}\.\d{3}(?:,\d+)?\s*€?\s*)?`
const vatAsks = 'il prezzo comprende l’IVA, e l’IVA è esposta?'

const is = (facts: StatedFacts) => () => facts

/** Statements in their order: what one takes, those that follow do not look at. */
// biome-ignore format: a table, one statement a line
export const statements: readonly Statement[] = [
  { pattern: said(String.raw`(?:prezz\p{L}*\s+)?${negation}${tie}${tieGoesOn}`), says: is({ financeRequired: false }) },
  { pattern: said(String.raw`(?:quest\p{L}*\s+)?(?:(?:prezzo|offerta|promo\p{L}*)\s+)?(?:(?:valid|riservat|sol|vincolat)[oai]\s+|esclusivamente\s+)+(?:con|a|al|ai|a\s+fronte\s+di)\s+(?:un\s+|formul[ae]\s+di\s+)?finanz\p{L}*`), says: is({ financeRequired: true }) },
  { pattern: said(String.raw`(?:con\s+)?(?:obbligo|vincolo)\s+(?:di\s+)?finanz\p{L}*|finanz\p{L}*\s+obbligatori[oa]|prezzo\s+con\s+finanz\p{L}*`), says: is({ financeRequired: true }) },
  { pattern: said(String.raw`(?:prezzo\s+)?(?:promo|offerta|sconto)\p{L}*\s*(?:-?\s*\d+\s*)?(?:con\s+)?(?:finan\p{L}*|${hire}|permuta|rottamazione|condizioni)|prezzo\s+con\s+(?:permuta|rottamazione|condizioni)\p{L}*|promofinan\p{L}*|con\s+finanz\p{L}*`), asks: 'il prezzo vale per tutti o solo a certe condizioni (finanziamento, permuta, rottamazione, noleggio)?' },

  { pattern: said(String.raw`iva\s+(?:\d+\s*%\s*)?non\s+(?:espost|deduc|detra)\p{L}*`), says: is({ vatDeductible: false }) },
  { pattern: saidBehind(String.raw`(?:\+\s*|${begin})iva\s+(?:\d+\s*%\s*)?(?:esp(?:\.|ost\p{L}*)?|ded(?:\.|uc\p{L}*)?|detr\p{L}*|recuperabile)(?:\/(?:ded|detr|esp)\p{L}*)?(?:\s+(?:(?:inclusa|compresa)\s+)?nel\s+prezzo)?`), says: is({ vatDeductible: true }) },
  { pattern: said(String.raw`(?:con\s+)?iva\s+(?:\d+\s*%\s*)?(?:incl|compres)\p{L}*(?:\s+nel\s+prezzo)?`), says: is({}) },
  { pattern: saidBehind(String.raw`${netAmount}(?:(?:${begin}(?:prezzo|p\.)\s*)?\+|${begin}(?:prezzo\s+)?(?:più|oltre|(?:al\s+)?netto(?:\s+d(?:i|ell['’]))?))\s*iva${rate}|${begin}(?:prezzo\s+)?(?:iva${rate}\s+(?:escl\p{L}*|non\s+(?:incl|compr)\p{L}*)|esclus[oa]\s+(?:l['’]\s*)?iva)\.?${rate}`), says: readVat },
  { pattern: said(String.raw`no\s+iva|(?:prezzo\s+)?netto\s+export|prezzo\s+netto|iva`), asks: vatAsks },

  { pattern: said(String.raw`(?:mai|non|no|nessun|zero|senza)\s+(?:stat[ao]\s+)?(?:incident|sinistr)\p{L}*`), says: is({ accident: 'no' }) },
  { pattern: said(String.raw`ex\s+(?:incidentat|sinistrat)[ao]|(?:incidentat|sinistrat)[ao]\s*(?:,|e|ma|poi|-)?\s*(?:già\s+)?(?:riparat|ripristinat|sistemat)[ao]`), says: is({ accident: 'riparata' }) },
  { pattern: said('incidentat[ao]|sinistrat[ao]'), says: is({ accident: 'si' }) },
  { pattern: said(String.raw`non\s+(?:marciante|funzionante|cammina|parte|si\s+avvia)|motore\s+(?:fuso|rotto|da\s+(?:rifare|sostituire|revisionare))`), says: is({ running: false }) },
  { pattern: said('marciante'), says: is({ running: true }) },
  { pattern: said(String.raw`(?<!senza\s)(?:alluvionat[ao]|grandinat[ao]|danneggiat[ao]|danni|per\s+(?:pezzi\s+di\s+)?ricambio?|da\s+(?:riparare|ripristinare|rottamare))`), asks: 'in che stato è il veicolo: quali danni ha, e se è marciante?' },
  { pattern: said(String.raw`(?:auto\s+)?(?:solo\s+|per\s+)+(?:commerciant[ei]|operator[ei]|rivenditor[ei]|export)|export`), asks: 'è in vendita anche per chi non è del mestiere?' },

  { pattern: said(String.raw`ex\s+km\s*[-.]?\s*(?:0|zero)(?!\p{N})`) },
  { pattern: said(String.raw`km\s*[-.]?\s*(?:0|zero)(?!\p{N}|[.,]\p{N}|\s*(?:percors|dal|dall|reali|effettivi))|(?:kilo|chilo)metr[io]\s+zero`), says: is({ offerType: 'km0' }) },
  { pattern: said(String.raw`(?:nuov[ao]\s+)?da\s+immatricolare`), says: is({ offerType: 'nuovo' }) },

  { pattern: said(String.raw`(?:ex|da|proven\p{L}*(?:\s+da)?|usat[ao]|rientro(?:\s+da)?|fine)\s+${hire}`), says: is({ previousUse: 'noleggio' }) },
  { pattern: said(String.raw`(?:possibilità|opzione|anche|disponibile)\s+(?:anche\s+)?(?:a\s+|in\s+|di\s+)?${hire}`) },
  { pattern: said(String.raw`${fee}[^¦]{0,40}?${hire}(?:\s+(?:a\s+)?lungo\s+termine)?|(?:(?:solo|a|in)\s+)?${hire}[^¦]{0,40}?${fee}`), says: (words) => ({ offerType: 'noleggio', ...readFee(words) }) },
  { pattern: said(String.raw`solo\s+(?:a\s+)?${hire}|noleggio\s+(?:a\s+)?lungo\s+termine`), says: is({ offerType: 'noleggio' }) },
  { pattern: said(hire), asks: 'è un’offerta di noleggio, o un veicolo che viene dal noleggio?' },

  { pattern: said(String.raw`uni(?:co)?\s*-?\s*pro(?:p(?:riet\p{L}*)?)?['’.]?`), says: is({ owners: 1 }) },
  { pattern: said(String.raw`tagliand(?:at[ao]|i)\s+(?:certificat\p{L}*|ufficiali|(?:in\s+)?casa\s+madre|bmw|audi|fiat)`), says: is({ serviceBook: true }) },
  { pattern: said(String.raw`garan(?:zia|tit[ao])\s+(?:di\s+)?\d+\s*(?:mesi|ann[oi])|\d+\s*(?:mesi|ann[oi])\s+(?:di\s+)?garanzia`), says: readWarranty },
  { pattern: said(String.raw`(?:prezzo\s+)?non\s+trattabile`), says: is({ negotiable: false }) },
  { pattern: said(String.raw`(?:prezzo\s+)?(?:(?:leggermente|poco)\s+)?trattabile|trattativa\s+riservata`), says: is({ negotiable: true }) },
  { pattern: said(String.raw`(?:no|senza|non\s+(?:si\s+)?accett\p{L}*)\s+permut[ae]`), says: is({ tradeIn: false }) },
  { pattern: said(String.raw`(?:(?:si\s+)?(?:valut|accett)\p{L}*|ok|possibil\p{L}*)\s+permut[ae]|(?:ritiro|ritiriamo)\s+(?:il\s+)?(?:tuo\s+)?usato`), says: is({ tradeIn: true }) },
]

/** Whether a text may hold any statement; most do not. */
export const anyStatement =
  /finanz|vincol|obblig|promo|offerta|sconto|prezzo|\biva|netto|export|incident|sinistr|marciant|motore|non\s|alluvion|grandin|dann|ricamb|\bda\s|commerciant|operator|km|metr[io]\szero|nolegg|nlt|\buni|tagliand|garan|trattativa|trattabile|permut|usato/i

/** Italy's ordinary rate. */
const usualVat = 22

function readVat(words: string): StatedFacts {
  const percent = /(\d{1,2})\s*%/.exec(words)?.[1]
  const [net] = numbersIn(words.replace(/\d{1,2}\s*%/, ''))
  return { vatDeductible: true, vatToAdd: percent === undefined ? usualVat : Number(percent), ...(net !== undefined && { netEuro: net }) }
}

const feeInWords = new RegExp(fee, 'iu')

function readFee(words: string): StatedFacts {
  const [amount] = numbersIn(feeInWords.exec(words)?.[0] ?? '')
  return amount === undefined ? {} : { rentalFeeCents: Math.round(amount * 100) }
}

function readWarranty(words: string): StatedFacts {
  const [number = 0] = numbersIn(words)
  const months = /ann/i.test(words) ? number * 12 : number
  return months >= 1 && months <= 120 ? { warrantyMonths: months } : {}
}
