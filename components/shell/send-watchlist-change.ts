import type { OptimisticUpdate } from '@/lib/accounts/watchlist/optimistic-updates'
import type { SavedState } from '@/lib/accounts/watchlist/watchlist'
import { watchlistApi } from '@/lib/kernel/routes/routes'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { fetchJson } from '@/lib/server/http/fetch-json'
import { withCsrf } from '@/lib/server/http/with-csrf'

/** Sends a change of the watchlist and returns the state that the server stored. */
export async function sendWatchlistChange(ad: number, { kind, csrf }: OptimisticUpdate): Promise<SavedState> {
  return readState(await withCsrf(csrf, (token) => call(ad, kind, token)), kind !== 'remove')
}

function call(ad: number, kind: OptimisticUpdate['kind'], csrf: string): Promise<unknown> {
  if (kind === 'remove') return fetchJson(watchlistApi.one(ad), { method: 'DELETE', csrf, keepalive: true })
  return fetchJson(kind === 'save' ? watchlistApi.all : watchlistApi.undo, { method: 'POST', csrf, body: { ad }, keepalive: true })
}

function readState(answer: unknown, expected: boolean): SavedState {
  const { ad, saved, revision } = asRecord(answer)
  if (typeof ad !== 'number' || saved !== expected || typeof revision !== 'number')
    throw new TypeError('the answer does not say what was done')
  return { ad, saved: expected, revision }
}
