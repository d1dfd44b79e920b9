import { Marked, type RendererObject, type Token, type Tokens } from 'marked'
import { object, string } from 'yup'
import { escapeHtml } from '@/lib/kernel/mail/mail-components'
import { slugify } from '@/lib/kernel/routes/routes'
import { type ArticleHead, type ArticleKind, type ArticleSection, articleKinds, readingMinutes, topicSlugs } from './article'
import { articlePicture } from './article-picture'
import { type BuildFigure, prepareFigure } from './prepare-figure.server'

/** A stretch of text, or a figure that is computed when the page is requested. */
export type ArticleBlock = { html: string } | { build: BuildFigure }
export type Article = {
  head: ArticleHead
  kind: ArticleKind
  /** Addresses of lists of ours, the first of which has its ads on the page. */
  related: string[]
  sections: ArticleSection[]
  blocks: ArticleBlock[]
  /** The text alone, without its sources. */
  words: string[]
}

const day = string()
  .required()
  .matches(/^\d{4}-\d\d-\d\d$/)
const headSchema = object({
  title: string().required(),
  description: string().required(),
  published: day,
  updated: day,
  topic: string().oneOf(topicSlugs).required(),
  related: string().required(),
  kind: string().oneOf(articleKinds),
  picture: string().matches(/^[a-z-]+ [a-z-]+ [a-z]+( \d{4})?$/),
})
  .noUnknown()
  .strict()

export const sourcesId = 'fonti'
/** The blank between a number and its unit, at which no line ends. */
const beforeUnit = /(?<=\d) (?=(?:€|kW|kWh|km|kg|cm³)(?![\p{L}\p{N}]))/gu

/** Reads an article as docs/magazine.md says. Throws for whatever it does not allow: a test reads all of them. */
export function readArticle(slug: string, text: string): Article {
  const { body, front } = split(text)
  const { related, picture, kind, ...head } = readFront(front)
  const { blocks, sections } = readBody(body)
  const html = blocks.map((block) => ('html' in block ? block.html : '')).join('')
  const words = wordsOf(html.split(`<h2 id="${sourcesId}">`)[0] ?? '')
  return {
    head: { slug, ...head, minutes: readingMinutes(words.length), picture: articlePicture(slug, head.topic, picture) },
    kind,
    related: related.split(',').map((address) => address.trim()),
    sections,
    blocks,
    words,
  }
}

/** What an article says of itself, without its text: the text of all of them takes a quarter of a second. */
export function readHead(slug: string, text: string): { head: Omit<ArticleHead, 'minutes' | 'picture'>; kind: ArticleKind } {
  const { related: _, picture: _name, kind, ...head } = readFront(split(text).front)
  return { head: { slug, ...head }, kind }
}

function split(text: string): { front: string; body: string } {
  const [, front = '', body = ''] = /^---\n(.*?)\n---\n(.*)$/s.exec(text.replaceAll('\r\n', '\n')) ?? []
  return { front, body }
}

function readFront(front: string) {
  const lines = front.split('\n').filter((line) => line.trim() !== '')
  const { kind = 'guida', ...read } = headSchema.validateSync(Object.fromEntries(lines.map(readField)))
  return { kind, ...read }
}

/** «title: words with a colon: allowed». */
function readField(line: string): [string, string] {
  const [, name, value] = /^([a-z]+):\s*(.*?)\s*$/.exec(line) ?? []
  if (name === undefined || value === undefined) throw new Error(`«${line}» is no field of an article`)
  return [name, value]
}

function readBody(body: string): Pick<Article, 'blocks' | 'sections'> {
  const sections: ArticleSection[] = []
  const marked = new Marked({ renderer: rendererOf(sections), extensions: [figureLine] })
  const blocks: ArticleBlock[] = []
  let text: Token[] = []
  const close = () => {
    const html = text.length === 0 ? '' : marked.parser(text).trim()
    if (html !== '') blocks.push({ html: html.replace(beforeUnit, '\u00a0') })
    text = []
  }
  for (const token of marked.lexer(body)) {
    if (token.type === figureLine.name) {
      close()
      blocks.push({ build: prepareFigure(/^\{\{\s*figure\s+(.*?)\s*\}\}$/.exec(token.raw.trim())?.[1] ?? token.raw) })
    } else text.push(token)
  }
  close()
  return { blocks, sections }
}

/** `{{figure …}}` on a line of its own. */
const figureLine = {
  name: 'figure',
  level: 'block',
  start: (text: string) => /^\{\{/m.exec(text)?.index,
  tokenizer(text: string) {
    const raw = /^\{\{[^\n]*\}\}[^\S\n]*(?:\n|$)/.exec(text)?.[0]
    return raw === undefined ? undefined : { type: 'figure', raw }
  },
} as const

/** What Markdown becomes: headings that can be led to, tables that scroll by themselves. HTML, pictures and headings of the page are refused. */
function rendererOf(sections: ArticleSection[]): RendererObject {
  let tables = 0
  return {
    html({ text }) {
      throw new Error(`HTML in an article: ${text.trim()}`)
    },
    image({ href }) {
      throw new Error(`a picture in an article: ${href}`)
    },
    heading({ tokens, depth }) {
      const html = this.parser.parseInline(tokens)
      if (depth === 1) throw new Error(`headings of an article begin with ##: ${html}`)
      if (depth > 2) return `<h${depth}>${html}</h${depth}>\n`
      const title = this.parser.parseInline(tokens, this.parser.textRenderer)
      const id = slugify(title)
      if (id === '' || sections.some((section) => section.id === id)) throw new Error(`two headings are called «${title}»`)
      sections.push({ id, title: plain(title) })
      return `<h2 id="${id}">${html}</h2>\n`
    },
    table({ header, rows }) {
      const cellOf = ({ tokens, align, text }: Tokens.TableCell, kind: 'col' | 'row' | null) => {
        const tag = kind === null || text === '' ? 'td' : 'th' // a head without words is none
        const scope = tag === 'th' ? ` scope="${kind}"` : ''
        return `<${tag}${scope}${align === 'right' ? ' class="number"' : ''}>${this.parser.parseInline(tokens)}</${tag}>`
      }
      tables += 1
      const section = sections.at(-1)
      const label = `Tabella ${tables}${section ? `: ${section.title}` : ''}`
      const head = header.map((cell) => cellOf(cell, 'col')).join('')
      const body = rows.map((cells) => `<tr>${cells.map((cell, place) => cellOf(cell, place === 0 ? 'row' : null)).join('')}</tr>`).join('')
      return `<section class="table" aria-label="${escapeHtml(label)}" tabindex="0"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></section>\n`
    },
    link({ href, tokens }) {
      const isOurs = /^[/#](?!\/)/.test(href)
      if (!isOurs && !/^https?:\/\//.test(href)) throw new Error(`a link of an article leads to «${href}»`)
      return `<a href="${escapeHtml(href)}"${isOurs ? '' : ' rel="noreferrer"'}>${this.parser.parseInline(tokens)}</a>`
    },
  }
}

function wordsOf(html: string): string[] {
  return plain(html.replace(/<[^>]+>/g, ' '))
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word))
}

/** Text without the signs that HTML escapes. */
function plain(html: string): string {
  const signs: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': '’' }
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (all, name: string) => signs[name] ?? all)
}
