import { appealMonths } from '@/lib/accounts/moderation/moderation-case'
import type { NewMail } from '@/lib/kernel/mail/mail'
import { paragraph, quotation, smallPrint } from '@/lib/kernel/mail/mail-components'
import { writeMail } from '@/lib/kernel/mail/write-mail.server'
import { appealContact } from '@/lib/kernel/routes/contacts'

/** The mail to the reporter: what came of it. */
export function reportDecidedMail({ to, title, isAccepted }: { to: string; title: string; isAccepted: boolean }): NewMail {
  return writeMail('message-report-decided', to, {
    subject: 'La tua segnalazione',
    body: [
      paragraph(
        isAccepted
          ? `Una persona ha letto i messaggi che hai segnalato per «${title}»: abbiamo chiuso la conversazione.`
          : `Una persona ha letto i messaggi che hai segnalato per «${title}»: non violano le regole. Puoi comunque bloccare chi scrive.`,
      ),
      smallPrint(`Se non sei d’accordo, scrivi entro ${appealMonths} mesi a ${appealContact}: riguarda un’altra persona.`),
    ],
  })
}

/** The mail to the other one: facts, rule, that a person did it, and how to object. */
export function conversationClosedMail({
  to,
  title,
  reason,
  statement,
}: {
  to: string
  title: string
  reason: string
  statement: string
}): NewMail {
  return writeMail('conversation-closed', to, {
    subject: 'Una tua conversazione è chiusa',
    body: [
      paragraph(`La conversazione per «${title}» è chiusa dopo una segnalazione. Motivo: ${reason}.`),
      quotation(statement),
      smallPrint(
        `La decisione è di una persona. Se non sei d’accordo, scrivi entro ${appealMonths} mesi a ${appealContact}, gratis: la riguarda un’altra persona. Restano possibili un organismo di risoluzione extragiudiziale e il giudice.`,
      ),
    ],
  })
}
