import { describe, expect, test } from 'vitest'
import type { ListPageSlug } from '@/lib/market/search/page/list-pages'
import { paramsOfAmount } from './amount-params'
import { amountAt } from './amounts'
import { tokenise } from './tokens'

const thisYear = 2026
function paramsOf(list: ListPageSlug, text: string): string | null {
  const amount = amountAt(tokenise(text), 0, thisYear)
  if (!amount) throw new Error(`no amount in «${text}»`)
  const params = paramsOfAmount(amount, { list, params: new URLSearchParams(), thisYear, prefersKm: false })
  return params && params.map((pair) => pair.join('=')).join('&')
}

describe('on the list of cars', () => {
  test.each([
    ['max 15000 euro', 'prezzo_a=15000'],
    ['15000 euro', 'prezzo_a=15000'],
    ['almeno 15000 euro', 'prezzo_da=15000'],
    ['tra 5 e 10mila', 'prezzo_da=5000&prezzo_a=10000'],
    ['circa 15000 euro', 'prezzo_da=13500&prezzo_a=16500'],
    ['chiavi in mano 12000', 'chiavi_a=12000'],
    ['80000 km', 'km_a=80000'],
    ['autonomia 400 km', 'autonomia_da=400'],
    ['del 2019', 'anno_da=2019&anno_a=2019'],
    ['dal 2019', 'anno_da=2019'],
    ['fino al 2019', 'anno_a=2019'],
    ['dopo il 2019', 'anno_da=2020'],
    ['prima del 2019', 'anno_a=2018'],
    ['circa 2019', 'anno_da=2018&anno_a=2020'],
    ['2018-2020', 'anno_da=2018&anno_a=2020'],
    ['da marzo 2019', 'anno_da=2019-03'],
    ['fino a marzo 2019', 'anno_a=2019-03'],
    ['5 anni', 'anno_da=2021'],
    ['almeno 5 anni', 'anno_a=2021'],
    ['150 cv', 'cv_da=150&cv_a=150'],
    ['almeno 150 cv', 'cv_da=150'],
    ['circa 150 cv', 'cv_da=135&cv_a=165'],
    ['100-150 cv', 'cv_da=100&cv_a=150'],
    ['100 kw', 'cv_da=136&cv_a=136'],
    ['almeno 74 kw', 'cv_da=101'],
    ['3 porte', 'porte=2-3'],
    ['5 porte', 'porte=4-5'],
    ['2-5 porte', 'porte=2-3&porte=4-5'],
    ['5-7 posti', 'posti=5'],
    ['12 mesi', 'garanzia_mesi=12'],
    ['garanzia 2 anni', 'garanzia_mesi=24'],
    ['co2 max 120', 'co2_a=120'],
    ['3 giorni', 'online_da=3'],
    ['max 2 proprietari', 'proprietari=2'],
  ])('«%s» is read as %s', (text, params) => {
    expect(paramsOf('annunci', text)).toBe(params)
  })
})

describe('on other lists', () => {
  test.each([
    ['auto_d_epoca', 'anni 60', 'costruzione_da=1960&costruzione_a=1969'],
    ['noleggio_lungo_termine', '300 euro', 'canone_a=300'],
    ['noleggio_lungo_termine', '48 mesi', 'durata=48'],
    ['noleggio_lungo_termine', 'anticipo 0', 'anticipo_a=0'],
    ['noleggio_lungo_termine', '15000 km anno', 'km_anno_da=15000'],
    ['moto-e-scooter', 'almeno 300 cc', 'cilindrata_da=300'],
    ['moto-e-scooter', '300-500 cc', 'cilindrata_da=300&cilindrata_a=500'],
    ['moto-e-scooter', 'sella 80', 'altezza_sella_a=800'],
    ['moto-e-scooter', 'sella 800', 'altezza_sella_a=800'],
    ['caravan-e-camper', '4 posti letto', 'posti_letto=4'],
    ['caravan-e-camper', 'max 3500 kg', 'massa_a=3500'],
    ['caravan-e-camper', '3,5 tonnellate', 'massa_a=3500'],
    ['caravan-e-camper', '1,15 tonnellate', 'massa_a=1150'],
    ['caravan-e-camper', '6,5 m', 'lunghezza_a=650'],
    ['caravan-e-camper', '8,29 m', 'lunghezza_a=829'],
    ['caravan-e-camper', 'max 20 metri', 'lunghezza_a=2000'],
    ['caravan-e-camper', 'max 700 cm', 'lunghezza_a=700'],
    ['veicoli-commerciali', '35 q', 'massa_a=3500'],
    ['veicoli-commerciali', 'almeno 800 kg', 'portata_da=800'],
    ['veicoli-commerciali', 'max 800 kg', 'massa_a=800'],
  ] as const)('on %s «%s» is read as %s', (list, text, params) => {
    expect(paramsOf(list, text)).toBe(params)
  })

  test('a motorbike called 300 may have a tenth less, none that is called more', () => {
    expect(paramsOf('moto-e-scooter', '300 cc')).toBe('cilindrata_da=270&cilindrata_a=300')
  })
})

describe('What a list cannot filter by is left in the text', () => {
  test.each([
    ['noleggio_lungo_termine', 'almeno 300 euro'],
    ['moto-e-scooter', '5 porte'],
    ['caravan-e-camper', 'max 21 metri'],
    ['annunci', '7 porte'],
    ['annunci', 'sella 80'],
  ] as const)('on %s: «%s»', (list, text) => {
    expect(paramsOf(list, text)).toBeNull()
  })
})
