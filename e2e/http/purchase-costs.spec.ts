import { expect, test } from '../test'

/** What a reader sees of the section, without markup. */
async function readCosts(answer: { text: () => Promise<string> }): Promise<string> {
  const [, section = ''] = (await answer.text()).split(/<section id="quanto-costa"[^>]*>/)
  return section
    .slice(0, section.indexOf('</section>'))
    .replace(/<!-- -->/g, '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/&nbsp;|\u00a0/g, ' ')
    .replace(/\s+/g, ' ')
}

test.describe('«Quanto ti costa» of an ad, without a script', () => {
  test('works out the total for the province typed, by name or letters, in the address alone', async ({ request, market }) => {
    const costs = await readCosts(await request.get(`${market.adHref}?provincia=milano`))
    expect(costs).toMatch(/IPT, imposta provinciale .*\+ 30% \(Milano\) [\d.]+,\d\d €/)
    expect(costs).toMatch(/Bollo, 12 mesi .* tariffa nazionale\. [\d.]+,\d\d €/)
    expect(costs).toMatch(/Chiavi in mano a Milano [\d.]+ €/)
    expect(await readCosts(await request.get(`${market.adHref}?provincia=MI`))).toBe(costs)
  })

  test('says what is missing where a region has a tariff of its own', async ({ request, market }) => {
    const costs = await readCosts(await request.get(`${market.adHref}?provincia=Roma`))
    expect(costs).toMatch(/Tariffa regionale \(Lazio\)[^€]*non sommato/)
    expect(costs).toMatch(/Chiavi in mano a Roma, senza Bollo [\d.]+ €/)
  })

  for (const typed of ['Atlantide', '<script>alert(1)</script>', 'x'.repeat(3_000), '%00']) {
    test(`preserves an invalid province and says so: ${typed.slice(0, 30)}`, async ({ request, market }) => {
      const answer = await request.get(`${market.adHref}?${new URLSearchParams({ provincia: typed }).toString()}`)
      expect(answer.status()).toBe(200)
      const costs = await readCosts(answer)
      expect(costs).toContain('Non conosciamo la provincia «')
      expect(costs).toContain('Chiavi in mano a ')
    })
  }
})

test.describe('the price «chiavi in mano» on a list, without a script', () => {
  test('stands on every card, the lowest first', async ({ request }) => {
    const page = await (await request.get('/usate?ordina=chiavi_in_mano&residenza=mi')).text()
    const shown = [...page.matchAll(/chiavi in mano senza bollo (?:<!-- -->)?([\d.]+)/g)].map(([, euro = '']) =>
      Number(euro.replaceAll('.', '')),
    )
    expect(shown.length).toBeGreaterThanOrEqual(20)
    expect(shown.slice(0, 20)).toEqual(shown.slice(0, 20).toSorted((one, other) => one - other))
  })

  test('asks for the province where limits were given without it, and filters nothing', async ({ request }) => {
    const [withLimit, all] = await Promise.all(['/usate?chiavi_a=1', '/usate'].map(async (href) => (await request.get(href)).text()))
    expect(withLimit).toContain('(manca la provincia)')
    expect(withLimit).toContain('Scegli la provincia: senza, questo prezzo non filtra gli annunci.')
    const countIn = (html = '') => /<p role="status"[^>]*>([^<]*)/.exec(html)?.[1]
    expect(countIn(withLimit)).toBe(countIn(all))
  })
})
