import type { Party } from '@/lib/accounts/contact/reply'
import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, type MailPart, paragraph, quotation, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { routes } from '@/lib/kernel/routes/routes'
import { noDepositText } from './offer'

/** `said`: what the card's message says; null where the clock or the market moved it. */
export type DealMail = { to: string; code: string; ad: MailPart | null; subject: string; lead: string; said: string | null; button: string }

/** The mail of a transition. Its link leads to the conversation, also for people without an account. */
export function dealMail({ to, code, ad, subject, lead, said, button }: DealMail): NewMail {
  return writeMail('deal', to, {
    subject,
    body: [
      paragraph(lead),
      ad,
      ...(said === null ? [] : [quotation(said)]),
      actionButton(button, siteLink(routes.conversation, { codice: code })),
      smallPrint(noDepositText),
      smallPrint('Non rispondere a questa e-mail e non darne il link ad altri: chi lo ha può leggere e scrivere al posto tuo.'),
    ],
  })
}

/** Who moved a card, in the mail to the other side. */
export function moverText(by: Party, { buyer, seller }: { buyer: string; seller: string | null }): string {
  return by === 'buyer' ? buyer : (seller ?? 'il venditore')
}
