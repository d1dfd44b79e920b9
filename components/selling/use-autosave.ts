import { useFormikContext } from 'formik'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { FormContext, type Values } from '@/components/form/form-context'
import { withoutPrivate } from '@/lib/accounts/selling/drafts/private-numbers'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { fetchJson, HttpError } from '@/lib/server/http/fetch-json'
import { withCsrf } from '@/lib/server/http/with-csrf'

/** The save state of a draft page. `offline`: retried by itself. `rival`: another device has changed it too. */
export type SaveState = { kind: 'saved'; at: string } | { kind: 'saving' } | { kind: 'offline' } | { kind: 'failed' } | { kind: 'rival' }

type Target = { path: string; csrf: string; savedAt: string /** The version that the page was rendered with. */; version: number }

const pauseMs = 800
const retryMs = 4_000

/** Saves typed text a moment after the last key and when the page is left: one request at a time, the latest text last. Each names the last saved version. */
export function useAutosave(target: Target): SaveState {
  const { addWhenSent } = useContext(FormContext)
  const { values } = useFormikContext<Values>()
  const { state, save, isSaved, settled, setState } = useSaving(target, values)
  useEffect(() => {
    if (isSaved(values)) return
    setState({ kind: 'saving' })
    const timer = setTimeout(save, pauseMs)
    return () => clearTimeout(timer)
  }, [values, save, isSaved, setState])
  useEffect(() => (state.kind === 'offline' ? retry(save) : undefined), [state, save])
  useEffect(() => whenLeft(save), [save])
  useEffect(() => addWhenSent(async () => ({ version: String(await settled()) })), [addWhenSent, settled])
  return state
}

function useSaving({ path, csrf, savedAt, version: first }: Target, values: Values) {
  const [state, setState] = useState<SaveState>({ kind: 'saved', at: savedAt })
  const version = useRef(first)
  const saved = useRef(values)
  const latest = useRef(values)
  const running = useRef<Promise<void> | undefined>(undefined)
  useEffect(() => {
    latest.current = values
  })
  const send = useCallback(async () => {
    const typed = latest.current
    if (typed === saved.current) return
    try {
      const body = { ...withoutPrivate(typed), version: version.current }
      const answer = asRecord(await withCsrf(csrf, (token) => fetchJson(path, { method: 'PUT', csrf: token, body, keepalive: true })))
      saved.current = typed
      if (typeof answer['version'] === 'number' && answer['isRival'] !== true) version.current = answer['version']
      setState(answer['isRival'] === true ? { kind: 'rival' } : { kind: 'saved', at: String(answer['savedAt']) })
    } catch (error) {
      setState({ kind: error instanceof HttpError ? 'failed' : 'offline' })
    }
  }, [path, csrf])
  /** Immediately without a pending request: a page being left runs nothing later. */
  const save = useCallback(() => {
    const own: Promise<void> = (running.current?.then(send) ?? send()).finally(() => {
      if (running.current === own) running.current = undefined
    })
    running.current = own
  }, [send])
  const isSaved = useCallback((given: Values) => given === saved.current, [])
  const settled = useCallback(async () => {
    await running.current
    return version.current
  }, [])
  return { state, save, isSaved, settled, setState }
}

function retry(save: () => void): () => void {
  const timer = setTimeout(save, retryMs)
  window.addEventListener('online', save)
  return () => {
    clearTimeout(timer)
    window.removeEventListener('online', save)
  }
}

function whenLeft(save: () => void): () => void {
  const leave = () => {
    if (document.visibilityState === 'hidden') save()
  }
  document.addEventListener('visibilitychange', leave)
  return () => document.removeEventListener('visibilitychange', leave)
}
