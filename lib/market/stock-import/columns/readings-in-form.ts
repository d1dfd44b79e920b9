import { aspects, type ChosenReadings, parseReadings } from './aspects'
import { readingField } from './reading-texts'

const mostColumns = 500

/** `colonna-3-dateOrder`: how the cells of the fourth column are read; what is none of ours is left out. */
export function readingsInForm(body: Readonly<Record<string, unknown>>): ChosenReadings[] {
  return Array.from({ length: mostColumns }, (_, at) => {
    const sent = Object.keys(aspects).flatMap((aspect) => {
      const value = body[readingField(at, aspect)]
      return typeof value === 'string' && value !== '' ? [[aspect, value]] : []
    })
    return parseReadings(Object.fromEntries(sent)) ?? {}
  })
}
