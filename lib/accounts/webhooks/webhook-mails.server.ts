import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, paragraph, quotation } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { dealerArea } from '@/lib/kernel/routes/dealer-area'

export function webhookStoppedMail({ to, address, fault, slug }: { to: string; address: string; fault: string; slug: string }): NewMail {
  return writeMail('webhook-stopped', to, {
    subject: 'Il tuo programma non riceve più gli avvisi',
    body: [
      paragraph(`da più di un giorno non riusciamo ad avvisare ${address} delle richieste di chi compra, e abbiamo smesso di provare.`),
      quotation(fault),
      paragraph('Le richieste sono tutte nella tua area: non si è perso nulla.'),
      actionButton('Controlla l’indirizzo', siteLink(dealerArea.partner, { concessionaria: slug })),
    ],
  })
}
