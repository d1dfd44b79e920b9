import { type CrawledPage, crawl } from '@/e2e/crawl'
import type { HttpClient } from '@/e2e/http-client'
import { expect, test } from '@/e2e/test'
import { adIdOf } from '@/lib/kernel/routes/routes'

/** Every indexable page is within so many clicks. */
const maxClicks = 4
/** The number of searches is unlimited. From unindexed ones, links are followed only to later pages. */
const isSearch = (path: string) => /[?&](?!regione=|provincia=|dove=\d{6}|pagina=|argomento=)\w+=/.test(path)
/** The next page says behind which ad it begins; its canonical address has its number alone. */
const withoutCursor = (path: string) => path.replace(/&dopo=[\w.]+$/, '')
const isFurtherPage = (path: string) => /[?&]pagina=/.test(path)

async function inSiteMap(someone: HttpClient): Promise<Set<string>> {
  const read = async (file: string) => {
    const { body } = await someone.get(file)
    return [...body.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>/g)].map(([, path = '']) => path.replaceAll('&amp;', '&'))
  }
  const files = await read('/sitemap.xml')
  const paths = (await Promise.all(files.map(read))).flat()
  return new Set(paths.filter((path) => !path.startsWith('/foto/')))
}

/** Whether an ad is of the demo market: other tests write ads meanwhile. */
const isOfDemo = (path: string, newest: number) => (adIdOf(path.split('/').at(-1) ?? '') ?? 0) <= newest

test('a walk through the whole market by links', { tag: '@walk' }, async ({ baseURL, visitor, db }) => {
  test.setTimeout(1_800_000)
  const site = baseURL ?? ''
  const [ad] = await db<{ id: number }[]>`select id from ad order by id desc limit 1`
  const begun = Date.now()
  const pages = await crawl(site, {
    maxDepth: maxClicks + 1,
    follow: (page) => page.depth <= maxClicks && (!page.noindex || isFurtherPage(page.path)),
    skip: isSearch,
    knownAs: withoutCursor,
  })
  const named = await inSiteMap(visitor())
  const all = [...pages.values()]
  const indexed = all.filter((page) => page.isHtml && !page.noindex && page.canonical === page.path)
  const depths = Array.from({ length: maxClicks + 2 }, (_, depth) => indexed.filter((page) => page.depth === depth).length)
  console.log(
    `${all.length} pages in ${Math.round((Date.now() - begun) / 1_000)} s, ${indexed.length} indexable, by clicks: ${depths.join(', ')}`,
  )
  const linesOf = (list: readonly CrawledPage[]) =>
    list.map(({ status, path, from, location }) => `${status} ${path} from ${from}${location === null ? '' : ` to ${location}`}`)

  await test.step('no link is broken', () => {
    expect.soft(linesOf(all.filter(({ status }) => status >= 400))).toEqual([])
  })
  await test.step('no redirect leads to another', () => {
    expect.soft(linesOf(all.filter(({ location }) => typeof pages.get(location ?? '')?.location === 'string'))).toEqual([])
  })
  await test.step('every indexable page is within four clicks', () => {
    expect.soft(linesOf(indexed.filter(({ depth }) => depth > maxClicks))).toEqual([])
  })
  for (const what of ['title', 'description'] as const)
    await test.step(`no two indexable pages have one ${what}`, () => {
      const byText = new Map<string, string[]>()
      for (const page of indexed) byText.set(page[what], [...(byText.get(page[what]) ?? []), page.path])
      expect.soft([...byText].filter(([, paths]) => paths.length > 1)).toEqual([])
    })
  await test.step('every canonical address is a page that calls itself so', () => {
    const wrong = all.filter(({ isHtml, canonical }) => {
      const target = isHtml && canonical !== null ? pages.get(canonical) : undefined
      return target !== undefined && (target.status !== 200 || target.canonical !== canonical)
    })
    expect.soft(linesOf(wrong)).toEqual([])
  })
  await test.step('the site map names all indexable pages and no other', () => {
    const walked = new Set(indexed.map(({ path }) => path))
    expect.soft([...walked].filter((path) => !named.has(path))).toEqual([])
    expect.soft([...named].filter((path) => !walked.has(path) && isOfDemo(path, ad?.id ?? 0))).toEqual([])
  })
})
