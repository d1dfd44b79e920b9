import { expect, test } from 'vitest'
import { readArticle } from './read-article.server'

const front = {
  title: 'Il titolo: con i due punti',
  description: 'Una frase.',
  published: '2026-11-25',
  updated: '2026-11-26',
  topic: 'costi',
  related: '/usate, /usate/fiat/panda',
}

function read(body: string, head: Readonly<Record<string, string>> = front) {
  const lines = Object.entries(head).map(([name, value]) => `${name}: ${value}`)
  return readArticle('prova', ['---', ...lines, '---', body].join('\n'))
}

const htmlOf = (body: string) => read(body).blocks.map((block) => ('html' in block ? block.html : '[figure]'))

test('the head of an article is read, colons and all', () => {
  const { head, related } = read('Testo.')
  expect(head).toMatchObject({ slug: 'prova', title: 'Il titolo: con i due punti', topic: 'costi', published: '2026-11-25', minutes: 1 })
  expect(related).toEqual(['/usate', '/usate/fiat/panda'])
})

test('lines that end as on Windows are read alike', () => {
  const text = `---\n${Object.entries(front)
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n')}\n---\n## Uno\n\nTesto.\n`
  expect(readArticle('prova', text.replaceAll('\n', '\r\n'))).toEqual(readArticle('prova', text))
})

test.each([
  ['no head at all', 'Testo.'],
  ['a field that is missing', '---\ntitle: Uno\n---\nTesto.'],
])('an article with %s is refused', (_, text) => {
  expect(() => readArticle('prova', text)).toThrow()
})

test.each([
  ['topic', 'cucina'],
  ['published', '25 novembre'],
  ['picture', 'una suv'],
  ['author', 'Rossi'],
  ['title', ''],
])('a head in which %s is «%s» is refused', (name, value) => {
  expect(() => read('Testo.', { ...front, [name]: value })).toThrow()
})

test('An article has the illustration that it names, else always the same one of its topic', () => {
  expect(read('x', { ...front, picture: 'moto-e-scooter naked rosso' }).head.picture).toMatchObject({
    category: 'moto-e-scooter',
    body: 'naked',
    colour: 'rosso',
  })
  expect(read('x', { ...front, picture: 'auto coupe bordeaux 1965' }).head.picture).toMatchObject({ body: 'coupe', classicYear: 1965 })
  expect(read('x').head.picture).toEqual(read('y').head.picture)
  expect(read('x').head.picture).toMatchObject({ category: 'auto' })
})

test('Headings have anchors, and make the table of contents', () => {
  const { sections, blocks } = read('## Quanto costa?\n\nTesto.\n\n### Sotto\n\n## L’età & i **km**\n\nTesto.')
  expect(sections).toEqual([
    { id: 'quanto-costa', title: 'Quanto costa?' },
    { id: 'l-eta-i-km', title: 'L’età & i km' },
  ])
  expect(JSON.stringify(blocks)).toContain('<h2 id=\\"l-eta-i-km\\">L’età &amp; i <strong>km</strong></h2>')
  expect(JSON.stringify(blocks)).toContain('<h3>Sotto</h3>')
})

test('a table scrolls by itself, has a name of its own, and its first cells name the rows', () => {
  const table = '| | Euro |\n|---|---:|\n| **Bollo** | 12 |\n'
  expect(htmlOf(`## Costi\n\n${table}\n## Altri\n\n${table}`)).toEqual([
    expect.stringContaining(
      '<section class="table" aria-label="Tabella 1: Costi" tabindex="0"><table><thead><tr><td></td><th scope="col" class="number">Euro</th></tr></thead><tbody><tr><th scope="row"><strong>Bollo</strong></th><td class="number">12</td></tr></tbody></table></section>',
    ),
  ])
  expect(htmlOf(`## Costi\n\n${table}\n## Altri\n\n${table}`)[0]).toContain('aria-label="Tabella 2: Altri"')
})

test('a figure stands between the texts around it, also where no blank line parts them', () => {
  expect(htmlOf('Prima.\n{{figure fuel-shares}}\nDopo.\n\n{{figure bollo-example kw=51 euro=6}}')).toEqual([
    '<p>Prima.</p>',
    '[figure]',
    '<p>Dopo.</p>',
    '[figure]',
  ])
})

test('a number and its unit stand on one line', () => {
  expect(htmlOf('Da 53 kW a 3.500 kg, 12 € per 1.200 km e 2 kWhx.')).toEqual([
    '<p>Da 53\u00a0kW a 3.500\u00a0kg, 12\u00a0€ per 1.200\u00a0km e 2 kWhx.</p>',
  ])
})

test('links to our pages stay here, those to others say that they lead away', () => {
  const [html] = htmlOf('[qui](/usate?a=1&b=2) [sotto](#x) [là](https://example.org/?a=1&b=2)')
  expect(html).toBe(
    '<p><a href="/usate?a=1&#38;b=2">qui</a> <a href="#x">sotto</a> <a href="https://example.org/?a=1&#38;b=2" rel="noreferrer">là</a></p>',
  )
})

test.each([
  ['HTML between the lines', '<div>x</div>'],
  ['HTML in a line', 'Prima <b>x</b>'],
  ['a comment', '<!-- x -->'],
  ['a script', '<script>alert(1)</script>'],
  ['a heading of the page', '# Titolo'],
  ['two headings alike', '## Uno\n\n## Uno'],
  ['a picture', '![x](/x.png)'],
  ['a link that runs', '[x](javascript:alert(1))'],
  ['a link to another host without a scheme', '[x](//example.org)'],
  ['a figure that nobody knows', '{{figure nulla}}'],
  ['a figure that is none', '{{immagine}}'],
])('%s is refused', (_, body) => {
  expect(() => read(body)).toThrow()
})

test('the words are those of the text, without figures, addresses and sources', () => {
  expect(read('Una [parola](/usate).\n\n{{figure fuel-shares}}\n\n## Fonti\n\n- Una fonte').words).toEqual(['Una', 'parola'])
  expect(read(Array.from({ length: 900 }, () => 'parola').join(' ')).head.minutes).toBe(5)
})
