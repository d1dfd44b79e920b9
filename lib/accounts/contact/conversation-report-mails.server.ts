import { appealMonths } from '@/lib/accounts/moderation/moderation-case'
import { lowered } from '@/lib/kernel/italian/lowered'
import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, type MailPart, paragraph, quotation, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { appealContact } from '@/lib/kernel/routes/contacts'
import { routes } from '@/lib/kernel/routes/routes'

/** `ad` shows the ad, if it is about one; `code` opens the conversation. */
type About = { to: string; code: string; title: string; ad: MailPart | null }

const toConversation = (code: string) => actionButton('Rileggi la conversazione', siteLink(routes.conversation, { codice: code }))

/** The mail to the reporter: what came of it. */
export function reportDecidedMail({ to, code, title, ad, isAccepted }: About & { isAccepted: boolean }): NewMail {
  return writeMail('message-report-decided', to, {
    subject: 'La tua segnalazione',
    body: [
      paragraph(
        isAccepted
          ? `una persona ha letto i messaggi che hai segnalato per «${title}»: abbiamo chiuso la conversazione.`
          : `una persona ha letto i messaggi che hai segnalato per «${title}»: non violano le regole. Puoi comunque bloccare chi scrive.`,
      ),
      ad,
      toConversation(code),
      smallPrint(`Se non sei d’accordo, scrivi entro ${appealMonths} mesi a ${appealContact}, gratis: la ricontrolla un’altra persona.`),
    ],
  })
}

/** The mail to the other one: facts, rule, that a person did it, and how to object. */
export function conversationClosedMail({ to, code, title, ad, reason, statement }: About & { reason: string; statement: string }): NewMail {
  return writeMail('conversation-closed', to, {
    subject: 'Una tua conversazione è chiusa',
    body: [
      paragraph(`la conversazione per «${title}» è chiusa dopo una segnalazione. Motivo: ${lowered(reason)}.`),
      ad,
      quotation(statement),
      toConversation(code),
      smallPrint(
        `La decisione è di una persona. Se non sei d’accordo, scrivi entro ${appealMonths} mesi a ${appealContact}, gratis: la ricontrolla un’altra persona. Restano possibili un organismo di risoluzione extragiudiziale e il giudice.`,
      ),
    ],
  })
}
