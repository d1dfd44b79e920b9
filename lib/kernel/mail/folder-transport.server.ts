import { mkdir, open, rename } from 'node:fs/promises'
import path from 'node:path'
import { createTransport } from 'nodemailer'
import { log } from '@/lib/kernel/errors/log.server'
import { DeliveryError } from './delivery-error'
import type { MailTransport } from './mail'
import { mimeMail } from './mime-mail'

const dayMs = 86_400_000

/** Keeps mails as `.eml` files, which every mail program opens. A mail delivered twice is one file. */
export function openFolderTransport(folder: string, from: string): MailTransport {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  let loggedAt = -Infinity
  /** Logs once a day, for operators who believe that mails leave. */
  const tellThatNobodyGetsIt = () => {
    if (performance.now() - loggedAt < dayMs) return // no clock that somebody sets
    loggedAt = performance.now()
    log().warn({ folder }, 'mails are stored as files and reach nobody: set SMTP_URL')
  }
  return {
    async deliver(mail) {
      tellThatNobodyGetsIt()
      const { message } = await composer.sendMail(mimeMail(mail, from))
      if (!Buffer.isBuffer(message)) throw new TypeError('the mail was not composed in memory')
      const time = mail.createdAt.toISOString().replaceAll(':', '-')
      const file = path.join(folder, `${time}-${mail.messageId.replace(/[^\w-]+/g, '-').replace(/^-|-$/g, '')}.eml`)
      await write(file, message).catch((error: unknown) => {
        throw new DeliveryError('unreachable', `${file} cannot be written`, { cause: error })
      })
    },
    close: () => composer.close(),
  }
}

/** Writes a file that under its name is whole or not there, also after a power cut. */
async function write(file: string, content: Buffer): Promise<void> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const partial = await open(`${file}.part`, 'w', 0o600)
  try {
    await partial.writeFile(content)
    await partial.sync()
  } finally {
    await partial.close()
  }
  await rename(`${file}.part`, file)
}
