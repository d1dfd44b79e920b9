import { durationText } from '@/lib/kernel/italian/duration-text'
import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, linkLine, type MailPart, paragraph, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { routes } from '@/lib/kernel/routes/routes'
import { adLifeDays } from '@/lib/market/ads/ad-life'
import { euroText } from '@/lib/market/catalogue/number-text'
import { renewalLinkDays } from './own-ad'

/** `ad` shows the ad. */
type About = { to: string; title: string; ad: MailPart | null }

const safety = smallPrint('Ingrana non ti chiede mai password, codici o pagamenti per e-mail, e non manda corrieri a ritirare veicoli.')

/** Tells a seller that the ad can be seen. */
export function adOnlineMail({ to, href, title, ad }: About & { href: string }): NewMail {
  return writeMail('ad-online', to, {
    subject: 'Il tuo annuncio è online',
    body: [
      paragraph(`«${title}» è online e ci resta ${adLifeDays} giorni. Chi compra ti scrive qui, a questo indirizzo, senza vederlo.`),
      ad,
      actionButton('Vedi il tuo annuncio', siteLink(href)),
      safety,
    ],
  })
}

/** Reminds a seller of the end of an ad; the code renews or pauses it without a login. */
export function adExpiringMail({ to, title, ad, daysLeft, code }: About & { daysLeft: number; code: string }): NewMail {
  return writeMail('ad-expiring', to, {
    subject: `Il tuo annuncio scade tra ${durationText(Math.max(1, daysLeft), 'day')}`,
    body: [
      paragraph(
        `«${title}» resta online ancora ${durationText(Math.max(1, daysLeft), 'day')}. Se è ancora in vendita, rinnovalo: bastano due tocchi, senza accedere.`,
      ),
      ad,
      actionButton('Rinnova o metti in pausa', renewalLink(code)),
      linkLine('È venduto? Segnalo tra i tuoi annunci', siteLink(routes.ownAds)),
      safety,
    ],
  })
}

export function adExpiredMail({ to, title, ad, code }: About & { code: string }): NewMail {
  return writeMail('ad-expired', to, {
    subject: 'Il tuo annuncio non è più online',
    body: [
      paragraph(
        `«${title}» è scaduto. Dati e foto ci sono ancora: per ${durationText(renewalLinkDays, 'day')} lo rimetti online da qui, senza accedere; dopo, dai tuoi annunci.`,
      ),
      ad,
      actionButton('Rimettilo online', renewalLink(code)),
      linkLine('Vai ai tuoi annunci', siteLink(routes.ownAds)),
      safety,
    ],
  })
}

type Drop = { code: string; day: string; fromCents: number; toCents: number; floorCents: number }

/** Tells a seller the day before that the price goes down as they have planned; the code stops that without a login. */
export function plannedDropMail({ to, title, ad, code, day, fromCents, toCents, floorCents }: About & Drop): NewMail {
  const rest =
    toCents <= floorCents
      ? 'È il tuo minimo: poi il ribasso programmato finisce.'
      : `Non scende mai sotto il tuo minimo di ${euroText(floorCents)}.`
  return writeMail('planned-drop', to, {
    subject: `Domani il prezzo scende a ${euroText(toCents)}`,
    body: [
      paragraph(
        `${day} «${title}» passa da ${euroText(fromCents)} a ${euroText(toCents)}, come hai programmato. ${rest} Se non fai niente, ci pensiamo noi.`,
      ),
      ad,
      actionButton('Ferma il ribasso', siteLink(routes.renewAd, { codice: code })),
      linkLine('Cambia il piano tra i tuoi annunci', siteLink(routes.ownAds)),
      safety,
    ],
  })
}

/** Says that the staff of the site has stopped a planned drop. */
export function dropStoppedMail({ to, title, ad }: About): NewMail {
  return writeMail('planned-drop', to, {
    subject: 'Il tuo ribasso programmato è fermo',
    body: [
      paragraph(`chi controlla gli annunci ha fermato il ribasso programmato di «${title}»: il prezzo resta quello di ora.`),
      ad,
      paragraph('L’annuncio non cambia. Se non ti torna, rispondi a questa e-mail; un altro ribasso lo programmi quando vuoi.'),
      linkLine('Vai ai tuoi annunci', siteLink(routes.ownAds)),
      safety,
    ],
  })
}

function renewalLink(code: string): string {
  return siteLink(routes.renewAd, { codice: code })
}
