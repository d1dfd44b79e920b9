const small: Readonly<Record<string, number>> = {
  ...{ un: 1, uno: 1, una: 1, due: 2, tre: 3, quattro: 4, cinque: 5, sei: 6, sette: 7, otto: 8, nove: 9, dieci: 10, undici: 11 },
  ...{ dodici: 12, tredici: 13, quattordici: 14, quindici: 15, sedici: 16, diciassette: 17, diciotto: 18, diciannove: 19 },
}
const tens: Readonly<Record<string, number>> = {
  ...{ vent: 20, trent: 30, quarant: 40, cinquant: 50, sessant: 60, settant: 70, ottant: 80, novant: 90 },
}

/** «ventimila», «millecinquecento», «trentotto»: the number an Italian word says. */
export function spokenNumber(word: string): number | undefined {
  return word.length > 40 ? undefined : thousands(word)
}

function thousands(word: string): number | undefined {
  const [, many, rest = ''] = /^(.+?)mila(.*)$/.exec(word) ?? []
  if (many !== undefined) return sum(times(hundreds(many), 1000), rest, hundreds)
  return word.startsWith('mille') ? sum(1000, word.slice(5), hundreds) : hundreds(word)
}

function hundreds(word: string): number | undefined {
  const [, many, rest = ''] = /^(.*?)cento?(.*)$/.exec(word) ?? []
  if (many === undefined) return belowHundred(word)
  const count = times(many === '' ? 1 : small[many], 100)
  return sum(count, rest, belowHundred) ?? sum(count, `o${rest}`, belowHundred) // «duecentotto» says the «o» once
}

function belowHundred(word: string): number | undefined {
  if (Object.hasOwn(small, word)) return small[word]
  const [, ten = '', last = ''] = /^([a-z]+?nt)[ai]?(.*)$/.exec(word) ?? []
  const round = Object.hasOwn(tens, ten) ? tens[ten] : undefined
  if (round === undefined || word === ten) return undefined
  if (last === '') return round
  return /^(uno?|due|tre|quattro|cinque|sei|sette|otto|nove)$/.test(last) ? round + (small[last] ?? 0) : undefined
}

function times(count: number | undefined, factor: number): number | undefined {
  return count === undefined ? undefined : count * factor
}

function sum(first: number | undefined, rest: string, read: (rest: string) => number | undefined): number | undefined {
  if (first === undefined || rest === '') return first
  const more = read(rest)
  return more === undefined ? undefined : first + more
}
