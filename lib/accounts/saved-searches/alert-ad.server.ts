import { escapeHtml, type MailPart } from '@/lib/kernel/mail/mail-components'
import { siteLink } from '@/lib/kernel/mail/write-mail.server'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { mailedPicture } from '@/lib/market/ads/mailed-ad.server'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import { priceLabels } from '@/lib/market/price-rating/price-rating'
import { color } from '@/styles/tokens'
import type { AdEventKind } from './alert-frequency'

const fontFamily = "font-family:Barlow,'Helvetica Neue',Helvetica,Arial,sans-serif"
const pictureWidth = 216
const muted = `font-size:14px;line-height:20px;color:${color.textMuted}`

/** An ad in a mail of alerts: what happened to it, and what a card says of it but the words of its seller. */
export function alertAd(card: AdCard, kind: AdEventKind): MailPart {
  const { title, href, previousPriceCents, priceLabel, turnkeyPriceCents, facts, place, distanceKm } = card
  const url = siteLink(href)
  const [event, price] = [eventText(card, kind), priceText(card)]
  const label = priceLabel === null ? '' : priceLabels[priceLabel]
  const turnkey = turnkeyPriceCents === undefined ? '' : `chiavi in mano ${euroText(turnkeyPriceCents)}`
  const before = previousPriceCents === null ? '' : euroText(previousPriceCents)
  const details = facts.map(({ text }) => text).join(' · ')
  const where = [place, distanceKm === null ? null : `${numberText(distanceKm)} km da te`].filter(Boolean).join(' · ')
  const said = [price, before && `prima ${before}`, label, turnkey].filter(Boolean).join(', ')
  return {
    text: [`${event}: ${title}, ${said}`, details, where, url].filter(Boolean).join('\n'),
    html: `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td style="padding:20px 0;border-top:1px solid ${color.border}"><table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr>
${pictureCell(card, url)}<td class="st tx" valign="top" style="${fontFamily}">
${line(event, `font-size:13px;line-height:18px;font-weight:600;color:${color.accent}`)}
<p style="margin:2px 0 0;font-size:18px;line-height:24px;font-weight:600"><a href="${escapeHtml(url)}" style="color:${color.text};text-decoration:none">${escapeHtml(title)}</a></p>
<p style="margin:8px 0 0;font-size:24px;line-height:28px;font-weight:700;color:${color.text}">${escapeHtml(price)}${beforeHtml(before)}${labelHtml(label)}</p>
${line(turnkey, muted)}
${line(details, muted)}
${line(where, muted)}
</td></tr></table></td></tr></table>`,
  }
}

function pictureCell(card: AdCard, url: string): string {
  const picture = `<img class="im" src="${escapeHtml(mailedPicture(card, 832))}" width="${pictureWidth}" alt="${escapeHtml(card.title)}" style="display:block;border:0;border-radius:8px;width:${pictureWidth}px;height:auto;background:${color.surfaceAlt};color:${color.text};${fontFamily}">`
  return `<td class="st" width="${pictureWidth}" valign="top" style="width:${pictureWidth}px;padding-right:20px"><a href="${escapeHtml(url)}">${picture}</a></td>`
}

function line(text: string, style: string): string {
  return text === '' ? '' : `<p style="margin:4px 0 0;${style}">${escapeHtml(text)}</p>`
}

function beforeHtml(text: string): string {
  return text === ''
    ? ''
    : `&nbsp;<s style="font-size:15px;font-weight:400;color:${color.textMuted};text-decoration:line-through">${escapeHtml(text)}</s>`
}

function labelHtml(text: string): string {
  return text === ''
    ? ''
    : ` &nbsp;<span style="display:inline-block;background:${color.accentSurfaceStrong};color:${color.accentStrong};font-size:14px;line-height:24px;font-weight:600;padding:0 10px;border-radius:6px">${escapeHtml(text)}</span>`
}

function eventText({ priceCents, previousPriceCents }: AdCard, kind: AdEventKind): string {
  if (kind === 'new') return 'Nuovo'
  if (kind === 'available') return 'Di nuovo disponibile'
  return priceCents !== null && previousPriceCents !== null ? `↓ Ribassato di ${euroText(previousPriceCents - priceCents)}` : '↓ Ribassato'
}

function priceText({ priceCents, rentalFeeCents }: AdCard): string {
  if (rentalFeeCents !== null) return `${euroText(rentalFeeCents)} al mese`
  return priceCents === null ? 'Prezzo su richiesta' : euroText(priceCents)
}
