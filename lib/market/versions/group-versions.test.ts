import { expect, test } from 'vitest'
import { groupVersions } from './group-versions'
import { byEngine, offeredVersions, readOfferedVersions, type VersionAd } from './version'
import { versionQuestion } from './version-question'

const ad = (version: string, more: Partial<VersionAd> = {}): VersionAd => ({
  ...{ version, year: 2019, fuel: 'benzina', gearbox: 'manuale', powerKw: 51, displacementCc: 1_242, emissionClass: null },
  ...{ body: null, doors: 5, seats: null, drive: null, consumptionL100km: null },
  ...more,
})
const times = (count: number, one: VersionAd) => Array.from({ length: count }, () => one)

test('ads that write one version differently are counted together, under the name that most write', () => {
  const ads = [
    ad('1.2 69CV Lounge'),
    ad('1.2 Lounge 69 cv', { powerKw: 50 }),
    ad('1,2 lounge s&s my19'),
    ad('1.2 Lounge NAVI', { powerKw: null }),
  ]
  expect(groupVersions(ads)).toMatchObject([
    {
      label: '1.2 Lounge',
      fuel: 'benzina',
      gearbox: 'manuale',
      ads: 3,
      years: { 2019: 3 },
      facts: { powerKw: { value: 51, agree: 3, contradict: 0 } },
    },
  ])
})

test('no version stands for fewer than three ads: rarer words are left out until three share a name', () => {
  const ads = [...times(3, ad('1.2 Easy')), ad('1.2 Easy Rosso Corallo'), ad('1.2 Lounge')]
  const found = groupVersions(ads)
  expect(found.map(({ label, ads }) => [label, ads])).toEqual([['1.2 Easy', 4]])
  expect(groupVersions(times(2, ad('1.2 Easy')))).toEqual([])
})

test('a fact is certain when nine of ten ads that say it agree, and three at least', () => {
  const factsOf = (ads: readonly VersionAd[]) => offeredVersions(groupVersions(ads), 2019)[0]?.facts
  expect(factsOf([...times(9, ad('1.2 Easy')), ad('1.2 Easy', { doors: 3 })])).toMatchObject({ doors: 5 })
  expect(factsOf([...times(8, ad('1.2 Easy')), ...times(2, ad('1.2 Easy', { doors: 3 }))])).not.toHaveProperty('doors')
  expect(factsOf([...times(2, ad('1.2 Easy')), ad('1.2 Easy', { doors: null })])).not.toHaveProperty('doors')
})

test('kilowatts that were made of kilowatts taken for CV count for no version', () => {
  expect(groupVersions(times(3, ad('1.2 PureTech 100 Allure', { powerKw: 54 })))).toEqual([])
  expect(groupVersions(times(3, ad('1.2 PureTech 100 Allure', { powerKw: 74 })))).toHaveLength(1)
})

test('a power that names contradict, or that was converted twice, is certain for no version', () => {
  const right = times(6, ad('1.2 PureTech Allure', { powerKw: 60, displacementCc: 1_199 }))
  const openOf = (ads: readonly VersionAd[]) =>
    groupVersions(ads).flatMap(({ label, facts }) => (facts.powerKw?.isCertain ? [] : [`${label} ${facts.powerKw?.value}`]))
  const twice = { powerKw: 44, displacementCc: 1_199 }
  expect(openOf([...right, ...times(3, ad('1.2 PureTech Active', twice))])).toEqual(['1.2 PureTech Active 44'])
  expect(openOf([...right, ...times(3, ad('1.2 VTi 60 Active', twice))])).toEqual([])
  expect(openOf([...right, ...times(3, ad('1.2 PureTech Active', { ...twice, displacementCc: 999 }))])).toEqual([])
  expect(openOf(times(3, ad('1.8 Style 122cv', { powerKw: 72 })))).toEqual(['1.8 Style 72'])
})

test('kilowatts that look converted twice are certain where the names say their horsepower', () => {
  const others = times(4, ad('1.2 PureTech Allure', { powerKw: 74, displacementCc: 1_199 }))
  const small = (version: string) => times(3, ad(version, { powerKw: 55, displacementCc: 1_199 }))
  const powerOf = (version: string) => {
    const found = groupVersions([...others, ...small(version)]).find(({ facts }) => facts.powerKw?.value === 55)
    return offeredVersions(found ? [found] : [], 2019)[0]
  }
  expect(powerOf('1.2 PureTech 75cv Active')).toMatchObject({ facts: { powerKw: 55 } })
  expect(powerOf('1.2 PureTech Active')).toMatchObject({ powers: [55, 74] })
  expect(powerOf('1.2 PureTech Active')?.facts).not.toHaveProperty('powerKw')
})

test('a power converted twice stays open where it is more frequent than the right one', () => {
  const right = times(6, ad('1.2 PureTech Shine', { powerKw: 60, displacementCc: 1_199 }))
  const twice = times(10, ad('PureTech 1.2 Shine S&S', { powerKw: 44, displacementCc: 1_199 }))
  const powers = groupVersions([...right, ...twice]).map(({ facts }) => [facts.powerKw?.value, facts.powerKw?.isCertain])
  expect(powers).toEqual([
    [60, true],
    [44, false],
  ])
})

test('a hybrid whose ads of one name say several powers is one version, whose power is open', () => {
  const plugin = (powerKw: number, version = '1.3 T4 PHEV Limited') => ad(version, { fuel: 'plug-in', gearbox: 'automatico', powerKw })
  const mixed = [...times(4, plugin(96)), ...times(5, plugin(140)), ...times(3, plugin(177))]
  expect(groupVersions(mixed)).toMatchObject([
    {
      label: '1.3 T4 PHEV Limited',
      ads: 12,
      facts: { powerKw: { value: 140, agree: 5, contradict: 7, isCertain: false, possible: [96, 140, 177] }, doors: { isCertain: true } },
    },
  ])
  expect(offeredVersions(groupVersions(mixed), 2019)[0]?.facts).not.toHaveProperty('powerKw')
  expect(readOfferedVersions(offeredVersions(groupVersions(mixed), 2019))).toMatchObject([{ powers: [96, 140, 177] }])
  expect(groupVersions([...times(19, plugin(140)), plugin(96)])).toMatchObject([{ facts: { powerKw: { isCertain: true } } }])
  expect(groupVersions([...times(4, plugin(96)), ...times(5, plugin(140, '1.3 PHEV 190 Limited'))])).toMatchObject([
    { facts: { powerKw: { value: 96, isCertain: true } } },
    { facts: { powerKw: { value: 140, isCertain: true } } },
  ])
})

test('two engines of one name are two versions, each with its own power', () => {
  const found = groupVersions([...times(4, ad('1.2 Easy')), ...times(4, ad('1.2 Easy', { powerKw: 63 }))])
  expect(found.map(({ facts }) => facts.powerKw?.isCertain)).toEqual([true, true])
})

test('a fuel that ads of one name and engine contradict is not filled in, and one in ten is a mistake', () => {
  const hybrid = (count: number) => times(count, ad('1.0 FireFly City Life', { fuel: 'mild-hybrid' }))
  const fuelsOf = (ads: readonly VersionAd[]) =>
    offeredVersions(groupVersions(ads), 2019).map(({ fuel, isFuelCertain }) => [fuel, isFuelCertain])
  const petrol = times(3, ad('1.0 FireFly City Life'))
  expect(fuelsOf([...hybrid(9), ...petrol])).toEqual([
    ['mild-hybrid', false],
    ['benzina', false],
  ])
  expect(fuelsOf([...hybrid(27), ...petrol])).toEqual([['mild-hybrid', true]])
  expect(fuelsOf([...hybrid(9), ...times(3, ad('1.0 FireFly City Life', { displacementCc: 1_598 }))])).toEqual([
    ['mild-hybrid', true],
    ['benzina', true],
  ])
})

test('misspelt words join the majority, and capitals are those that most write', () => {
  const ads = [...times(9, ad('1.2 PERFORMANCE TDI')), ...times(10, ad('1.2 Performance tdi')), ad('1.2 Performace tdi')]
  expect(groupVersions(ads).map(({ label, ads }) => `${label} ${ads}`)).toEqual(['1.2 Performance TDI 20'])
  expect(groupVersions([...times(3, ad('118d Sport')), ad('120D Sport')]).map(({ label }) => label)).toEqual(['118d Sport'])
})

test('versions of the years around a registration are offered, the most frequent of them first', () => {
  const ads = [
    ...times(4, ad('1.2 Easy')),
    ...times(6, ad('1.0 Hybrid', { year: 2023, fuel: 'mild-hybrid' })),
    ...times(3, ad('1.2 Pop', { year: 2018 })),
    ...times(3, ad('1.4 Abarth', { year: null })),
  ]
  const labels = (year: number | null) => offeredVersions(groupVersions(ads), year).map(({ label, ads }) => `${label} ${ads}`)
  expect(labels(2019)).toEqual(['1.2 Easy 4', '1.2 Pop 3'])
  expect(labels(2027)).toEqual([])
  expect(labels(null)).toEqual(['1.0 Hybrid 6', '1.2 Easy 4', '1.2 Pop 3', '1.4 Abarth 3'])
})

test('of one fuel and gearbox the most frequent version of each engine comes first', () => {
  const ads = [...times(9, ad('1.2 Easy')), ...times(8, ad('1.2 Pop')), ...times(3, ad('0.9 Turbo', { powerKw: 63, displacementCc: 875 }))]
  expect(byEngine(offeredVersions(groupVersions(ads), 2019)).map(({ label }) => label)).toEqual(['1.2 Easy', '0.9 Turbo', '1.2 Pop'])
})

test('engines of the registration’s own year come before those of more ads two years away', () => {
  const ads = [...times(9, ad('1.2 Easy', { year: 2017 })), ...times(3, ad('0.9 Turbo', { powerKw: 63, displacementCc: 875 }))]
  expect(byEngine(offeredVersions(groupVersions(ads), 2019)).map(({ label, ads }) => `${label} ${ads}`)).toEqual([
    '0.9 Turbo 3',
    '1.2 Easy 0',
  ])
})

test.each([
  [{ fuel: 'diesel' }, '«1.2 Easy» negli annunci di quegli anni è benzina, tu hai indicato diesel: quale dato è sbagliato?'],
  [{ power: '110' }, '«1.2 Easy» negli annunci di quegli anni ha 51 kW, tu hai indicato 110 kW: quale dato è sbagliato?'],
  [
    { gearbox: 'automatico' },
    '«1.2 Easy» negli annunci di quegli anni ha il cambio manuale, tu hai indicato automatico: quale dato è sbagliato?',
  ],
  [{ version: '1.2 Sbirulina', fuel: 'diesel' }, null],
  [{ power: '52' }, null],
])('a version that was never sold with that engine is asked about: %j', (other, question) => {
  const versions = offeredVersions(groupVersions(times(6, ad('1.2 Easy'))), 2019)
  expect(versionQuestion(versions, { version: '1.2 Easy', fuel: 'benzina', gearbox: 'manuale', power: '51', ...other })).toBe(question)
})

test('an answer that is no list of versions offers none', () => {
  for (const answer of [null, {}, [null], [{ key: 7 }], 'x']) expect(readOfferedVersions(answer)).toEqual([])
})
