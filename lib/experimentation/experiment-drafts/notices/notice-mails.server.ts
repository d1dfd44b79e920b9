import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, paragraph, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { experimentPath } from '@/lib/kernel/routes/routes'
import type { Notice } from './notices'

/** What has happened to an experiment, for somebody of marketing. `address`: what the page of its results is found by. */
export function noticeMail({ to, address, notice }: { to: string; address: string; notice: Notice }): NewMail {
  return writeMail('experimentNotice', to, {
    subject: notice.subject,
    body: [
      ...notice.lines.map(paragraph),
      actionButton('Vedi i risultati', siteLink(experimentPath(address))),
      smallPrint('Ricevi questa e-mail perché lavori al marketing di Ingrana. Di ogni novità ne mandiamo una sola.'),
    ],
  })
}
