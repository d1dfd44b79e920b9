import { missingProofs, type StoredChoice } from '@/lib/accounts/consent/choice-cookie'
import { api } from '@/lib/kernel/routes/routes'
import { postJson } from '@/lib/server/http/with-csrf'

let running: AbortController | undefined

/** Aborts the request for the previous choice: its late Set-Cookie could overwrite the new one. */
export function stopSending(): void {
  running?.abort()
}

/** Leaves the proofs our server lacks there, of this choice and of those before it, in their order. The choice holds without them; what did not get through is sent again from the next page. */
export async function sendProofs(choice: StoredChoice): Promise<void> {
  stopSending()
  const { signal } = (running = new AbortController())
  try {
    for (const body of missingProofs(choice)) await postJson(api.privacyChoice, { csrf: '', body, signal })
  } catch {
    return
  }
}
