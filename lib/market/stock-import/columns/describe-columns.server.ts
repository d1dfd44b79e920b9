import { Readable } from 'node:stream'
import { AppError } from '@/lib/kernel/errors/app-error'
import { openTable } from '@/lib/market/stock-import/files/open-table.server'
import { noVehicles } from '@/lib/market/stock-import/no-vehicles'
import { type ReadingChoices } from './aspects'
import { columnNamed } from './column'
import { readColumns } from './column-readings'
import type { DescribedColumn } from './described-column'
import { formatOf } from './formats'
import { type HeaderChoices, mapColumns } from './map-columns'
import { refuseDuplicateHeaders } from './unread-columns'

const examples = 3
const exampleLength = 60

/** Number of bytes of a file that are looked at: 512,000 signs of up to four bytes. */
export const describedBytes = 2_200_000

/** What an import would take each column of a CSV for. `choices`, `readings`: what was decided before. */
export async function describeColumns(content: Buffer, choices: HeaderChoices, readings: ReadingChoices = {}): Promise<DescribedColumn[]> {
  const { header, sample, evidence } = await openTable(Readable.from(inChunks(content)), { knownHeaders: chosenHeaders(choices) })
  if (sample.length === 0) throw new AppError('invalid', noVehicles.rows)
  refuseDuplicateHeaders(header, sample)
  const map = mapColumns(header, sample, choices)
  const read = readColumns(map, header, evidence, readings)
  const format = formatOf(header, (index) => sample.map((cells) => cells[index] ?? ''))
  const chosen = new Set(Object.keys(choices).map(plain))
  return header.map((name, index) => {
    const column = map[index] ?? null
    const texts = new Set(sample.flatMap((cells) => cells[index]?.trim() || []))
    return {
      header: name,
      column,
      source: chosen.has(plain(name))
        ? 'chosen'
        : column === null
          ? 'none'
          : format?.columns[index] === column || columnNamed(name) === column
            ? 'header'
            : 'content',
      readings: (column === null ? undefined : read.get(column)) ?? [],
      examples: [...texts].slice(0, examples).map((text) => text.slice(0, exampleLength)),
    }
  })
}

const chunkBytes = 64 * 1024

/** Cuts a file into chunks, so that only the beginning is looked at. */
function* inChunks(content: Buffer): Generator<Buffer> {
  for (let at = 0; at < content.length; at += chunkBytes) yield content.subarray(at, at + chunkBytes)
}

/** Headers that a choice names count as known when the header is looked for. */
export function chosenHeaders(choices: HeaderChoices): ReadonlySet<string> {
  return new Set(Object.entries(choices).flatMap(([header, column]) => (column === null ? [] : [plain(header)])))
}

function plain(name: string): string {
  return name.trim().toLowerCase()
}
