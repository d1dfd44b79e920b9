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
    expect(html).toContain('value="furgone diesel"')
    expect(html).toMatch(/<meta name="robots" content="noindex/)
  })

  test('the list says which words it did not understand', async ({ request }) => {
    const html = await (await request.get('/annunci?cerca=panda+tenuta+bene')).text()
    expect(html).toContain('tenuta bene')
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

  test('nothing typed is the list itself', async ({ request }) => {
    expect((await request.get('/usate?cerca=', { maxRedirects: 0 })).status()).toBe(200)
  })
})
