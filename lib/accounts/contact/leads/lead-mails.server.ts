import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, paragraph } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { dealerArea } from '@/lib/kernel/routes/dealer-area'
import { lateHours } from './lead'

type Reminder = { to: string; count: number; name: string; slug: string }

export function leadReminderMail({ to, count, name, slug }: Reminder): NewMail {
  const waiting = count === 1 ? 'una richiesta aspetta' : `${count} richieste aspettano`
  return writeMail('lead-reminder', to, {
    subject: count === 1 ? 'Una richiesta aspetta risposta' : `${count} richieste aspettano risposta`,
    body: [
      paragraph(`${waiting} risposta da più di ${lateHours} ore per ${name}.`),
      actionButton('Apri le richieste', siteLink(dealerArea.leads, { concessionaria: slug })),
    ],
  })
}
