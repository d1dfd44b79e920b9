import type { Aspect, ColumnReading, ColumnReadings, Reading } from './aspects'
import type { Column } from './column'
import type { ColumnMap } from './map-columns'

type Texts = { first: string; second: string; unproven: string }

/** What people call the two readings of an aspect, and what is said where nothing decides. */
const aspectTexts: Readonly<Record<Aspect, Texts>> = {
  dateOrder: {
    first: 'Giorno prima del mese',
    second: 'Mese prima del giorno',
    unproven: 'Non deciso: nessuna riga prova se viene prima il giorno o il mese; leggiamo giorno/mese',
  },
  decimalSign: { first: 'Decimali con la virgola', second: 'Decimali con il punto', unproven: '' },
  currency: { first: 'Euro', second: 'Un’altra valuta', unproven: 'Euro: nessuna riga nomina un’altra valuta' },
  distanceUnit: { first: 'Chilometri', second: 'Miglia', unproven: 'Chilometri: nessuna riga dice miglia' },
  powerUnit: { first: 'kW', second: 'CV', unproven: 'Non deciso: nessuna riga dice kW o CV; leggiamo kW, per le moto CV' },
  yesNo: { first: '', second: '', unproven: '' },
}

const groupingTexts = { comma: 'Migliaia con il punto', point: 'Migliaia con la virgola' }

/** What is said at a column of how its cells are read, and why. */
export function readingText(reading: ColumnReading): string {
  const { aspect, source, rows, against } = reading
  const name = nameOf(reading)
  const proven = (count: number) => (count === 1 ? '1 riga lo prova' : `${count} righe lo provano`)
  if (source === 'chosen') return `${name}: l’hai scelto tu`
  if (source === 'header') return `${name}: lo dice l’intestazione`
  if (source === 'rows') return `${name}: ${proven(rows)}`
  if (source === 'none') return aspectTexts[aspect].unproven
  return `${name}: ${proven(rows)}, ma ${against === 1 ? '1 prova' : `${against} provano`} il contrario. Le celle che non si capiscono da sole sono da chiarire`
}

/** Whether somebody should look at it. */
export function isDoubtfulReading({ aspect, source }: ColumnReading): boolean {
  return source === 'contrary' || (source === 'none' && (aspect === 'dateOrder' || aspect === 'powerUnit'))
}

function nameOf({ aspect, value, words, isGroupingOnly }: ColumnReading): string {
  if (aspect === 'yesNo') return yesNoName(value, words)
  if (aspect === 'decimalSign' && isGroupingOnly === true) return groupingTexts[value === 'point' ? 'point' : 'comma']
  return optionName(aspect, value, words)
}

/** «Sì è «J», no è «N»». */
function yesNoName(value: Reading, [yes = '', no = '']: readonly string[]): string {
  const [first, second] = value === 'swapped' ? [no, yes] : [yes, no]
  return [first && `Sì è «${first}»`, second && `no è «${second}»`]
    .filter((part) => part !== '')
    .join(', ')
    .replace(/^no/, 'No')
}

function optionName(aspect: Aspect, value: Reading, words: readonly string[]): string {
  if (aspect === 'yesNo') return yesNoName(value, words)
  const { first, second } = aspectTexts[aspect]
  return isSecond(value) ? second : first
}

const seconds: ReadonlySet<Reading> = new Set(['mdy', 'point', 'other', 'miles', 'cv', 'swapped'] as const)

function isSecond(value: Reading): boolean {
  return seconds.has(value)
}

const otherReading: Readonly<Record<Reading, Reading>> = {
  ...{ dmy: 'mdy', mdy: 'dmy', comma: 'point', point: 'comma', eur: 'other', other: 'eur', km: 'miles', miles: 'km' },
  ...{ kw: 'cv', cv: 'kw', direct: 'swapped', swapped: 'direct' },
}

/** What a person may choose instead: the reading that is, and the other one. */
export function readingOptions({ aspect, value, words }: ColumnReading): { value: Reading; label: string }[] {
  return [value, otherReading[value]].map((option) => ({ value: option, label: optionName(aspect, option, words) }))
}

export const aspectNames: Readonly<Record<Aspect, string>> = {
  dateOrder: 'Ordine di giorno e mese',
  decimalSign: 'Segno dei decimali',
  currency: 'Valuta',
  distanceUnit: 'Unità',
  powerUnit: 'Unità',
  yesNo: 'Sì e no',
}

type Read = { map: ColumnMap; header: readonly string[]; readings: ColumnReadings }

/** What is doubtful of whole columns, each said once. */
export function readingDoubts({ map, header, readings }: Read): { field: string; reason: string }[] {
  return [...readings].flatMap(([column, ofColumn]) =>
    ofColumn.filter(isDoubtfulReading).map((reading) => ({ field: headerOf(column, map, header), reason: readingText(reading) })),
  )
}

function headerOf(column: Column, map: ColumnMap, header: readonly string[]): string {
  return header[map.indexOf(column)]?.trim() ?? column
}

/** What a form calls the choice. */
export function readingField(at: number, aspect: string): string {
  return `colonna-${at}-${aspect}`
}
