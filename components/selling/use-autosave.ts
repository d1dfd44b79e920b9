import { useFormikContext } from 'formik'
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import type { Values } from '@/components/form/form-context'
import { fetchJson, HttpError } from '@/lib/edge/http/fetch-json'
import { withCsrf } from '@/lib/edge/http/with-csrf'
import { recordOf } from '@/lib/kernel/validation/plain-object'

/** How a page of a draft stands on the server. `offline`: it is tried again by itself. `rival`: another device has changed it too. */
export type SaveState = { kind: 'saved'; at: string } | { kind: 'saving' } | { kind: 'offline' } | { kind: 'failed' } | { kind: 'rival' }

type Target = {
  path: string
  csrf: string
  savedAt: string /** Of what this page has seen, for whoever saves next. */
  version: RefObject<number>
}

const pauseMs = 800
const retryMs = 4_000

/** Saves what is typed a moment after the last key, and when the page is left; one request at a time, the latest words last. */
export function useAutosave({ path, csrf, savedAt, version }: Target): { state: SaveState; settled: () => Promise<void> } {
  const { values } = useFormikContext<Values>()
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: savedAt })
  const sent = useRef(values)
  const latest = useRef(values)
  const running = useRef<Promise<void> | undefined>(undefined)
  latest.current = values

  const save = useCallback(async () => {
    const typed = latest.current
    if (typed === sent.current) return
    setState({ kind: 'saving' })
    try {
      const body = { ...typed, version: version.current }
      const answer = recordOf(await withCsrf(csrf, (token) => fetchJson(path, { method: 'PUT', csrf: token, body, keepalive: true })))
      sent.current = typed
      if (typeof answer['version'] === 'number' && answer['isRival'] !== true) version.current = answer['version']
      setState(answer['isRival'] === true ? { kind: 'rival' } : { kind: 'saved', at: String(answer['savedAt']) })
    } catch (error) {
      setState({ kind: error instanceof HttpError ? 'failed' : 'offline' })
    }
  }, [path, csrf, version])

  /** At once when nothing is on its way: a page that is left runs nothing later. */
  const enqueue = useCallback(() => {
    const own: Promise<void> = (running.current?.then(save) ?? save()).finally(() => {
      if (running.current === own) running.current = undefined
    })
    running.current = own
  }, [save])

  useEffect(() => {
    if (values === sent.current) return
    const timer = setTimeout(() => enqueue(), pauseMs)
    return () => clearTimeout(timer)
  }, [values, enqueue])

  useEffect(() => {
    if (state.kind !== 'offline') return
    const again = () => enqueue()
    const timer = setTimeout(again, retryMs)
    window.addEventListener('online', again)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('online', again)
    }
  }, [state, enqueue])

  useEffect(() => {
    const leave = () => {
      if (document.visibilityState === 'hidden') enqueue()
    }
    document.addEventListener('visibilitychange', leave)
    return () => document.removeEventListener('visibilitychange', leave)
  }, [enqueue])

  return { state, settled: async () => running.current }
}
