import { Agent, get as sendGet } from 'node:http'
import { availableParallelism } from 'node:os'
import { setTimeout as delay } from 'node:timers/promises'

export type CrawledPage = {
  path: string
  /** Clicks from the home page. */
  depth: number
  from: string | null
  status: number
  /** The address a redirect leads to. */
  location: string | null
  isHtml: boolean
  noindex: boolean
  canonical: string | null
  title: string
  description: string
}
type Asked = { status: number; location: string | undefined; type: string; body: string; retryAfter: string | undefined }

/** `follow`: whose links are followed. `skip`: what is not visited. `knownAs`: the address under which a variant of a page is visited. */
type Limits = {
  maxDepth: number
  follow: (page: CrawledPage) => boolean
  skip: (path: string) => boolean
  knownAs: (path: string) => string
}

/** Visits every page that links lead to from the home page, level by level, as a search engine does: without scripts, cookies and links that say nofollow. */
export async function crawl(site: string, { maxDepth, follow, skip, knownAs }: Limits): Promise<Map<string, CrawledPage>> {
  const agent = new Agent({ keepAlive: true, maxSockets: availableParallelism() * 2 })
  const pages = new Map<string, CrawledPage>()
  let level = new Map<string, string | null>([['/', null]])
  for (let depth = 0; depth <= maxDepth && level.size > 0; depth++) {
    const next = new Map<string, string>()
    const waiting = [...level]
    const work = async () => {
      for (let one = waiting.pop(); one; one = waiting.pop()) {
        const [path, from] = one
        const answer = await fetchPatiently(site, path, agent)
        const page = read(answer, { path, depth, from }, site)
        pages.set(path, page)
        const links = page.location !== null ? [page.location] : page.isHtml && follow(page) ? linksOf(answer.body, site) : []
        for (const link of links.map(knownAs)) if (!pages.has(link) && !level.has(link) && !skip(link)) next.set(link, path)
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() * 2 }, work))
    level = next
  }
  agent.destroy()
  return pages
}

/** How often a robot comes back to a site that was too busy. */
const patience = 3

/** A site that is too busy says when to come back. */
async function fetchPatiently(site: string, path: string, agent: Agent): Promise<Asked> {
  for (let time = 0; ; time++) {
    const answer = await fetchPage(site, path, agent)
    if (answer.status !== 503 || answer.retryAfter === undefined || time === patience) return answer
    await delay(Number(answer.retryAfter) * 1_000)
  }
}

/** Each visit comes from an address of its own, as a robot has many. */
function fetchPage(site: string, path: string, agent: Agent): Promise<Asked> {
  const headers = { accept: 'text/html', 'x-forwarded-for': `10.77.${Math.trunc(Math.random() * 250)}.${Math.trunc(Math.random() * 250)}` }
  return new Promise((resolve, reject) => {
    sendGet(new URL(path, site), { agent, headers }, (response) => {
      let body = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => (body += part))
      response.on('end', () => {
        const { location, 'content-type': type = '', 'retry-after': retryAfter } = response.headers
        resolve({ status: response.statusCode ?? 0, location, type, body, retryAfter })
      })
    }).on('error', reject)
  })
}

function read({ status, location, type, body }: Asked, visit: Pick<CrawledPage, 'path' | 'depth' | 'from'>, site: string): CrawledPage {
  const isHtml = status === 200 && type.includes('html')
  const found = (pattern: RegExp) => (isHtml ? unescaped(pattern.exec(body)?.[1] ?? '') : '')
  const canonical = found(/<link rel="canonical" href="([^"]*)"/)
  return {
    ...visit,
    status,
    location: location === undefined ? null : pathIn(location, site),
    isHtml,
    noindex: found(/<meta name="robots" content="([^"]*)"/).includes('noindex'),
    canonical: canonical === '' ? null : pathIn(canonical, site),
    title: found(/<title[^>]*>([^<]*)/),
    description: found(/<meta name="description" content="([^"]*)"/),
  }
}

function linksOf(body: string, site: string): string[] {
  return [...body.matchAll(/<a\s[^>]*>/g)].flatMap(([tag]) => {
    const href = /\shref="([^"]*)"/.exec(tag)?.[1]
    if (href === undefined || /\srel="[^"]*nofollow/.test(tag)) return []
    const path = pathIn(unescaped(href), site)
    return path === null ? [] : [path]
  })
}

/** The path of an address of the site, without what stands behind #; null of another site. */
function pathIn(address: string, site: string): string | null {
  if (!URL.canParse(address, site)) return null
  const { origin, pathname, search } = new URL(address, site)
  return origin === new URL(site).origin && address.length > 0 && !address.startsWith('#') ? pathname + search : null
}

function unescaped(text: string): string {
  return text.replaceAll('&quot;', '"').replaceAll('&#x27;', "'").replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}
