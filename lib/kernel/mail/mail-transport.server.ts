import { env } from '@/lib/kernel/config/env.server'
import { openFolderTransport } from './folder-transport.server'
import type { MailTransport } from './mail'
import { openSmtpTransport } from './smtp-transport.server'

/** Over SMTP where one is configured, else into a folder of files. */
export function openMailTransport(): MailTransport {
  const { smtpUrl, mailFrom, dataDir } = env()
  return smtpUrl === undefined ? openFolderTransport(`${dataDir}/outbox`, mailFrom) : openSmtpTransport(smtpUrl, mailFrom)
}
