import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, paragraph } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { securityContact } from '@/lib/kernel/routes/contacts'
import { routes } from '@/lib/kernel/routes/routes'

const notYou = paragraph(
  `Se non sei stato tu, rimuovi la passkey dal profilo, imposta subito una nuova password e scrivi a ${securityContact}.`,
)

export function passkeyAddedMail({ to }: { to: string }): NewMail {
  return writeMail('passkey-added', to, {
    subject: 'Hai una nuova passkey',
    body: [
      paragraph('al tuo account Ingrana è stata aggiunta una passkey: da adesso con quel dispositivo accedi senza password.'),
      notYou,
      actionButton('Il mio profilo', siteLink(routes.profile)),
    ],
  })
}

export function passkeyRemovedMail({ to }: { to: string }): NewMail {
  return writeMail('passkey-removed', to, {
    subject: 'Una passkey è stata rimossa',
    body: [
      paragraph('una passkey del tuo account Ingrana è stata rimossa: con quella non si accede più.'),
      paragraph(`Se non sei stato tu, imposta subito una nuova password e scrivi a ${securityContact}.`),
      actionButton('Il mio profilo', siteLink(routes.profile)),
    ],
  })
}
