import { useState } from 'react'
import {
  joined,
  type NumberedPhotos,
  nothingPut,
  numberedLimits,
  overText,
  type PhotoMatch,
  readMatches,
  readNumbered,
} from '@/lib/accounts/selling/numbered-photos/numbered-photos'
import { isPhotoName } from '@/lib/accounts/selling/numbered-photos/photo-name'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { fetchJson, HttpError } from '@/lib/server/http/fetch-json'
import { readErrorResponse } from '@/lib/server/http/read-response'
import { withCsrf } from '@/lib/server/http/with-csrf'

type Named = { path: string; file: File }
/** What is known of a folder or of files: where each would go, how far they are, what became of them. */
export type SendingState =
  | { kind: 'none' | 'matching' }
  | { kind: 'failed'; text: string }
  | { kind: 'matched'; matches: readonly PhotoMatch[] }
  | { kind: 'sending'; sent: number; all: number }
  | { kind: 'done'; result: NumberedPhotos }

const offlineText = 'Connessione persa: riprova, quelle già arrivate non si caricano due volte.'
const textOf = (error: unknown) => (error instanceof HttpError ? readErrorResponse(error).message : offlineText)

/** Photographs that are matched by name first, and sent one after the other once their sender has seen where each goes. */
export function useNumberedPhotos(slug: string, csrf: string) {
  const [state, setState] = useState<SendingState>({ kind: 'none' })
  const [named, setNamed] = useState<readonly Named[]>([])
  async function choose(files: readonly File[]) {
    const chosen = files.map((file) => ({ path: file.webkitRelativePath || file.name, file })).filter(({ path }) => isPhotoName(path))
    setNamed(chosen)
    if (chosen.length === 0) return setState({ kind: 'failed', text: 'Qui non ci sono foto: scegline altre.' })
    setState({ kind: 'matching' })
    try {
      setState({
        kind: 'matched',
        matches: await matched(
          chosen.map(({ path }) => path),
          { slug, csrf },
        ),
      })
    } catch (error) {
      setState({ kind: 'failed', text: textOf(error) })
    }
    return undefined
  }
  async function send(matches: readonly PhotoMatch[]) {
    const wanted = named.filter(({ path }) => matches.some(({ name, vehicle }) => name === path && vehicle !== null))
    let result: NumberedPhotos = { ...nothingPut, unmatched: matches.flatMap(({ name, vehicle }) => (vehicle ? [] : [name])) }
    for (const [sent, one] of wanted.entries()) {
      setState({ kind: 'sending', sent, all: wanted.length })
      result = joined(result, result.isOver ? refused(one, overText) : await sendOne(one, { slug, csrf }))
    }
    setState({ kind: 'done', result })
  }
  return { state, choose, send }
}

const refused = ({ path }: Pick<Named, 'path'>, text: string): NumberedPhotos => ({ ...nothingPut, refused: [{ name: path, text }] })

type Sender = { slug: string; csrf: string }

async function matched(names: readonly string[], { slug, csrf }: Sender): Promise<PhotoMatch[]> {
  const found: PhotoMatch[] = []
  for (let from = 0; from < names.length; from += numberedLimits.names) {
    const body = { concessionaria: slug, names: names.slice(from, from + numberedLimits.names) }
    found.push(...readMatches(await withCsrf(csrf, (token) => fetchJson(dealershipApi.photos, { method: 'PUT', csrf: token, body }))))
  }
  return found
}

/** What fails is named, and holds up no other. */
async function sendOne({ path, file }: Named, { slug, csrf }: Sender): Promise<NumberedPhotos> {
  try {
    const body = new FormData()
    for (const [name, value] of Object.entries({ concessionaria: slug, percorso: path })) body.append(name, value)
    body.append('foto', file)
    const { signal } = new AbortController() // a slow line may take minutes: the server ends what hangs
    const answer = await withCsrf(csrf, (token) => fetchJson(dealershipApi.photos, { method: 'POST', csrf: token, body, signal }))
    return readNumbered(answer) ?? nothingPut
  } catch (error) {
    return refused({ path }, textOf(error))
  }
}
