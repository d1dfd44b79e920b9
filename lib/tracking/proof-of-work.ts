/** The headers of the answer that requires work, and of the request that proves it. */
export const challengeHeader = 'X-Work-Challenge'
export const proofHeader = 'X-Work-Proof'

/** Which of so many candidates has this trace? Each try costs so many iterations of PBKDF2. */
export type Challenge = { iterations: number; candidates: number; salt: string; target: string }

const challengeForm = /^(\d{1,5})\.(\d{1,4})\.\d{13}\.([\w-]{22})\.([\w-]{22})\.[\w-]{43}$/

/** Reads a challenge; undefined: not written by our server, or more work than it ever requires. */
export function readChallenge(text: string): Challenge | undefined {
  const [, iterations, candidates, salt, target] = challengeForm.exec(text) ?? []
  return salt && target ? { iterations: Number(iterations), candidates: Number(candidates), salt, target } : undefined
}

/** One try. Browsers and Node hash in a thread of their own, so the page is not blocked. */
export async function traceOf(candidate: number, { iterations, salt }: Pick<Challenge, 'iterations' | 'salt'>): Promise<string> {
  const encoder = new TextEncoder()
  const key = await crypto.subtle.importKey('raw', encoder.encode(String(candidate)), 'PBKDF2', false, ['deriveBits'])
  const bits = await crypto.subtle.deriveBits({ name: 'PBKDF2', hash: 'SHA-256', salt: encoder.encode(salt), iterations }, key, 128)
  return btoa(String.fromCharCode(...new Uint8Array(bits)))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
}
