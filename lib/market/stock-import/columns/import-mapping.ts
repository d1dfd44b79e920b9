import { AppError } from '@/lib/kernel/errors/app-error'
import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import { type Category, isCategory } from '@/lib/market/catalogue/category'
import type { PowerUnit } from '@/lib/market/stock-import/cells/power-text'
import { type Delimiter, delimiters } from '@/lib/market/stock-import/files/csv-dialect'
import { type Encoding, encodings } from '@/lib/market/stock-import/files/encoding'
import type { Corrections } from '@/lib/market/stock-import/rows/corrections'
import { parseReadings, type ReadingChoices } from './aspects'
import { isColumn } from './column'
import type { HeaderChoices } from './map-columns'

/** What a person decides about a file instead of leaving it to be detected. */
export type ImportMapping = {
  columns?: HeaderChoices
  readings?: ReadingChoices
  delimiter?: Delimiter
  encoding?: Encoding
  category?: Category
  powerUnit?: PowerUnit
  source?: string
  /** What a person said of single cells; no mapping file has them. */
  corrections?: Corrections
}

const keys = ['columns', 'readings', 'delimiter', 'encoding', 'category', 'powerUnit', 'source']

/** Reads a mapping file; every fault is named. */
export function parseMapping(text: string): ImportMapping {
  const given = parseObject(text)
  const faults: string[] = []
  const oneOf = <T extends string>(key: string, find: (value: string) => T | undefined): T | undefined => {
    const value = given[key]
    if (value === undefined) return undefined
    const found = typeof value === 'string' ? find(value) : undefined
    if (found === undefined) faults.push(`«${key}» non ammette ${JSON.stringify(value)}`)
    return found
  }
  const delimiter = oneOf('delimiter', (value) => delimiters.find((known) => known === value))
  const encoding = oneOf('encoding', (value) => encodings.find((known) => known === value))
  const category = oneOf('category', (value) => (isCategory(value) ? value : undefined))
  const powerUnit = oneOf<PowerUnit>('powerUnit', (value) => (value === 'kw' || value === 'cv' ? value : undefined))
  const source = oneOf('source', (value) => (/^[\w.-]{1,60}$/.test(value) ? value : undefined))
  const columns = columnsIn(given['columns'], faults)
  const readings = readingsIn(given['readings'], faults)
  faults.push(
    ...Object.keys(given)
      .filter((key) => !keys.includes(key))
      .map((key) => `«${key}» non è una voce della mappatura`),
  )
  if (faults.length > 0) throw new AppError('invalid', `la mappatura non è valida: ${faults.join('; ')}`)
  return {
    columns,
    ...(readings && { readings }),
    ...(delimiter && { delimiter }),
    ...(encoding && { encoding }),
    ...(category && { category }),
    ...(powerUnit && { powerUnit }),
    ...(source && { source }),
  }
}

function parseObject(text: string): Record<string, unknown> {
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch (error) {
    throw new AppError('invalid', 'la mappatura non è un file JSON valido', { cause: error })
  }
  if (typeof parsed !== 'object' || parsed === null || Array.isArray(parsed))
    throw new AppError('invalid', 'la mappatura deve essere un oggetto JSON')
  return { ...parsed }
}

function columnsIn(given: unknown, faults: string[]): HeaderChoices {
  if (given === undefined) return {}
  if (typeof given !== 'object' || given === null || Array.isArray(given)) {
    faults.push('«columns» deve essere un oggetto «intestazione: campo»')
    return {}
  }
  const choices: Record<string, HeaderChoices[string]> = {}
  for (const [header, column] of Object.entries<unknown>({ ...given })) {
    if (column === null) choices[header] = null
    else if (typeof column === 'string' && isColumn(column)) choices[header] = column
    else faults.push(`«${header}» non può valere ${JSON.stringify(column)}`)
  }
  return choices
}

function readingsIn(given: unknown, faults: string[]): ReadingChoices | undefined {
  if (given === undefined) return undefined
  if (!isPlainObject(given)) {
    faults.push('«readings» deve essere un oggetto «intestazione: letture»')
    return undefined
  }
  return Object.fromEntries(
    Object.entries(given).flatMap(([header, values]) => {
      const readings = parseReadings(values)
      if (readings) return [[header, readings]]
      faults.push(`le letture di «${header}» non possono valere ${JSON.stringify(values)}`)
      return []
    }),
  )
}
