import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, paragraph } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { securityContact } from '@/lib/kernel/routes/contacts'
import { routes } from '@/lib/kernel/routes/routes'

const notYou = paragraph(`Se non sei stato tu, imposta subito una nuova password e scrivi a ${securityContact}.`)

export function secondFactorOnMail({ to }: { to: string }): NewMail {
  return writeMail('second-factor-on', to, {
    subject: 'La verifica in due passaggi è attiva',
    body: [
      paragraph('da adesso, quando accedi a Ingrana, dopo la password ti chiediamo un codice della tua app.'),
      paragraph('Conserva i codici di recupero: servono se perdi il telefono.'),
      notYou,
      actionButton('Il mio profilo', siteLink(routes.profile)),
    ],
  })
}

export function secondFactorOffMail({ to }: { to: string }): NewMail {
  return writeMail('second-factor-off', to, {
    subject: 'La verifica in due passaggi è disattivata',
    body: [
      paragraph('da adesso per accedere a Ingrana basta la password.'),
      notYou,
      actionButton('Il mio profilo', siteLink(routes.profile)),
    ],
  })
}

export function recoveryCodeUsedMail({ to, left }: { to: string; left: number }): NewMail {
  return writeMail('recovery-code-used', to, {
    subject: 'Un codice di recupero è stato usato',
    body: [
      paragraph(
        `qualcuno ha usato uno dei tuoi codici di recupero. ${left === 1 ? 'Ne resta uno' : `Ne restano ${left}`}: dal profilo puoi averne dieci nuovi.`,
      ),
      notYou,
      actionButton('Il mio profilo', siteLink(routes.profile)),
    ],
  })
}
