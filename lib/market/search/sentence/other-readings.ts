import type { Category } from '@/lib/market/catalogue/category'
import type { Amount } from './amounts'
import type { Claim } from './claims'
import type { Token } from './tokens'
import { versionWords } from './version-words'
import { wordSet } from './word-set'

type AmountClaim = Extract<Claim, { kind: 'amount' }>
/** A reading, and what else the same words can mean. */
type Doubt = { amount: Amount; others: readonly Amount[] }

/** Words with which an amount is money and nothing else. */
const money = wordSet('euro eur euri sacchi prezzo budget costo spesa prezzi spendere spendo importo costa')
/** Number from which one without a unit may be kilometres: «golf sotto 100.000». */
const minLikelyKm = 40_000
const minKm = 20_000
/** Factor above another price from which an amount is no second price. */
const clearlyMore = 3
/** Engines that people name by their cubic centimetres, where a price is possible too. */
const displacements = { leastPrice: 1_500, most: 3_500 }
/** A hundred and more years ago: behind a model the 1.9 is meant. */
const noYear = 1_900

/** Amounts that can be read in two ways: the likelier one, with the others. */
export function withOtherReadings(claims: readonly Claim[], tokens: readonly Token[], category: Category): readonly Claim[] {
  return claims.map((claim, index) => {
    if (claim.kind !== 'amount' || claim.isNegated) return claim
    const around = { claims, claim, tokens, previous: claims[index - 1], next: claims[index + 1] }
    const doubt = doubtOf(around, category)
    return doubt === undefined ? claim : { ...claim, ...doubt }
  })
}

type Around = {
  claims: readonly Claim[]
  claim: AmountClaim
  tokens: readonly Token[]
  previous: Claim | undefined
  next: Claim | undefined
}

function doubtOf(around: Around, category: Category): Doubt | undefined {
  const { amount } = around.claim
  if (amount.unit === 'km') return fromOrUpTo(around)
  if (category === 'moto-e-scooter') return bikeOf(around.claim, around.tokens) ?? yearOrPrice(around) ?? priceDoubt(around)
  const isCar = category === 'auto' || category === 'veicoli-commerciali'
  return (isCar ? engineOrPrice(around) : undefined) ?? yearOrPrice(around) ?? priceDoubt(around)
}

/** «sotto 2000», «max 2000»: as likely a price as a year. */
function yearOrPrice({ claim: { amount, at, length }, tokens }: Around): Doubt | undefined {
  const said = tokens.slice(at, at + length)
  const isDoubtful = amount.unit === 'anno' && amount.value === 2_000 && amount.limit === 'max' && amount.month === undefined
  const isNamed = said.some(({ text, value }) => value === undefined && /^(?:ann|immatricol|al$|del$|il$|dal$)/.test(text))
  return isDoubtful && !isNamed ? { amount: { ...amount, unit: 'euro' }, others: [amount] } : undefined
}

function priceDoubt(around: Around): Doubt | undefined {
  return around.claim.amount.unit === 'euro' ? (fromOrUpTo(around) ?? priceOrKm(around)) : undefined
}

/** «moto da 600», «vespa da 50»: a class of motorbikes. */
function bikeOf({ amount, at, length }: AmountClaim, tokens: readonly Token[]): Doubt | undefined {
  const value = tokens[at + 1]?.value ?? 0
  const isBare = amount.limit === 'from' && amount.low === null && length === 2 && (amount.unit === 'euro' || amount.unit === 'anno')
  if (!isBare || value < 50 || value > 1_900 || value % 50 !== 0) return undefined
  const others = amount.unit === 'euro' ? [{ ...amount, limit: 'max' as const }] : []
  return { amount: { ...amount, value, unit: 'cc', limit: null }, others }
}

/** «golf 1600 diesel»: behind a model the engine may be meant. */
function engineOrPrice({ claims, claim: { amount, at, length }, tokens, previous, next }: Around): Doubt | undefined {
  const { value, unit, limit, low } = amount
  const isYear = unit === 'anno' && amount.month === undefined
  if ((unit !== 'euro' && !isYear && unit !== 'cc') || limit !== null || low !== null || length !== 1) return undefined
  if (value % 100 !== 0 || value < displacements.leastPrice || value > displacements.most) return undefined
  if (value !== noYear && !isModelBefore(previous, at)) return undefined
  const engine: Amount = { ...amount, unit: 'cc' }
  const price: Amount = { ...amount, unit: 'euro' }
  const isOtherYear = claims.some((one) => one.kind === 'amount' && one.amount !== amount && one.amount.unit === 'anno')
  if (isYear && isOtherYear) return { amount: engine, others: [price] }
  if (isYear && value !== noYear) return { amount, others: [engine, price] }
  const isEngine = isYear || next?.kind === 'version' || versionWords.has(tokens[at + 1]?.text ?? '') || isFuel(next, at + 1)
  return isEngine ? { amount: engine, others: [price] } : { amount, others: [engine] }
}

function isFuel(claim: Claim | undefined, at: number): boolean {
  return claim?.kind === 'filter' && claim.param === 'carburante' && claim.at === at
}

function isModelBefore(claim: Claim | undefined, at: number): boolean {
  if (claim === undefined || claim.at + claim.length !== at) return false
  return claim.kind === 'version' || (claim.kind === 'vehicle' && claim.name.model !== null)
}

/** «auto da 3000 euro» costs about so much; «da 3000 euro» in a list of its own may be where prices begin. */
function fromOrUpTo({ claim: { amount, at, length }, tokens, previous }: Around): Doubt | undefined {
  if (amount.limit !== 'from' || amount.low !== null || tokens[at + length - 1]?.text === 'partire') return undefined
  const upTo: Amount = { ...amount, limit: 'max' }
  const isOfNoun = previous !== undefined && previous.at + previous.length === at && !/[,;]/.test(tokens[at]?.gap ?? '')
  const isBudget = money.has(tokens[at]?.text ?? '') && tokens[at]?.text !== 'prezzo' && tokens[at]?.text !== 'prezzi'
  return isOfNoun || isBudget ? { amount: upTo, others: [amount] } : { amount, others: [upTo] }
}

/** «golf sotto 100.000», «golf 10.000 max 100.000». */
function priceOrKm({ claims, claim, tokens }: Around): Doubt | undefined {
  const { amount, at, length } = claim
  const said = tokens.slice(at, at + length)
  const isMoney = said.some(({ text }) => money.has(text))
  const isUpper = amount.limit === null || amount.limit === 'max'
  if (isMoney || !isUpper || (amount.low ?? amount.value) < minKm) return undefined
  const amounts = claims.flatMap((one) => (one.kind === 'amount' && one !== claim ? [one.amount] : []))
  if (amounts.some(({ unit }) => unit === 'km')) return undefined
  const km: Amount = { ...amount, unit: 'km' }
  const isSecond = amounts.some(({ unit, value, limit }) => unit === 'euro' && limit !== 'min' && value * clearlyMore <= amount.value)
  if (isSecond) return { amount: km, others: [] }
  if (tokens[at]?.text === 'con' || tokens[at - 1]?.text === 'con') return { amount: km, others: [amount] }
  return amount.value >= minLikelyKm ? { amount, others: [km] } : undefined
}
