import { env } from '@/lib/config/env.server'
import { openFolderTransport } from './folder-transport.server'
import type { OutgoingMail } from './mail'
import { openSmtpTransport } from './smtp-transport.server'

/** Where mails leave. `deliver` returns when somebody else has taken the responsibility for the mail. */
export type MailTransport = { deliver(mail: OutgoingMail): Promise<void>; close(): void }

/** Over SMTP where one is configured, else into a folder of files. */
export function openMailTransport(): MailTransport {
  const { smtpUrl, mailFrom, dataDir } = env()
  return smtpUrl === undefined ? openFolderTransport(`${dataDir}/outbox`, mailFrom) : openSmtpTransport(smtpUrl, mailFrom)
}
