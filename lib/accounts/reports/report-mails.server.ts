import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, type MailPart, paragraph, quotation } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { type ReportKind, reportKinds } from './ad-report'

/** The mail to a reporter who wants an answer: the report has arrived (DSA, article 16, paragraph 4). */
export function reportReceivedMail({
  to,
  title,
  href,
  ad,
  kind,
  message,
}: {
  to: string
  title: string
  href: string
  ad: MailPart | null
  kind: ReportKind
  message: string
}): NewMail {
  return writeMail('report-received', to, {
    subject: 'Abbiamo ricevuto la tua segnalazione',
    body: [
      paragraph(`hai segnalato «${title}»: ${reportKinds[kind].toLowerCase()}.`),
      ad,
      message === '' ? null : quotation(message),
      paragraph('Una persona la esamina, e ti scriviamo che cosa ha deciso. Chi vende non sa chi ha segnalato.'),
      actionButton('Rivedi l’annuncio', siteLink(href)),
    ],
  })
}
