import { expect, test } from '../test'

test.describe('A sentence typed into the box', () => {
  test('leads to the address of the search it says, once', async ({ request }) => {
    const answer = await request.get('/annunci?cerca=panda+gpl+sotto+i+10mila+vicino+a+Pisa', { maxRedirects: 0 })
    expect(answer.status()).toBe(307)
    const address = answer.headers()['location'] ?? ''
    expect(address).toBe('/annunci/fiat/panda?carburante=gpl&dove=050026&prezzo_a=10000&cerca=panda+gpl+sotto+i+10mila+vicino+a+Pisa')
    const list = await request.get(address, { maxRedirects: 0 })
    expect([200, 404], 'what it finds is left to the market').toContain(list.status())
    expect(await list.text()).toMatch(/<h1>[^<]*annunc(i|io) Fiat Panda/)
  })

  test('stays in the box of the list, and search engines do not keep its address', async ({ request }) => {
    const html = await (await request.get('/usate?cerca=furgone+diesel')).text()
    expect(html).toContain('name="cerca" value="furgone diesel"')
    expect(html).toMatch(/<meta name="robots" content="noindex/)
  })

  test('the list says which words it did not understand', async ({ request }) => {
    const html = await (await request.get('/annunci?cerca=panda+mongolfiera')).text()
    expect(html).toContain('mongolfiera')
    expect(html).toContain('Non abbiamo capito')
  })

  for (const sentence of [
    'a'.repeat(5_000),
    '%00',
    '%F0%9F%9A%97',
    '<script>alert(1)</script>',
    'a:b;c&d',
    '%ED%A0%80',
    "'; drop table ad; --",
  ]) {
    test(`any sentence is answered: ${sentence.slice(0, 30)}`, async ({ request }) => {
      const address = sentence.startsWith('%')
        ? `/annunci?cerca=${sentence}`
        : `/annunci?${new URLSearchParams({ cerca: sentence }).toString()}`
      const list = await request.get(address)
      expect([200, 404]).toContain(list.status())
      expect(await list.text()).toContain('id="risultati"')
    })
  }

  test('behind a search goes on with it, by its sentence or by its filters', async ({ request }) => {
    const addressOf = async (path: string) => (await request.get(path, { maxRedirects: 0 })).headers()['location']
    expect(await addressOf('/annunci/fiat?carburante=gpl&cerca=fiat+gpl&aggiungi=automatica')).toBe(
      '/annunci/fiat?cambio=automatico&carburante=gpl&cerca=fiat+gpl+automatica',
    )
    expect(await addressOf('/usate/fiat?prezzo_a=9000&aggiungi=automatica')).toBe('/usate/fiat?cambio=automatico&prezzo_a=9000')
  })

  test('of somebody who sells leads to the way to sell', async ({ request }) => {
    const answer = await request.get('/annunci?cerca=vendo+la+mia+panda', { maxRedirects: 0 })
    expect(answer.headers()['location']).toBe('/vendi')
  })

  test('nothing typed is the list itself', async ({ request }) => {
    expect((await request.get('/usate?cerca=', { maxRedirects: 0 })).status()).toBe(200)
  })
})
