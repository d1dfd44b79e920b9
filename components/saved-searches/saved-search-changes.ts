import type { AlertFrequency } from '@/lib/accounts/saved-searches/alert-frequency'
import { refreshPage } from '@/lib/kernel/browser/refresh-page'
import { notify, openLogin } from '@/lib/kernel/browser/site-events'
import { routes, savedSearchApi } from '@/lib/kernel/routes/routes'
import { fetchJson, HttpError } from '@/lib/server/http/fetch-json'
import { readErrorResponse } from '@/lib/server/http/read-response'
import { postJson, withCsrf } from '@/lib/server/http/with-csrf'

/** What its owner can do with a saved search. `remove` and `restore` return whether it was done; a failure is shown. */
export function savedSearchChanges(id: number, csrf: string) {
  const send = (method: 'DELETE' | 'PUT', body?: unknown) =>
    withCsrf(csrf, (token) => fetchJson(savedSearchApi.one(id), { method, csrf: token, body }))
  return {
    remove: () => isDone(send('DELETE'), 'Ricerca non eliminata'),
    restore: () => isDone(postJson(savedSearchApi.undo, { csrf, body: { search: id } }), 'Ricerca non ripristinata'),
    /** Called when its owner opens its list: marks the search as seen. Failures are ignored. */
    markOpened: () => void postJson(savedSearchApi.one(id), { csrf, body: { change: 'open' } }).catch(() => {}),
    /** Whether it was done. */
    setFrequency: (frequency: AlertFrequency) =>
      isDone(postJson(savedSearchApi.one(id), { csrf, body: { change: 'frequency', frequency } }), 'Scelta non salvata'),
    setPaused: (isPaused: boolean) =>
      isDone(postJson(savedSearchApi.one(id), { csrf, body: { change: isPaused ? 'pause' : 'resume' } }), 'Scelta non salvata'),
    async rename(name: string) {
      await askingLogin(send('PUT', { name }))
      await refreshPage(routes.savedSearches)
    },
  }
}

async function isDone(work: Promise<unknown>, failure: string): Promise<boolean> {
  try {
    await askingLogin(work)
    return true
  } catch (error) {
    notify({ name: failure, description: readErrorResponse(error).message, variant: 'error' })
    return false
  }
}

async function askingLogin(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch (error) {
    if (error instanceof HttpError && error.status === 401) openLogin()
    throw error
  }
}
