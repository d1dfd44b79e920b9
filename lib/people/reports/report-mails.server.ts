import type { NewMail } from '@/lib/kernel/mail/mail'
import { paragraph, quotation, smallPrint } from '@/lib/kernel/mail/mail-components'
import { writeMail } from '@/lib/kernel/mail/write-mail.server'
import { appealContact } from '@/lib/kernel/routes/routes'
import { appealMonths } from '@/lib/people/moderation/moderation-case'
import { type ReportKind, reportKinds } from './ad-report'

/** To whoever reported an ad and wants an answer: it has arrived (DSA, article 16, paragraph 4). `name`: '' when they gave none. */
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

/** What came of it, that a person decided it, and how to object (DSA, article 16, paragraph 5). */
export function reportAnswerMail({ to, title, isAccepted }: { to: string; title: string; isAccepted: boolean }): NewMail {
  return writeMail('report-decided', to, {
    subject: 'La tua segnalazione di un annuncio',
    body: [
      paragraph(
        isAccepted
          ? `Una persona ha controllato «${title}», che hai segnalato: non rispetta le regole, e siamo intervenuti.`
          : `Una persona ha controllato «${title}», che hai segnalato: rispetta le regole, e non cambia nulla.`,
      ),
      smallPrint(
        `La decisione è di una persona. Se non sei d’accordo, scrivi entro ${appealMonths} mesi a ${appealContact}, gratis: la riguarda un’altra persona. Restano possibili un organismo di risoluzione extragiudiziale e il giudice.`,
      ),
    ],
  })
}
