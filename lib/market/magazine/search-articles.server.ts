import { fold } from '@/lib/market/catalogue/fold'
import { isMisspelling } from '@/lib/market/places/spelling'
import type { ArticleHead, ArticleSearch } from './article'
import { allArticles, findArticle } from './articles.server'
import type { Article } from './read-article.server'

const maxWords = 8

/** What a word counts for where it stands. */
const weights = { title: 9, description: 3, text: 1 } as const
/** How often a word is there counts less than where, and so often at most. */
const mostTimes = 100
type Part = keyof typeof weights
const parts = ['title', 'description', 'text'] as const satisfies readonly Part[]
type Indexed = { slug: string; words: Readonly<Record<Part, readonly string[]>> }

/** Words that say nothing of what is looked for. */
const silent = new Set(
  'a ad al alla alle agli ai allo c che chi come con d da dal dalla dei del della delle di e ed gli i il in l la le lo nel nella o per quale quando quanto se si su sul sulla tra un una uno'.split(
    ' ',
  ),
)

let indexed: readonly Indexed[] | undefined

/** The articles that have every word that was typed, those first that have them in their title; where there are none, the nearest words that find some. */
export function searchArticles(typed: string): { articles: ArticleHead[]; meant: ArticleSearch['meant'] } {
  indexed ??= allArticles().map(index)
  const words = wordsOf(typed)
    .filter((word) => !silent.has(word))
    .slice(0, maxWords)
  const articles = find(indexed, words)
  if (articles.length > 0 || words.length === 0) return { articles, meant: null }
  const known = indexed.flatMap(({ words: { title, description, text } }) => [...title, ...description, ...text])
  const meant = words.map((word) => nearest(word, known))
  const count = find(indexed, meant).length
  return { articles, meant: count === 0 ? null : { text: meant.join(' '), count } }
}

function find(all: readonly Indexed[], words: readonly string[]): ArticleHead[] {
  const stems = words.map(stemOf)
  return all
    .map(({ slug, words }) => ({ slug, score: scoreOf(words, stems) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .flatMap(({ slug }) => findArticle(slug)?.head ?? [])
}

function index({ head, words }: Article): Indexed {
  return {
    slug: head.slug,
    words: { title: wordsOf(head.title), description: wordsOf(head.description), text: wordsOf(words.join(' ')) },
  }
}

function scoreOf(words: Indexed['words'], stems: readonly string[]): number {
  const scores = stems.map((stem) =>
    parts.reduce((sum, part) => {
      const times = words[part].filter((word) => word.startsWith(stem)).length
      return sum + (times > 0 ? weights[part] + Math.min(times, mostTimes) / mostTimes : 0)
    }, 0),
  )
  return scores.includes(0) ? 0 : scores.reduce((sum, score) => sum + score, 0)
}

function wordsOf(text: string): string[] {
  return fold(text.toLowerCase())
    .split(/[ '-]/)
    .filter((word) => word !== '')
}

/** Cuts the last vowels of a word, so that «patente» finds «patenti»; a short word stays whole. */
function stemOf(word: string): string {
  return word.length > 4 ? word.replace(/[aeio]+$/, '') : word
}

/** The word itself where articles have it, else one that differs in a letter or two. */
function nearest(word: string, known: readonly string[]): string {
  const stem = stemOf(word)
  if (known.some((one) => one.startsWith(stem))) return word
  return known.find((one) => isMisspelling(word, one)) ?? word
}
