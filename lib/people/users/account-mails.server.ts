import { durationText } from '@/lib/kernel/durations/duration-text'
import type { NewMail } from '@/lib/kernel/mail/mail'
import { maskEmail } from '@/lib/kernel/mail/mask-email'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { routes } from '@/lib/kernel/routes/routes'
import { linkHours, type TokenKind } from './token.server'

/** The mails about an account. None repeats a name or a text that somebody else may have typed: such mails could be used to send advertising. */

const notYou = 'Se non sei stato tu, puoi ignorare questa e-mail: non succederà nulla.'
const linkLife = (kind: TokenKind) => `Il link vale una volta sola e per ${durationText(linkHours[kind], 'hour')}.`
const secure = 'Se non sei stato tu, imposta subito una nuova password.'

export function confirmRegistrationMail({ to, code }: { to: string; code: string }): NewMail {
  return writeMail('confirm-registration', to, {
    subject: 'Conferma la tua registrazione',
    paragraphs: ['hai chiesto di registrarti su Ingrana con questo indirizzo e-mail. Manca solo un passo: conferma che è tuo.'],
    action: { label: 'Conferma la registrazione', url: siteLink(routes.confirmRegistration, { codice: code }) },
    small: [linkLife('confirmation'), notYou],
  })
}

/** The answer to a registration with an address that has an account: the page says the same as to everybody else. */
export function alreadyRegisteredMail({ to }: { to: string }): NewMail {
  return writeMail('already-registered', to, {
    subject: 'Hai già un account su Ingrana',
    paragraphs: [
      'qualcuno ha chiesto di registrarsi su Ingrana con questo indirizzo e-mail, ma hai già un account. Puoi accedere con la tua password.',
      `Non la ricordi? Impostane una nuova da qui: ${siteLink(routes.forgottenPassword)}`,
    ],
    action: { label: 'Accedi', url: siteLink(routes.login) },
    small: [notYou],
  })
}

export function recoveryMail({ to, code }: { to: string; code: string }): NewMail {
  return writeMail('password-recovery', to, {
    subject: 'Imposta una nuova password',
    paragraphs: ['hai chiesto di impostare una nuova password per il tuo account Ingrana.'],
    action: { label: 'Imposta la nuova password', url: siteLink(routes.newPassword, { codice: code }) },
    small: [linkLife('recovery'), 'Se non sei stato tu, puoi ignorare questa e-mail: la tua password resta quella di prima.'],
  })
}

export function passwordChangedMail({ to }: { to: string }): NewMail {
  return writeMail('password-changed', to, {
    subject: 'La tua password è cambiata',
    paragraphs: [
      'la password del tuo account Ingrana è appena stata cambiata. Per sicurezza abbiamo chiuso gli accessi sugli altri dispositivi.',
      secure,
    ],
    action: { label: 'Imposta una nuova password', url: siteLink(routes.forgottenPassword) },
  })
}

/** Goes to the new address; only whoever reads it can finish the change. */
export function confirmEmailChangeMail({ to, code }: { to: string; code: string }): NewMail {
  return writeMail('confirm-email-change', to, {
    subject: 'Conferma il nuovo indirizzo e-mail',
    paragraphs: [
      'hai chiesto di usare questo indirizzo per il tuo account Ingrana. Conferma che è tuo: da quel momento accederai con questa e-mail.',
    ],
    action: { label: 'Conferma il nuovo indirizzo', url: siteLink(routes.confirmEmail, { codice: code }) },
    small: [linkLife('email_change'), notYou],
  })
}

/** Goes to the address the account has had until now. */
export function emailChangeNoticeMail({ to, newEmail }: { to: string; newEmail: string }): NewMail {
  return writeMail('email-change-notice', to, {
    subject: 'È stato chiesto di cambiare la tua e-mail',
    paragraphs: [
      `è stato chiesto di sostituire questo indirizzo del tuo account Ingrana con ${maskEmail(newEmail)}. Il cambio vale dopo la conferma dal nuovo indirizzo.`,
      secure,
    ],
    action: { label: 'Imposta una nuova password', url: siteLink(routes.forgottenPassword) },
  })
}

export function accountDeletedMail({ to }: { to: string }): NewMail {
  return writeMail('account-deleted', to, {
    subject: 'Il tuo account è stato eliminato',
    paragraphs: [
      'come hai chiesto, abbiamo eliminato il tuo account Ingrana con tutto ciò che conteneva. Questa è l’ultima e-mail che ricevi da noi. Ci dispiace vederti andare: se cambi idea, puoi registrarti di nuovo quando vuoi.',
    ],
  })
}
