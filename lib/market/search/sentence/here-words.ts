import type { Claim } from './claims'
import { formsOf } from './phrases'
import { keyOf, type Token } from './tokens'
import { wordSet } from './word-set'

/** Words for where somebody is, which nobody else knows. */
const here = new Set(
  formsOf(
    'vicin(o|a|e|i) a me, vicin(o|a|e|i) a noi, vicin(o|a|e|i) casa, vicin(o|a|e|i) a casa, vicin(o|a|e|i) casa mia, vicin(o|a|e|i) a casa mia, qui vicino, qua vicino, vicino qui, vicin(o|a|e|i) a dove abito, vicino dove abito, accanto a me, intorno a me, attorno a me, nei dintorni, nei paraggi, in zona, in zona mia, zona mia, mia zona, nella mia zona, nelle mie zone, nelle vicinanze, nelle mie vicinanze, nella mia citta, nella mia provincia, nella mia regione, dalle mie parti, da queste parti, nei miei dintorni, sotto casa, in loco, dove abito, near me, vicinissim(o|a|e|i) a me, vicinissim(o|a|e|i) a casa, vicinissim(o|a|e|i), non lontano, non troppo lontano, poco lontano, non lontano da me, non lontano da casa, a me vicin(o|a|e|i)',
  ),
)
/** Words for the same behind a distance. */
const hereBehind = new Set(formsOf('da me, da noi, da qui, da qua, da casa, da casa mia, da dove abito, di distanza'))
const maxWords = 4
const goesOn = wordSet('di da d del della dell dei delle a al')

/** How many words say «vicino a me», where no place follows them. */
export function hereAt(tokens: readonly Token[], at: number, isBehindDistance: boolean): number {
  for (let length = Math.min(maxWords, tokens.length - at); length > 0; length -= 1)
    if (isHere(keyOf(tokens, at, length), isBehindDistance) && !goesOn.has(tokens[at + length]?.text ?? '')) return length
  return 0
}

function isHere(key: string, isBehindDistance: boolean): boolean {
  return here.has(key) || (isBehindDistance && hereBehind.has(key))
}

const directions = wordSet('nord sud est ovest centro nordest nordovest sudest sudovest settentrionale meridionale orientale occidentale')

export function isDirection(word: string): boolean {
  return directions.has(word)
}

/** «Milano nord», «Bologna centro»: beside a place its part, which no filter knows. */
export function isDirectionOfPlace(tokens: readonly Token[], at: number, claims: readonly Claim[]): boolean {
  const last = claims.at(-1)
  const isPlace = last?.kind === 'place' || (last?.kind === 'filter' && (last.param === 'provincia' || last.param === 'regione'))
  const isBehind = isPlace && last.at + last.length === at
  if (/^ital/.test(tokens[at + 1]?.text ?? '')) return false
  return isDirection(tokens[at]?.text ?? '') && (isBehind || (last?.kind === 'aside' && !last.isHere && last.at + last.length === at))
}
