import type { PublicKeyCredentialCreationOptionsJSON, PublicKeyCredentialRequestOptionsJSON } from '@simplewebauthn/browser'
import { AppError } from '@/lib/kernel/errors/app-error'
import { asRecord } from '@/lib/kernel/validation/plain-object'

/** The only import of the library, which is fetched when a passkey is used. */
const library = () => import('@simplewebauthn/browser')

/** Signs the options of our answer with the device; returns JSON. Throws errors with a text to show. */
export async function createPasskey(answer: unknown): Promise<string> {
  const { options } = asRecord(answer)
  return sign(({ startRegistration }) => (isCreation(options) ? startRegistration({ optionsJSON: options }) : refuseAnswer()))
}

/** Signs with an existing passkey; the rest as `createPasskey`. */
export async function askPasskey(answer: unknown): Promise<string> {
  const { options } = asRecord(answer)
  return sign(
    ({ startAuthentication }) => (isRequest(options) ? startAuthentication({ optionsJSON: options }) : refuseAnswer()),
    absentText,
  )
}

const absentText = 'Hai annullato, o su questo dispositivo non c’è una tua passkey: riprova, o usa un altro modo.'

/** `refusedText`: browsers do not report whether the user cancelled or had no passkey. */
async function sign(
  run: (webAuthn: Awaited<ReturnType<typeof library>>) => Promise<unknown>,
  refusedText = 'Hai annullato, o è passato troppo tempo: riprova.',
): Promise<string> {
  const webAuthn = await library()
  if (!webAuthn.browserSupportsWebAuthn()) throw shown('Questo browser non usa le passkey: accedi con la password, o aggiorna il browser.')
  try {
    return JSON.stringify(await run(webAuthn))
  } catch (error) {
    throw shown(textFor(error, refusedText), error)
  }
}

/** The text for an error, by the names that browsers and the library give. */
function textFor(error: unknown, refusedText: string): string {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError') return 'Questo dispositivo ha già una passkey per il tuo account.'
  if (name === 'NotAllowedError' || name === 'AbortError') return refusedText
  if (name === 'ConstraintError' || name === 'NotSupportedError')
    return 'Questo dispositivo non può tenere una passkey: serve un blocco schermo, un’impronta o un PIN.'
  if (name === 'SecurityError') return 'Le passkey funzionano solo all’indirizzo ufficiale di Ingrana.'
  return 'Il dispositivo non ha risposto: riprova, oppure usa la password e i codici.'
}

function shown(text: string, cause?: unknown): AppError {
  return new AppError('invalid', text, { shownText: text, cause })
}

/** Our server made the options for the library. */
function isCreation(options: unknown): options is PublicKeyCredentialCreationOptionsJSON {
  return Array.isArray(asRecord(options)['pubKeyCredParams'])
}

function isRequest(options: unknown): options is PublicKeyCredentialRequestOptionsJSON {
  return typeof asRecord(options)['challenge'] === 'string'
}

function refuseAnswer(): never {
  throw new Error('no options came')
}
