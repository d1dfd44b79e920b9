import { JSDOM } from 'jsdom'
import { attributeOf, getPage, pathOf, structuredFacts, textOf } from '@/e2e/html-page'
import { expect, test } from '@/e2e/test'
import { contentsOf, weighScripts } from '@/scripts/bench/pages/page-weight'

const magazine = '/magazine'
const article = '/magazine/leggere-i-prezzi-dell-usato'
const siteMap = '/magazine/sitemap'

const articlesIn = (document: Document) =>
  [...document.querySelectorAll('main a[href^="/magazine/"]')]
    .map((link) => link.getAttribute('href') ?? '')
    .filter((href) => href !== siteMap && href !== '/magazine/feed.xml')
const robotsOf = (document: Document) => attributeOf(document, 'meta[name=robots]', 'content')

test('the magazine leads to every article, each once, with its picture, topic, day and time to read', async ({ request }) => {
  const { status, document } = await getPage(request, magazine)
  const all = articlesIn((await getPage(request, siteMap)).document)
  expect([status, robotsOf(document)]).toEqual([200, null])
  expect(articlesIn(document).toSorted()).toEqual(all.toSorted())
  expect(all).toContain(article)
  for (const card of document.querySelectorAll('main article')) {
    expect(card.querySelectorAll('h2 a, h3 a')).toHaveLength(1)
    expect(card.querySelectorAll('img[alt=""]')).toHaveLength(1)
    expect(card.querySelector('time')?.dateTime).toMatch(/^\d{4}-\d\d-\d\d$/)
    expect(textOf(card)).toMatch(/\d+ minut[oi] di lettura$/)
  }
  expect(attributeOf(document, 'link[rel=alternate][type="application/atom+xml"]', 'href')).toBe('/magazine/feed.xml')
})

test('topics are links to pages of their own, which name the topic and show its articles only', async ({ request }) => {
  const { document } = await getPage(request, magazine)
  const topics = [...document.querySelectorAll('nav[aria-label=Argomenti] a')].map((link) => link.getAttribute('href') ?? '').slice(1)
  expect(topics.length).toBeGreaterThan(0)
  const seen: string[] = []
  for (const href of topics) {
    const page = await getPage(request, href)
    const name = textOf(page.document.querySelector('nav[aria-label=Argomenti] a[aria-current=page]'))
    expect([page.status, robotsOf(page.document)], href).toEqual([200, null])
    expect(pathOf(attributeOf(page.document, 'link[rel=canonical]', 'href')), href).toBe(href)
    expect(textOf(page.document.querySelector('h1')), href).toBe(`Magazine: ${name}`)
    seen.push(...articlesIn(page.document))
  }
  expect(seen.toSorted()).toEqual(articlesIn(document).toSorted())
})

test('articles are looked for by a plain form; what it finds is not for search engines', async ({ request }) => {
  const form = (await getPage(request, magazine)).document.querySelector('form[role=search][action="/magazine"]')
  expect(form?.querySelector('label')?.textContent).toBe('Cerca nel magazine')
  expect(form?.querySelector('input')?.name).toBe('cerca')
  const { status, document } = await getPage(request, '/magazine?cerca=passaggio+di+proprieta')
  expect([status, robotsOf(document)]).toEqual([200, 'noindex, follow'])
  expect(pathOf(attributeOf(document, 'link[rel=canonical]', 'href'))).toBe(magazine)
  expect(textOf(document.querySelector('h1'))).toBe('Articoli su «passaggio di proprieta»')
  expect(articlesIn(document)[0]).toBe('/magazine/passaggio-di-proprieta')
  expect(textOf(document.querySelector('main [role=status]'))).toBe(`${document.querySelectorAll('main article').length} articoli`)
  expect(document.querySelector('form[role=search] input[name=cerca]')?.getAttribute('value')).toBe('passaggio di proprieta')
})

test('a magazine search without a result suggests the likely one, and odd or empty input breaks nothing', async ({ request }) => {
  const slip = (await getPage(request, '/magazine?cerca=garnzia')).document
  expect(textOf(slip.querySelector('main'))).toMatch(/Nessun articolo per «garnzia».*Forse cercavi «garanzia»: \d+ articol[io]\./)
  expect(slip.querySelector('main a[href="/magazine?cerca=garanzia"]')).not.toBeNull()
  for (const typed of ['%00', '%F0%9F%9A%97', encodeURIComponent('<script>alert(1)</script>'), 'x'.repeat(3_000), '__proto__', 'a&cerca=b'])
    expect((await getPage(request, `/magazine?cerca=${typed}`)).status, typed.slice(0, 40)).toBe(200)
  const { document } = await getPage(request, '/magazine?cerca=+')
  expect([textOf(document.querySelector('h1')), robotsOf(document)]).toEqual(['Magazine', null])
})

test('an address of neither topic nor article answers 404', async ({ request }) => {
  for (const path of [
    '/magazine?argomento=',
    '/magazine?argomento=inventato',
    '/magazine?argomento=__proto__',
    '/magazine?argomento=costi&argomento=comprare',
    '/magazine/nulla',
    '/magazine/..%2Fpackage.json',
    '/magazine/__proto__',
    '/magazine/nulla.xml',
  ])
    expect((await getPage(request, path)).status, path).toBe(404)
})

test('every article is complete in its HTML: contents, current figures, ads and structured data', async ({ request }) => {
  const guides: string[] = []
  for (const path of articlesIn((await getPage(request, siteMap)).document)) {
    const { status, document } = await getPage(request, path)
    expect([status, robotsOf(document), document.querySelectorAll('h1').length], path).toEqual([200, null, 1])
    expect(pathOf(attributeOf(document, 'link[rel=canonical]', 'href')), path).toBe(path)
    const words = textOf(document.querySelector('main article')).split(' ').length
    expect(words, path).toBeGreaterThan(90)
    if (words > 700) guides.push(path) // a note has no table of contents
    const contents = [...document.querySelectorAll('aside nav a')].map((link) => link.getAttribute('href')?.slice(1) ?? '')
    expect(contents.length === 0 || contents.length > 2, path).toBe(true)
    if (words > 700)
      expect(
        [...document.querySelectorAll('main article h2')].map(({ id }) => id),
        path,
      ).toEqual(contents)
    for (const figure of document.querySelectorAll('figure'))
      expect(textOf(figure), path).toMatch(
        /Dati Ingrana, \d+ \p{L}+ \d{4}: [\d.]+ annunc|Calcolo Ingrana, \d+ \p{L}+ \d{4}\. Tariffe verificate/u,
      )
    for (const table of document.querySelectorAll('main article section[tabindex="0"]'))
      expect(table.getAttribute('aria-label'), path).toBeTruthy()
    expect(attributeOf(document, 'meta[property="og:type"]', 'content'), path).toBe('article')
    const facts = structuredFacts(document)
    expect(facts.get('Article'), path).toMatchObject({
      headline: textOf(document.querySelector('h1')),
      datePublished: attributeOf(document, 'header time', 'datetime'),
      author: { '@type': 'Organization' },
      publisher: { '@type': 'Organization', name: 'Ingrana' },
      image: [attributeOf(document, 'meta[property="og:image"]', 'content')],
    })
    expect(facts.get('BreadcrumbList')?.['itemListElement'], path).toHaveLength(4)
  }
  expect(guides.length).toBeGreaterThanOrEqual(18)
  const { document } = await getPage(request, article)
  const image = await request.get(pathOf(attributeOf(document, 'meta[property="og:image"]', 'content')))
  expect([image.status(), image.headers()['content-type']]).toEqual([200, 'image/webp'])
})

test('figures are those of the market: a page that says how many ads there are links to them', async ({ request }) => {
  const { document } = await getPage(request, article)
  const [first] = document.querySelectorAll('figure')
  expect(textOf(first?.querySelector('figcaption'))).toBe('Quanto si chiede: Fiat Panda, usato')
  expect(document.querySelectorAll('main section article').length, 'ads beside it').toBeGreaterThan(2)
  const lists = [...document.querySelectorAll('main article > p:last-of-type a')].map((link) => link.getAttribute('href'))
  expect(lists).toEqual(['/usate/fiat/panda', '/usate/toyota/yaris'])
})

test('the feed has every article, the newest first, with whole addresses', async ({ visitor, request }) => {
  const { status, headers, body } = await visitor().get('/magazine/feed.xml')
  expect([status, headers['content-type']]).toEqual([200, 'application/atom+xml; charset=utf-8'])
  const { document } = new JSDOM(body, { contentType: 'application/xml' }).window
  const entries = [...document.querySelectorAll('entry')]
  const links = entries.map((entry) => pathOf(entry.querySelector('link')?.getAttribute('href') ?? null))
  expect(links.toSorted()).toEqual(articlesIn((await getPage(request, siteMap)).document).toSorted())
  const days = entries.map((entry) => textOf(entry.querySelector('published')))
  expect(days).toEqual(days.toSorted().reverse())
  for (const entry of entries) {
    expect(textOf(entry.querySelector('id'))).toBe(entry.querySelector('link')?.getAttribute('href'))
    expect(textOf(entry.querySelector('summary')).length).toBeGreaterThan(100)
    expect(textOf(entry.querySelector('updated'))).toMatch(/^\d{4}-\d\d-\d\dT00:00:00Z$/)
  }
  const paths = [...document.querySelectorAll('feed > link')].map((link) => pathOf(link.getAttribute('href')))
  expect(paths).toEqual(['/magazine/feed.xml', '/magazine'])
})

test('the site map for search engines names the articles with the day of their last change', async ({ visitor, request }) => {
  const { body } = await visitor().get('/sitemap/pagine.xml')
  for (const path of articlesIn((await getPage(request, siteMap)).document))
    expect(body, path).toMatch(new RegExp(`<loc>https?://[^<]+${path}</loc><lastmod>\\d{4}-\\d\\d-\\d\\dT[^<]+</lastmod><image:image>`))
  for (const path of [magazine, siteMap]) expect(body).toContain(`${path}</loc>`)
})

test('an article brings no more script than a list, and no words of it stand in a script', async ({ request }) => {
  const weights = await Promise.all(
    [article, '/usate'].map(async (path) => {
      const { scripts } = contentsOf((await getPage(request, path)).html)
      let text = ''
      const { gzip } = await weighScripts(scripts, async (address) => {
        const body = await (await request.get(address)).body()
        text += body.toString()
        return body
      })
      return { gzip, text }
    }),
  )
  const [own, list] = weights
  expect(own?.gzip ?? Number.POSITIVE_INFINITY).toBeLessThanOrEqual((list?.gzip ?? 0) * 1.01)
  expect(own?.text).not.toMatch(/La media inganna|fuel-shares|markdown/i)
})

test('an anonymous visitor gets the same finished page', async ({ visitor }) => {
  const states = []
  for (let time = 0; time < 4; time++) states.push((await visitor().get(`${article}?utm_source=x${time}`)).headers['server-timing'] ?? '')
  expect(states.join()).toContain('cache;desc=hit')
})
