import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { listMakes, listModels } from '@/lib/market/catalogue/catalogue.server'
import type { Category } from '@/lib/market/catalogue/category'
import { lookups } from '@/lib/market/search/engine/lookups.server'
import { type ListPageSlug, listPageOf, listPageSlugs } from '@/lib/market/search/page/list-pages'
import { filtersOf, paramsOf } from './filter-params'
import { readSearch } from './read-search'
import { monthText } from './registration-month'
import { searchHref } from './search-href'
import { buyerProvinceParam, defaultRadiusKm, emptySearch, hasSort, type SearchQuery, sorts } from './search-query'
import { effectiveExclusions, inCanonicalForm, vehicleText } from './vehicle-choice'

function read(address: string, list: ListPageSlug = 'annunci') {
  const [path = '', search = ''] = address.split('?')
  return readSearch({ list, segments: path.split('/').filter(Boolean), params: new URLSearchParams(search) }, lookups)
}

test.each([
  { given: '?prezzo_da=5000&prezzo_a=10000', filters: { prezzo_da: ['5000'], prezzo_a: ['10000'] }, why: 'both ends of a range' },
  { given: '?prezzo_a=10.000', filters: { prezzo_a: ['10000'] }, why: 'a thousands dot' },
  { given: '?prezzo_a=10 000 €', filters: { prezzo_a: ['10000'] }, why: 'a blank and a unit' },
  { given: '?prezzo_a=20000000', filters: { prezzo_a: ['20000000'] }, why: 'the highest price' },
  { given: '?prezzo_a=20000001', filters: {}, why: 'a price beyond all limits' },
  { given: '?prezzo_a=-1', filters: {}, why: 'a negative number' },
  { given: '?prezzo_a=1.5', filters: {}, why: 'a fraction' },
  { given: '?prezzo_a=1e3', filters: {}, why: 'a number of programmers' },
  { given: '?prezzo_a=', filters: {}, why: 'an empty field' },
  { given: '?prezzo_a=x&prezzo_a=9000&prezzo_a=8000', filters: { prezzo_a: ['9000'] }, why: 'the first that can be read' },
  { given: '?prezzo_da=9000&prezzo_a=5000', filters: { prezzo_da: ['5000'], prezzo_a: ['9000'] }, why: 'limits the wrong way round' },
  {
    given: '?carburante=diesel&carburante=benzina&carburante=carbone',
    filters: { carburante: ['benzina', 'diesel'] },
    why: 'known values, in the order of the list',
  },
  { given: '?carburante=DIESEL', filters: { carburante: ['diesel'] }, why: 'capital letters' },
  { given: '?kw_da=74', filters: { cv_da: ['101'] }, why: 'kW become CV' },
  { given: '?anno_da=2018&anno_a=2020', filters: { anno_da: ['2018'], anno_a: ['2020'] }, why: 'whole years' },
  { given: '?anno_da=2019-03&anno_a=2020-06', filters: { anno_da: ['2019-03'], anno_a: ['2020-06'] }, why: 'months' },
  { given: '?anno_da=03/2019&anno_a=giugno 2020', filters: { anno_da: ['2019-03'], anno_a: ['2020-06'] }, why: 'months as they are typed' },
  { given: '?anno_da=2019-01&anno_a=2020-12', filters: { anno_da: ['2019'], anno_a: ['2020'] }, why: 'months that begin and end a year' },
  { given: '?anno_da=2020-07&anno_a=2020-06', filters: { anno_da: ['2020-06'], anno_a: ['2020-07'] }, why: 'months the wrong way round' },
  { given: '?anno_da=2020-07&anno_a=2020', filters: { anno_da: ['2020-07'], anno_a: ['2020'] }, why: 'the rest of a year' },
  { given: '?anno_da=2019-13&anno_a=0/2020', filters: {}, why: 'months that no year has' },
  { given: '?anno_da=2101', filters: {}, why: 'a year beyond all limits' },
  {
    given: '?ribassati=si&neopatentati=si&foto=si',
    filters: { ribassati: ['si'], neopatentati: ['si'], foto: ['si'] },
    why: 'what is so or not',
  },
  { given: '?ribassati=no', filters: {}, why: 'no filter is for prices that stayed' },
  { given: '?concessionario=Autosalone  ROSSI', filters: { concessionario: ['autosalone rossi'] }, why: 'the words of a name' },
  { given: '?km_da=0', filters: { km_da: ['0'] }, why: 'the least lower limit' },
  { given: '?km_a=0', filters: { km_a: ['0'] }, why: 'the least upper limit' },
  { given: '?kw_a=0', filters: { cv_a: ['0'] }, why: 'the least power in kW' },
  { given: '?kw_a=7000', filters: { cv_a: ['9517'] }, why: 'the highest power in kW' },
  { given: '?kw_a=7001', filters: {}, why: 'a power beyond all limits' },
  { given: '?kw_da=74&cv_da=90', filters: { cv_da: ['90'] }, why: 'CV wins over kW' },
  { given: '?classe_emissioni=euro6&classe_emissioni=euro4', filters: { classe_emissioni: ['euro4'] }, why: 'one class: the lowest' },
  { given: '?garanzia=no', filters: {}, why: 'a declared fact is filtered with «si» only' },
  { given: '?provincia=MI', filters: { provincia: ['mi'] }, why: 'province codes in lower case' },
  { given: '?versione=%20%20Allure%00%20PACK%3B%25', filters: { versione: ['allure pack'] }, why: 'text without what no version has' },
  { given: '?posti_letto=4', filters: {}, why: 'a filter of another category' },
  { given: '?canone_a=300', filters: {}, why: 'a filter of another list page' },
  { given: '?utm_source=mail', filters: {}, why: 'a parameter we do not know' },
])('$given on /annunci means $filters: $why', ({ given, filters }) => {
  expect(read(given)?.query).toEqual({ ...emptySearch('annunci'), filters })
})

test.each([
  { given: 'fiat', make: 'fiat', model: undefined },
  { given: 'fiat/panda', make: 'fiat', model: 'panda' },
  { given: '?marca=fiat&modello=panda', make: 'fiat', model: 'panda' },
  { given: '?marca=fiat&modello=golf', make: 'fiat', model: undefined },
  { given: '?modello=panda', make: undefined, model: undefined },
  { given: '?marca=nessuna', make: undefined, model: undefined },
  { given: 'fiat?modello=panda', make: 'fiat', model: 'panda' },
  { given: 'fiat/panda?marca=volkswagen', make: 'volkswagen', model: undefined },
  { given: 'fiat/panda?marca=', make: 'fiat', model: 'panda' },
])('$given is read as the make $make and the model $model', ({ given, make, model }) => {
  const query = read(given)?.query
  expect(query?.vehicles.map(vehicleText)).toEqual(make === undefined ? [] : [model === undefined ? make : `${make}:${model}`])
})

test.each([
  { given: '?marca=toyota&marca=fiat:panda', chosen: ['fiat:panda', 'toyota'], excluded: [], why: 'several, in the order of the alphabet' },
  { given: '?marca=fiat:panda,toyota:yaris', chosen: ['fiat:panda', 'toyota:yaris'], excluded: [], why: 'commas' },
  { given: '?marca=FIAT:Panda', chosen: ['fiat:panda'], excluded: [], why: 'capital letters' },
  { given: '?marca=fiat&marca=fiat:panda', chosen: ['fiat'], excluded: [], why: 'a whole make holds its models' },
  { given: '?marca=fiat:golf&marca=toyota', chosen: ['toyota'], excluded: [], why: 'a model of another make' },
  { given: '?marca=fiat:&marca=:panda&marca=fiat:panda:x&marca=,', chosen: [], excluded: [], why: 'halves and more than two parts' },
  { given: '?marca=fiat&marca=bmw&modello=x3', chosen: ['bmw:x3', 'fiat'], excluded: [], why: 'a model narrows the make that has it' },
  { given: '?marca=fiat&modello=panda&modello=tipo', chosen: ['fiat:panda', 'fiat:tipo'], excluded: [], why: 'two models of a make' },
  {
    given: '?marca=abarth&marca=fiat&modello=500',
    chosen: ['abarth', 'fiat:500'],
    excluded: [],
    why: 'the last of two makes that have it',
  },
  { given: '?marca=fiat&modello=500&marca=abarth', chosen: ['abarth', 'fiat:500'], excluded: [], why: 'the one before it' },
  { given: '?modello=500&marca=fiat&marca=abarth', chosen: ['abarth:500', 'fiat'], excluded: [], why: 'the last when none is before it' },
  {
    given: '?marca=fiat&modello=500&marca=fiat&modello=panda',
    chosen: ['fiat:500', 'fiat:panda'],
    excluded: [],
    why: 'one make, two models',
  },
  { given: '?marca=fiat&modello=500&marca=fiat', chosen: ['fiat'], excluded: [], why: 'a model and then the whole make' },
  { given: 'fiat/panda?marca=toyota&marca=fiat', chosen: ['fiat:panda', 'toyota'], excluded: [], why: 'the model of the path stays' },
  { given: 'fiat?senza_marca=fiat:panda', chosen: ['fiat'], excluded: ['fiat:panda'], why: 'a make without one model' },
  { given: '?senza_marca=toyota,fiat:panda', chosen: [], excluded: ['fiat:panda', 'toyota'], why: 'all but these' },
  { given: 'fiat/panda?senza_marca=fiat:panda', chosen: ['fiat:panda'], excluded: [], why: 'what is chosen is not excluded' },
  { given: 'fiat/panda?senza_marca=fiat', chosen: ['fiat:panda'], excluded: [], why: 'nor the make of it' },
  { given: 'fiat?senza_marca=fiat&senza_marca=fiat:panda', chosen: ['fiat'], excluded: ['fiat:panda'], why: 'nor the make itself' },
  { given: 'fiat?senza_marca=toyota', chosen: ['fiat'], excluded: [], why: 'an exclusion without effect' },
  { given: '?senza_marca=nessuna&senza_marca=fiat:golf', chosen: [], excluded: [], why: 'an exclusion of nothing' },
])('$given is read as $chosen without $excluded: $why', ({ given, chosen, excluded }) => {
  const query = read(given)?.query
  expect([query?.vehicles.map(vehicleText), query?.excluded.map(vehicleText)]).toEqual([chosen, excluded])
})

test('the first ten makes of an address count, however many it has', () => {
  const slugs = listMakes('auto').map(({ slug }) => slug)
  const many = Array.from({ length: 10_000 }, (_, index) => slugs[index % slugs.length] ?? '')
  const query = read(`?marca=${many.join('&marca=')}&senza_marca=${many.join(',')}`)?.query
  expect(query?.vehicles.map(vehicleText)).toEqual(slugs.slice(0, 10).sort())
  expect(read(`?senza_marca=${many.join(',')}`)?.query.excluded).toHaveLength(10)
})

test.each(['nessuna', 'fiat/golf', 'fiat/panda/4x4', 'fiat/panda/'.concat('x')])('/annunci/%s does not exist', (path) => {
  expect(read(path)).toBeNull()
})

test.each([
  { given: '', redirect: null },
  { given: 'fiat/panda?prezzo_a=10000', redirect: null },
  { given: '?marca=fiat&modello=panda&prezzo_da=&prezzo_a=10000', redirect: '/annunci/fiat/panda?prezzo_a=10000' },
  { given: 'Fiat/Panda', redirect: '/annunci/fiat/panda' },
  { given: '?prezzo_a=10000&carburante=diesel', redirect: '/annunci?carburante=diesel&prezzo_a=10000' },
  { given: '?ordina=consigliati&pagina=1', redirect: '/annunci' },
  { given: '?dove=Milano&raggio=50', redirect: '/annunci?dove=015146' },
  { given: '?dove=Monza (MB)&raggio=20', redirect: '/annunci?dove=108033&raggio=20' },
  { given: '?dove=Atlantide', redirect: null },
  { given: '?dove=%20Atlantide%20%00%20sud%20&raggio=50', redirect: '/annunci?dove=Atlantide+sud' },
  { given: '?dove=Milno&raggio=20', redirect: null },
  { given: '?dove=Milno&ordina=distanza', redirect: '/annunci?dove=Milno' },
  { given: '?dove=Atlantide&dove=Milano', redirect: '/annunci?dove=015146' },
  { given: '?dove=20121', redirect: '/annunci?dove=015146' },
  { given: '?dove=20121 Milano&raggio=20', redirect: '/annunci?dove=015146&raggio=20' },
  { given: '?dove=20090&raggio=20', redirect: '/annunci?provincia=mi' },
  { given: '?dove=99999', redirect: null },
  { given: '?dove=Lombardia', redirect: '/annunci?regione=lombardia' },
  { given: '?dove=provincia di Como&provincia=mi', redirect: '/annunci?provincia=co&provincia=mi' },
  { given: '?dove=%20', redirect: '/annunci' },
  { given: '?raggio=20', redirect: '/annunci' },
  { given: '?ordina=distanza', redirect: '/annunci' },
  { given: '?marca=fiat:panda', redirect: '/annunci/fiat/panda' },
  { given: '?marca=fiat:panda&marca=toyota', redirect: null },
  { given: '?marca=fiat%3Apanda&marca=toyota', redirect: null },
  { given: '?marca=fiat:panda,toyota:yaris', redirect: '/annunci?marca=fiat:panda&marca=toyota:yaris' },
  { given: '?marca=toyota&marca=fiat', redirect: '/annunci?marca=fiat&marca=toyota' },
  { given: 'fiat?senza_marca=fiat:panda', redirect: null },
  { given: 'fiat?senza_marca=toyota', redirect: '/annunci/fiat' },
  { given: '?senza_marca=toyota,fiat', redirect: '/annunci?senza_marca=fiat&senza_marca=toyota' },
  { given: '?utm_source=mail&gclid=1', redirect: null },
  { given: '?utm_source=mail&prezzo_a=10.000', redirect: '/annunci?prezzo_a=10000' },
])('$given is sent on to $redirect', ({ given, redirect }) => {
  expect(read(given)?.redirect).toBe(redirect)
})

test('a place that is not known stays as it was typed, filters nothing, and offers what was perhaps meant', () => {
  const query = read('?dove=Milno&raggio=20&prezzo_a=9000')?.query
  expect(query).toMatchObject({ place: null, radiusKm: 20, filters: { prezzo_a: ['9000'] }, unknownPlace: { text: 'Milno' } })
  expect(query?.unknownPlace?.meant[0]).toMatchObject({ istat: '015146', name: 'Milano' })
  expect(read('?dove=Atlantide')?.query.unknownPlace).toEqual({ text: 'Atlantide', meant: [] })
  expect(read(`?dove=${'x'.repeat(61)}`)?.query.unknownPlace?.text).toHaveLength(60)
  expect(read('?dove=Milano')?.query.unknownPlace).toBeNull()
})

test.each([
  { given: '2', page: 2 },
  { given: '1', page: 1 },
  { given: '0', page: 1 },
  { given: '-3', page: 1 },
  { given: '1.5', page: 1 },
  { given: 'due', page: 1 },
  { given: '99999999999999999999', page: 999_999 },
])('pagina=$given is page $page', ({ given, page }) => {
  expect(read(`?pagina=${given}`)?.query.page).toBe(page)
})

/** Months of the years from 1000 or from 1500, so that no range is the wrong way round. */
const anyMonth = (end: number) =>
  fc.record({ year: fc.integer({ min: 1_000 + end * 500, max: 1_499 + end * 500 }), month: fc.option(fc.integer({ min: 1, max: 12 })) })
const anyVehicles = (category: Category) =>
  fc
    .uniqueArray(
      fc
        .constantFrom(...listMakes(category))
        .chain((make) =>
          fc
            .constantFrom(null, ...listModels(category, make.slug))
            .map((model) => ({ make, model: model && { slug: model.slug, name: model.name } })),
        ),
      { maxLength: 10, selector: vehicleText },
    )
    .map(inCanonicalForm)

/** An address as the list page of this name reads it. */
function readHref(list: ListPageSlug, href: string) {
  const { pathname, searchParams } = new URL(href, 'http://localhost')
  return readSearch(
    { list, segments: pathname.slice(listPageOf(list).path.length).split('/').filter(Boolean), params: searchParams },
    lookups,
  )
}

/** Any search whatsoever, in canonical form. */
const anyQuery: fc.Arbitrary<SearchQuery> = fc
  .constantFrom(...listPageSlugs)
  .chain((list) => {
    const filters = filtersOf(list).flatMap((filter): [string, fc.Arbitrary<string[]>][] => {
      switch (filter.kind) {
        case 'choice':
        case 'allOf': {
          const options = Object.keys(filter.options(list))
          return [[filter.param, fc.subarray(options, { minLength: 1 })]]
        }
        case 'atLeast':
          return [[filter.param, fc.constantFrom(...Object.keys(filter.options(list))).map((value) => [value])]]
        case 'yes':
        case 'someOf':
        case 'recent':
          return [[filter.param, fc.constant(['si'])]]
        case 'text':
        case 'words':
          return [[filter.param, fc.constantFrom('allure', '1.0 firefly', 'città', "l'eco+", 'r&s').map((value) => [value])]]
        case 'days':
          return [[filter.param, fc.integer({ min: 1, max: filter.max }).map((value) => [String(value)])]]
        case 'min':
        case 'max':
          return [[filter.param, fc.integer({ min: 0, max: filter.max }).map((value) => [String(value)])]]
        case 'months':
          return paramsOf(filter).map((param, end) => [param, anyMonth(end).map((month) => [monthText(month, end === 0 ? 'da' : 'a')])])
        case 'turnkey': {
          const limits = paramsOf(filter).slice(1)
          return [
            [buyerProvinceParam, fc.constantFrom('mi', 'ao', 'vi').map((province) => [province])],
            ...limits.map((param, end): [string, fc.Arbitrary<string[]>] => [
              param,
              fc.integer({ min: end * 1_000, max: end === 0 ? 1_000 : 2_000 }).map((value) => [String(value)]),
            ]),
          ]
        }
        case 'range':
        case 'power':
          return paramsOf(filter).map((param, end) => [
            param,
            fc.integer({ min: end * 1_000, max: end === 0 ? 1_000 : 2_000 }).map((value) => [String(value)]),
          ])
        case 'place':
          return []
      }
    })
    return fc.record({
      list: fc.constant(list),
      vehicles: anyVehicles(listPageOf(list).category),
      excluded: anyVehicles(listPageOf(list).category),
      place: fc
        .option(fc.constantFrom('015146', '058091', '082053').map((istat) => lookups.findPlace(istat) ?? null))
        .map((place) => place ?? null),
      unknownPlace: fc.constantFrom(
        null,
        ...['Atlantide', 'Milno', 'a & b=c', '99999'].map((text) => ({ text, meant: lookups.nearlyNamedPlaces(text) })),
      ),
      radiusKm: fc.constantFrom(5, 20, defaultRadiusKm, 200),
      filters: fc
        .record(Object.fromEntries(filters), { requiredKeys: [] })
        .map((chosen) => Object.fromEntries(Object.entries(chosen).flatMap(([param, values]) => (values ? [[param, values]] : [])))),
      words: fc.constantFrom(null, 'portabici', 'bagagliaio grande'),
      sort: fc.constantFrom(
        'consigliati' as const,
        'prezzo_crescente' as const,
        'potenza' as const,
        'distanza' as const,
        'chiavi_in_mano' as const,
      ),
      page: fc.integer({ min: 1, max: 999_999 }),
    })
  })
  .map((query) => ({
    ...query,
    excluded: effectiveExclusions(query.excluded, query.vehicles),
    unknownPlace: query.place ? null : query.unknownPlace,
    radiusKm: query.place || query.unknownPlace ? query.radiusKm : null,
    sort: hasSort(query, query.sort) ? query.sort : ('consigliati' as const),
  }))

test('reading the address of a search gives that search back, and nothing to redirect', () => {
  fc.assert(
    fc.property(anyQuery, (query) => {
      expect(readHref(query.list, searchHref(query))).toEqual({ query, redirect: null })
    }),
    { numRuns: 1_000 * inject('shareOfRuns') },
  )
})

const anyName = fc.oneof(
  fc.constantFrom(
    ...new Set(listPageSlugs.flatMap((list) => filtersOf(list).flatMap(paramsOf))),
    'marca',
    'modello',
    'senza_marca',
    'ordina',
    'pagina',
    'kw_da',
    'raggio',
  ),
  fc.string(),
)
const anyValue = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.string(),
  fc.constantFrom(
    ...Object.keys(sorts),
    'si',
    '__proto__',
    'constructor',
    'NaN',
    'Infinity',
    '0x10',
    '٣',
    '9'.repeat(400),
    'fiat',
    'fiat:panda',
    'fiat:500,bmw',
    'a'.repeat(5_000),
  ),
)

test('No address throws, and the one it redirects to does not redirect again', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...listPageSlugs),
      fc.array(anyValue, { maxLength: 3 }),
      fc.array(fc.tuple(anyName, anyValue), { maxLength: 6 }),
      (list, segments, pairs) => {
        const found = readSearch({ list, segments, params: new URLSearchParams(pairs) }, lookups)
        if (found) expect(readHref(list, searchHref(found.query))).toEqual({ query: found.query, redirect: null })
      },
    ),
    { numRuns: 3_000 },
  )
})

test.each([
  { given: '?residenza=MI&chiavi_a=10.000', href: '/usate?chiavi_a=10000&residenza=mi' },
  { given: '?residenza=mi&residenza=to', href: '/usate?residenza=mi' },
  { given: '?residenza=xx&residenza=&chiavi_a=10000', href: '/usate?chiavi_a=10000' },
  { given: '?residenza=toString&chiavi_a=-1&chiavi_da=1e9', href: '/usate' },
  { given: '?residenza=mi&chiavi_da=20000&chiavi_a=10000', href: '/usate?chiavi_a=20000&chiavi_da=10000&residenza=mi' },
  { given: '?residenza=mi&chiavi_a=99999999999999999999', href: '/usate?residenza=mi' },
  { given: '?ordina=chiavi_in_mano', href: '/usate' },
  { given: '?ordina=chiavi_in_mano&residenza=ao', href: '/usate?ordina=chiavi_in_mano&residenza=ao' },
  { given: '?ordina=chiavi_in_mano&residenza=%00', href: '/usate' },
])('the price «chiavi in mano» in an address: $given', ({ given, href }) => {
  const found = readHref('usate', `/usate${given}`)
  expect(found && searchHref(found.query)).toBe(href)
})

test.each(['nuove', 'noleggio_lungo_termine', 'auto_d_epoca', 'moto-e-scooter', 'caravan-e-camper', 'veicoli-commerciali'] as const)(
  'there is no price «chiavi in mano» on the list %s',
  (list) => {
    const { query } = readHref(list, '/?residenza=mi&chiavi_a=10000&ordina=chiavi_in_mano') ?? {}
    expect(query).toMatchObject({ filters: {}, sort: 'consigliati' })
  },
)
