import type { NewMail } from '@/lib/kernel/mail/mail'
import { paragraph, quotation } from '@/lib/kernel/mail/mail-components'
import { writeMail } from '@/lib/kernel/mail/write-mail.server'
import { type ReportKind, reportKinds } from './ad-report'

/** The mail to a reporter who wants an answer: the report has arrived (DSA, article 16, paragraph 4). `name`: '' when they gave none. */
export function reportReceivedMail({
  to,
  name,
  title,
  kind,
  message,
}: {
  to: string
  name: string
  title: string
  kind: ReportKind
  message: string
}): NewMail {
  return writeMail('report-received', to, {
    subject: 'Abbiamo ricevuto la tua segnalazione',
    body: [
      ...(name === '' ? [] : [paragraph(`Ciao ${name},`)]),
      paragraph(`hai segnalato «${title}»: ${reportKinds[kind].toLowerCase()}.`),
      ...(message === '' ? [] : [quotation(message)]),
      paragraph('Una persona la esamina, e ti scriviamo che cosa ha deciso. Chi vende non sa chi ha segnalato.'),
    ],
  })
}
