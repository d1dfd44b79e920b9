import { expect, test } from 'vitest'
import { rowOf } from '@/lib/market/stock-import/rows/test-row'
import { readPhotoUrls } from './photo-urls'

function photosOf(text: string) {
  const row = rowOf({ photos: text })
  return { urls: readPhotoUrls(row), notes: row.notes.map(({ value }) => value) }
}
const [one, two] = ['https://a.it/1.jpg', 'http://a.it/2.jpg']

test.each([
  { text: '', urls: [] },
  { text: one, urls: [one] },
  { text: `${one} ${two}`, urls: [one, two] },
  { text: `${one}|${two};${one}`, urls: [one, two] },
  { text: `${two},${one}`, urls: [two, one] },
  { text: 'https://a.it/1,2.jpg', urls: ['https://a.it/1,2.jpg'] },
  { text: `["${one}", '${two}']`, urls: [one, two] },
])('the photographs of «$text» are $urls', ({ text, urls }) => {
  expect(photosOf(text)).toEqual({ urls, notes: [] })
})

test.each(['foto1.jpg', 'ftp://a.it/1.jpg', 'xhttps://a.it/1.jpg', 'https://a.it', 'https://a.it/', 'https://[/1.jpg'])(
  '«%s» is no address of a photograph: it is noted, once, and the others stay',
  (wrong) => {
    expect(photosOf(`${wrong} ${one} ${wrong}`)).toEqual({ urls: [one], notes: [wrong] })
  },
)

test('a hundred photographs are read, and addresses of 2,000 characters', () => {
  const many = Array.from({ length: 101 }, (_, index) => `https://a.it/${index}.jpg`)
  expect(photosOf(many.join(' ')).urls).toEqual(many.slice(0, 100))
  const long = `https://a.it/${'x'.repeat(2_000 - 13)}`
  expect([photosOf(long).urls, photosOf(`${long}x`).urls]).toEqual([[long], []])
})

test.each([
  ['["https://a.example/a.jpg","https://a.example/b.jpg"]', ['https://a.example/a.jpg', 'https://a.example/b.jpg']],
  ["['https://a.example/a.jpg', 'https://a.example/b.jpg']", ['https://a.example/a.jpg', 'https://a.example/b.jpg']],
  ['{"url":"https://a.example/a.jpg"}', ['https://a.example/a.jpg']],
  ['["https:\\/\\/a.example\\/a.jpg"]', ['https://a.example/a.jpg']],
  ['https://a.example/a.jpg\\nhttps://a.example/b.jpg', ['https://a.example/a.jpg', 'https://a.example/b.jpg']],
  ['{https://a.example/a.jpg,https://a.example/b.jpg}', ['https://a.example/a.jpg', 'https://a.example/b.jpg']],
  ['<img src="https://a.example/a.jpg"><br><img src=\'https://a.example/b.jpg\'>', ['https://a.example/a.jpg', 'https://a.example/b.jpg']],
  ['a:2:{i:0;s:23:"https://a.example/a.jpg";i:1;s:23:"https://a.example/b.jpg";}', ['https://a.example/a.jpg', 'https://a.example/b.jpg']],
  ['=HYPERLINK("https://a.example/a.jpg")', ['https://a.example/a.jpg']],
  ['https://a.example/a.jpg^https://a.example/b.jpg', ['https://a.example/a.jpg', 'https://a.example/b.jpg']],
  ['https://a.example/a.jpg - https://a.example/b.jpg', ['https://a.example/a.jpg', 'https://a.example/b.jpg']],
  ['https://a.example/foto uno.jpg', ['https://a.example/foto%20uno.jpg']],
  ['https://a.example/a, b.jpg', ['https://a.example/a,%20b.jpg']],
  ['//a.example/a.jpg', ['https://a.example/a.jpg']],
  ['https://a.example/f?id=1,2&w=3', ['https://a.example/f?id=1,2&w=3']],
  ['https://a.example/a.jpg\nhttps://a.example/b.jpg', ['https://a.example/a.jpg', 'https://a.example/b.jpg']],
  ['https://a.example/a.jpg,https://a.example/b.jpg', ['https://a.example/a.jpg', 'https://a.example/b.jpg']],
])('the photographs of %s are %j', (photos, urls) => {
  expect(readPhotoUrls(rowOf({ photos }))).toEqual(urls)
})
