import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readPrice } from './price-text'

test.each([
  ['€ 5.000', 500_000],
  [' 21.890 €', 2_189_000],
  ['28.500\u00a0€', 2_850_000],
  ['EUR 12.345,67', 1_234_567],
  ['12,345.67', 1_234_567],
  ['9900', 990_000],
  ['10 995 €', 1_099_500],
  ['€ 9.900,-', 990_000],
  ["15'900 €", 1_590_000],
  ['18.500 €\n    \n\n- 3% 17.999 €', 1_799_900],
  ['100', 10_000],
  ['1.024,35', 102_435],
  ['10.000.000 €', 1_000_000_000],
  ['€ 10.995,- 12', 1_099_500],
  ['€ 10.995,- 1, 2', 1_099_500],
  ['€ 10.995,-¹', 1_099_500],
  ['10.995 € (3)', 1_099_500],
  ['10.995 trattabile', 1_099_500],
  ['10.995 € trattativa riservata', 1_099_500],
  ['10.995 IVA esclusa', 1_099_500],
  ['10.995 € + IVA 22%', 1_099_500],
  ['10.995 € anziché 12.500 €', 1_099_500],
  ['anziché € 12.500 solo € 10.995', 1_099_500],
  ['listino 25.000 € 10.995 €', 1_099_500],
  ['10.995 € 189 €/mese', 1_099_500],
  ['10.995 189 €/mese', 1_099_500],
  ['10.995 € rata da 189 €', 1_099_500],
  ['10.995 € 189 € al mese per 60 mesi, anticipo 2.000 €', 1_099_500],
  ['10.995 € + passaggio', 1_099_500],
])('the price %j is %d cents', (text, cents) => {
  expect(readPrice(text)).toMatchObject({ value: { cents } })
})

test.each(['0', '99', '-5.000', '10.000.001', 'abc', '€', '12 cavalli', '12.500 km', '1234.567 €'])(
  'the price %j cannot be right',
  (text) => {
    expect(readPrice(text)).toHaveProperty('fault')
  },
)

test.each(['10.995 12.500', '10.995 - 12.500 €', '10.995 € 3% 12.500 €', '10.995 € (finanziamento 9.995 €)', '10.995 € 12 €'])(
  'of the amounts in %j nobody knows which is the price',
  (text) => {
    expect(readPrice(text)).toHaveProperty('fault')
  },
)

test.each(['189 €/mese', '€ 189,00 al mese', 'rata 189 €', '189 euro mensili', 'canone mensile da 189 €'])(
  'the monthly fee %j is no price',
  (text) => {
    expect(readPrice(text)).toMatchObject({ value: { cents: null, monthlyCents: 18_900 } })
  },
)

test('words of a price that no field keeps are named', () => {
  expect(readPrice('10.995 € + passaggio di proprietà')).toMatchObject({ value: { unstored: 'passaggio di proprietà' } })
})

test.each([
  '',
  ' ',
  '-',
  'n.d.',
  'Prezzo su richiesta',
  'Trattativa riservata',
  'Chiamaci al 333 1234567',
  'Su richiesta (listino 25.000 €)',
])('%j names no price', (text) => {
  expect(readPrice(text)).toBeNull()
})

const euros = fc.integer({ min: 1_000, max: 999_999 })
const grouped = (euro: number, sign: string) => String(euro).replace(/\B(?=(?:\d{3})+$)/g, sign)
const written = (euro: number) =>
  fc
    .tuple(fc.constantFrom('.', '', "'"), fc.constantFrom('€ ', 'EUR ', ''), fc.constantFrom(' €', ',- €', ',-', ',00 €', ' euro', ''))
    .map(([sign, before, after]) => `${before}${grouped(euro, sign)}${after}`)
const remark = fc.oneof(
  fc.constantFrom(
    ' trattabile',
    ' non trattabile',
    ' IVA esclusa',
    ' + IVA',
    ' + IVA 22%',
    ' IVA esposta',
    ' trattativa riservata',
    '*',
    '¹',
    ' (2)',
  ),
  fc.integer({ min: 1, max: 99 }).map((footnote) => ` ${footnote}`),
  euros.map((former) => ` anziché ${grouped(former, '.')} €`),
  fc
    .integer({ min: 50, max: 999 })
    .chain((fee) => fc.constantFrom(` ${fee} €/mese`, ` ${fee} € al mese`, ` rata ${fee} €`, ` ${fee},00 euro mensili`)),
)

test('a price stands, whatever is remarked beside it', () => {
  const texts = euros.chain((euro) => fc.tuple(fc.constant(euro), written(euro), remark))
  fc.assert(
    fc.property(texts, ([euro, price, beside]) => {
      expect(readPrice(`${price}${beside}`)).toMatchObject({ value: { cents: euro * 100 } })
    }),
    { numRuns: 2_000, seed: 20261123 },
  )
})

test('no price is invented: what is read stands in the text, digit by digit', () => {
  const scraps = fc.oneof(
    euros.chain(written),
    remark,
    fc.constantFrom(' ', ' - ', '%', '3%', ' o ', ' km', 'da ', 'ora ', 'era ', '\n', '.', ',', '/mese'),
    fc.string({ maxLength: 6 }),
  )
  fc.assert(
    fc.property(fc.array(scraps, { maxLength: 5 }), (parts) => {
      const text = parts.join('')
      const reading = readPrice(text)
      if (reading === null || 'fault' in reading || reading.value.cents === null) return
      const [whole = '', decimals = ''] = (reading.value.cents / 100).toFixed(2).split('.')
      const inText = text.replace(/(?<=\d)[.,'’\u00a0\u202f ](?=\d{3})/g, '')
      const inThousands = `${Number(whole) / 1000}`.replace('.', ',') // «15k», «9,9 mila»
      expect(inText.includes(whole) || new RegExp(`${inThousands}\\s?(?:k|mila)`, 'i').test(inText.replace('.', ','))).toBe(true)
      if (decimals !== '00') expect(inText).toMatch(new RegExp(`${whole}[.,]\\d`))
      expect(text).not.toMatch(new RegExp(`${whole}[^\\d]*(?:/mese|mensili)`))
    }),
    { numRuns: 5_000, seed: 20261124 },
  )
})

test('only a price of 100 to 10,000,000 euro is possible', () => {
  expect(['99,99', '100', '10.000.000', '10.000.000,01'].map((text) => 'fault' in (readPrice(text) ?? {}))).toEqual([
    true,
    false,
    false,
    true,
  ])
})

test.each([
  ['18.500 € - 3% 17.945 €', 1_794_500],
  ['18.500 € - 3% 18.167 €', 1_816_700],
  ['18.500 € - 3% 17.723 €', 1_772_300],
  ['18.500 € - 3% 18.500 €', 1_850_000],
])('in %j the discount makes the second amount, as a portal rounds it', (text, cents) => {
  expect(readPrice(text)).toMatchObject({ value: { cents } })
})

test.each(['18.500 € - 3% 18.168 €', '18.500 € - 3% 17.722 €', '18.500 € - 3% 17.945 € 9.000 €'])(
  'in %j the discount makes no amount the price',
  (text) => {
    expect(readPrice(text)).toHaveProperty('fault')
  },
)

test('two fees are no fee, and a text longer than 300 signs is no price', () => {
  expect(readPrice('10.995 € 189 €/mese 199 €/mese')).toMatchObject({ value: { cents: 1_099_500, monthlyCents: null } })
  expect(readPrice('189 €/mese 199 €/mese')).toHaveProperty('fault')
  expect(readPrice(`10.995 €${' '.repeat(292)}`)).toMatchObject({ value: { cents: 1_099_500 } })
  expect(readPrice(`10.995 €${' '.repeat(293)}`)).toHaveProperty('fault')
})

test('a price to be agreed upon names none, but for an amount that can be one', () => {
  expect(readPrice('trattativa riservata 99')).toBeNull()
  expect(readPrice('100 trattativa riservata')).toMatchObject({ value: { cents: 10_000 } })
  expect(readPrice('10.995 € su richiesta')).not.toBeNull()
})

test.each([
  '18000 USD',
  '$18,000',
  '£18000',
  '18000 GBP',
  '18000 CHF',
  '18000 PLN',
  '18 000 Kč',
  '180000 SEK',
  '18000 lev',
  'US$ 18000',
  '18.000 zł',
  'CHF 18.000.-',
])('a price of another currency, «%s», is refused and names it', (text) => {
  expect(readPrice(text)).toHaveProperty('fault', expect.stringMatching('altra valuta'))
})

test.each(['18000 €', '18000 euro', '18000 eur.', 'EUR 18.000', '8990.00 EUR'])('«%s» is read as a price in euro', (text) => {
  expect(readPrice(text)).toHaveProperty('value')
})
