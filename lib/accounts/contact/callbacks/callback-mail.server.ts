import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, paragraph, quotation } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { dealerArea } from '@/lib/kernel/routes/dealer-area'

type Given = { to: string; name: string; phone: string; title: string | null; when: string; slug: string }

/** Tells a dealer whom to call, when and about what. */
export function callbackMail({ to, name, phone, title, when, slug }: Given): NewMail {
  return writeMail('callback-request', to, {
    subject: 'Una persona vuole essere richiamata',
    body: [
      paragraph(title === null ? `aspetta la vostra chiamata ${when}.` : `aspetta la vostra chiamata ${when}, per ${title}.`),
      quotation(`${name}\n${phone}`),
      actionButton('Segna la richiamata', siteLink(dealerArea.leads, { concessionaria: slug })),
    ],
  })
}
