import { durationText } from '@/lib/kernel/durations/duration-text'
import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, paragraph, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { routes } from '@/lib/kernel/routes/routes'
import { adLifeDays } from '@/lib/market/ads/ad-life'

type About = { to: string; title: string }

const safety = smallPrint('Ingrana non ti chiede mai password, codici o pagamenti per e-mail, e non manda corrieri a ritirare veicoli.')
const toOwnAds = (label: string) => actionButton(label, siteLink(routes.ownAds))

/** Tells a seller that the ad can be seen. */
export function adOnlineMail({ to, href, title }: About & { href: string }): NewMail {
  return writeMail('ad-online', to, {
    subject: 'Il tuo annuncio è online',
    body: [
      paragraph(`«${title}» è online e ci resta ${adLifeDays} giorni. Chi compra ti scrive qui, a questo indirizzo, senza vederlo.`),
      actionButton('Vedi il tuo annuncio', siteLink(href)),
      safety,
    ],
  })
}

/** Reminds a seller of the end of an ad. */
export function adExpiringMail({ to, title, daysLeft }: About & { daysLeft: number }): NewMail {
  return writeMail('ad-expiring', to, {
    subject: `Il tuo annuncio scade tra ${durationText(Math.max(1, daysLeft), 'day')}`,
    body: [
      paragraph(
        `«${title}» resta online ancora ${durationText(Math.max(1, daysLeft), 'day')}. Se è ancora in vendita, rinnovalo: bastano due tocchi.`,
      ),
      toOwnAds('Rinnova o segna come venduto'),
      safety,
    ],
  })
}

export function adExpiredMail({ to, title }: About): NewMail {
  return writeMail('ad-expired', to, {
    subject: 'Il tuo annuncio non è più online',
    body: [
      paragraph(`«${title}» è scaduto. Puoi rimetterlo online quando vuoi: dati e foto ci sono ancora.`),
      toOwnAds('Vai ai tuoi annunci'),
      safety,
    ],
  })
}
