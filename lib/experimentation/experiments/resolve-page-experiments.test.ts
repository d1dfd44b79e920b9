// reads: scripts/stand-ins/experiments/
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bannerVersion, choiceCookie, choiceDays } from '@/lib/accounts/consent/privacy-choice'
import { readDatafile } from './datafile/read-datafile.server'
import { indexDatafile } from './decision/project-config'
import { experimentOf, validDatafile } from './decision/test-datafiles'
import { abTestsOf } from './page-experiments'
import { resolvePageExperiments } from './resolve-page-experiments'
import { allowed, browser, choice, uuid } from './test-visitor'

const open = (file: object) => indexDatafile(readDatafile(JSON.stringify(file)))
const demo = indexDatafile(readDatafile(readFileSync('scripts/stand-ins/experiments/ingrana-web.json', 'utf8')))

const request = {
  userAgent: browser,
  deviceType: 'unknown',
  preview: undefined,
  address: '/',
  isLanding: false,
  account: undefined,
} as const
const visit = (cookies: Record<string, string>, config = demo, more: Partial<Parameters<typeof resolvePageExperiments>[0]> = {}) =>
  resolvePageExperiments({ ...request, cookies, ...more }, () => config)
const shown = (page: ReturnType<typeof visit>) => page && Object.fromEntries(page.assigned.map(({ key, variation }) => [key, variation]))

const longAgo = new Date(Date.now() - (choiceDays + 1) * 86_400_000)
test.each([
  { why: 'no choice', cookies: { uuid } },
  { why: 'a refusal', cookies: { [choiceCookie]: choice([]), uuid } },
  { why: 'a yes to other purposes only', cookies: { [choiceCookie]: choice(['replay', 'social']), uuid } },
  { why: 'a choice on an older banner', cookies: { [choiceCookie]: choice(['measurement'], { version: bannerVersion - 1 }), uuid } },
  { why: 'a choice that is too old', cookies: { [choiceCookie]: choice(['measurement'], { decidedAt: longAgo }), uuid } },
  { why: 'a cookie that is no choice', cookies: { [choiceCookie]: 'yes', uuid } },
])('without consent nobody takes part, and no configuration is read: $why', ({ cookies }) => {
  const neverRead = () => {
    throw new Error('the configuration was read')
  }
  expect(resolvePageExperiments({ ...request, cookies }, neverRead)).toBeNull()
})

test.each([undefined, '', 'Googlebot/2.1 (+http://www.google.com/bot.html)'])(
  'a bot takes no part, and a preview says why it is not shown: %s',
  (userAgent) => {
    expect(visit(allowed, demo, { userAgent })).toBeNull()
    expect(visit(allowed, demo, { userAgent, preview: 'srp_layout:griglia' })).toMatchObject({
      assigned: [],
      project: null,
      isRobotPreview: true,
    })
  },
)

test('a visitor with consent gets the vendor’s choice, and the page receives nothing more', () => {
  const page = visit(allowed)
  expect(Object.keys(shown(page) ?? {})).toEqual(['srp_layout', 'contact_wording'])
  expect(page?.project).toMatchObject({ accountId: '7001', revision: demo.datafile.revision })
  for (const secret of ['home_search', 'forcedVariations', 'endOfRange', 'Solo da telefono', uuid])
    expect(JSON.stringify(page), secret).not.toContain(secret)
  expect(JSON.parse(JSON.stringify(page))).toStrictEqual(page)
})

test.each(['', 'anna', '3f0c2a1e-7b6d-1c5a-9e8f-0a1b2c3d4e5f'])('an invalid visitor id takes no part: «%s»', (id) => {
  expect(visit({ ...allowed, uuid: id })).toEqual({ assigned: [], project: null, unavailableReason: 'visitor id', outdated: [] })
})

test('without a configuration everybody sees the control', () => {
  expect(resolvePageExperiments({ ...request, cookies: allowed, preview: 'srp_layout:griglia' }, () => undefined)).toEqual({
    assigned: [],
    project: null,
    unavailableReason: 'configuration',
    outdated: [],
  })
})

const halves = (first: string, second: string) =>
  open(
    validDatafile({
      experiments: [
        experimentOf({
          trafficAllocation: [
            { entityId: first, endOfRange: 5_000 },
            { entityId: second, endOfRange: 10_000 },
          ],
        }),
      ],
    }),
  )

test('a remembered variation stays when the traffic is reallocated', () => {
  const [before, after] = [halves('20001', '20002'), halves('20002', '20001')]
  const first = shown(visit(allowed, before))?.['srp_layout'] ?? ''
  expect(shown(visit(allowed, after))?.['srp_layout']).not.toBe(first)
  const remembering = { ...allowed, ab_tests: `10001:${first === 'lista' ? '20001' : '20002'}` }
  expect(shown(visit(remembering, after))?.['srp_layout']).toBe(first)
  expect(shown(visit(remembering, open(validDatafile({ experiments: [experimentOf({ trafficAllocation: [] })] }))))).toEqual({
    srp_layout: first,
  })
})

test('assignments of experiments that the configuration lacks are listed as outdated', () => {
  expect(visit({ ...allowed, ab_tests: '9999:1,10003:20006,10001:gone' })?.outdated).toEqual(['9999'])
})

test('remembered assignments go by ids, so renamed variations stay and a reused key begins anew', () => {
  const nobody = { trafficAllocation: [] }
  const remembering = { ...allowed, ab_tests: '10001:20002' }
  const renamed = [
    { id: '20001', key: 'griglia' },
    { id: '20002', key: 'avviso-prima' },
  ]
  expect(shown(visit(remembering, open(validDatafile({ experiments: [experimentOf({ ...nobody, variations: renamed })] }))))).toEqual({
    srp_layout: 'avviso-prima',
  })
  expect(
    shown(
      visit(
        remembering,
        open(
          validDatafile({
            experiments: [
              experimentOf({
                ...nobody,
                id: '10009',
                variations: [
                  { id: '20009', key: 'lista' },
                  { id: '20010', key: 'griglia' },
                ],
              }),
            ],
          }),
        ),
      ),
    ),
  ).toEqual({})
})

test('API calls carry the variations of the page, and nothing of a preview', () => {
  const page = visit(allowed, open(validDatafile({ experiments: [experimentOf({ forcedVariations: { [uuid]: 'griglia' } })] })))
  expect(abTestsOf(page)).toBe('srp_layout:griglia')
  expect(abTestsOf(visit(allowed, demo, { preview: 'srp_layout:griglia' }))).toBe('')
  expect(abTestsOf(null)).toBe('')
})

test('a variation by whitelist is not remembered, one by bucketing is', () => {
  const whitelisted = open(validDatafile({ experiments: [experimentOf({ forcedVariations: { [uuid]: 'griglia' } })] }))
  expect(visit(allowed, whitelisted)?.assigned).toMatchObject([{ variation: 'griglia', isSticky: false }])
  expect(visit(allowed, halves('20001', '20002'))?.assigned).toMatchObject([{ isSticky: true }])
})

test('a variation borrowed from a different experiment is among those of the page', () => {
  const lent = open(
    validDatafile({
      experiments: [
        experimentOf({ trafficAllocation: [{ entityId: 'x', endOfRange: 10_000 }] }),
        experimentOf({ id: '10002', key: 'other', status: 'Paused', variations: [{ id: 'x', key: 'avviso-prima' }] }),
      ],
    }),
  )
  expect(visit(allowed, lent)?.assigned[0]).toMatchObject({
    variation: 'avviso-prima',
    variations: [{ key: 'lista' }, { key: 'griglia' }, { id: 'x', key: 'avviso-prima' }],
  })
})

test.each([{ cookies: {} }, { cookies: allowed }])(
  'a preview is shown to anybody, uncounted and unstored, with the control of everything else: %j',
  ({ cookies }) => {
    const page = visit({ ...cookies, ab_tests: '10001:20001' }, demo, { preview: 'srp_layout:griglia' })
    expect(page).toMatchObject({ assigned: [{ key: 'srp_layout', variation: 'griglia', isPreview: true, isSticky: false }], project: null })
  },
)

test('a preview shows an experiment that is not running yet', () => {
  const paused = open(validDatafile({ experiments: [experimentOf({ status: 'Not started' })] }))
  expect(shown(visit({}, paused, { preview: 'srp_layout:griglia' }))).toEqual({ srp_layout: 'griglia' })
})

test.each([
  '',
  'srp_layout',
  'srp_layout:',
  'srp_layout:mappa',
  'nulla:griglia',
  '__proto__:x',
  'constructor:name',
  'srp_layout:griglia:x',
  '<script>',
])('a preview of an unknown experiment or variation is ignored: «%s»', (preview) => {
  expect(visit({}, demo, { preview })).toBeNull()
  expect(visit(allowed, demo, { preview })).toEqual(visit(allowed))
})

const forAttribute = (name: string, value: string) =>
  open(
    validDatafile({
      typedAudiences: [{ id: 'a', name: 'a', conditions: ['or', { type: 'custom_attribute', name, match: 'exact', value }] }],
      experiments: [experimentOf({ audienceIds: ['a'] })],
    }),
  )
const yesterday = { ...allowed, [choiceCookie]: choice(['measurement'], { decidedAt: new Date(Date.now() - 2 * 86_400_000) }) }

test.each([
  { name: 'device', value: 'desktop', visitor: {}, other: { userAgent: 'Mozilla/5.0 (iPhone) Mobile Safari' } },
  { name: 'category', value: 'moto-e-scooter', visitor: { address: '/moto-e-scooter/annunci/vespa' }, other: { address: '/usate' } },
  { name: 'landingPage', value: 'list', visitor: { address: '/usate', isLanding: true }, other: { address: '/usate' } },
  { name: 'region', value: 'lazio', visitor: { address: '/usate?regione=lazio' }, other: { address: '/usate' } },
  { name: 'region', value: 'atlantide', visitor: null, other: { address: '/usate?regione=atlantide' } },
  { name: 'account', value: 'dealer', visitor: { account: 'dealer' }, other: { account: 'staff' } },
  { name: 'loggedIn', value: 'no', visitor: {}, other: { account: 'private' } },
  { name: 'visit', value: 'returning', visitor: { cookies: yesterday }, other: {} },
  { name: 'visit', value: 'new', visitor: {}, other: { cookies: yesterday } },
] as const)('an audience may depend on each attribute of the segment table: $name is $value', ({ name, value, visitor, other }) => {
  const takesPart = (more: object) => (visit(allowed, forAttribute(name, value), more)?.assigned.length ?? 0) > 0
  expect([visitor === null || takesPart(visitor), takesPart(other)]).toEqual([true, false])
})

const atContact = (changes: object) => open(validDatafile({ experiments: [experimentOf({ key: 'contact_wording', ...changes })] }))
const allTo = (variation: object) => ({
  variations: [
    { id: '1', key: 'contatta' },
    { id: '2', ...variation },
  ],
  trafficAllocation: [{ entityId: '2', endOfRange: 10_000 }],
})
const texts = (long: string, short = 'Scrivici') => [
  { id: 'long', value: long },
  { id: 'short', value: short },
]

test('a later run at a place is shown there, with the texts that were written for it', () => {
  const config = atContact({ key: 'contact_wording.2', ...allTo({ key: 'scrivici', variables: texts('Scrivici adesso') }) })
  expect(visit(allowed, config)?.assigned).toEqual([
    {
      key: 'contact_wording.2',
      id: '10001',
      campaignId: '30001',
      place: 'contact_wording',
      variations: [
        { id: '1', key: 'contatta' },
        { id: '2', key: 'scrivici' },
      ],
      variation: 'scrivici',
      texts: { long: 'Scrivici adesso', short: 'Scrivici' },
      isPreview: false,
      isSticky: true,
    },
  ])
  expect(shown(visit({}, config, { preview: 'contact_wording.2:scrivici' }))).toEqual({ 'contact_wording.2': 'scrivici' })
})

test.each([
  { what: 'a typing mistake', variation: { key: 'scrivii' } },
  { what: 'a text that is too long', variation: { key: 'scrivici', variables: texts('Scrivi a chi vende questa bella auto') } },
  { what: 'a slot without text', variation: { key: 'scrivici', variables: texts('Scrivici', ' ') } },
  { what: 'a slot that is missing', variation: { key: 'scrivici', variables: [{ id: 'long', value: 'Scrivici' }] } },
  { what: 'markup', variation: { key: 'scrivici', variables: texts('<b>Scrivici</b>') } },
  { what: 'two lines', variation: { key: 'scrivici', variables: texts('Scrivici\nora') } },
  { what: 'no list of texts', variation: { key: 'scrivici', variables: 'Scrivici' } },
  { what: 'numbers for texts', variation: { key: 'scrivici', variables: [{ id: 'long', value: 7 }] } },
  { what: 'a slot of no place', variation: { key: 'scrivici', variables: [...texts('Scrivici'), { id: '__proto__', value: 'x' }] } },
  { what: 'a name that every object has', variation: { key: 'constructor' } },
])('what a place cannot show takes no part, is not counted and has no preview: $what', ({ variation }) => {
  const config = atContact(allTo(variation))
  expect(visit(allowed, config)).toMatchObject({ assigned: [], project: { revision: '1' } })
  expect(visit({}, config, { preview: `contact_wording:${variation.key}` })).toBeNull()
})

test.each(['mobile_gallery', 'contact_wording.x', 'contact_wording.0', '__proto__', 'toString'])(
  'nobody takes part at a place that the code does not have: %s',
  (key) => {
    expect(visit(allowed, open(validDatafile({ experiments: [experimentOf({ key })] })))?.assigned).toEqual([])
  },
)

test('of two runs at one place a visitor is in the first only', () => {
  const [first, second] = [
    experimentOf({ key: 'srp_layout.2', id: '2' }),
    experimentOf({
      key: 'srp_layout.3',
      id: '3',
      variations: [
        { id: '20001', key: 'lista' },
        { id: '20002', key: 'griglia' },
      ],
    }),
  ]
  expect(visit(allowed, open(validDatafile({ experiments: [first, second] })))?.assigned.map(({ key }) => key)).toEqual(['srp_layout.2'])
})

test('a configuration of nearly 5 MB is read, and a page receives only what it can show', () => {
  const filler = 'x'.repeat(4_000)
  const long = allTo({ key: 'scrivici', variables: texts('Scrivici adesso') })
  const others = Array.from({ length: 1_000 }, (_, place) =>
    experimentOf({ key: `altro_${place}`, id: `a${place}`, forcedVariations: { [filler]: 'lista' } }),
  )
  const text = JSON.stringify(validDatafile({ experiments: [experimentOf({ key: 'contact_wording', ...long }), ...others] }))
  expect(text.length).toBeGreaterThan(4_000_000)
  const page = visit(allowed, indexDatafile(readDatafile(text)))
  expect(shown(page)).toEqual({ contact_wording: 'scrivici' })
  expect(JSON.stringify(page).length).toBeLessThan(1_000)
  expect(() => readDatafile(`${text}${' '.repeat(5_000_000)}x`)).toThrow(/larger than 5000000 bytes|no JSON/)
})
