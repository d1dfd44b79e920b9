import { dateText } from '@/lib/kernel/italian/date-text'
import { durationText } from '@/lib/kernel/italian/duration-text'
import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, linkLine, paragraph, smallPrint } from '@/lib/kernel/mail/mail-components'
import { maskEmail } from '@/lib/kernel/mail/mask-email'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { routes } from '@/lib/kernel/routes/routes'
import { linkHours, type TokenKind } from './token.server'

/** The mails about an account. None repeats a name or a text that somebody else may have typed: such mails could be used to send advertising. */

const linkLife = (kind: TokenKind) => `Il link vale una volta sola e per ${durationText(linkHours[kind], 'hour')}.`
const notYou = 'Non sei stato tu? Ignora questa mail: non succede nulla.'
const secure = 'Se non sei stato tu, imposta subito una nuova password.'

export function confirmRegistrationMail({ to, code }: { to: string; code: string }): NewMail {
  return writeMail('confirm-registration', to, {
    subject: 'Conferma la tua registrazione',
    body: [
      paragraph('manca un tocco: conferma che questo indirizzo è tuo ed entri subito in Ingrana, senza riscrivere la password.'),
      actionButton('Conferma ed entra', siteLink(routes.confirmRegistration, { codice: code })),
      smallPrint(linkLife('confirmation')),
      smallPrint('Non sei stato tu? Non toccare il pulsante: senza il tuo tocco non succede nulla.'),
    ],
  })
}

/** The answer to a registration with an address that has an account: the page says the same as to everybody else. */
export function alreadyRegisteredMail({ to }: { to: string }): NewMail {
  return writeMail('already-registered', to, {
    subject: 'Hai già un account su Ingrana',
    body: [
      paragraph(
        'qualcuno ha chiesto di registrarsi su Ingrana con questo indirizzo, ma un account ce l’hai già. Accedi con la tua password.',
      ),
      actionButton('Accedi', siteLink(routes.login)),
      linkLine('Non la ricordi? Impostane una nuova', siteLink(routes.forgottenPassword)),
      smallPrint(notYou),
    ],
  })
}

export function recoveryMail({ to, code }: { to: string; code: string }): NewMail {
  return writeMail('password-recovery', to, {
    subject: 'Imposta una nuova password',
    body: [
      paragraph('hai chiesto una nuova password per Ingrana: sceglila da qui.'),
      actionButton('Imposta la nuova password', siteLink(routes.newPassword, { codice: code })),
      smallPrint(linkLife('recovery')),
      smallPrint('Non sei stato tu? Ignora questa mail: la tua password resta quella di prima.'),
    ],
  })
}

export function passwordChangedMail({ to }: { to: string }): NewMail {
  return writeMail('password-changed', to, {
    subject: 'La tua password è cambiata',
    body: [
      paragraph('la password del tuo account Ingrana è appena cambiata. Per sicurezza, sugli altri dispositivi accedi di nuovo.'),
      paragraph(secure),
      actionButton('Imposta una nuova password', siteLink(routes.forgottenPassword)),
    ],
  })
}

/** Goes to the new address; only its reader can finish the change. */
export function confirmEmailChangeMail({ to, code }: { to: string; code: string }): NewMail {
  return writeMail('confirm-email-change', to, {
    subject: 'Conferma il nuovo indirizzo e-mail',
    body: [
      paragraph('hai chiesto di usare questo indirizzo per il tuo account Ingrana. Conferma che è tuo: da quel momento accedi con questo.'),
      actionButton('Conferma il nuovo indirizzo', siteLink(routes.confirmEmail, { codice: code })),
      smallPrint(linkLife('email_change')),
      smallPrint(notYou),
    ],
  })
}

/** Goes to the address the account has had until now. */
export function emailChangeNoticeMail({ to, newEmail }: { to: string; newEmail: string }): NewMail {
  return writeMail('email-change-notice', to, {
    subject: 'Stai cambiando la tua e-mail?',
    body: [
      paragraph(
        `qualcuno, forse tu, ha chiesto di sostituire questo indirizzo del tuo account Ingrana con ${maskEmail(newEmail)}. Il cambio vale solo dopo la conferma dal nuovo indirizzo.`,
      ),
      paragraph(secure),
      actionButton('Imposta una nuova password', siteLink(routes.forgottenPassword)),
    ],
  })
}

/** The mail with the link that takes the deletion back. */
export function accountDeletionRequestedMail({
  to,
  code,
  goes,
  endsAt,
}: {
  to: string
  code: string
  goes: string
  endsAt: Date
}): NewMail {
  return writeMail('account-deletion-asked', to, {
    subject: `Il tuo account sarà eliminato il ${dateText(endsAt)}`,
    body: [
      paragraph(
        `come hai chiesto, elimineremo il tuo account Ingrana il ${dateText(endsAt)}${goes === '' ? '' : `, con ${goes}`}. Fino ad allora i tuoi annunci non si vedono e non ti scriviamo altro.`,
      ),
      paragraph('Hai cambiato idea, o non sei stato tu? Annulla l’eliminazione: tutto torna com’era.'),
      actionButton('Annulla l’eliminazione', siteLink(routes.accountDeletion, { codice: code })),
      smallPrint('Oppure accedi a Ingrana e annullala da lì.'),
    ],
  })
}

export function accountDeletionCancelledMail({ to }: { to: string }): NewMail {
  return writeMail('account-deletion-cancelled', to, {
    subject: 'Il tuo account resta',
    body: [
      paragraph('l’eliminazione del tuo account Ingrana è annullata: annunci, messaggi e preferiti sono di nuovo com’erano.'),
      paragraph('Se non sei stato tu ad annullarla, accedi e imposta subito una nuova password.'),
      actionButton('Il mio profilo', siteLink(routes.profile)),
    ],
  })
}

export function accountDeletedMail({ to }: { to: string }): NewMail {
  return writeMail('account-deleted', to, {
    subject: 'Il tuo account non c’è più',
    body: [
      paragraph(
        'come hai chiesto, abbiamo eliminato il tuo account Ingrana con tutto ciò che conteneva. Questa è l’ultima e-mail che ricevi da noi. Ci dispiace vederti andare: se cambi idea, puoi registrarti di nuovo quando vuoi.',
      ),
    ],
  })
}
