import { createTransport } from 'nodemailer'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { DeliveryError, type DeliveryFailureKind } from './delivery-error'
import type { MailTransport } from './mail'
import { mimeMail } from './mime-mail'

const defaultTimeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 }

export function openSmtpTransport(smtpUrl: string, from: string, timeouts: Partial<typeof defaultTimeouts> = {}): MailTransport {
  const smtp = createTransport({ url: smtpUrl, ...defaultTimeouts, ...timeouts })
  return {
    async deliver(mail) {
      await smtp.sendMail(mimeMail(mail, from)).catch((error: unknown) => {
        throw new DeliveryError(classifySmtpError(error), describe(error), { cause: error })
      })
    },
    close: () => smtp.close(),
  }
}

/** Classifies a failure. Only a refusal of this very mail is for good: a wrong password for the server also answers 5xx. */
export function classifySmtpError(error: unknown): DeliveryFailureKind {
  const { code, responseCode } = readError(error)
  if (code !== 'EENVELOPE' && code !== 'EMESSAGE') return 'unreachable'
  return responseCode !== undefined && responseCode >= 500 ? 'refused' : 'postponed'
}

function describe(error: unknown): string {
  const { code, response } = readError(error)
  return [code, response ?? (error instanceof Error ? error.message : 'unknown failure')].filter(Boolean).join(' ').slice(0, 500)
}

function readError(error: unknown): { code: string | undefined; responseCode: number | undefined; response: string | undefined } {
  const { code, responseCode, response } = asRecord(error)
  return {
    code: typeof code === 'string' ? code : undefined,
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
    response: typeof response === 'string' ? response : undefined,
  }
}
