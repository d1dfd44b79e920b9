import type { NewMail } from '@/lib/kernel/mail/mail'
import { answerMail, messageToSellerMail, replySentMail, replyWaitingMail } from '@/lib/people/contact/reply-mails.server'
import { priceDropMail } from '@/lib/people/favourites/price-drop-mail.server'
import {
  accountDeletedMail,
  alreadyRegisteredMail,
  confirmEmailChangeMail,
  confirmRegistrationMail,
  emailChangeNoticeMail,
  passwordChangedMail,
  recoveryMail,
} from '@/lib/people/users/account-mails.server'

const to = 'anna@esempio.it'
const code = 'codice-di-esempio'
const written = { to, code, title: 'Fiat Panda' }
const message = 'Buongiorno,\nè ancora disponibile? Vorrei vederla sabato mattina.\n\nGrazie, Anna'

const drops = [
  { title: 'Fiat Panda', href: '/annuncio/fiat-panda-10000001', beforeCents: 1_090_000, nowCents: 990_000, isRental: false },
  { title: 'Volkswagen T-Roc', href: '/annuncio/volkswagen-t-roc-10000002', beforeCents: 45_900, nowCents: 39_900, isRental: true },
]

/** Every mail the site sends, with invented contents, in each of its states. */
export function sampleMails(): { state: string; mail: NewMail }[] {
  return [
    { state: 'registrazione', mail: confirmRegistrationMail({ to, code }) },
    { state: 'registrazione con un indirizzo già usato', mail: alreadyRegisteredMail({ to }) },
    { state: 'password dimenticata', mail: recoveryMail({ to, code }) },
    { state: 'password cambiata', mail: passwordChangedMail({ to }) },
    { state: 'nuovo indirizzo da confermare', mail: confirmEmailChangeMail({ to, code }) },
    { state: 'avviso al vecchio indirizzo', mail: emailChangeNoticeMail({ to, newEmail: 'anna.nuova@esempio.it' }) },
    { state: 'account eliminato', mail: accountDeletedMail({ to }) },
    {
      state: 'messaggio al venditore',
      mail: messageToSellerMail({
        ...written,
        adId: 1204,
        buyer: { name: 'Anna', phone: '+39 333 1234567', maskedEmail: 'a•••@e•••.it' },
        message,
      }),
    },
    { state: 'messaggio inviato', mail: replySentMail({ ...written, isDelivered: true, copy: message }) },
    { state: 'messaggio in attesa di un indirizzo', mail: replySentMail({ ...written, isDelivered: false, copy: undefined }) },
    { state: 'messaggio non accettato dalla casella', mail: replyWaitingMail(written) },
    { state: 'un annuncio salvato costa meno', mail: priceDropMail({ to, code, drops: drops.slice(0, 1) }) },
    { state: 'più annunci salvati costano meno', mail: priceDropMail({ to, code, drops }) },
    { state: 'risposta', mail: answerMail({ ...written, from: 'Autosalone Bianchi', message }) },
  ]
}
