import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { decide } from '@/lib/experimentation/experiments/decision/decide'
import { indexDatafile } from '@/lib/experimentation/experiments/decision/project-config'
import { experimentOf, validDatafile } from '@/lib/experimentation/experiments/decision/test-datafiles'
import { activationKey } from '@/lib/tracking/events/event-batch'
import { possibleEvents } from './possible-events'

const onPhones = { id: '10002', key: 'mobile_gallery', audienceIds: ['phones'], variations: [{ id: '20008', key: 'scorri' }] }
const config = indexDatafile(
  readDatafile(
    JSON.stringify(
      validDatafile({
        events: [
          { id: '2', key: 'contact_sent' },
          { id: '3', key: 'ad_view' },
        ],
        typedAudiences: [
          {
            id: 'phones',
            name: 'phones',
            conditions: ['or', { type: 'custom_attribute', name: 'deviceType', match: 'exact', value: 'mobile' }],
          },
        ],
        experiments: [
          experimentOf(),
          experimentOf({ ...onPhones, trafficAllocation: [{ entityId: '20008', endOfRange: 10_000 }] }),
          experimentOf({
            id: '10003',
            key: 'paused',
            status: 'Paused',
            variations: [{ id: '20010', key: 'a' }],
            trafficAllocation: [{ entityId: '20010', endOfRange: 10_000 }],
          }),
        ],
      }),
    ),
  ),
)

const visitor: string = randomUUID()
const event = (key: string) => ({ key, uuid: randomUUID(), timestamp: 1 })
const exposure = (experiment: string, variation: string, who = visitor) => ({
  visitor_id: who,
  snapshots: [{ decisions: [{ experiment_id: experiment, variation_id: variation }], events: [event(activationKey)] }],
})
const conversion = (key: string, who = visitor) => ({ visitor_id: who, snapshots: [{ events: [event(key)] }] })
const isPossible = (one: ReturnType<typeof exposure> | ReturnType<typeof conversion>, device: 'mobile' | 'unknown' = 'unknown') =>
  possibleEvents({ visitors: [one] }, config, device).possible.visitors.length === 1
const given = (who: string) => decide(config, 'srp_layout', { id: who, attributes: { deviceType: 'unknown' }, stored: {} }).variation?.id

test('an exposure of a visitor is accepted only to the variation that the configuration gives them', () => {
  const visitors = Array.from({ length: 100 }, () => randomUUID())
  for (const who of visitors)
    expect(['20001', '20002'].filter((variation) => isPossible(exposure('10001', variation, who)))).toEqual([given(who)])
  expect(new Set(visitors.map(given)).size).toBe(2)
})

test('made-up reports of sent messages change nothing, because the server records those itself', () => {
  const visitors = Array.from({ length: 60_000 }, () => conversion('contact_sent', randomUUID()))
  expect(possibleEvents({ visitors }, config, 'unknown')).toEqual({ possible: { visitors: [] }, refused: { byServer: 60_000 } })
})

test.each([
  { what: 'a conversion that the configuration has', one: conversion('ad_view'), possible: true },
  { what: 'one that the server records', one: conversion('contact_sent'), possible: false },
  { what: 'an event of our own table that the configuration does not have', one: conversion('menu_opened'), possible: true },
  { what: 'a conversion that nobody defined', one: conversion('nobody_knows_this'), possible: false },
  { what: 'an experiment that nobody defined', one: exposure('99999', '20001'), possible: false },
  { what: 'a variation that nobody defined', one: exposure('10001', '99999'), possible: false },
  { what: 'a variation of another experiment', one: exposure('10001', '20008'), possible: false },
  { what: 'an experiment that is not running', one: exposure('10003', '20010'), possible: false },
  { what: 'an exposure to nothing', one: conversion(activationKey), possible: false },
  { what: 'a visitor whose id is none of ours', one: conversion('ad_view', visitor.toUpperCase()), possible: false },
])('a reported event is accepted only where the configuration can have led to it: $what: $possible', ({ one, possible }) => {
  expect(isPossible(one)).toBe(possible)
})

test('an exposure is accepted only from a device in the audience of the experiment', () => {
  expect([isPossible(exposure('10002', '20008'), 'mobile'), isPossible(exposure('10002', '20008'), 'unknown')]).toEqual([true, false])
})

test('a visitor who left the audience is counted apart from one with a made-up variation', () => {
  const visitors = [exposure('10002', '20008'), exposure('10001', '99999')]
  expect(possibleEvents({ visitors }, config, 'unknown').refused).toEqual({ outsideAudience: 1, otherVariation: 1 })
})

test('an audience is evaluated with the attributes that the browser sends and the segment table knows', () => {
  const forReturning = indexDatafile(
    readDatafile(
      JSON.stringify(
        validDatafile({
          typedAudiences: [
            { id: 'r', name: 'r', conditions: ['or', { type: 'custom_attribute', name: 'visit', match: 'exact', value: 'returning' }] },
          ],
          experiments: [experimentOf({ audienceIds: ['r'], trafficAllocation: [{ entityId: '20001', endOfRange: 10_000 }] })],
        }),
      ),
    ),
  )
  const acceptedOf = (visit: string) => {
    const one = { ...exposure('10001', '20001'), attributes: [{ key: 'visit', value: visit }] }
    return possibleEvents({ visitors: [one] }, forReturning, 'unknown').possible.visitors.length
  }
  expect([acceptedOf('returning'), acceptedOf('new')]).toEqual([1, 0])
})

test('the possible events of a batch stay, and each other one is counted by its refusal', () => {
  const [good, bad] = [conversion('ad_view'), conversion('nobody_knows_this')]
  const others = [exposure('99999', '20001'), conversion(activationKey), exposure('10001', '99999'), conversion('ad_view', 'nobody')]
  expect(possibleEvents({ visitors: [bad, good, bad, ...others] }, config, 'unknown')).toEqual({
    possible: { visitors: [good] },
    refused: { unknownEvent: 2, unknownExperiment: 2, otherVariation: 1, noVisitor: 1 },
  })
})

test('an exposure to two experiments is accepted when both are possible', () => {
  const both = (second: string) => ({
    visitor_id: visitor,
    snapshots: [
      {
        decisions: [
          { experiment_id: '10001', variation_id: given(visitor) ?? '' },
          { experiment_id: '10002', variation_id: second },
        ],
        events: [event(activationKey)],
      },
    ],
  })
  expect([isPossible(both('20008'), 'mobile'), isPossible(both('20001'), 'mobile')]).toEqual([true, false])
})
