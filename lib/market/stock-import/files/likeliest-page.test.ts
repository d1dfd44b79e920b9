import { expect, test } from 'vitest'
import { bytesOf, type CodePage, codePages } from './code-pages'
import { EncodingDetector } from './encoding'

const texts = [
  'Citroën;C3;più bello, è perfetta;città',
  'Già così, perché no;qualità;Forlì;Cefalù',
  'È UNICA; unicità; Mégane',
  'Škoda;Fabia;perché',
  'L’auto è del 2019 – “unica”; € 300',
  'prezzo 300 € trattabili',
  'Coupé;30°',
  'Citroën C3',
  'unicità',
  'Fiat;Panda;È perfetta, solo 20000 km',
  'Fiat;Panda;Unico proprietario. È perfetta',
  'Fiat;Panda;lo stato è perfetto',
  'garanzia 12 mesi, 1.2 € 300',
]

function encoded(text: string, page: CodePage): Uint8Array | undefined {
  const bytes = Array.from(text, (sign) => (sign.charCodeAt(0) < 128 ? sign.charCodeAt(0) : bytesOf[page].get(sign)))
  return bytes.every((byte) => byte !== undefined) ? Uint8Array.from(bytes) : undefined
}

const cases = texts.flatMap((text) => codePages.flatMap((page) => (encoded(text, page) ? [{ text, page }] : [])))

test.each(cases)('«$text» in $page is read rightly', ({ text, page }) => {
  const bytes = encoded(text, page) ?? new Uint8Array()
  const survey = new EncodingDetector()
  survey.feed(bytes)
  const found = survey.encoding
  const same = codePages.filter((other) => encoded(text, other)?.join() === bytes.join())
  expect([...same, ...(same.includes('windows-1252') ? ['iso-8859-15'] : [])]).toContain(found)
})
