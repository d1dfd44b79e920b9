import type { DealerTrade } from '../demo-dealer'
import type { Random } from '../random'
import { apologies, remarks, thanks } from './answer-texts'
import type { InventedPerson } from './buyers'
import { freshLine, spell } from './phrases'
import { bad, badClosings, badOpenings, but, good, middling, shortGood, type Topic } from './review-texts'

/** Who speaks, about what, and what was said of this dealer before. */
export type Speaking = { random: Random; trade: DealerTrade; said: Set<string>; person: InventedPerson }

/** Attempts to say something that nobody said of this dealer. */
const mostAttempts = 5

/** What one buyer says of a dealer, in one sentence or in several. */
export function composeReview(speaking: Speaking, stars: number): string {
  const { random, trade, person, said } = speaking
  for (let attempt = 1; ; attempt++) {
    const words = linesFor(speaking, stars)
      .map((line) => spell(random, line, trade, { p: person.gender }))
      .join(' ')
    if (said.has(words) && attempt < mostAttempts) continue
    said.add(words)
    return words
  }
}

function linesFor(speaking: Speaking, stars: number): string[] {
  const { random, said } = speaking
  const fresh = (lines: readonly string[]) => freshLine(random, lines, said)
  if (stars <= 2) return complaint(speaking, stars)
  if (stars === 3) return [fresh(middling), fresh(but), ...(random.chance(0.4) ? praise(speaking, 1, inPart) : [])]
  if (stars === 4) return [...praise(speaking, random.whole(1, 3), inPart), fresh(but)]
  if (random.chance(0.28)) return [fresh(shortGood)]
  return [...praise(speaking, lengthOf(random)), ...(random.chance(0.35) ? [fresh(good.close)] : [])]
}

/** Mostly two or three sentences; now and then somebody tells the whole story. */
function lengthOf(random: Random): number {
  const chance = random.next()
  return chance < 0.3 ? 1 : chance < 0.6 ? 2 : chance < 0.82 ? 3 : random.whole(4, 6)
}

/** What can be praised with a «but»; the whole can not. */
const inPart: readonly Topic[] = ['welcome', 'vehicle', 'price', 'papers', 'handover', 'after']
const order: readonly Topic[] = ['overall', ...inPart]

/** As many topics as are asked for, in the order in which a purchase goes. */
function praise({ random, said }: Speaking, count: number, about = order): string[] {
  const topics = new Set<Topic>()
  while (topics.size < count) topics.add(random.pick(about))
  return order.filter((topic) => topics.has(topic)).map((topic) => freshLine(random, good[topic], said))
}

function complaint({ random, said }: Speaking, stars: number): string[] {
  const lines: string[] = random.chance(0.45) ? [freshLine(random, badOpenings, said)] : []
  const faults = random.whole(1, stars === 1 ? 3 : 2)
  for (let fault = 0; fault < faults; fault++) lines.push(freshLine(random, bad, said))
  if (stars === 2) lines.push(freshLine(random, good.welcome, said))
  if (random.chance(0.5)) lines.push(freshLine(random, badClosings, said))
  return lines
}

/** What the dealer answers, in the same memory: it does not thank two people in the same words. */
export function composeAnswer({ random, trade, said, person }: Speaking, stars: number, words: string): string {
  const lines = answersTo(words, stars >= 5 ? thanks : stars >= 3 ? remarks : apologies)
  return spell(random, freshLine(random, lines, said), trade, { p: person.gender, name: person.firstName })
}

/** The answers to a word of the review, or, where it has none of them, those that fit any. */
function answersTo(words: string, lines: readonly string[]): readonly string[] {
  const split = lines.map((line) => /^(?:(\p{L}+): )?(.*)$/u.exec(line) ?? [])
  const fitting = split.filter(([, word]) => word !== undefined && new RegExp(`(?<!\\p{L})${word}`, 'u').test(words))
  return (fitting.length > 0 ? fitting : split.filter(([, word]) => word === undefined)).map(([, , text = '']) => text)
}
