import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/lib/kernel/config/env.server'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { shared } from '@/lib/kernel/process/shared.server'
import { type ArticleHead, articleKinds } from './article'
import { mondayOf, withDemoDays } from './demo-days'
import { type Article, readArticle, readHead } from './read-article.server'

/** An article of which only the head has been read. */
type ListedArticle = ReturnType<typeof readHead> & { text: string }

let listed: readonly ListedArticle[] | undefined
let dated: { monday: string; articles: readonly ListedArticle[] } | undefined
let whole: { of: readonly ListedArticle[]; articles: readonly Article[] } | undefined
const known = new Map<string, Article>()

/** Every article, read once from its file, the newest first. Only a demo gives them other days than those on which they were published. */
export function allArticles(): readonly Article[] {
  const of = listArticles()
  if (whole?.of !== of) whole = { of, articles: of.map(wholeOf) }
  return whole.articles
}

/** The heads of the newest alone: the text of no other is read. */
export function newestHeads(count: number): ArticleHead[] {
  return listArticles()
    .slice(0, count)
    .map((article) => wholeOf(article).head)
}

function listArticles(): readonly ListedArticle[] {
  listed ??= readHeads()
  if (!shared('hasDemoMarket') || !env().demoPast) return listed
  const monday = mondayOf(italianDay(new Date()))
  if (dated?.monday !== monday) dated = { monday, articles: withDemoDays(listed, monday) }
  return dated.articles
}

function wholeOf({ head: { slug, published, updated }, text }: ListedArticle): Article {
  const article = known.get(slug) ?? orSay(slug, () => readArticle(slug, text))
  known.set(slug, article)
  return { ...article, head: { ...article.head, published, updated } }
}

export function articleHeads(): ArticleHead[] {
  return allArticles().map(({ head }) => head)
}

export function findArticle(slug: unknown): Article | undefined {
  return allArticles().find(({ head }) => head.slug === slug)
}

function readHeads(): ListedArticle[] {
  const folder = join(process.cwd(), 'lib/market/magazine/articles')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => {
      const [slug, text] = [file.replace(/\.md$/, ''), readFileSync(join(folder, file), 'utf8')]
      return orSay(slug, () => ({ ...readHead(slug, text), text }))
    })
    .sort(newestFirst)
}

/** Of one day, guides before notes. */
function newestFirst({ head: a, kind: kindOfA }: ListedArticle, { head: b, kind: kindOfB }: ListedArticle): number {
  return (
    b.published.localeCompare(a.published) ||
    articleKinds.indexOf(kindOfA) - articleKinds.indexOf(kindOfB) ||
    a.title.localeCompare(b.title, 'it')
  )
}

function orSay<T>(slug: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw new Error(`the article ${slug}.md cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
