import type { Pictured } from '@/lib/market/illustrations/illustration'

/** What articles are about, in the order in which the magazine names them. */
export const topics = {
  comprare: 'Comprare',
  vendere: 'Vendere',
  costi: 'Costi e tasse',
  documenti: 'Documenti',
  alimentazione: 'Carburanti ed elettrico',
  'moto-e-camper': 'Moto e camper',
} as const
export type Topic = keyof typeof topics
export const topicSlugs = [
  'comprare',
  'vendere',
  'costi',
  'documenti',
  'alimentazione',
  'moto-e-camper',
] as const satisfies readonly Topic[]

export function isTopic(text: string): text is Topic {
  return Object.hasOwn(topics, text)
}

/** A guide says all about its matter; a note says one thing, shortly. */
export const articleKinds = ['guida', 'notizia'] as const
export type ArticleKind = (typeof articleKinds)[number]

/** What stands of an article outside its own page. Days are «2026-11-25». JSON-serialisable. */
export type ArticleHead = {
  slug: string
  title: string
  description: string
  published: string
  updated: string
  topic: Topic
  minutes: number
  picture: Pictured
}

/** What somebody looks for in the magazine, and what they probably meant where that finds nothing. */
export type ArticleSearch = { text: string; meant: { text: string; count: number } | null }
export const maxSearchLength = 100

/** A heading that the table of contents leads to. */
export type ArticleSection = { id: string; title: string }

/** Words that a reader takes in a minute, slowly: there are figures among them. */
const wordsAMinute = 200

export function readingMinutes(words: number): number {
  return Math.max(1, Math.round(words / wordsAMinute))
}

export function minutesText(minutes: number): string {
  return minutes === 1 ? '1 minuto' : `${minutes} minuti`
}

/** The articles nearest to one: of its topic first, the newest first. */
export function nearestArticles(all: readonly ArticleHead[], to: ArticleHead, limit: number): ArticleHead[] {
  const others = all.filter(({ slug }) => slug !== to.slug)
  return [...others.filter(({ topic }) => topic === to.topic), ...others.filter(({ topic }) => topic !== to.topic)].slice(0, limit)
}

export function articleCountText(count: number): string {
  return count === 1 ? '1 articolo' : `${count} articoli`
}
