import { useCallback, useEffect, useRef, useState } from 'react'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import type { Shot } from '@/lib/market/photos/photo'
import { byFileName } from '@/lib/market/photos/photo-order'
import { HttpError } from '@/lib/server/http/fetch-json'
import { readErrorResponse } from '@/lib/server/http/read-response'
import { withCsrf } from '@/lib/server/http/with-csrf'
import { sendPhoto } from './upload'

export type Upload = { key: number; file: File; shot: Shot | undefined; place: number; percent: number; isWaiting: boolean; fault?: string }

/** Parallel uploads: more would slow each other down on a bad line. */
const atOnce = 2
const offlineText = 'Connessione persa: la foto è ancora qui, riprova.'

type Options = {
  draftId: string
  csrf: string /** The last place that is taken. */
  taken: number
  onSent(photoId: string, shot: Shot | undefined): void
}

/** Photographs on their way to the server, each by itself: one that fails holds up no other. */
export function useUploads({ draftId, csrf, taken, onSent }: Options) {
  const choose = useChoosing(taken)
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const running = useRef(new Map<number, AbortController>())
  /** Includes finished uploads: no key is sent twice. */
  const begun = useRef(new Set<number>())
  const change = useCallback(
    (key: number, what: Partial<Upload>) => setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...what } : one))),
    [],
  )
  const forget = useCallback((key: number) => setUploads((all) => all.filter((one) => one.key !== key)), [])
  useEffect(() => {
    const next = uploads.find(({ key, fault }) => fault === undefined && !begun.current.has(key))
    if (!next || running.current.size >= atOnce) return
    const controller = new AbortController()
    running.current.set(next.key, controller)
    begun.current.add(next.key)
    const { key, file, shot, place } = next
    withCsrf(csrf, (token) =>
      sendPhoto(draftId, {
        csrf: token,
        ...{ file, place },
        signal: controller.signal,
        onProgress: (percent) => change(key, { percent, isWaiting: false }),
        onWait: () => change(key, { isWaiting: true }),
      }),
    )
      .then((answer) => {
        forget(key)
        onSent(String(asRecord(answer)['id']), shot)
      })
      .catch((error: unknown) => change(key, { fault: faultText(error) }))
      .finally(() => {
        running.current.delete(key)
        setUploads((all) => [...all]) // the next one may begin
      })
  }, [uploads, csrf, draftId, onSent, change, forget])
  return {
    uploads,
    add(files: readonly File[], shot?: Shot) {
      const chosen = choose(files, shot)
      setUploads((all) => [...all, ...chosen])
    },
    retry: (key: number) =>
      setUploads((all) => all.map((one) => (one.key === key ? { ...waiting(one.file, one.shot, one.place), key: nextKey() } : one))),
    drop(key: number) {
      running.current.get(key)?.abort()
      forget(key)
    },
  }
}

/** Gives files their places behind the last one before any is sent: in the natural order of their names. */
function useChoosing(taken: number) {
  const last = useRef(0)
  return (files: readonly File[], shot: Shot | undefined): Upload[] => {
    const first = Math.max(last.current, taken) + 1
    last.current = first + files.length - 1
    return byFileName(files).map((file, index) => ({ ...waiting(file, shot, first + index), key: nextKey() }))
  }
}

let lastKey = 0
const nextKey = () => (lastKey += 1)
const waiting = (file: File, shot: Shot | undefined, place: number) => ({ file, shot, place, percent: 0, isWaiting: false })

function faultText(error: unknown): string {
  return error instanceof HttpError ? readErrorResponse(error).message : offlineText
}
