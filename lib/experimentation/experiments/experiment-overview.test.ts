// reads: scripts/stand-ins/experiments/
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { ConfigHealth } from './datafile/config-health'
import { configSnapshot } from './datafile/config-snapshot'
import { readDatafile } from './datafile/read-datafile.server'
import { indexDatafile } from './decision/project-config'
import { datafilesWithWarnings, experimentOf, validDatafile } from './decision/test-datafiles'
import { listHref, readListQuestion } from './experiment-list'
import { experimentOverviews } from './experiment-overview'

const open = (file: object) => indexDatafile(readDatafile(JSON.stringify(file)))
const demo = indexDatafile(readDatafile(readFileSync('scripts/stand-ins/experiments/ingrana-web.json', 'utf8')))

test('the running experiments come first, with audience, traffic and shares', () => {
  const all = experimentOverviews(demo, '/annuncio/fiat-1')
  expect(all.map(({ isRunning }) => isRunning)).toEqual(all.map(({ isRunning }) => isRunning).sort((a, b) => Number(b) - Number(a)))
  expect(all.find(({ key }) => key === 'mobile_gallery')).toMatchObject({
    status: 'In corso',
    audience: '«Solo da telefono» (deviceType è «mobile»)',
    participation: 0.8,
    isExclusive: false,
    variations: [
      { key: 'scorri', share: 0.5 },
      { key: 'miniature', share: 0.5 },
    ],
  })
  expect(all.find(({ key }) => key === 'home_search')).toMatchObject({ status: 'In pausa', isRunning: false })
  expect(all.find(({ key }) => key === 'similar_ads')).toMatchObject({ participation: 0.05, isExclusive: true })
})

test('a preview opens the page of its experiment, and the home page where none is known', () => {
  const hrefs = (adPath: string | undefined) =>
    new Map(experimentOverviews(demo, adPath).map(({ key, hasPage, variations }) => [key, [hasPage, variations[0]?.previewHref]]))
  expect(hrefs('/annuncio/fiat-1').get('srp_layout')).toEqual([true, '/annunci?anteprima=srp_layout:lista'])
  expect(hrefs('/annuncio/fiat-1').get('contact_wording')).toEqual([true, '/annuncio/fiat-1?anteprima=contact_wording:contatta'])
  expect(hrefs(undefined).get('contact_wording')).toEqual([false, '/?anteprima=contact_wording:contatta'])
  expect(hrefs('/annuncio/fiat-1').get('home_search')).toEqual([false, '/?anteprima=home_search:breve'])
})

test('an experiment says its place, or that no page has it, and which variations that cannot show', () => {
  const overviews = experimentOverviews(demo, '/annuncio/fiat-1')
  expect(overviews.find(({ key }) => key === 'contact_wording')).toMatchObject({ place: 'Parole del contatto', unknown: [] })
  expect(overviews.find(({ key }) => key === 'mobile_gallery')).toMatchObject({ place: null, unknown: [] })
  const variations = [
    { id: '1', key: 'contatta' },
    { id: '2', key: 'scrivii' },
  ]
  const wrong = open(validDatafile({ experiments: [experimentOf({ key: 'contact_wording.2', variations })] }))
  expect(experimentOverviews(wrong, undefined)).toMatchObject([{ place: 'Parole del contatto', unknown: ['scrivii'], hasPage: false }])
})

test('without traffic there are no shares, and an unknown status is shown as it is', () => {
  const [overview] = experimentOverviews(
    open(validDatafile({ experiments: [experimentOf({ trafficAllocation: [], status: 'Draft' })] })),
    undefined,
  )
  expect(overview).toMatchObject({ status: 'Draft', isRunning: false, participation: 0, variations: [{ share: 0 }, { share: 0 }] })
})

test.each(datafilesWithWarnings)('a file with unusable parts is shown all the same: $kind', ({ text }) => {
  expect(experimentOverviews(indexDatafile(readDatafile(text)), undefined)).toMatchObject([{ key: 'srp_layout', isRunning: true }])
})

test('the condition of the configuration lists unknown references of the file', () => {
  const config = indexDatafile(readDatafile(datafilesWithWarnings[0]?.text ?? ''))
  expect(configSnapshot({ config, health: new ConfigHealth(() => new Date()) })).toEqual({
    isConfigured: true,
    revision: config.datafile.revision,
    confirmedAt: null,
    fault: null,
    warnings: [datafilesWithWarnings[0]?.warning],
    moreWarnings: 0,
  })
  expect(configSnapshot(undefined)).toMatchObject({ isConfigured: false, revision: null })
})

test.each([
  ['', { text: '', page: 1 }],
  ['cerca=+Lista+&pagina=2', { text: 'Lista', page: 2 }],
  ['pagina=0', { text: '', page: 1 }],
  ['pagina=-1&cerca=', { text: '', page: 1 }],
  ['pagina=1e9', { text: '', page: 1 }],
])('the address «%s» requests %o', (address, question) => {
  expect(readListQuestion(new URLSearchParams(address))).toEqual(question)
  expect(readListQuestion(new URL(listHref(question), 'http://x').searchParams)).toEqual(question)
})
