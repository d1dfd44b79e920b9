import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, paragraph, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { adLifeDays } from './ad-life'

/** Tells a seller that the ad can be seen. */
export function adOnlineMail({ to, href, title }: { to: string; href: string; title: string }): NewMail {
  return writeMail('ad-online', to, {
    subject: 'Il tuo annuncio è online',
    body: [
      paragraph(`«${title}» è online e ci resta ${adLifeDays} giorni. Chi compra ti scrive qui, a questo indirizzo, senza vederlo.`),
      actionButton('Vedi il tuo annuncio', siteLink(href)),
      smallPrint('Ingrana non ti chiede mai password, codici o pagamenti per e-mail, e non manda corrieri a ritirare veicoli.'),
    ],
  })
}
