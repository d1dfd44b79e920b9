import { expect, test } from 'vitest'
import { exposure, openTestLog, project, visitorId } from '@/lib/tracking/test-tracking'
import { buildConversion, buildImpression } from './experiment-events'

const situation = (changes: { visitorId?: unknown; attributes?: unknown } = {}) => {
  const { log, said } = openTestLog()
  return { said, situation: { project, visitorId, at: 1_700_000_000_000, log, ...changes } }
}

test('an impression holds visitor, variation, time and revision', () => {
  const event = buildImpression(situation({ attributes: { deviceType: 'mobile' } }).situation, exposure)
  expect(event).toMatchObject({
    type: 'impression',
    visitorId,
    exposure,
    attributes: [{ id: 'a1', key: 'deviceType', value: 'mobile' }],
    origin: { accountId: '7001', projectId: '9001', revision: '12', anonymizeIP: true, botFiltering: null },
  })
  expect(event?.uuid).toMatch(/^[\da-f-]{36}$/)
  expect(event?.timestamp).toBe(1_700_000_000_000)
})

class Attributes {
  deviceType = 'mobile'
}
const nullPrototype: unknown = Object.assign(Object.create(null), { deviceType: 'x' })

test.each([
  { changes: { visitorId: 7 }, fault: 'The user id must be a string', why: 'a number as user id' },
  { changes: { visitorId: null }, fault: 'The user id must be a string', why: 'no user id' },
  { changes: { visitorId: undefined }, fault: 'The user id must be a string', why: 'an undefined user id' },
  {
    changes: { attributes: [] },
    fault: 'The attributes of contact_sent must be a plain object without undefined values',
    why: 'a list of attributes',
  },
  {
    changes: { attributes: null },
    fault: 'The attributes of contact_sent must be a plain object without undefined values',
    why: 'null for attributes',
  },
  {
    changes: { attributes: 'mobile' },
    fault: 'The attributes of contact_sent must be a plain object without undefined values',
    why: 'a text for attributes',
  },
  {
    changes: { attributes: new Attributes() },
    fault: 'The attributes of contact_sent must be a plain object without undefined values',
    why: 'attributes of a class',
  },
  {
    changes: { attributes: { deviceType: undefined } },
    fault: 'The attributes of contact_sent must be a plain object without undefined values',
    why: 'an undefined value',
  },
  { changes: { attributes: { deviceType: null } }, fault: undefined, why: 'null is a value' },
  { changes: { attributes: nullPrototype }, fault: undefined, why: 'an object without a prototype' },
  { changes: { visitorId: '' }, fault: undefined, why: 'an empty text is a text' },
])('the attributes of a visitor are checked: $why', ({ changes, fault }) => {
  const { situation: given, said } = situation(changes)
  const event = buildConversion(given, 'contact_sent')
  expect(said).toEqual(fault === undefined ? [] : [{ level: 'error', message: fault }])
  expect(event === undefined).toBe(fault !== undefined)
})

test.each([
  { key: '', why: 'an empty key' },
  { key: 5, why: 'a number' },
  { key: undefined, why: 'nothing' },
])('a key is a non-empty text, not $why', ({ key }) => {
  const { situation: given, said } = situation()
  expect(buildConversion(given, key)).toBeUndefined()
  expect(buildImpression(given, { ...exposure, experimentKey: '' })).toBeUndefined()
  expect(said).toEqual(Array(2).fill({ level: 'error', message: 'A key must be a non-empty string' }))
})

test.each([{ tags: [] }, { tags: null }, { tags: 'x' }, { tags: 5 }])('event tags are an object, not $tags', ({ tags }) => {
  const { situation: given, said } = situation()
  expect(buildConversion(given, 'contact_sent', tags)).toBeUndefined()
  expect(said).toEqual([{ level: 'error', message: 'The event tags of contact_sent must be an object' }])
})

test.each(['unknown', 'constructor', '__proto__'])('an event that the configuration does not know is not sent: %s', (key) => {
  const { situation: given, said } = situation()
  expect(buildConversion(given, key)).toBeUndefined()
  expect(said).toEqual([
    { level: 'warn', message: `Event key ${key} is not in datafile.` },
    { level: 'warn', message: `Not tracking user ${visitorId}.` },
  ])
})

test.each([
  { tags: { revenue: '1250', value: '12.5' }, worth: { revenue: 1250, value: 12.5 }, why: 'texts are read as numbers' },
  { tags: { revenue: 12.9, value: 0 }, worth: { revenue: 12, value: 0 }, why: 'revenue is whole' },
  { tags: { revenue: 'molto', value: '' }, worth: {}, why: 'no number at all' },
  { tags: { revenue: -5, value: -1.5 }, worth: { revenue: -5, value: -1.5 }, why: 'money going back' },
  { tags: { ad: 7 }, worth: {}, why: 'neither was given' },
])('revenue and value are read from the tags and stay among them: $why', ({ tags, worth }) => {
  const { tags: shown, revenue, value } = buildConversion(situation().situation, 'contact_sent', tags) ?? {}
  expect({ shown, ...(revenue === undefined ? {} : { revenue }), ...(value === undefined ? {} : { value }) }).toEqual({
    shown: tags,
    ...worth,
  })
})

test('tags without a value are left out', () => {
  expect(buildConversion(situation().situation, 'contact_sent', { ad: 7, dealer: null, way: undefined, deep: {} })).toMatchObject({
    tags: { ad: 7 },
  })
})

test('attributes go along only if the configuration knows them, and if they can be written exactly', () => {
  const attributes = { deviceType: 'mobile', shoeSize: 42, $opt_user_agent: 'x', constructor: 'x' }
  expect(buildImpression(situation({ attributes }).situation, exposure)?.attributes).toEqual([
    { id: 'a1', key: 'deviceType', value: 'mobile' },
    { id: '$opt_user_agent', key: '$opt_user_agent', value: 'x' },
  ])
  for (const deviceType of [NaN, Infinity, 2 ** 53 + 2, {}, null])
    expect(buildImpression(situation({ attributes: { deviceType } }).situation, exposure)?.attributes).toEqual([])
  for (const deviceType of [0, -0.5, 2 ** 53, false, ''])
    expect(buildImpression(situation({ attributes: { deviceType } }).situation, exposure)?.attributes).toHaveLength(1)
})
