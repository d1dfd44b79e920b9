import { italianTime } from './italian-time'

type Moment = Date | string | number

export const monthNames = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
] as const

/** «21 nov, 16:20», in Italy. */
export function momentText(moment: Moment): string {
  const time = italianTime(moment)
  return `${time.getUTCDate()} ${monthOf(time).slice(0, 3)}, ${time.toISOString().slice(11, 16)}`
}

/** «25 novembre 2026», of a moment, in Italy. */
export function dateText(moment: Moment): string {
  return dayText(italianTime(moment))
}

/** «25 novembre 2026», of a day as «2026-11-25». */
export function dayText(day: Moment): string {
  const date = new Date(day)
  return `${dayOfMonth(date)} ${date.getUTCFullYear()}`
}

/** «25 novembre», of a moment, in Italy. */
export function shortDateText(moment: Moment): string {
  return dayOfMonth(italianTime(moment))
}

const weekdayNames = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'] as const

/** «sabato 28 novembre», of a moment, in Italy. */
export function weekdayText(moment: Moment): string {
  const time = italianTime(moment)
  return `${weekdayNames[time.getUTCDay()]} ${dayOfMonth(time)}`
}

/** «25/11/2026», of a moment, in Italy. */
export function numericDateText(moment: Moment): string {
  const [year, month, day] = italianTime(moment).toISOString().slice(0, 10).split('-')
  return `${day}/${month}/${year}`
}

/** «25/11/26, 16:20», of a moment, in Italy. */
export function numericMomentText(moment: Moment): string {
  const [, year, month, day, time] = /^\d\d(\d\d)-(\d\d)-(\d\d)T(\d\d:\d\d)/.exec(italianTime(moment).toISOString()) ?? []
  return `${day}/${month}/${year}, ${time}`
}

function dayOfMonth(date: Date): string {
  return `${date.getUTCDate()} ${monthOf(date)}`
}

function monthOf(date: Date): string {
  return monthNames[date.getUTCMonth()] ?? ''
}
