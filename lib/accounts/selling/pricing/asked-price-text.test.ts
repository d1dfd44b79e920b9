import { expect, test } from 'vitest'
import { askedPriceText } from './asked-price-text'

const days = { from: 88, days: [17, 17, 17, 17, 17, 29, 29, 29, ...Array.from({ length: 25 }, () => 61)] }
const advice: Parameters<typeof askedPriceText>[1] = {
  ...{ estimateEuro: 12_000, lowEuro: 10_300, highEuro: 13_900, comparables: 40, days },
  withheld: { always: null, far: null },
}
const said = (euro: number, given = advice) => {
  const { title, text } = askedPriceText(euro * 100, given)
  return `${title} / ${text}`.replaceAll('\u00a0', ' ')
}

test('every price is judged in words: distance to the estimate, days, what the better label needs', () => {
  const band = { ...advice, lowEuro: 10_800 }
  expect(said(11_390, band)).toBe('11.390 €: Buon Prezzo / 5% sotto la stima, circa 29 giorni. Ancora 830 € in meno e diventa Ottimo.')
  expect(said(10_550, band)).toBe('10.550 €: Ottimo Prezzo / 12% sotto la stima, circa 17 giorni. Più giù non serve.')
  expect(said(7_900, band)).toContain('7.900 €: molto sotto / 34% meno della stima. Chi compra penserà a un guaio: controlla la cifra.')
  expect(said(12_900, band)).toBe(
    'A 12.900 € resta online circa 61 giorni / 900 € sopra la stima. L’etichetta: fino a 11.400 € Buon Prezzo, fino a 10.560 € Ottimo Prezzo.',
  )
})

test('unknown days are left out, and nine of ten are named only where ten were compared', () => {
  const unknown = { ...advice, days: { from: 88, days: [] } }
  expect(said(11_040, unknown)).toMatch(/^11\.040 €: Buon Prezzo \/ 8% sotto la stima\. /)
  expect(said(14_000, unknown)).toMatch(/^2\.000 € sopra la stima \/ Nove annunci simili su dieci chiedono meno\./)
  expect(said(14_000, { ...unknown, comparables: 9 })).not.toContain('su dieci')
})

test('a price of which the ad says nothing in public earns no label here either', () => {
  const rare = { ...advice, withheld: { always: 'Versione rara.', far: null } }
  expect(said(10_000, rare)).toBe('2.000 € sotto la stima / Lo vedi solo tu. Nell’annuncio compare: «Versione rara.»')
})
