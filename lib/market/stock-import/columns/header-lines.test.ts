import { expect, test } from 'vitest'
import { findHeader } from '@/lib/market/stock-import/files/csv-dialect'
import { headerFrom } from './header-lines'

const headerOf = (...lines: string[]) => {
  const rows = lines.map((line) => line.split(';'))
  const at = findHeader(rows, new Set())
  const { names, lines: taken } = headerFrom(rows, at)
  return { names: names.join(';'), data: lines.length - at - taken }
}
const car = 'Fiat;Panda;8900;45000;03/2019'

test.each([
  ['one line', 'Marca;Modello;Prezzo;Km;Immatricolazione', car],
  ['a price only in the second line', 'Marca;Modello;;Km;Immatricolazione', ';;Prezzo;;', car],
  ['a price only in the first line', ';;Prezzo;;', 'Marca;Modello;;Km;Immatricolazione', car],
  ['names that go on in the second line', 'Marca;Modello;Prezzo;Km;Data', ';;di vendita;;immatricolazione', car],
  ['groups above', 'Veicolo;;Offerta;;', 'Marca;Modello;Prezzo;Km;Immatricolazione', car],
  ['groups that name columns, and names below', 'Veicolo;;Prezzo;Km;Immatricolazione', 'Marca;Modello;;;', car],
  ['units below', 'Marca;Modello;Prezzo;Km;Immatricolazione', ';;(€);km;(mm/aaaa)', car],
  ['a title above', 'Stock al 12/11/2026;;;;', 'Marca;Modello;Prezzo;Km;Immatricolazione', car],
])('%s: each column has its name, and the car is the only row', (_, ...lines) => {
  const { names, data } = headerOf(...lines)
  expect(data).toBe(1)
  const [make, model, price, km, date] = names.split(';')
  expect([make, model]).toEqual(['Marca', 'Modello'])
  expect(price).toMatch(/^Prezzo/)
  expect(km).toMatch(/^Km/)
  expect(date).toMatch(/Immatricolazione|Data immatricolazione/)
})

test('«Prezzo» over «vendita» and «listino» names the price, and what a new one costs is none', () => {
  const { names } = headerOf('Marca;Modello;Prezzo;;Km', ';;vendita;listino;', 'Fiat;Panda;8900;14000;45000')
  expect(names.split(';')[2]).toBe('Prezzo vendita')
  expect(names.split(';')[3]).not.toMatch(/^Prezzo$/)
})

test.each(['Fiat;Panda;;;', ';;8900;45000;', 'Fiat;Panda;Disponibile;Diesel;Bianco', 'Fiat;Panda;Venduta;;', 'Auto;Nuova;;;'])(
  'a car whose cells could be names stays a car: %s',
  (row) => {
    expect(headerOf('Marca;Modello;Stato;Alimentazione;Colore', row, car).data).toBe(2)
  },
)
