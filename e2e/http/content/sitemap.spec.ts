import type { HttpClient } from '@/e2e/http-client'
import { expect, test } from '@/e2e/test'
import { adIdOf } from '@/lib/kernel/routes/routes'

const everyNth = <One>(all: readonly One[], step: number) => all.filter((_, place) => place % step === 0)

/** The addresses a file names, as paths, with the time each has. */
async function read(someone: HttpClient, file: string): Promise<{ path: string; changedAt: string | undefined }[]> {
  const { status, headers, body } = await someone.get(file)
  expect([status, headers['content-type']], file).toEqual([200, 'application/xml; charset=utf-8'])
  expect(body, file).toMatch(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n<(urlset|sitemapindex) [^>]+>\n[^]*<\/\1>\n$/)
  return [...body.matchAll(/<loc>https?:\/\/[^/<]+([^<]*)<\/loc>(?:<lastmod>([^<]+)<\/lastmod>)?/g)].flatMap(([, path = '', changedAt]) =>
    path.startsWith('/foto/') ? [] : { path: path.replaceAll('&amp;', '&'), changedAt },
  )
}

test('robots.txt keeps programs out of what is nobody’s but its owner’s, and names the site map', async ({ visitor }) => {
  const { status, headers, body } = await visitor().get('/robots.txt')
  expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
  expect(body).toContain('User-agent: *\nDisallow: /api/\nDisallow: /area-privata/\n')
  expect(body).toMatch(/\nSitemap: https?:\/\/[^/]+\/sitemap\.xml\n$/)
})

test('the site map names every ad on offer once, with the moment of its last change', async ({ visitor, db }) => {
  const someone = visitor()
  const files = (await read(someone, '/sitemap.xml')).map(({ path }) => path)
  expect(files.slice(0, 2)).toEqual(['/sitemap/pagine.xml', '/sitemap/elenchi.xml'])
  const ads = (await Promise.all(files.slice(2).map((file) => read(someone, file)))).flat()
  const rows = await db<{ id: number; updatedAt: Date }[]>`select id, updated_at from ad where status = 'published' order by id`
  const named = new Map(ads.map(({ path, changedAt }) => [adIdOf(path), changedAt]))
  expect(named.size).toBe(ads.length)
  const wrong = rows.filter(({ id, updatedAt }) => named.get(id) !== updatedAt.toISOString())
  expect(wrong.length, 'other tests write ads meanwhile').toBeLessThan(20)
  for (const { path } of everyNth(ads, Math.ceil(ads.length / 25))) {
    const { status, body } = await someone.get(path)
    if (status === 410 || status === 404) continue // gone since
    expect(status, path).toBe(200)
    expect(body, path).toContain(`rel="canonical" href="http://`)
    expect(body, path).not.toContain('noindex')
  }
})

test('the lists and pages of the site map are there, may be indexed, and stand there once', async ({ visitor }) => {
  const someone = visitor()
  const lists = await read(someone, '/sitemap/elenchi.xml')
  const pages = await read(someone, '/sitemap/pagine.xml')
  const all = [...pages, ...lists].map(({ path }) => path)
  expect(new Set(all).size).toBe(all.length)
  expect(all).toEqual(
    expect.arrayContaining(['/', '/usate', '/usate/fiat', '/usate/fiat/panda', '/usate?regione=lombardia', '/usate?provincia=mi']),
  )
  expect(lists.every(({ changedAt }) => changedAt !== undefined)).toBe(true)
  for (const path of everyNth(all, Math.ceil(all.length / 60))) {
    const { status, body } = await someone.get(path)
    expect(status, path).toBe(200)
    expect(body, path).not.toContain('noindex')
  }
})

test('an unknown file of the site map is not found', async ({ visitor }) => {
  for (const file of ['annunci-0.xml', 'annunci-x.xml', 'annunci-999999999999999.xml', 'altro.xml', '..%2Frobots', '%00'])
    expect((await visitor().get(`/sitemap/${file}`)).status, file).toBeGreaterThanOrEqual(400)
})
