import { durationText } from '@/lib/kernel/italian/duration-text'
import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, type MailPart, paragraph, quotation, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { routes } from '@/lib/kernel/routes/routes'
import { linkDays, unconfirmedText, waitingDays, waitingText } from './reply'

/** The mails of a conversation; `title` is that of the ad, or the dealer's name; `ad` shows the ad, if it is about one. No address of the one ever stands in a mail to the other; both answer through the site. */
type Written = { to: string; code: string; title: string; ad: MailPart | null }

const onlyThere = 'Non rispondere a questa e-mail: il messaggio andrebbe perso. Rispondi dal pulsante; il tuo indirizzo resta nascosto.'
const linkLife = `Il link vale ${durationText(linkDays, 'day')}. Non darlo ad altri: chi lo ha può leggere e scrivere al posto tuo.`
const notYou = 'Non hai scritto tu? Ignora questa mail: il venditore non vede il tuo indirizzo.'
const caution = 'Non inviare denaro o documenti prima di aver visto il veicolo o incontrato chi compra.'

export function messageToSellerMail({
  to,
  code,
  title,
  ad,
  adId,
  buyer,
  message,
}: Written & {
  adId: number | null
  buyer: { name: string; phone: string; maskedEmail: string; isConfirmed: boolean }
  message: string
}): NewMail {
  const reach = [
    `E-mail: ${buyer.maskedEmail} (nascosta${buyer.isConfirmed ? '' : `, ${unconfirmedText}`})`,
    ...(buyer.phone === '' ? [] : [`Telefono: ${buyer.phone}`]),
  ]
  const occasion = adId === null ? `dalla pagina di «${title}» su Ingrana` : `per il tuo annuncio «${title}» (RIF ${adId})`
  return writeMail('reply-to-seller', to, {
    subject: `Nuovo messaggio per ${title}`,
    body: [
      paragraph(`${buyer.name} ti ha scritto ${occasion}. ${reach.join(' · ')}`),
      ad,
      quotation(message),
      actionButton('Rispondi', siteLink(routes.conversation, { codice: code })),
      smallPrint(onlyThere),
      smallPrint(linkLife),
      smallPrint(caution),
    ],
  })
}

/** `copy` is left out where nobody has shown that the address is theirs: such mails could be used to send advertising. */
export function replySentMail({
  to,
  code,
  title,
  ad,
  isDelivered,
  copy,
}: Written & { isDelivered: boolean; copy: string | undefined }): NewMail {
  return writeMail('reply-sent', to, {
    subject: `Il tuo messaggio per ${title}`,
    body: [
      paragraph(
        isDelivered
          ? `abbiamo inviato al venditore il tuo messaggio per «${title}». Ti scriviamo quando risponde.`
          : `abbiamo salvato il tuo messaggio per «${title}». Il venditore non ha ancora indicato un indirizzo: ${waitingText}`,
      ),
      ad,
      copy === undefined ? null : quotation(copy),
      actionButton('Rileggi il messaggio', siteLink(routes.conversation, { codice: code })),
      smallPrint(linkLife),
      smallPrint(notYou),
    ],
  })
}

/** The seller's address turned out to take no mail. */
export function replyWaitingMail({ to, code, title, ad }: Written): NewMail {
  return writeMail('reply-waiting', to, {
    subject: `Il tuo messaggio per ${title} non è arrivato`,
    body: [
      paragraph(
        `l’indirizzo del venditore non ha accettato il tuo messaggio per «${title}». Lo conserviamo: se il venditore ne indica un altro entro ${durationText(waitingDays, 'day')}, glielo inviamo.`,
      ),
      ad,
      actionButton('Rileggi il messaggio', siteLink(routes.conversation, { codice: code })),
      smallPrint(linkLife),
      smallPrint(notYou),
    ],
  })
}

export function answerMail({ to, code, title, ad, from, message }: Written & { from: string; message: string }): NewMail {
  return writeMail('reply-answer', to, {
    subject: `Nuova risposta per ${title}`,
    body: [
      paragraph(`${from} ha risposto per «${title}».`),
      ad,
      quotation(message),
      actionButton('Rispondi', siteLink(routes.conversation, { codice: code })),
      smallPrint(onlyThere),
      smallPrint(linkLife),
      smallPrint(caution),
    ],
  })
}

/** The mail to the address of a banned account, from which somebody who was not logged in has written. */
export function replyNotSentMail({ to }: { to: string }): NewMail {
  return writeMail('reply-not-sent', to, {
    subject: 'Il tuo messaggio non è stato inviato',
    body: [
      paragraph(
        'qualcuno ha scritto a un venditore con questo indirizzo, che è quello di un account bloccato: il messaggio non è partito.',
      ),
      paragraph('Nel profilo trovi il motivo e come fare ricorso.'),
      actionButton('Vai al profilo', siteLink(routes.profile)),
      smallPrint(notYou),
    ],
  })
}
