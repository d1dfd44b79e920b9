// reads: temporary files
import { readFile } from 'node:fs/promises'
import { StartError } from '@/lib/kernel/errors/start-error'
import { isPlainObject } from '@/lib/kernel/validation/plain-object'
import { idNameIn, parseJson, readVisitors } from './read-visitors'

/** The attributes of a visitor, as far as the file knows any. */
export type AttributesOf = (visitorId: unknown) => Record<string, unknown>

/** Reads a JSON object of attributes for everybody, a JSON object of such objects by visitor, or the formats of the visitors' file. */
export async function readAttributes(file: string): Promise<AttributesOf> {
  const text = await readFile(file, 'utf8').catch((error: unknown) => {
    throw new StartError(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`)
  })
  const whole = parseJson(text.replace(/^\uFEFF/, ''))
  if (isPlainObject(whole) && !isRow(whole)) return ofObject(whole, file)
  const byVisitor = new Map<unknown, Record<string, unknown>>()
  for await (const { id, attributes, place } of readVisitors(file)) {
    if (typeof id !== 'string' || !isPlainObject(attributes))
      throw new StartError(`${file} ${place} does not say which visitor has which attributes`)
    byVisitor.set(id, attributes)
  }
  return (visitorId) => byVisitor.get(visitorId) ?? {}
}

/** One visitor on one line, which as a whole is JSON too. */
const isRow = (value: Record<string, unknown>) => isPlainObject(value['attributes']) || typeof value[idNameIn(value) ?? ''] === 'string'

function ofObject(whole: Record<string, unknown>, file: string): AttributesOf {
  const byVisitor = new Map<unknown, Record<string, unknown>>(
    Object.entries(whole).flatMap(([id, value]) => (isPlainObject(value) && !id.startsWith('$opt_') ? [[id, value]] : [])),
  )
  if (byVisitor.size === 0) return () => whole
  if (byVisitor.size < Object.keys(whole).length)
    throw new StartError(`${file} mixes attributes for everybody with those of single visitors`)
  return (visitorId) => byVisitor.get(visitorId) ?? {}
}
