import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { env } from '@/lib/kernel/config/env.server'
import { asRecord } from '@/lib/kernel/validation/plain-object'

/** A device with one passkey, as far as a site can see it: it signs by ES256 and counts. */
export class TestAuthenticator {
  readonly id = randomBytes(16).toString('base64url')
  counter = 1
  origin = new URL(env().siteUrl).origin
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })

  /** What it gives for the options of a registration. */
  create({ challenge }: { challenge: string }): string {
    const id = Buffer.from(this.id, 'base64url')
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = Buffer.concat([
      Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21, 0x58, 0x20]), // CBOR: an EC2 key for ES256 on P-256
      Buffer.from(x, 'base64url'),
      Buffer.from([0x22, 0x58, 0x20]),
      Buffer.from(y, 'base64url'),
    ])
    const about = Buffer.concat([this.#state(0x45), Buffer.alloc(16), Buffer.from([0, id.length]), id, key])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      Buffer.from([0x58, about.length]),
      about,
    ])
    return this.#answer({
      clientDataJSON: this.#client('webauthn.create', challenge).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
    })
  }

  /** What it signs for the options of a login. */
  get({ challenge }: { challenge: string }): string {
    const client = this.#client('webauthn.get', challenge)
    const about = this.#state(0x05)
    const signed = Buffer.concat([about, createHash('sha256').update(client).digest()])
    return this.#answer({
      clientDataJSON: client.toString('base64url'),
      authenticatorData: about.toString('base64url'),
      signature: sign('sha256', signed, this.#keys.privateKey).toString('base64url'),
    })
  }

  #answer(response: Record<string, string>): string {
    return JSON.stringify({ id: this.id, rawId: this.id, type: 'public-key', response, clientExtensionResults: {} })
  }

  #client(type: string, challenge: string): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false }))
  }

  /** `flags`: its owner is there and was recognised, and whether a key follows. */
  #state(flags: number): Buffer {
    const head = Buffer.concat([createHash('sha256').update(new URL(env().siteUrl).hostname).digest(), Buffer.alloc(5)])
    head.writeUInt8(flags, 32)
    head.writeUInt32BE(this.counter, 33)
    this.counter += 1
    return head
  }
}

function cborText(text: string): Buffer {
  return Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
}

/** Replaces a part of the response in an answer. */
export function withPart(answer: string, part: string, value: string): string {
  const sent = asRecord(JSON.parse(answer))
  return JSON.stringify({ ...sent, response: { ...asRecord(sent['response']), [part]: value } })
}
