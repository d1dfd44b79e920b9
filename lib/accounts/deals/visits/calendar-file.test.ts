import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './calendar-file'

const visit: CalendarEvent = {
  uid: '5f1c@ingrana.it',
  revision: 2,
  isCancelled: false,
  changedAt: new Date('2026-11-26T15:10:04.500Z'),
  from: new Date('2026-11-28T14:00:00Z'),
  to: new Date('2026-11-28T15:00:00Z'),
  summary: 'Visita: CUPRA Formentor; prova, 1.5',
  description: 'Porta la patente.\nCosa guardare: \\ spie',
  location: 'Via Maggioli 14, Alessandria',
  url: 'https://www.ingrana.it/risposta',
}

test('a calendar has a visit in UTC, how often it has changed, and no sign that means something else', () => {
  const lines = calendarFile([visit]).split('\r\n')
  for (const line of [
    'METHOD:PUBLISH',
    'UID:5f1c@ingrana.it',
    'SEQUENCE:2',
    'DTSTAMP:20261126T151004Z',
    'DTSTART:20261128T140000Z',
    'DTEND:20261128T150000Z',
    'SUMMARY:Visita: CUPRA Formentor\\; prova\\, 1.5',
    'DESCRIPTION:Porta la patente.\\nCosa guardare: \\\\ spie',
    'LOCATION:Via Maggioli 14\\, Alessandria',
    'STATUS:CONFIRMED',
  ])
    expect(lines).toContain(line)
  expect(lines.at(-1)).toBe('')
})

test('a cancelled visit cancels in a calendar, and a place that is not to be known is not there', () => {
  const file = calendarFile([{ ...visit, isCancelled: true, location: null }])
  expect(file).toContain('METHOD:CANCEL\r\n')
  expect(file).toContain('STATUS:CANCELLED\r\n')
  expect(file).not.toContain('LOCATION')
})

test('no line of a calendar is longer than 75 octets, and unfolded it says what it said', () => {
  const description = 'Già provata più volte: perché no? 🚗 '.repeat(12)
  const file = calendarFile([{ ...visit, description }])
  for (const line of file.split('\r\n')) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
  expect(file.replaceAll('\r\n ', '')).toContain(`DESCRIPTION:${description}`)
})
