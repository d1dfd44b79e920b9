import { expect, test } from 'vitest'
import { withoutRepeats } from '@/lib/market/stock-import/columns/repeated-names'
import { cleanText } from './clean-text'
import { agreesWithLink, linkWords } from './link-words'
import { extractVersion } from './version-text'

const names = (make: string, model: string | null, modelAsWritten = model?.toLowerCase() ?? '') => ({
  make,
  makeAsWritten: make.toUpperCase(),
  model,
  modelAsWritten,
})

test.each([
  { title: 'Opel Grandland XGrandland X 1.2 Elegance PROMO', of: names('Opel', 'Grandland X'), version: '1.2 Elegance' },
  { title: 'Audi Q235 1.5 tfsi S line', of: names('Audi', 'Q2'), version: '35 1.5 tfsi S line' },
  { title: 'Peugeot 20082008 PureTech 100', of: names('Peugeot', '2008'), version: 'PureTech 100' },
  { title: 'Mercedes-Benz A 180AMG Line', of: names('Mercedes-Benz', 'Classe A', 'a 180'), version: 'A 180 AMG Line' },
  { title: 'Mercedes-Benz GLA 200d Automatic', of: names('Mercedes-Benz', 'GLA', 'gla 200'), version: '200d Automatic' },
  { title: 'BMW 118d Msport', of: names('BMW', 'Serie 1', '118'), version: '118d Msport' },
  { title: 'Volkswagen Golf GTI2.0 TSI', of: names('Volkswagen', 'Golf', 'golf gti'), version: 'GTI 2.0 TSI' },
  { title: 'Fiat Panda Fiat Panda 1.2 Easy', of: names('Fiat', 'Panda', ''), version: '1.2 Easy' },
  { title: 'Fiat Pandina 1.0 Hybrid', of: names('Fiat', 'Panda', ''), version: 'Pandina 1.0 Hybrid' },
  { title: 'Fiat Tipo 1.6 Lounge IVA ESPOSTA - PREZZO REALE', of: names('Fiat', 'Tipo'), version: '1.6 Lounge' },
  { title: 'Opel Corsa 1.2 Elegance OK NEOPATENTATI', of: names('Opel', 'Corsa', ''), version: '1.2 Elegance OK NEOPATENTATI' },
  { title: '🔥 Fiat Panda ✨ 1.2 Lounge "PREZZO REALE"', of: names('Fiat', 'Panda', ''), version: '1.2 Lounge' },
  { title: 'Toyota Yaris ACTIVE BUSINESS TDI GPL', of: names('Toyota', 'Yaris', ''), version: 'Active Business TDI GPL' },
  { title: 'Fiat 3ª serie - Panda 1.2 Waze', of: names('Fiat', 'Panda', ''), version: '3ª serie - 1.2 Waze' },
  { title: 'Nuova Citroen C3 1.2 Shine', of: names('Citroën', 'C3', ''), version: 'Nuova 1.2 Shine' },
  {
    title: 'Audi A3 IV 2020 Sportback - A3 Sportback 35 tdi',
    of: names('Audi', 'A3', ''),
    version: 'IV 2020 Sportback - Sportback 35 tdi',
  },
  { title: 'Fiat Panda 1.2 Garanzia Fiat', of: names('Fiat', 'Panda', ''), version: '1.2 Garanzia Fiat' },
  { title: 'Opel Corsa-e Elegance', of: names('Opel', 'Corsa', ''), version: 'e Elegance' },
  { title: 'Fiat Panda', of: names('Fiat', 'Panda', ''), version: '' },
  { title: 'VW Golf 2.0 TDI', of: { ...names('Volkswagen', 'Golf', ''), makeAsWritten: 'VW' }, version: '2.0 TDI' },
])('the version in "$title" is "$version"', ({ title, of, version }) => {
  expect(extractVersion(title, of, () => true)).toBe(version)
})

test.each([
  ['s&amp;s  allure\u0000\n', 's&s allure'],
  ['HYBRID 136 Ã«DCS6', 'HYBRID 136 ëDCS6'],
  ['Citroën ë-C3', 'Citroën ë-C3'],
  ['🚗 1.8 HV 🔥', '1.8 HV'],
  ['&#233;lite &boh;', 'élite &boh;'],
])('%j is cleaned to %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test.each([
  ['https://www.esempio.it/annunci/bmw-118-d-msport-37cc1d92-f79b-445d-bed6-85aab14d2eae', 'bmw 118 d msport'],
  ['https://www.esempio.it/roma-fiat-panda-1-2-easy/179822525', 'roma fiat panda 1 2 easy'],
  ['https://www.esempio.it/usato/veicolo-a-180-d-sport-u998241', 'a 180 d sport'],
  ['/offers/honda-cb-500-x-red', 'honda cb 500 x red'],
  ['', ''],
])('the address %j says %j', (link, words) => {
  expect(linkWords(link)).toBe(words)
})

test('a version that the address knows nothing of is not believed', () => {
  expect(agreesWithLink('Gran Turismo Special', 'kawasaki versys 650 black')).toBe(false)
  expect(agreesWithLink('Versys Tourer', 'kawasaki versys 650 black')).toBe(true)
  expect(agreesWithLink('Gran Turismo', 'abc')).toBe(true)
})

test.each([
  { title: 'Fiat Panda SUPER PROMO 1.2 Easy occasione', of: names('Fiat', 'Panda', ''), version: '1.2 Easy' },
  { title: 'Fiat Panda 1.2 Easy - no', of: names('Fiat', 'Panda', ''), version: '1.2 Easy' },
  { title: 'Fiat Panda (312) 1.2 Easy', of: names('Fiat', 'Panda', ''), version: '1.2 Easy' },
  { title: 'Fiat (FCA) Panda 1.2 Easy', of: names('Fiat', 'Panda', ''), version: '1.2 Easy' },
  { title: 'Fiat Panda 1.2 Easy con clim…', of: names('Fiat', 'Panda', ''), version: '1.2 Easy con' },
  { title: '- Fiat Panda 1.2 Easy', of: names('Fiat', 'Panda', ''), version: '1.2 Easy' },
  { title: 'Fiat Panda 1.2 Easy ( ) ,  - , Navi !!!', of: names('Fiat', 'Panda', ''), version: '1.2 Easy - Navi' },
  { title: 'Fiat Panda 1.2 Easy , Navi (', of: names('Fiat', 'Panda', ''), version: '1.2 Easy, Navi' },
  { title: 'Mercedes-Benz A 180 A 180 d Sport', of: names('Mercedes-Benz', 'Classe A', 'a 180'), version: 'A 180 d Sport' },
  { title: 'Mercedes-Benz E 200- E SW 200 d', of: names('Mercedes-Benz', 'Classe E', 'e 200'), version: 'E 200- E SW 200 d' },
  { title: 'Mercedes-Benz GLA 200 Sport', of: names('Mercedes-Benz', 'GLA', 'gla 200'), version: '200 Sport' },
  { title: 'Mercedes-Benz GLA Sport', of: names('Mercedes-Benz', 'GLA', 'gla 200'), version: '200 Sport' },
  { title: 'Volkswagen Golf Sport', of: names('Volkswagen', 'Golf', 'golf gti'), version: 'GTI Sport' },
  { title: 'Volkswagen Golf Sport', of: names('Volkswagen', 'Golf', 'golf plus'), version: 'PLUS Sport' },
  { title: 'Boh Rossa 1.2', of: names('Boh', null, 'rossa'), version: '1.2' },
  { title: 'Lexus 2008 Sport', of: names('Lexus', '200', ''), version: '2008 Sport' },
  { title: 'Fiat Pandaro 1.2', of: names('Fiat', 'Panda', 'panda'), version: 'Pandaro 1.2' },
  { title: 'Fiat PANDAro 1.2', of: names('Fiat', 'Panda', ''), version: 'PANDAro 1.2' },
  { title: 'Fiat Panda ACTIVE', of: names('Fiat', 'Panda', ''), version: 'ACTIVE' },
  { title: 'Fiat Panda ACTIVES', of: names('Fiat', 'Panda', ''), version: 'ACTIVES' },
  { title: 'Fiat Panda ACTIVELY', of: names('Fiat', 'Panda', ''), version: 'Actively' },
  { title: 'Fiat Panda ACTIVEST', of: names('Fiat', 'Panda', ''), version: 'Activest' },
  { title: 'Fiat Panda 16V ACTIVEST IN SW', of: names('Fiat', 'Panda', ''), version: '16V Activest IN SW' },
])('the version in «$title» is «$version»', ({ title, of, version }) => {
  expect(extractVersion(title, of, () => true)).toBe(version)
})

test('a version is at most 120 letters long, and what nobody tells stays in it', () => {
  expect(extractVersion(`Fiat Panda ${'abc '.repeat(40)}`, names('Fiat', 'Panda', ''), () => true)).toBe('abc '.repeat(30).trim())
  expect(extractVersion('Fiat Panda 1.2 KM0', names('Fiat', 'Panda', ''), () => false)).toBe('1.2 KM0')
  expect(extractVersion('Fiat Panda 1.2 KM0', names('Fiat', 'Panda', ''), () => true)).toBe('1.2')
})

test.each([
  ['&egrave; &euro; &nbsp;x', 'è € x'],
  ['a&#31;b&#32;c', 'a b c'],
  ['a&#55295;b', 'a\ud7ffb'],
  ['a&#55296;b', 'a b'],
  ['a&#57343;b', 'a b'],
  ['marchio® ™ ©', 'marchio® ™ ©'],
  ['Ã¨ e ē', 'è e ē'],
  ['Ã¨ e \u00ff', 'è e ÿ'],
])('the damaged text %j is cleaned to %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test.each([
  ['https://a.it/annunci/fiat-panda/', 'fiat panda'],
  ['https://a.it/fiat-panda-1-2.html?x=1', 'fiat panda 1 2'],
  ['https://a.it/fiat-panda-1234', 'fiat panda 1234'],
  ['https://a.it/fiat-panda-12345', 'fiat panda'],
  ['https://a.it/fiat-panda-u1234', 'fiat panda u1234'],
  ['https://a.it/fiat-panda-0123456789ab-12345', 'fiat panda'],
  ['https://a.it/auto/veicolo-fiat-panda', 'fiat panda'],
  ['https://a.it/123/panda', ''],
])('the address %j has the words %j', (link, words) => {
  expect(linkWords(link)).toBe(words)
})

test('half of the words of a version stand in an address that agrees with it, if the address has four', () => {
  expect(agreesWithLink('versys tourer', 'kawasaki versys 650 black')).toBe(true)
  expect(agreesWithLink('versys gran tourer', 'kawasaki versys 650 black')).toBe(false)
  expect(agreesWithLink('gran tourer', 'kawasaki versys 650')).toBe(true)
  expect(agreesWithLink('Vérsys', 'kawasaki versys 650 black')).toBe(true)
  expect(agreesWithLink('', 'kawasaki versys 650 black')).toBe(true)
})

test.each([
  { text: '1.2 Fiat Panda Easy', make: 'Fiat', model: 'Panda', rest: '1.2  Easy' },
  { text: '1.2 panda Easy', make: 'Fiat', model: 'Panda', rest: '1.2  Easy' },
  { text: 'Pandina Easy', make: 'Fiat', model: 'Panda', rest: 'Pandina Easy' },
  { text: 'Panda-cross Easy', make: 'Fiat', model: 'Panda', rest: 'Panda-cross Easy' },
  { text: 'del 2008', make: 'Peugeot', model: '2008', rest: 'del 2008' },
  { text: 'Peugeot 2008 del 2008', make: 'Peugeot', model: '2008', rest: ' del 2008' },
  { text: 'Easy Fiat', make: 'Fiat', model: null, rest: 'Easy ' },
  { text: 'garanzia Fiat', make: 'Fiat', model: null, rest: 'garanzia Fiat' },
  { text: 'BMW Premium Selection', make: 'BMW', model: null, rest: 'BMW Premium Selection' },
  { text: 'mini schermo', make: 'MINI', model: null, rest: 'mini schermo' },
  { text: 'Škoda Octavia RS', make: 'Skoda', model: 'Octavia', rest: ' RS' },
  { text: 'Z Sport', make: 'Boh', model: 'Z', rest: 'Z Sport' },
])('«$text» without $make and $model is «$rest»', ({ text, make, model, rest }) => {
  expect(withoutRepeats(text, { make, model })).toBe(rest)
})
