import { readDay } from '@/lib/experimentation/experiment-results/results-question'
import { numericDateText, weekdayText } from '@/lib/kernel/italian/date-text'
import { italianMoments, italianTime } from '@/lib/kernel/italian/italian-time'
import { trimmedField } from '@/lib/kernel/validation/fields'

/** When an experiment starts and stops by itself. A null: at the approval, and when somebody stops it. */
export type Schedule = { startAt: Date | null; stopAt: Date | null }
type TextOf = (field: string) => string

const short = () => trimmedField().max(20, 'Al massimo 20 caratteri').default('')
/** The fields of a draft, in Italian days and hours. */
export const scheduleShape = { startDay: short(), startTime: short(), stopDay: short(), stopTime: short() }
export const scheduleLabels = { startDay: 'Giorno di avvio', startTime: 'Ora di avvio', stopDay: 'Giorno di fine', stopTime: 'Ora di fine' }
const ends = ['start', 'stop'] as const

/** What is wrong with what was typed; undefined: nothing is. */
export function scheduleFault(textOf: TextOf): { field: string; text: string } | undefined {
  for (const end of ends) {
    const fault = faultOf(end, textOf)
    if (fault) return fault
  }
  const { startAt, stopAt } = readSchedule(textOf)
  return startAt && stopAt && stopAt <= startAt ? { field: 'stopDay', text: 'La fine viene prima dell’avvio, o insieme' } : undefined
}

export function readSchedule(textOf: TextOf): Schedule {
  return { startAt: readMoment(textOf('startDay'), textOf('startTime')), stopAt: readMoment(textOf('stopDay'), textOf('stopTime')) }
}

/** A schedule as its fields show it. */
export function scheduleForm({ startAt, stopAt }: Schedule): Record<string, string> {
  return {
    startDay: startAt ? numericDateText(startAt) : '',
    startTime: startAt ? timeText(startAt) : '',
    stopDay: stopAt ? numericDateText(stopAt) : '',
    stopTime: stopAt ? timeText(stopAt) : '',
  }
}

/** «martedì 1 dicembre, ore 09:00», in Italy. */
export function scheduledText(moment: Date): string {
  return `${weekdayText(moment)}, ore ${timeText(moment)}`
}

function faultOf(end: (typeof ends)[number], textOf: TextOf): { field: string; text: string } | undefined {
  const [day, time] = [textOf(`${end}Day`), textOf(`${end}Time`)]
  if (day === '' && time === '') return undefined
  if (readDay(day) === null) return { field: `${end}Day`, text: 'Un giorno che esiste, per esempio 01/12/2026' }
  if (minutesOf(time) === undefined) return { field: `${end}Time`, text: 'Un’ora del giorno, per esempio 09:00' }
  if (readMoment(day, time) === null) return { field: `${end}Time`, text: 'Quella notte quest’ora non c’è: comincia l’ora legale' }
  return undefined
}

/** The first moment at which Italian clocks show it; null: none does. */
function readMoment(dayText: string, time: string): Date | null {
  const [day, minutes] = [readDay(dayText), minutesOf(time)]
  return day === null || minutes === undefined ? null : (italianMoments(day, minutes)[0] ?? null)
}

/** «9:30», «09.30» and «9» as minutes of a day. */
function minutesOf(time: string): number | undefined {
  const [, hours, minutes = '00'] = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(time) ?? []
  if (hours === undefined || Number(hours) > 23 || Number(minutes) > 59) return undefined
  return Number(hours) * 60 + Number(minutes)
}

function timeText(moment: Date): string {
  return italianTime(moment).toISOString().slice(11, 16)
}
