import { expect, test } from 'vitest'
import { exposure, openTestLog, project, visitorId } from '@/lib/tracking/test-tracking'
import { belongTogether, buildEventBatch } from './event-batch'
import { buildConversion, buildImpression, type ExperimentEvent } from './experiment-events'

const { log } = openTestLog()
const attributes = { deviceType: 'mobile' }
const present = (event: ExperimentEvent | undefined) => {
  if (!event) throw new Error('not built')
  return event
}
const impression = (changes = {}) =>
  present(buildImpression({ project: { ...project, ...changes }, visitorId, at: Date.now(), attributes, log }, exposure))
const conversion = () => present(buildConversion({ project, visitorId, at: Date.now(), log }, 'contact_sent', { ad: 7, revenue: '1250' }))

test('the batch is what the vendor’s event log takes', () => {
  const [first, second] = [impression(), conversion()]
  expect(buildEventBatch([first, second])).toEqual({
    account_id: '7001',
    project_id: '9001',
    revision: '12',
    client_name: 'ingrana-tracker',
    client_version: '0.3.0',
    anonymize_ip: true,
    enrich_decisions: true,
    visitors: [
      {
        visitor_id: visitorId,
        attributes: [{ entity_id: 'a1', key: 'deviceType', type: 'custom', value: 'mobile' }],
        snapshots: [
          {
            decisions: [
              {
                campaign_id: 'L1',
                experiment_id: '10001',
                variation_id: '20003',
                metadata: { flag_key: '', rule_key: 'srp_layout', rule_type: 'experiment', variation_key: 'map', enabled: true },
              },
            ],
            events: [{ entity_id: 'L1', key: 'campaign_activated', timestamp: first.timestamp, uuid: first.uuid }],
          },
        ],
      },
      {
        visitor_id: visitorId,
        attributes: [],
        snapshots: [
          {
            events: [
              {
                entity_id: 'e1',
                key: 'contact_sent',
                timestamp: second.timestamp,
                uuid: second.uuid,
                tags: { ad: 7, revenue: '1250' },
                revenue: 1250,
              },
            ],
          },
        ],
      },
    ],
  })
})

test('events of one visitor are not merged, and keep their order', () => {
  const events = [impression(), conversion(), impression()]
  expect(buildEventBatch(events)?.visitors.map(({ snapshots }) => snapshots[0]?.events[0]?.uuid)).toEqual(events.map(({ uuid }) => uuid))
})

test('without events there is no batch', () => {
  expect(buildEventBatch([])).toBeUndefined()
})

test.each([true, false])('a batch says whether bots are filtered as the project does: %s', (botFiltering) => {
  expect(buildEventBatch([impression({ botFiltering })])?.visitors[0]?.attributes.at(-1)).toEqual({
    entity_id: '$opt_bot_filtering',
    key: '$opt_bot_filtering',
    type: 'custom',
    value: botFiltering,
  })
})

test.each([
  { changes: {}, together: true, why: 'the same project' },
  { changes: { revision: '13' }, together: false, why: 'a newer revision' },
  { changes: { accountId: '7002' }, together: false, why: 'another account' },
  { changes: { projectId: '9002' }, together: false, why: 'another project' },
  { changes: { anonymizeIP: false }, together: false, why: 'another rule for addresses' },
  { changes: { botFiltering: true }, together: false, why: 'another rule for bots' },
  { changes: { events: [] }, together: true, why: 'what the batch does not speak of' },
])('events share a batch as long as it speaks for both: $why', ({ changes, together }) => {
  expect(belongTogether(impression(), impression(changes))).toBe(together)
})
