import { expect, test } from 'vitest'
import type { ListPageSlug } from '@/lib/market/search/page/list-pages'
import { filtersOf } from './filter-params'
import { clearAllHref, searchChips } from './search-chips'
import {
  withAdded,
  withExcluded,
  withFilter,
  withoutFilter,
  withoutFilters,
  withPage,
  withPlace,
  withSort,
  withVehicles,
} from './search-edit'
import { emptySearch, type SearchQuery } from './search-query'

const milano = { istat: '015146', name: 'Milano', provinceCode: 'MI', latitude: 45.46, longitude: 9.19 }
const fiat = { make: { slug: 'fiat', name: 'Fiat' }, model: null }
const panda = { ...fiat, model: { slug: 'panda', name: 'Panda' } }
const toyota = { make: { slug: 'toyota', name: 'Toyota' }, model: null }
const search: SearchQuery = {
  ...emptySearch('annunci'),
  vehicles: [panda],
  filters: { cambio: ['manuale', 'automatico'], prezzo_da: ['5000'], prezzo_a: ['9000'] },
  page: 3,
}
const here: SearchQuery = { ...search, place: milano, radiusKm: 20, sort: 'distanza' }

test('every change of a search begins again on its first page, and turning a page changes nothing else', () => {
  expect(withFilter(search, 'km_a', ['9'])).toEqual({ ...search, filters: { ...search.filters, km_a: ['9'] }, page: 1 })
  expect(withFilter(search, 'cambio', []).filters).toEqual({ prezzo_da: ['5000'], prezzo_a: ['9000'] })
  expect(withSort(search, 'km')).toEqual({ ...search, sort: 'km', page: 1 })
  expect(withPage(search, 4)).toEqual({ ...search, page: 4 })
})

test('a search goes on around a place in the distance that was chosen, else in the usual one', () => {
  const lost = { ...search, unknownPlace: { text: 'Milno', meant: [] } }
  expect(withPlace({ ...lost, radiusKm: 20 }, milano)).toEqual({ ...search, place: milano, radiusKm: 20, page: 1 })
  expect(withPlace(search, milano).radiusKm).toBe(50)
})

test('a make takes its model with it, a range both its ends, and a place the order by distance', () => {
  expect(withoutFilter(search, 'marca')).toEqual({ ...search, vehicles: [], page: 1 })
  expect(withoutFilter(search, 'modello')).toEqual({ ...search, vehicles: [fiat], page: 1 })
  expect(withoutFilter(search, 'prezzo')).toEqual({ ...search, filters: { cambio: ['manuale', 'automatico'] }, page: 1 })
  expect(withoutFilter(here, 'dove')).toEqual({ ...search, sort: 'consigliati', page: 1 })
  expect(withoutFilter({ ...here, sort: 'km' }, 'dove').sort).toBe('km')
  expect(withoutFilter(search, 'boh')).toEqual({ ...search, page: 1 })
})

test('without filters the list and its order stay, unless it was the distance', () => {
  expect(withoutFilters({ ...search, sort: 'km' })).toEqual({ ...emptySearch('annunci'), sort: 'km' })
  expect(withoutFilters(here)).toEqual(emptySearch('annunci'))
  expect(clearAllHref({ ...search, sort: 'km' })).toBe('/annunci?ordina=km')
})

const chipsOf = (list: ListPageSlug, filters: SearchQuery['filters']) =>
  searchChips({ ...emptySearch(list), filters }).map(({ label }) => label.replace(/\s/g, ' '))

test.each<{ list: ListPageSlug; filters: SearchQuery['filters']; labels: string[] }>([
  { list: 'annunci', filters: {}, labels: [] },
  { list: 'annunci', filters: { prezzo_da: ['5000'], prezzo_a: ['9000'] }, labels: ['Da 5.000 €', 'Fino a 9.000 €'] },
  {
    list: 'annunci',
    filters: { anno_da: ['2018'], anno_a: ['2021'] },
    labels: ['Immatricolazione dal 2018', 'Immatricolazione fino al 2021'],
  },
  { list: 'annunci', filters: { anno_da: ['2019-03'] }, labels: ['Immatricolazione da marzo 2019'] },
  { list: 'annunci', filters: { anno_a: ['2020-06'] }, labels: ['Immatricolazione fino a giugno 2020'] },
  { list: 'annunci', filters: { concessionario: ['rossi'] }, labels: ['Nome del concessionario «rossi»'] },
  {
    list: 'annunci',
    filters: { ribassati: ['si'], neopatentati: ['si'], foto: ['si'] },
    labels: ['Ribassati negli ultimi 30 giorni', 'Per neopatentati', 'Solo con foto'],
  },
  { list: 'annunci', filters: { porte: ['4-5'] }, labels: ['4/5 porte'] },
  { list: 'annunci', filters: { cambio: ['manuale', 'automatico'] }, labels: ['Manuale', 'Automatico'] },
  { list: 'annunci', filters: { classe_emissioni: ['euro5'] }, labels: ['Almeno Euro 5'] },
  { list: 'annunci', filters: { iva_deducibile: ['si'] }, labels: ['IVA deducibile'] },
  { list: 'annunci', filters: { versione: ['allure'] }, labels: ['«allure»'] },
  { list: 'annunci', filters: { online_da: ['1'] }, labels: ['Online da ieri'] },
  { list: 'annunci', filters: { online_da: ['3'] }, labels: ['Online da 3 giorni'] },
  { list: 'annunci', filters: { co2_a: ['95'] }, labels: ['CO₂ fino a 95 g/km'] },
  { list: 'annunci', filters: { posti: ['5'] }, labels: ['Posti, almeno 5'] },
])('the filters $filters of $list have the chips $labels', ({ list, filters, labels }) => {
  expect(chipsOf(list, filters)).toEqual(labels)
})

test('Each chip leads to the search without its value; make, model and place come first', () => {
  expect(searchChips(here).map(({ key, label, href }) => [key, label, href])).toEqual([
    ['marca', 'Fiat', '/annunci?cambio=manuale&cambio=automatico&dove=015146&ordina=distanza&prezzo_a=9000&prezzo_da=5000&raggio=20'],
    [
      'modello',
      'Panda',
      '/annunci/fiat?cambio=manuale&cambio=automatico&dove=015146&ordina=distanza&prezzo_a=9000&prezzo_da=5000&raggio=20',
    ],
    ['dove', 'Milano (MI) + 20 km', '/annunci/fiat/panda?cambio=manuale&cambio=automatico&prezzo_a=9000&prezzo_da=5000'],
    ['prezzo', 'Da 5.000 €', '/annunci/fiat/panda?cambio=manuale&cambio=automatico&dove=015146&ordina=distanza&prezzo_a=9000&raggio=20'],
    [
      'prezzo',
      'Fino a 9.000 €',
      '/annunci/fiat/panda?cambio=manuale&cambio=automatico&dove=015146&ordina=distanza&prezzo_da=5000&raggio=20',
    ],
    ['cambio', 'Manuale', '/annunci/fiat/panda?cambio=automatico&dove=015146&ordina=distanza&prezzo_a=9000&prezzo_da=5000&raggio=20'],
    ['cambio', 'Automatico', '/annunci/fiat/panda?cambio=manuale&dove=015146&ordina=distanza&prezzo_a=9000&prezzo_da=5000&raggio=20'],
  ])
})

test('Each chosen and each excluded make or model has a chip, and the last one left stands in the path', () => {
  const several = { ...emptySearch('usate'), vehicles: [fiat, toyota], excluded: [panda] }
  expect(searchChips(several).map(({ key, label, href }) => [key, label, href])).toEqual([
    ['marca', 'Fiat', '/usate/toyota'],
    ['marca', 'Toyota', '/usate/fiat?senza_marca=fiat:panda'],
    ['senza_marca', 'Senza Fiat Panda', '/usate?marca=fiat&marca=toyota'],
  ])
})

test('choosing makes keeps the exclusions that still have an effect', () => {
  const some = { ...emptySearch('usate'), excluded: [panda, toyota] }
  expect(withVehicles(some, [toyota, fiat])).toEqual({ ...some, vehicles: [fiat, toyota], excluded: [panda] })
  expect(withVehicles(some, [panda]).excluded).toEqual([])
  expect(withExcluded({ ...some, vehicles: [fiat] }, [panda, toyota]).excluded).toEqual([panda])
  expect(withoutFilter({ ...some, vehicles: [panda, toyota] }, 'modello').vehicles).toEqual([fiat, toyota])
  expect(withoutFilter(some, 'senza_marca').excluded).toEqual([])
})

test('a filter stands only on the lists it is made for', () => {
  const has = (list: ListPageSlug, param: string) => filtersOf(list).some((filter) => filter.param === param)
  expect([has('annunci', 'prezzo'), has('noleggio_lungo_termine', 'prezzo')]).toEqual([true, false])
  expect([has('annunci', 'canone_a'), has('noleggio_lungo_termine', 'canone_a')]).toEqual([false, true])
  expect([has('annunci', 'patente'), has('moto-e-scooter', 'patente')]).toEqual([false, true])
})

test('The price «chiavi in mano» is one filter of several chips, which say when its province is missing', () => {
  const query: SearchQuery = { ...emptySearch('usate'), filters: { residenza: ['mi'], chiavi_a: ['10000'] }, sort: 'chiavi_in_mano' }
  const labelled = (of: SearchQuery) => searchChips(of).map(({ label, href }) => [label.replace(/\s/g, ' '), href])
  expect(labelled(query)).toEqual([
    ['Chiavi in mano in provincia di Milano', '/usate?chiavi_a=10000'],
    ['Chiavi in mano fino a 10.000 €', '/usate?ordina=chiavi_in_mano&residenza=mi'],
  ])
  expect(labelled({ ...emptySearch('usate'), filters: { chiavi_da: ['5000'] } })).toEqual([
    ['Chiavi in mano da 5.000 € (manca la provincia)', '/usate'],
  ])
  expect(withoutFilter(query, 'chiavi')).toEqual(emptySearch('usate'))
})

test('what somebody adds to a search changes what it says and leaves the rest', () => {
  const more: SearchQuery = { ...emptySearch('annunci'), vehicles: [toyota], filters: { cambio: ['automatico'], dotazioni: ['isofix'] } }
  const added = withAdded({ ...search, filters: { ...search.filters, dotazioni: ['abs'] } }, more)
  expect(added.vehicles).toEqual([panda, toyota])
  expect(added.filters).toEqual({ cambio: ['automatico'], prezzo_da: ['5000'], prezzo_a: ['9000'], dotazioni: ['abs', 'isofix'] })
  expect(withAdded(search, emptySearch('moto-e-scooter'))).toEqual(emptySearch('moto-e-scooter'))
  expect(withAdded(search, { ...emptySearch('usate'), sort: 'km' })).toMatchObject({ list: 'usate', sort: 'km', vehicles: [panda] })
})
