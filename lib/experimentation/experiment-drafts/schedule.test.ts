import { expect, test } from 'vitest'
import { readSchedule, scheduledText, scheduleFault, scheduleForm } from './schedule'

const typed = (fields: Record<string, string>) => (field: string) => fields[field] ?? ''
const startOf = (startDay: string, startTime: string) => readSchedule(typed({ startDay, startTime })).startAt?.toISOString()

test.each([
  { day: '01/12/2026', time: '09:00', at: '2026-12-01T08:00:00.000Z' },
  { day: '1/7/2027', time: '9', at: '2027-07-01T07:00:00.000Z' },
  { day: '2026-12-01', time: '9.30', at: '2026-12-01T08:30:00.000Z' },
  { day: '28/03/2027', time: '03:00', at: '2027-03-28T01:00:00.000Z' },
  { day: '31/10/2027', time: '02:30', at: '2027-10-31T00:30:00.000Z' },
])('a day and an hour are those of Italian clocks, in winter and in summer: $day $time', ({ day, time, at }) => {
  expect(startOf(day, time)).toBe(at)
})

test.each([
  { why: 'no such day', fields: { startDay: '31/02/2027', startTime: '9' }, field: 'startDay' },
  { why: 'an hour without a day', fields: { stopTime: '09:00' }, field: 'stopDay' },
  { why: 'a day without an hour', fields: { startDay: '01/12/2026' }, field: 'startTime' },
  { why: 'no such hour', fields: { startDay: '01/12/2026', startTime: '25:00' }, field: 'startTime' },
  { why: 'the hour that summer time skips', fields: { startDay: '28/03/2027', startTime: '02:30' }, field: 'startTime' },
  {
    why: 'a stop at the start',
    fields: { startDay: '01/12/2026', startTime: '9', stopDay: '01/12/2026', stopTime: '09:00' },
    field: 'stopDay',
  },
])('what cannot be is refused at its field: $why', ({ fields, field }) => {
  expect(scheduleFault(typed(fields))?.field).toBe(field)
})

test('nothing typed is no schedule, and a schedule fills its fields again', () => {
  expect([scheduleFault(typed({})), readSchedule(typed({}))]).toEqual([undefined, { startAt: null, stopAt: null }])
  const fields = { startDay: '01/12/2026', startTime: '09:00', stopDay: '15/07/2027', stopTime: '18:30' }
  expect([scheduleFault(typed(fields)), scheduleForm(readSchedule(typed(fields)))]).toEqual([undefined, fields])
  expect(scheduledText(new Date('2026-12-01T08:00:00Z'))).toBe('martedì 1 dicembre, ore 09:00')
})
