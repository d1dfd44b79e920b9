import { provinceOfCode } from '@/lib/market/places/province-name'
import type { SearchPlace } from '@/lib/market/search/query/search-query'
import { isDirection } from './here-words'
import { phraseKey } from './phrases'
import {
  comuneCalled,
  comuneNamed,
  comuneShortened,
  homonymsOf,
  landscapeNamed,
  maxWordsOfPlace,
  type NamedPlace,
  placeOfPostcode,
  provinceNamed,
  regionsNamed,
} from './place-names.server'
import { keyOf, type Token, textOf } from './tokens'
import { fillerWords, joiners } from './wishes/filler-words'
import { wordSet } from './word-set'

type Found = { length: number; isPrepared: boolean } & (
  | { kind: 'place'; place: SearchPlace; others: readonly SearchPlace[] }
  | { kind: 'filter'; param: string; values: readonly string[] }
)

/** Words after which any comune is understood, without them only those that everybody knows. */
const before = wordSet(
  'a ad in da dal vicino vicina vicine vicini zona zone presso dintorni intorno attorno pressi verso citta comune vicinanze parti nei nel nella nell nelle al regione cap',
)
const after = wordSet('nel nella nell in regione di della del dell all alla a le la il l delle dei zona')
/** «in zona di», «nei pressi della». */
const maxPrepositions = 4
const minLengthAlone = 4
const minLengthOfWords = 9
/** Comuni whose names say something else without a preposition. */
/** First words of provinces that bear the name of no comune. */
const provincesOfWords = wordSet('monza forli pesaro massa verbano barletta carbonia medio alto')
const provincesAlone = wordSet('brianza ogliastra')
const plainCodes = wordSet('rm bg bs pv mn lc vr vc pd ud rn pr lu fg br lt vv rg tp nu bz bl')
const otherMeanings = wordSet('cento potenza massa crema quarto fermo vittoria marino alba aprilia')

/** The place that begins here, with its preposition, province and «e provincia». `isPrepared`: a word before it says that a place follows. */
export function placeAt(tokens: readonly Token[], at: number, isPhrase: (key: string) => boolean, isPrepared = false): Found | null {
  const province = provinceAt(tokens, at)
  if (province) return province
  const last = skipBefore(tokens, at)
  isPrepared ||= last > at
  for (let name = at; name <= last; name += 1) {
    for (let length = Math.min(maxWordsOfPlace, tokens.length - name); length > 0; length -= 1) {
      const found = named(tokens, name, length, name > at || (isPrepared && last === at), isPhrase)
      if (found) return complete(tokens, { found, at, end: name + length, isPrepared })
    }
  }
  return postcodeAt(tokens, at, last) ?? provinceCodeAt(tokens, at)
}

/** «zona nord» of «zona nord Milano»: how many words say which part of the place that follows them, or of a town that nobody names; «al sud» is a part of Italy. */
export function directionAt(tokens: readonly Token[], at: number, isPhrase: (key: string) => boolean): number {
  const first = skipBefore(tokens, at)
  let next = first
  while (next < first + maxDirections && isDirection(tokens[next]?.text ?? '')) next += 1
  if (next === first) return 0
  const end = isJoint(tokens[next]?.text ?? '') ? next + 1 : next
  const isWholeName = (placeAt(tokens, at, isPhrase)?.length ?? 0) > next - at // «nord Italia»
  const place = isWholeName || isDirection(tokens[end]?.text ?? '') ? null : placeAt(tokens, end, isPhrase, true)
  if (place) return end - at
  return !isWholeName && /^zon[ae]$/.test(tokens[first - 1]?.text ?? '') ? next - at : 0
}

const maxDirections = 2

function isJoint(word: string): boolean {
  return word === 'di' || word === 'della' || word === 'del'
}

/** «(MI)», «MI» at the end: the sigla of a province, where it is marked as one. */
export function provinceStatedAt(tokens: readonly Token[], at: number): Found | null {
  const token = tokens[at]
  if (!token || !/^[a-z]{2}$/.test(token.text)) return null
  const code = provinceOfCode(token.text)
  const next = tokens[at + 1]
  const isInBrackets = /[([]\s*$/.test(token.gap)
  const isLast = next === undefined || next.gap.includes(',')
  const isShouted =
    /^[A-Z]{2}$/.test(token.raw) && isLast && !versionCodes.has(token.text) && tokens.some(({ raw }) => /[a-z]{3}/.test(raw))
  return code !== undefined && (isInBrackets || isShouted)
    ? { kind: 'filter', param: 'provincia', values: [code.toLowerCase()], length: 1, isPrepared: true }
    : null
}

/** Sigle that gearboxes, engines and trims bear too. */
const versionCodes = wordSet('at ts ss cr')

/** «fiesta diesel pv»: only the sigle that say nothing else. */
function provinceCodeAt(tokens: readonly Token[], at: number): Found | null {
  const code = tokens[at]?.text ?? ''
  return plainCodes.has(code) ? { kind: 'filter', param: 'provincia', values: [code], length: 1, isPrepared: false } : null
}

function skipBefore(tokens: readonly Token[], at: number): number {
  let next = at
  if (!before.has(tokens[at]?.text ?? '')) return at
  while (next < at + maxPrepositions && (before.has(tokens[next]?.text ?? '') || after.has(tokens[next]?.text ?? ''))) next += 1
  return next
}

function named(
  tokens: readonly Token[],
  at: number,
  length: number,
  isPrepared: boolean,
  isPhrase: (key: string) => boolean,
): NamedPlace | undefined {
  const key = keyOf(tokens, at, length)
  const regions = regionsNamed(key)
  if (regions && (isPrepared || !/^(nord|sud|centro|aosta)$/.test(key))) return { param: 'regione', values: regions }
  if (isPhrase(key) || fillerWords.has(key) || joiners.has(key)) return undefined
  const landscape = landscapeNamed(key)
  if (landscape) return { param: 'provincia', values: landscape }
  const called = isPrepared && key.length > 3 ? comuneCalled(textOf(tokens, at, length)) : undefined
  const comune = comuneNamed(key) ?? (length > 1 ? comuneShortened(textOf(tokens, at, length)) : undefined) ?? called
  const isKnownAlone =
    length > 1 ? key.length >= minLengthOfWords : comune?.isBig && key.length >= minLengthAlone && !otherMeanings.has(key)
  if (comune && (isPrepared ? key.length > 1 : isKnownAlone || (comune.isBig && length > 1))) return comune
  const code =
    isPrepared || (length > 1 && provincesOfWords.has(tokens[at]?.text ?? '')) || provincesAlone.has(key)
      ? provinceNamed(textOf(tokens, at, length))
      : undefined
  return code !== undefined && key.length > 2 ? { param: 'provincia', values: [code.toLowerCase()] } : undefined
}

function complete(
  tokens: readonly Token[],
  { found, at, end, isPrepared }: { found: NamedPlace; at: number; end: number; isPrepared: boolean },
): Found {
  if ('param' in found) return { kind: 'filter', ...found, length: end - at, isPrepared }
  const stated = statedProvince(tokens, end, found.place)
  const place = stated?.place ?? found.place
  const last = end + (stated ? 1 : 0)
  const [joint, noun] = [tokens[last]?.text, tokens[last + 1]?.text]
  if ((joint === 'e' || joint === 'o') && /^(prov|provincia)$/.test(noun ?? ''))
    return { kind: 'filter', param: 'provincia', values: [place.provinceCode.toLowerCase()], length: last + 2 - at, isPrepared }
  const around = joint === 'e' && /^(dintorni|limitrofi|limitrofe|hinterland|vicinanze|zona|zone)$/.test(noun ?? '') ? 2 : 0
  return { kind: 'place', place, others: stated ? [] : homonymsOf(place), length: last + around - at, isPrepared }
}

/** «Monza (MB)», «Samone TN»: the sigla chooses between comuni of one name. */
function statedProvince(tokens: readonly Token[], at: number, { name, provinceCode }: SearchPlace): { place: SearchPlace } | undefined {
  const token = tokens[at]
  if (!token || !/^[a-z]{2}$/.test(token.text)) return undefined
  const isMarked = token.gap.includes('(') || token.raw === token.raw.toUpperCase() || token.text.toUpperCase() === provinceCode
  return isMarked ? comuneNamed(phraseKey(name), token.text.toUpperCase()) : undefined
}

/** «provincia di Como», «prov. MI», «in provincia di Monza e Brianza». */
function provinceAt(tokens: readonly Token[], at: number): Found | null {
  let next = at
  while (/^(in|nella|della|zona|tutta|la)$/.test(tokens[next]?.text ?? '')) next += 1
  if (!/^(provincia|prov|province)$/.test(tokens[next]?.text ?? '')) return null
  next += 1
  while (/^(di|d|dell|del|della)$/.test(tokens[next]?.text ?? '')) next += 1
  for (let length = Math.min(maxWordsOfPlace, tokens.length - next); length > 0; length -= 1) {
    const name = textOf(tokens, next, length)
    const code = provinceNamed(name) ?? comuneNamed(keyOf(tokens, next, length))?.place.provinceCode
    if (code !== undefined)
      return { kind: 'filter', param: 'provincia', values: [code.toLowerCase()], length: next + length - at, isPrepared: true }
  }
  return null
}

/** «20121 Milano», «cap 56121», «a 20121». */
function postcodeAt(tokens: readonly Token[], at: number, name: number): Found | null {
  const token = tokens[name]
  if (!token || !/^\d{5}$/.test(token.raw)) return null
  const next = placeAfterPostcode(tokens, name + 1)
  if (next) return { kind: 'place', place: next.place, others: [], length: name + 1 + next.length - at, isPrepared: true }
  const found = name > at || Number(token.raw) % 50 !== 0 ? placeOfPostcode(token.raw) : undefined
  return found ? complete(tokens, { found, at, end: name + 1, isPrepared: name > at }) : null
}

function placeAfterPostcode(tokens: readonly Token[], at: number): { place: SearchPlace; length: number } | undefined {
  for (let length = Math.min(maxWordsOfPlace, tokens.length - at); length > 0; length -= 1) {
    const comune = comuneNamed(keyOf(tokens, at, length))
    if (comune) return { place: comune.place, length }
  }
  return undefined
}
