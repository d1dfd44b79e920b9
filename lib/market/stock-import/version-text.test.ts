import { expect, test } from 'vitest'
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
