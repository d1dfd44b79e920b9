import type { AuthenticationResponseJSON, RegistrationResponseJSON, WebAuthnCredential } from '@simplewebauthn/server'
import { array, number, object, string } from 'yup'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'

/** The only import of the library. It is loaded when somebody uses a passkey: nobody else pays for it. */
const library = () => import('@simplewebauthn/server')

const timeoutMs = 5 * 60_000
const textField = () => string().required().max(20_000)
const kind = { id: textField(), rawId: textField(), type: string<'public-key'>().oneOf(['public-key']).required() }

const registrationShape = object({
  ...kind,
  response: object({
    clientDataJSON: textField(),
    attestationObject: textField(),
    transports: array(string().required().max(40)).max(20).default([]),
    publicKeyAlgorithm: number(),
  }).required(),
})
const assertionShape = object({
  ...kind,
  response: object({
    clientDataJSON: textField(),
    authenticatorData: textField(),
    signature: textField(),
    userHandle: string().max(1_000),
  }).required(),
})

/** Takes the challenge that was signed; false when it is none of ours, or was used, or is too old. */
export type TakeChallenge = (challenge: string) => Promise<boolean>
export type Known = Pick<WebAuthnCredential, 'id' | 'transports'>

const unknownText = 'La passkey non è stata riconosciuta. Riprova, oppure usa la password e i codici.'

/** The site as devices know it. */
function party() {
  const { hostname, origin } = new URL(env().siteUrl)
  return { rpID: hostname, origin }
}

export async function registrationOptions(owner: { id: number; email: string; displayName: string }, known: Known[]) {
  const { generateRegistrationOptions } = await library()
  return generateRegistrationOptions({
    rpName: 'Ingrana',
    rpID: party().rpID,
    userName: owner.email,
    userDisplayName: owner.displayName,
    userID: new TextEncoder().encode(`ingrana ${owner.id}`),
    timeout: timeoutMs,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
}

export async function verifyRegistration(text: string, takeChallenge: TakeChallenge): Promise<WebAuthnCredential> {
  const { response, ...sent } = readSigned(registrationShape, text)
  const { clientDataJSON, attestationObject, transports } = response
  const answer: RegistrationResponseJSON = {
    ...sent,
    response: { clientDataJSON, attestationObject, transports },
    clientExtensionResults: {},
  }
  const { verifyRegistrationResponse } = await library()
  const { rpID, origin } = party()
  const { verified, registrationInfo } = await orRefuse(() =>
    verifyRegistrationResponse({
      response: answer,
      expectedChallenge: takeChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    }),
  )
  if (!verified) throw refused('not verified')
  return { ...registrationInfo.credential, transports }
}

/** The options of a login; without `known` the device offers every passkey it has for us. */
export async function authenticationOptions(known?: Known[]) {
  const { generateAuthenticationOptions } = await library()
  return generateAuthenticationOptions({
    rpID: party().rpID,
    timeout: timeoutMs,
    userVerification: 'required',
    ...(known && { allowCredentials: known }),
  })
}

/** Which passkey says that it signs. */
export function credentialIdIn(text: string): string {
  return readSigned(assertionShape, text).id
}

/** Gives what the device has counted; throws for a wrong signature, and for a counter that went back: a copy. */
export async function verifyAssertion(text: string, credential: WebAuthnCredential, takeChallenge: TakeChallenge): Promise<number> {
  const { response, ...sent } = readSigned(assertionShape, text)
  const { userHandle, ...signed } = response
  const answer: AuthenticationResponseJSON = {
    ...sent,
    response: { ...signed, ...(userHandle !== undefined && { userHandle }) },
    clientExtensionResults: {},
  }
  const { verifyAuthenticationResponse } = await library()
  const { rpID, origin } = party()
  const { verified, authenticationInfo } = await orRefuse(() =>
    verifyAuthenticationResponse({
      response: answer,
      expectedChallenge: takeChallenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      credential,
      requireUserVerification: true,
    }),
  )
  if (!verified) throw refused('not verified')
  return authenticationInfo.newCounter
}

function readSigned<Shape>(shape: { validateSync: (value: unknown) => Shape }, text: string): Shape {
  try {
    return shape.validateSync(JSON.parse(text))
  } catch (cause) {
    throw refused('not what a device gives', cause)
  }
}

/** The library throws plain errors for whatever is wrong with what was sent; a refusal of ours, such as a failing database, stays one. */
async function orRefuse<Outcome>(verify: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await verify()
  } catch (error) {
    throw error instanceof AppError ? error : refused(error instanceof Error ? error.message : String(error), error)
  }
}

export function refused(why: string, cause?: unknown): AppError {
  return new AppError('invalid', why, { shownText: unknownText, cause })
}
