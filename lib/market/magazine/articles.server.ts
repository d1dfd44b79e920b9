import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ArticleHead } from './article'
import { type Article, readArticle } from './read-article.server'

let articles: readonly Article[] | undefined

/** Every article, read once from its file, the newest first. */
export function allArticles(): readonly Article[] {
  articles ??= readArticles()
  return articles
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
    .sort(({ head: a }, { head: b }) => b.published.localeCompare(a.published) || a.title.localeCompare(b.title, 'it'))
}

function readFile(folder: string, file: string): Article {
  try {
    return readArticle(file.replace(/\.md$/, ''), readFileSync(join(folder, file), 'utf8'))
  } catch (error) {
    throw new Error(`the article ${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
}
