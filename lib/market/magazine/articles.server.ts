import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from '@/lib/kernel/config/env.server'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { shared } from '@/lib/kernel/process/shared.server'
import { type ArticleHead, articleKinds } from './article'
import { mondayOf, withDemoDays } from './demo-days'
import { type Article, readArticle } from './read-article.server'

let articles: readonly Article[] | undefined
let dated: { monday: string; articles: readonly Article[] } | undefined

/** Every article, read once from its file, the newest first. Only a demo gives them other days than those on which they were published. */
export function allArticles(): readonly Article[] {
  articles ??= readArticles()
  if (!shared('hasDemoMarket') || !env().demoPast) return articles
  const monday = mondayOf(italianDay(new Date()))
  if (dated?.monday !== monday) dated = { monday, articles: withDemoDays(articles, monday) }
  return dated.articles
}

export function articleHeads(): ArticleHead[] {
  return allArticles().map(({ head }) => head)
}

export function findArticle(slug: unknown): Article | undefined {
  return allArticles().find(({ head }) => head.slug === slug)
}

function readArticles(): Article[] {
  const folder = join(process.cwd(), 'lib/market/magazine/articles')
  return readdirSync(folder)
    .filter((file) => file.endsWith('.md'))
    .map((file) => readFile(folder, file))
    .sort(newestFirst)
}

/** Of one day, guides before notes. */
function newestFirst({ head: a, kind: kindOfA }: Article, { head: b, kind: kindOfB }: Article): number {
  return (
    b.published.localeCompare(a.published) ||
    articleKinds.indexOf(kindOfA) - articleKinds.indexOf(kindOfB) ||
    a.title.localeCompare(b.title, 'it')
  )
}

function readFile(folder: string, file: string): Article {
  try {
    return readArticle(file.replace(/\.md$/, ''), readFileSync(join(folder, file), 'utf8'))
  } catch (error) {
    throw new Error(`the article ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
