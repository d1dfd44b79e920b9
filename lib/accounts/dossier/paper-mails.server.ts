import { lowered } from '@/lib/kernel/italian/lowered'
import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, type MailPart, paragraph, quotation, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { recordsPath } from '@/lib/kernel/routes/dossier'

/** `paper`: what kind of paper it is. `note`: what has to be made again; empty where it was found right. */
export type PaperMail = { to: string; adId: number; title: string; ad: MailPart | null; paper: string; note: string }

/** Somebody has looked at a paper of the seller's. */
export function paperDecidedMail({ to, adId, title, ad, paper, note }: PaperMail): NewMail {
  const isAccepted = note === ''
  return writeMail('paper-decided', to, {
    subject: isAccepted ? `Carta guardata: ${lowered(paper)}` : `Carta da rifare: ${lowered(paper)}`,
    body: [
      paragraph(
        isAccepted
          ? `una persona ha guardato la tua carta per «${title}»: ora quel dato è «Documentata» e chi legge l’annuncio vede la copia.`
          : `una persona ha guardato la tua carta per «${title}»: così non va. Finché non la rifai la vedi solo tu.`,
      ),
      ad,
      ...(isAccepted ? [] : [quotation(note)]),
      actionButton(isAccepted ? 'Vedi le tue carte' : 'Rifai la carta', siteLink(recordsPath(adId))),
      smallPrint('Copri sempre targa, nome e indirizzo prima di mandarla.'),
    ],
  })
}
