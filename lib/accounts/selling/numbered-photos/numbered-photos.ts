import { asRecord } from '@/lib/kernel/validation/plain-object'

/** What one sending may be: files of a form, names that are asked about at once, a ZIP. */
export const numberedLimits = { files: 40, names: 200, zipMb: 100, inZip: 300 } as const

/** The vehicle that a file name calls, null: none or more than one. JSON-serialisable. */
export type PhotoMatch = { name: string; vehicle: { id: number; title: string } | null }

/** What became of photographs: where they are, which names call no vehicle, which files could not be taken. JSON-serialisable. */
export type NumberedPhotos = {
  put: { id: number; title: string; draftId: string; count: number }[]
  unmatched: string[]
  refused: { name: string; text: string }[]
  /** No more may come in this hour: what follows is refused too. */
  isOver: boolean
}

/** The matches of an answer of the server; what is none is left out. */
export function readMatches(answer: unknown): PhotoMatch[] {
  const { matches } = asRecord(answer)
  return Array.isArray(matches) ? matches.flatMap((one: unknown) => readMatch(asRecord(one))) : []
}

function readMatch({ name, vehicle }: Record<string, unknown>): PhotoMatch[] {
  const { id, title } = asRecord(vehicle)
  if (typeof name !== 'string') return []
  return [{ name, vehicle: typeof id === 'number' && typeof title === 'string' ? { id, title } : null }]
}

/** What became of one file, as the server answers; undefined: the answer is none. */
export function readNumbered(answer: unknown): NumberedPhotos | undefined {
  const { put, unmatched, refused, isOver } = asRecord(answer)
  if (!Array.isArray(put) || !Array.isArray(unmatched) || !Array.isArray(refused)) return undefined
  return {
    put: put.flatMap((one: unknown) => {
      const { id, title, draftId, count } = asRecord(one)
      const isPut = typeof id === 'number' && typeof title === 'string' && typeof draftId === 'string' && typeof count === 'number'
      return isPut ? [{ id, title, draftId, count }] : []
    }),
    unmatched: unmatched.filter((name: unknown) => typeof name === 'string'),
    refused: refused.flatMap((one: unknown) => {
      const { name, text } = asRecord(one)
      return typeof name === 'string' && typeof text === 'string' ? [{ name, text }] : []
    }),
    isOver: isOver === true,
  }
}

/** Both together, each vehicle once. */
export function joined(one: NumberedPhotos, other: NumberedPhotos): NumberedPhotos {
  const put = new Map(one.put.map((line) => [line.draftId, line]))
  for (const line of other.put) put.set(line.draftId, { ...line, count: line.count + (put.get(line.draftId)?.count ?? 0) })
  return {
    put: [...put.values()],
    unmatched: [...one.unmatched, ...other.unmatched],
    refused: [...one.refused, ...other.refused],
    isOver: one.isOver || other.isOver,
  }
}

export const nothingPut: NumberedPhotos = { put: [], unmatched: [], refused: [], isOver: false }

export const overText = 'troppe foto in un’ora: riprova più tardi, quelle già arrivate restano'

/** Names that fit beside a sentence. */
const mostNamed = 6

/** «12 foto in 3 veicoli: Fiat Panda (4), …» and one line each for what matched nothing and what was refused. */
export function numberedText({ put, unmatched, refused }: NumberedPhotos): string {
  const photos = put.reduce((sum, { count }) => sum + count, 0)
  const where = put.map(({ title, count }) => `${title} (${count})`)
  return [
    photos > 0 && `${photos} foto in ${put.length === 1 ? '1 veicolo' : `${put.length} veicoli`}: ${fewOf(where)}. Guardale e pubblicale.`,
    unmatched.length > 0 &&
      `${unmatched.length === 1 ? '1 foto non corrisponde' : `${unmatched.length} foto non corrispondono`} a nessun veicolo: ${fewOf(unmatched.map((name) => `«${name}»`))}.`,
    ...refused.slice(0, mostNamed).map(({ name, text }) => `«${name}» non caricata: ${text}`),
    refused.length > mostNamed && `Altre ${refused.length - mostNamed} non caricate.`,
  ]
    .filter((line) => line !== false)
    .join('\n')
}

function fewOf(names: readonly string[]): string {
  const more = names.length - mostNamed
  return `${names.slice(0, mostNamed).join(', ')}${more > 0 ? ` e altre ${more}` : ''}`
}
