import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'

const timeoutMs = 8_000

/** Gives a text for a mobile number to the gateway of the settings. Throws `unavailable` where it is not taken; neither number nor text is in the error. */
export async function sendSms(to: string, text: string): Promise<void> {
  const gateway = env().sms
  if (!gateway) throw unavailable('not set')
  const answer = await fetch(gateway.url, {
    method: 'POST',
    redirect: 'error',
    signal: AbortSignal.timeout(timeoutMs),
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${gateway.token}` },
    body: JSON.stringify({ to, from: gateway.sender, text }),
  }).catch((error: unknown) => {
    throw unavailable(error instanceof Error ? error.name : 'failed')
  })
  await answer.body?.cancel()
  if (!answer.ok) throw unavailable(`answered ${answer.status}`)
}

function unavailable(reason: string): AppError {
  return new AppError('unavailable', `text messages: ${reason}`, {
    shownText: 'Il messaggio non è partito: riprova tra qualche minuto.',
  })
}
