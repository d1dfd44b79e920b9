import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, linkLine, paragraph, picture, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { routes, stopPriceDropMailsPath } from '@/lib/kernel/routes/routes'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { mailedPicture } from '@/lib/market/ads/mailed-ad.server'
import { euroText } from '@/lib/market/catalogue/number-text'

/** One saved ad that got cheaper. Make and model only: what a seller typed is not repeated in mails. */
export type PriceDrop = Pick<AdCard, 'photo' | 'illustration'> & {
  title: string
  href: string
  beforeCents: number
  nowCents: number
  isRental: boolean
}

/** Tells somebody who asked for it which saved ads cost less now. */
export function priceDropMail({ to, code, drops }: { to: string; code: string; drops: readonly PriceDrop[] }): NewMail {
  const [first, ...others] = drops
  const isOne = first !== undefined && others.length === 0
  const mail = writeMail('price-drop', to, {
    subject: isOne ? `${first.title}: il prezzo è sceso` : `Il prezzo è sceso per ${drops.length} annunci che hai salvato`,
    body: [
      paragraph(isOne ? 'un annuncio che hai salvato costa meno.' : 'alcuni annunci che hai salvato costano meno.'),
      ...drops.flatMap((drop) => [
        picture(mailedPicture(drop, 832), drop.title, siteLink(drop.href)),
        isOne ? paragraph(dropText(drop)) : linkLine(dropText(drop), siteLink(drop.href)),
      ]),
      isOne ? actionButton('Guarda l’annuncio', siteLink(first.href)) : actionButton('Guarda i tuoi preferiti', siteLink(routes.watchlist)),
      smallPrint('Ricevi questa e-mail perché l’hai chiesto tra i tuoi preferiti. Ti scriviamo una volta sola per ogni ribasso.'),
      linkLine('Non scrivermi più quando un prezzo scende', siteLink(routes.stopPriceDropMails, { codice: code })),
    ],
  })
  return { ...mail, unsubscribeUrl: siteLink(stopPriceDropMailsPath, { codice: code }) }
}

/** «Fiat Panda: ora 9.900 €, prima 10.900 € (1.000 € in meno)». */
function dropText({ title, beforeCents, nowCents, isRental }: PriceDrop): string {
  const price = (cents: number) => `${euroText(cents)}${isRental ? ' al mese' : ''}`
  return `${title}: ora ${price(nowCents)}, prima ${price(beforeCents)} (${euroText(beforeCents - nowCents)} in meno)`
}
