import type { Category } from '@/lib/market/catalogue/category'
import { type ListPageSlug, mainListPage } from '@/lib/market/search/page/list-pages'
import { type Amount, amountAt, numberAt } from './amounts'
import { bareAmount } from './bare-amount'
import { categoryWords } from './categories'
import type { Claim } from './claims'
import { hereAt, isDirectionOfPlace } from './here-words'
import { withOtherReadings } from './other-readings'
import { formsOf, maxWordsOfPhrase, type PhraseIndex, phrasesOf } from './phrases'
import { directionAt, placeAt, provinceStatedAt } from './place-at.server'
import { keyOf, type Token, textOf } from './tokens'
import { vehicleAt } from './vehicle-at.server'
import { versionWords } from './version-words'
import { fillerWords, joiners, negations } from './wishes/filler-words'
import { wishAt } from './wishes/wishes'

type Content =
  | Pick<Extract<Claim, { kind: 'filter' }>, 'kind' | 'param' | 'values' | 'length'>
  | Pick<Extract<Claim, { kind: 'vehicle' }>, 'kind' | 'name' | 'also' | 'others' | 'length'>
  | Pick<Extract<Claim, { kind: 'version' }>, 'kind' | 'text' | 'length'>
  | Pick<Extract<Claim, { kind: 'amount' }>, 'kind' | 'amount' | 'length'>
  | Pick<Extract<Claim, { kind: 'place' }>, 'kind' | 'place' | 'others' | 'length'>
  | Pick<Extract<Claim, { kind: 'nothing' }>, 'kind' | 'length'>
  | Pick<Extract<Claim, { kind: 'wish' }>, 'kind' | 'wish' | 'length'>
  | Pick<Extract<Claim, { kind: 'aside' }>, 'kind' | 'isHere' | 'length'>

/** Reads the tokens as a search in one category, from left to right, the longest piece first. What no claim takes stays words. */
export function readClaims(tokens: readonly Token[], category: Category, thisYear: number): readonly Claim[] {
  const claims: Claim[] = []
  const special = phrasesOf(phraseList(tokens, category))
  const general = phrasesOf(mainListPage(category))
  const phrases: Phrases = { get: (key) => special.get(key) ?? general.get(key), has: (key) => special.has(key) || general.has(key) }
  let negation: Negation | null = null
  let at = 0
  while (at < tokens.length) {
    const content = contentAt({ tokens, at, category, phrases, claims, thisYear })
    if (!content) {
      negation = negationAt(tokens, at) ? { at, param: null } : negationContinues(tokens, at) ? negation : null
      at += 1
      continue
    }
    const subject = subjectOf(content)
    const isDeniedWish = content.kind === 'wish' && negation?.param === null
    const isNegated =
      isDeniedWish ||
      (negation !== null && subject !== null && (negation.param === null || negation.param === subject) && isStillMeant(negation, content))
    const isJoined = joinedBefore(tokens, at)
    const start = isNegated && negation?.param === null ? negation.at : at
    const isDenied = subject !== null && isDeniedAfter(tokens, at + content.length)
    const length = content.length + (isDenied ? 1 : 0)
    claims.push({ ...content, at: start, length: at + length - start, isNegated: isNegated || isDenied, isJoined })
    at += length
    if (content.kind === 'nothing' && negationAt(tokens, at - 1)) negation = { at: at - 1, param: null }
    else if (isDeniedWish) negation = null
    else if (negation)
      negation =
        isNegated && joinsNext(tokens, at)
          ? { at, param: subject }
          : isNegated && content.kind === 'vehicle' && content.name.model === null
            ? { at, param: subject, make: content.name.make.slug }
            : subject === null
              ? negation
              : null
  }
  return withOtherReadings(claims, tokens, category)
}

/** Whether «escluso» still counts: behind «escluso Fiat» a model of Fiat is meant, one of another make is wanted. */
function isStillMeant({ make }: Negation, content: Content): boolean {
  return make === undefined || (content.kind === 'vehicle' && content.name.make.slug === make && content.name.model !== null)
}

/** The list with all filters of the category that the sentence can name: that of its special offer where it names one. */
function phraseList(tokens: readonly Token[], category: Category): ListPageSlug {
  if (category !== 'auto') return mainListPage(category)
  const said = tokens.map(({ text }) => text)
  if (said.some((word) => /^(noleggio|nlt|canone|abbonamento)$/.test(word))) return 'noleggio_lungo_termine'
  return said.some((word) => /^(epoca|storic[aohei]+|asi|restaurat[aoei]|oldtimer|vintage|fmi|crs|ventennal[ei])$/.test(word))
    ? 'auto_d_epoca'
    : mainListPage(category)
}

/** `param`: what it takes away, once that is known; `make`: a make whose model may follow («escluso Fiat 500»). */
type Negation = { at: number; param: string | null; make?: string }

type Phrases = Pick<PhraseIndex, 'get' | 'has'>
type Position = {
  tokens: readonly Token[]
  at: number
  category: Category
  phrases: Phrases
  claims: readonly Claim[]
  thisYear: number
}

function contentAt(position: Position): Content | null {
  const { tokens, at } = position
  const wish = wishAt(tokens, at)
  const fact = factAt(position)
  const isName = fact?.kind === 'version' || fact?.kind === 'aside' || (fact?.kind === 'filter' && fact.param === 'tipo')
  if (wish && wish.length >= (fact?.length ?? 0) + Number(isName)) return { kind: 'wish', ...wish }
  if (fact) return fact
  const isFiller = fillerWords.has(tokens[at]?.text ?? '') && !joiners.has(tokens[at]?.text ?? '')
  return isFiller || categoryWords.has(tokens[at]?.text ?? '') ? { kind: 'nothing', length: 1 } : null
}

function factAt(position: Position): Content | null {
  const { tokens, at, thisYear } = position
  const idiom = idiomAt(tokens, at)
  if (idiom > 0) return { kind: 'filter', param: noFilter, values: [], length: idiom }
  const phrase = phraseAt(position)
  const startsWithNumber = tokens[at]?.value !== undefined
  const stated = provinceStatedAt(tokens, at) ?? postcodeAroundAt(position)
  if (stated) return stated
  const amount = phrase && (startsWithNumber || phrase.length > 1) ? null : amountAt(tokens, at, thisYear)
  if (amount) return toContent(amount)
  const isPhrase = (key: string) => position.phrases.has(key)
  if (isDirectionOfPlace(tokens, at, position.claims)) return { kind: 'aside', isHere: false, length: 1 }
  const direction = directionAt(tokens, at, isPhrase)
  if (direction > 0) return { kind: 'aside', isHere: false, length: direction }
  const before = position.claims.at(-1)
  const place = placeAt(tokens, at, isPhrase, before?.kind === 'aside' && !before.isHere)
  const here = hereAt(tokens, at, isBehindDistance(position))
  if (here > (place?.length ?? 0)) return { kind: 'aside', isHere: true, length: here }
  const vehicle = vehicleAt(position, vehiclesOf(position.claims))
  const version = versionAt(position)
  const best = longest(phrase, place, vehicle)
  if (best && best.length >= (version?.length ?? 0)) return best
  if (version) return version
  const bare = bareAmount(tokens, at, thisYear, bareMeaning(position))
  return bare ? toContent(bare) : null
}

/** Phrases win over vehicles of the same length («integrale») unless the make stands before («Fiat Coupé»); vehicles win over places («Aprilia»). */
function longest(
  phrase: Extract<Content, { kind: 'filter' }> | null,
  place: (Content & { isPrepared: boolean }) | null,
  vehicle: (Extract<Content, { kind: 'vehicle' }> & { isFamiliar: boolean; isOwn: boolean }) | null,
): Content | null {
  const isModel =
    vehicle?.isFamiliar ||
    (vehicle?.isOwn && (phrase?.param === 'carrozzeria' || phrase?.param === 'tipo' || /\d/.test(vehicle.name.model?.slug ?? '')))
  const candidates = [isModel ? null : phrase, place?.isPrepared ? place : null, vehicle, phrase, place].filter((one) => one !== null)
  return candidates.reduce<Content | null>((best, one) => (best && best.length >= one.length ? best : one), null)
}

/** «gomme nuove» is not new: what stays text although its words mean something. */
const idioms = new Set(
  formsOf(
    'praticamente nuov(a|o), gomme nuove, pneumatici nuovi, batteria nuova, freni nuovi, frizione nuova, distribuzione nuova, motore nuovo, motore fuso, motori fusi, cambio rotto, per commercianti, solo commercianti, auto sostitutiva, km certificati, chilometri certificati',
  ),
)
/** Name of no filter: what claims it stays text. */
const noFilter = ''

function idiomAt(tokens: readonly Token[], at: number): number {
  return [3, 2].find((length) => at + length <= tokens.length && idioms.has(keyOf(tokens, at, length))) ?? 0
}

function toContent(amount: Amount): Content {
  return { kind: 'amount', amount, length: amount.length }
}

function phraseAt({ tokens, at, phrases }: Position): Extract<Content, { kind: 'filter' }> | null {
  for (let length = Math.min(maxWordsOfPhrase, tokens.length - at); length > 0; length -= 1) {
    const key = keyOf(tokens, at, length)
    const meaning = phrases.get(key)
    if (meaning && (length === 1 || key.length > 4 || !/^[a-z]$/.test(tokens[at]?.text ?? '')))
      return { kind: 'filter', ...meaning, length }
  }
  return null
}

function vehiclesOf(claims: readonly Claim[]) {
  return claims.flatMap((claim) => (claim.kind === 'vehicle' ? [{ name: claim.name, end: claim.at + claim.length }] : []))
}

/** «1.3 multijet», «s line», «320d», «35 tdi»: only beside a make or a model. */
function versionAt({ tokens, at, claims, category }: Position): Content | null {
  const token = tokens[at]
  if (token && /^[0-7]\.\d$/.test(token.text) && !isOfAmount(tokens, at)) return { kind: 'version', text: token.text, length: 1 }
  if (!token || !claims.some(({ kind }) => kind === 'vehicle')) return null
  const last = claims.at(-1)
  const followsModel = last?.kind === 'vehicle' && last.name.model !== null && last.at + last.length === at
  if (followsModel && (category === 'auto' || category === 'veicoli-commerciali') && /^\d{2,3}$/.test(token.raw) && !isOfAmount(tokens, at))
    return { kind: 'version', text: token.text, length: 1 }
  if (/^\d{2}$/.test(token.text) && versionWords.has(tokens[at + 1]?.text ?? '')) return { kind: 'version', text: token.text, length: 1 }
  if (/^(x|s)?(drive)?\d{2,3}(d|i|e|ci|cd|cdi)$/.test(token.text)) return { kind: 'version', text: token.text, length: 1 }
  for (const length of [2, 1]) {
    if (at + length <= tokens.length && versionWords.has(keyOf(tokens, at, length)))
      return {
        kind: 'version',
        text: textOf(tokens, at, length),
        length,
      }
  }
  return null
}

/** «10k», «7,5 mila», «03/2019». */
function isOfAmount(tokens: readonly Token[], at: number): boolean {
  return (numberAt(tokens, at)?.end ?? at) > at + 1
}

function subjectOf(content: Content): string | null {
  if (content.kind === 'filter') return content.param
  return content.kind === 'nothing' || content.kind === 'aside' || content.kind === 'wish' ? null : content.kind
}

/** What a small number is the displacement of. */
function bareMeaning({ category, claims, at }: Position): 'bike' | 'car' | null {
  if (category === 'moto-e-scooter') return 'bike'
  const last = claims.at(-1)
  const followsModel = last?.kind === 'vehicle' && last.name.model !== null && last.at + last.length === at
  return followsModel && category !== 'caravan-e-camper' ? 'car' : null
}

function isBehindDistance({ claims, at }: Pick<Position, 'claims' | 'at'>): boolean {
  const last = claims.at(-1)
  return last?.kind === 'amount' && (last.amount.unit === 'km' || last.amount.unit === 'raggio') && last.at + last.length === at
}

/** «entro 50 km da 20100»: the postcode around which is meant. */
function postcodeAroundAt({ tokens, at, claims }: Position): Content | null {
  return isBehindDistance({ claims, at }) && tokens[at]?.text === 'da' && /^\d{5}$/.test(tokens[at + 1]?.raw ?? '')
    ? placeAt(tokens, at, () => false)
    : null
}

function negationAt(tokens: readonly Token[], at: number): boolean {
  const [before, word] = [tokens[at - 1]?.text ?? '', tokens[at]?.text ?? '']
  return negations.has(word) || /^n[éè]$/i.test(tokens[at]?.raw ?? '') || deniedInTwoWords.test(`${before} ${word}`)
}

const deniedInTwoWords = /^(?:meno che|a parte|all infuori|di fuori|(?:ad?|fatta) (?:eccezione|esclusione)|al posto)$/

/** «diesel no», «gpl escluso»: a denial behind what it is about, where nothing follows that it could deny. */
function isDeniedAfter(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return /^(?:no|esclus[oaie])$/.test(tokens[at]?.text ?? '') && (next === undefined || next.gap.includes(','))
}

function negationContinues(tokens: readonly Token[], at: number): boolean {
  return joiners.has(tokens[at]?.text ?? '')
}

function joinsNext(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]
  return next !== undefined && (joiners.has(next.text) || /[,/]/.test(next.gap))
}

function joinedBefore(tokens: readonly Token[], at: number): boolean {
  return joiners.has(tokens[at - 1]?.text ?? '') || /[,/]/.test(tokens[at]?.gap ?? '')
}
