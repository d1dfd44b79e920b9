import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, linkLine, type MailPart, paragraph, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { routes } from '@/lib/kernel/routes/routes'

/** `place`: where, as far as the addressee may know. `calendar`: the address of the visit for calendars. */
export type VisitMail = {
  to: string
  title: string
  ad: MailPart | null
  code: string
  when: string
  place: string | null
  calendar: string
}

const noDeposit = 'Non pagare nulla, nemmeno una caparra, prima di aver visto l’auto e le carte.'
const secretLink = 'Non dare ad altri i link di questa e-mail: chi li ha vede la visita e può scrivere al posto tuo.'

/** The place stands on the page of the conversation, which it leaves again: a mail would retain it. */
export function visitConfirmedMail({ to, title, ad, code, when, place, calendar }: VisitMail): NewMail {
  return writeMail('visit-confirmed', to, {
    subject: `Visita confermata: ${when}`,
    body: [
      paragraph(`la visita per «${title}» è fissata: ${when}.${place === null ? '' : ' L’indirizzo è nella conversazione.'}`),
      ad,
      linkLine('Metti in calendario (.ics)', calendar),
      actionButton('Apri la conversazione', siteLink(routes.conversation, { codice: code })),
      smallPrint(noDeposit),
      smallPrint(secretLink),
    ],
  })
}

export function visitCancelledMail({ to, title, ad, code, when, calendar }: VisitMail): NewMail {
  return writeMail('visit-cancelled', to, {
    subject: `Visita disdetta: ${when}`,
    body: [
      paragraph(`la visita per «${title}» di ${when} è disdetta.`),
      ad,
      linkLine('Toglila dal calendario (.ics)', calendar),
      actionButton('Apri la conversazione', siteLink(routes.conversation, { codice: code })),
      smallPrint(secretLink),
    ],
  })
}

export function visitReminderMail({ to, title, ad, code, when, isToday, calendar }: VisitMail & { isToday: boolean }): NewMail {
  return writeMail('visit-reminder', to, {
    subject: `${isToday ? 'Tra poco' : 'Promemoria'}: visita ${when}`,
    body: [
      paragraph(`ti ricordiamo la visita per «${title}»: ${when}. L’indirizzo è nella conversazione. Se non puoi, sposta o disdici da lì.`),
      ad,
      linkLine('Metti in calendario (.ics)', calendar),
      actionButton('Apri la conversazione', siteLink(routes.conversation, { codice: code })),
      smallPrint(noDeposit),
      smallPrint(secretLink),
    ],
  })
}
