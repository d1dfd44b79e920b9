import { env } from '@/lib/kernel/config/env.server'
import { openFolderTransport } from './folder-transport.server'
import type { MailTransport } from './mail'
import { openSmtpTransport } from './smtp-transport.server'

/** Opens the way of mails: SMTP where it is configured, else a folder of files. */
export function openMailTransport(): MailTransport {
  const { smtpUrl, mailFrom, dataDir } = env()
  return smtpUrl === undefined ? openFolderTransport(`${dataDir}/outbox`, mailFrom) : openSmtpTransport(smtpUrl, mailFrom)
}
