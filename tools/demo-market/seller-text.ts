import { dealerTexts } from './facts/dealer-texts'
import { privateTexts } from './facts/private-texts'
import type { Random } from './random'
import { knownTraits } from './seller-traits'

/** What a line needs: traits the ad must have, traits it must not have, and what it speaks about, which is said only once. */
export type TextLine = { needs: readonly string[]; excludes: readonly string[]; subjects: readonly string[]; phrase: Phrase }
type Phrase = readonly Piece[]
type Piece = { text: string } | { slot: string } | { anyOf: readonly Phrase[] }
type Fits = (trait: string) => boolean

/** A slot can be filled only for ads with this trait. */
const slotNeeds: Readonly<Record<string, string>> = {
  quando: 'rodata',
  kmfatto: 'k15',
  annoreg: 'rodata',
  annoacq: 'adulta',
  scade: 'revisione',
  chi: 'privato',
  mesi: 'garanzia',
}

/**
 * `# topic`, then a line a sentence: `trait !trait @subject | A (word|phrase) with a {slot}.`
 * One of what stands in brackets is taken; slots are filled from the ad.
 */
export function parseTexts(source: string): ReadonlyMap<string, readonly TextLine[]> {
  const topics = new Map<string, TextLine[]>()
  let lines: TextLine[] = []
  for (const line of source.split('\n').filter((text) => text.trim() !== '')) {
    if (line.startsWith('# ')) topics.set(line.slice(2).trim(), (lines = []))
    else lines.push(parseLine(line))
  }
  return topics
}

function parseLine(line: string): TextLine {
  const split = line.indexOf(' | ')
  const words = line.slice(0, split).split(/\s+/)
  const unknown = words.find((word) => !word.startsWith('@') && !knownTraits.includes(word.replace('!', '')))
  if (unknown !== undefined) throw new Error(`no trait «${unknown}»: ${line}`)
  const text = line.slice(split + 3)
  const slots = [...text.matchAll(/\{(\w+)\}/g)].flatMap(([, slot = '']) => slotNeeds[slot] ?? [])
  return {
    needs: [...new Set([...words.filter((word) => /^\w/.test(word)), ...slots])],
    excludes: words.filter((word) => word.startsWith('!')).map((word) => word.slice(1)),
    subjects: words.filter((word) => word.startsWith('@')),
    phrase: parsePhrase(text),
  }
}

function parsePhrase(text: string): Phrase {
  return text.split(/(\([^()]*\)|\{\w+\})/).flatMap((part): Piece[] => {
    if (part === '') return []
    if (part.startsWith('(')) return [{ anyOf: part.slice(1, -1).split('|').map(parsePhrase) }]
    return part.startsWith('{') ? [{ slot: part.slice(1, -1) }] : [{ text: part }]
  })
}

export const textsBySeller = { privato: parseTexts(privateTexts), concessionario: parseTexts(dealerTexts) } as const

/** A cache of the lines of a topic that fit a kind of vehicle and of offer: most lines of a topic speak of others. */
const possibleLines = new Map<string, readonly TextLine[]>()
const kinds = new Set(['auto', 'moto', 'camper', 'furgone', 'usato', 'nuovo', 'km0', 'aziendale', 'dimostrativo', 'noleggio', 'epoca'])

function linesFor(seller: keyof typeof textsBySeller, topic: string, kind: string, offer: string): readonly TextLine[] {
  const key = `${seller} ${topic} ${kind} ${offer}`
  const known = possibleLines.get(key)
  if (known) return known
  const own = new Set([kind, offer])
  const lines = (textsBySeller[seller].get(topic) ?? [])
    .filter(
      ({ needs, excludes }) => needs.every((trait) => !kinds.has(trait) || own.has(trait)) && !excludes.some((trait) => own.has(trait)),
    )
    .map((line) => ({
      ...line,
      needs: line.needs.filter((trait) => !kinds.has(trait)),
      excludes: line.excludes.filter((trait) => !kinds.has(trait)),
    }))
  possibleLines.set(key, lines)
  return lines
}

/** How often a line is looked for that fits the ad: few traits are rare. */
const tries = 12

export type Speaker = {
  seller: keyof typeof textsBySeller
  kind: string
  offer: string
  fits: Fits
  fill: (slot: string) => string
}

/** A sentence about the topic that is true of the ad and repeats no subject; none where nothing fits. */
export function sampleSentence(random: Random, { seller, kind, offer, fits, fill }: Speaker, topic: string, said: Set<string>): string {
  const lines = linesFor(seller, topic, kind, offer)
  for (let attempt = 0; attempt < tries && lines.length > 0; attempt++) {
    const line = random.pick(lines)
    if (!line.needs.every(fits) || line.excludes.some(fits) || line.subjects.some((subject) => said.has(subject))) continue
    for (const subject of line.subjects) said.add(subject)
    return spell(random, line.phrase, fill)
  }
  return ''
}

function spell(random: Random, phrase: Phrase, fill: (slot: string) => string): string {
  let text = ''
  for (const piece of phrase) {
    if ('text' in piece) text += piece.text
    else if ('slot' in piece) text += fill(piece.slot)
    else text += spell(random, random.pick(piece.anyOf), fill)
  }
  return text
}
