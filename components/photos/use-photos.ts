import { type SubmitEvent, useCallback, useEffect, useState } from 'react'
import { draftApi } from '@/lib/kernel/routes/routes'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import type { DraftPhoto, Shot } from '@/lib/market/photos/photo'
import { fetchJson } from '@/lib/server/http/fetch-json'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { readErrorResponse, readNotice } from '@/lib/server/http/read-response'
import { postJson, withCsrf } from '@/lib/server/http/with-csrf'
import { useUploads } from './use-uploads'

export type Said = { text: string; isDone: boolean; removed?: string | undefined }
type Options = { draftId: string; given: readonly DraftPhoto[]; csrf: string; outcome: FormOutcome | null }

const lookAgainMs = 1_500

/** The photographs of a draft as the server has them, and all that changes them. */
export function usePhotos({ draftId, given, csrf, outcome }: Options) {
  const [photos, setPhotos] = useState(given)
  const [said, setSaid] = useState<Said | null>(() => saidBy(outcome))
  const path = draftApi.photos(draftId)
  const look = useCallback(async () => {
    const { photos: found } = asRecord(await fetchJson(path))
    if (isDraftPhotos(found)) setPhotos(found)
  }, [path])
  const attempt = useCallback(
    async (work: () => Promise<Said | null>) => {
      try {
        setSaid(await work())
        await look()
      } catch (error) {
        setSaid({ text: readErrorResponse(error).message, isDone: false })
      }
    },
    [look],
  )
  const onSent = useCallback(
    (photoId: string, shot: Shot | undefined) =>
      void attempt(async () => {
        if (shot !== undefined) await postJson(draftApi.photo(draftId, photoId), { csrf, body: { change: 'describe', shot } })
        return null
      }),
    [attempt, csrf, draftId],
  )
  useLookingAgain(photos, look)
  const change = (photoId: string) => (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const body = bodyOf(event)
    event.currentTarget.querySelector('details')?.removeAttribute('open')
    void attempt(async () => {
      const answer = asRecord(await postJson(draftApi.photo(draftId, photoId), { csrf, body }))
      return { text: readNotice(answer), isDone: true, removed: body['change'] === 'remove' ? photoId : undefined }
    })
  }
  const putInOrder = (ids: readonly string[]) => {
    setPhotos((all) => ids.flatMap((id) => all.find((photo) => photo.id === id) ?? []))
    void attempt(async () => {
      await withCsrf(csrf, (token) => fetchJson(path, { method: 'PUT', csrf: token, body: { order: ids } }))
      return null
    })
  }
  const taken = Math.max(0, ...photos.map(({ position }) => position))
  return { photos, said, change, putInOrder, ...useUploads({ draftId, csrf, taken, onSent }) }
}

/** Polls for pending pictures: the server makes them one after the other. */
function useLookingAgain(photos: readonly DraftPhoto[], look: () => Promise<void>): void {
  useEffect(() => {
    if (!photos.some(({ state }) => state === 'waiting')) return
    const timer = setTimeout(() => void look().catch(() => {}), lookAgainMs)
    return () => clearTimeout(timer)
  }, [photos, look])
}

function saidBy(outcome: FormOutcome | null): Said | null {
  return outcome && { text: outcome.message, isDone: outcome.isDone, removed: outcome.values['removed'] }
}

/** The fields of a form, and the button that sent it. */
function bodyOf({ currentTarget, nativeEvent }: SubmitEvent<HTMLFormElement>): Record<string, string> {
  const fields = [...new FormData(currentTarget, nativeEvent.submitter)]
  return Object.fromEntries(fields.filter((field): field is [string, string] => typeof field[1] === 'string'))
}

/** Checks the shape of our answers. */
function isDraftPhotos(value: unknown): value is DraftPhoto[] {
  return (
    Array.isArray(value) &&
    value.every((photo) => typeof asRecord(photo)['id'] === 'string' && typeof asRecord(photo)['state'] === 'string')
  )
}
