import type { Db } from '@/lib/kernel/db/db.server'
import { type MailPart, subjectStrip } from '@/lib/kernel/mail/mail-components'
import { siteLink } from '@/lib/kernel/mail/write-mail.server'
import { mailedCutoutSrc } from '@/lib/market/illustrations/illustration'
import { type PictureWidth, pictureSrc } from '@/lib/market/photos/photo'
import { hasPublicPage } from './ad'
import type { AdCard } from './ad-card'
import { getAdCards } from './ad-cards.server'
import { rememberedAd, rememberedName } from './page/remembered-ad'

/** `stranger`: anybody may have typed the address, so that nothing a seller wrote or photographed may go there. */
type Reader = 'known' | 'stranger'

/** The ad that a mail is about; null when it is about none, or about one that is deleted. */
export async function findMailedAd(db: Db, id: number | null, reader: Reader = 'known'): Promise<MailPart | null> {
  const [card] = id === null ? [] : await getAdCards(db, [id])
  return card ? mailedAd(card, reader) : null
}

/** An ad with its picture, name and price: the cover where everybody may see it, or else its illustration. */
export function mailedAd(card: AdCard, reader: Reader = 'known'): MailPart {
  const { price, ...names } = rememberedAd(card)
  const isShown = reader === 'known' && hasPublicPage(card.status)
  return subjectStrip({
    src: mailedPicture(isShown ? card : { ...card, photo: null }, 320),
    name: reader === 'known' ? rememberedName(names) : card.title,
    line: price,
  })
}

/** The address of the cover, or of the illustration of an ad without one. */
export function mailedPicture({ photo, illustration }: Pick<AdCard, 'photo' | 'illustration'>, width: PictureWidth): string {
  return siteLink(photo === null ? mailedCutoutSrc(illustration) : pictureSrc(photo, width))
}
