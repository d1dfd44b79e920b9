import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, escapeHtml, linkLine, type MailPart, paragraph, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { alertsPath, routes } from '@/lib/kernel/routes/routes'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { euroText, numberText } from '@/lib/market/catalogue/number-text'
import { priceLabels } from '@/lib/market/price-rating/price-rating'
import { adCountText } from '@/lib/market/search/search-heading'
import { color } from '@/styles/tokens'
import { type AdEventKind, maxAdsInMail, requestDays } from './alert-frequency'

/** A saved search and what has happened that it finds. */
export type AlertedSearch = {
  id: number
  name: string
  address: string
  savedAt: Date
  ads: readonly { card: AdCard; kind: AdEventKind }[]
}

type Alert = {
  to: string
  code: string
  searches: readonly AlertedSearch[] /** Whoever has none reaches their searches by the links of mails alone. */
  hasAccount: boolean
}

const fontFamily = "font-family:Barlow,'Helvetica Neue',Helvetica,Arial,sans-serif"

/** Tells somebody what their saved searches have found. What a seller typed is not repeated: make, model and declared facts only. */
export function alertMail({ to, code, searches, hasAccount }: Alert): NewMail {
  const [first, ...others] = searches
  const count = searches.reduce((sum, { ads }) => sum + ads.length, 0)
  const isOne = first !== undefined && others.length === 0
  let room = maxAdsInMail
  const body = searches.flatMap((search): MailPart[] => {
    const shown = search.ads.slice(0, room)
    room -= shown.length
    return [
      paragraph(`${countText(search)} per «${search.name}».`),
      ...shown.map(({ card, kind }) => adPart(card, kind)),
      linkLine(
        search.ads.length > shown.length ? `Vedi anche gli altri ${numberText(search.ads.length - shown.length)}` : 'Vedi la ricerca',
        siteLink(search.address),
      ),
    ]
  })
  const mail = writeMail('alert', to, {
    subject: isOne ? `${adCountText(count)} per «${first.name}»` : `${adCountText(count)} per ${searches.length} ricerche salvate`,
    body: [
      ...body,
      linkLine('Troppe e-mail? Scrivimi ogni settimana, metti in pausa o smetti', siteLink(routes.alerts, { codice: code })),
      ...(hasAccount ? [linkLine('Cambia le tue ricerche salvate', siteLink(routes.savedSearches))] : []),
      smallPrint(`${reason(searches, to)} Ingrana non ti chiede mai password o acconti per e-mail.`),
    ],
  })
  return { ...mail, unsubscribeUrl: siteLink(alertsPath, { codice: code }) }
}

/** Asks whoever reads the mails of an address whether they want an alert. It repeats nothing that was typed: such mails could be used to send advertising. */
export function confirmAlertMail({ to, code }: { to: string; code: string }): NewMail {
  return writeMail('confirm-alert', to, {
    subject: 'Conferma il tuo avviso',
    body: [
      paragraph(
        'hai chiesto di ricevere a questo indirizzo un avviso quando su Ingrana esce l’annuncio che cerchi. Manca solo un passo: conferma che è tuo.',
      ),
      actionButton('Conferma l’avviso', siteLink(routes.confirmAlert, { codice: code })),
      smallPrint(`Il link vale ${requestDays} giorni.`),
      smallPrint('Se non sei stato tu, puoi ignorare questa e-mail: non ti scriveremo più e cancelliamo l’indirizzo.'),
    ],
  })
}

/** «2 nuovi e 1 ribasso». */
function countText({ ads }: AlertedSearch): string {
  const of = (wanted: AdEventKind) => ads.filter(({ kind }) => kind === wanted).length
  const words = [
    { count: of('new'), one: 'nuovo', many: 'nuovi' },
    { count: of('price_drop'), one: 'ribasso', many: 'ribassi' },
    { count: of('available'), one: 'di nuovo disponibile', many: 'di nuovo disponibili' },
  ].flatMap(({ count, one, many }) => (count === 0 ? [] : [`${numberText(count)} ${count === 1 ? one : many}`]))
  return new Intl.ListFormat('it').format(words)
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

function adPart(card: AdCard, kind: AdEventKind): MailPart {
  const { title, href, previousPriceCents, priceLabel, facts, place, distanceKm } = card
  const url = siteLink(href)
  const [event, price] = [eventText(card, kind), priceText(card)]
  const label = priceLabel === null ? '' : priceLabels[priceLabel]
  const before = previousPriceCents === null ? '' : `prima ${euroText(previousPriceCents)}`
  const details = facts.map(({ text }) => text).join(' · ')
  const where = [place, distanceKm === null ? null : `${numberText(distanceKm)} km da te`].filter(Boolean).join(' · ')
  const line = (text: string, style: string) => (text === '' ? '' : `<p style="margin:0;${style};${fontFamily}">${escapeHtml(text)}</p>`)
  const muted = `font-size:14px;line-height:20px;color:${color.textMuted}`
  return {
    text: [`${event}: ${title}, ${[price, before, label].filter(Boolean).join(', ')}`, details, where, url].filter(Boolean).join('\n'),
    html: `<table role="presentation" width="100%" cellspacing="0" cellpadding="0" border="0"><tr><td style="padding:16px 0;border-top:1px solid ${color.border}">
${line(event, `font-size:13px;line-height:18px;font-weight:600;color:${color.accent}`)}
<p style="margin:2px 0 0;font-size:18px;line-height:24px;font-weight:600;${fontFamily}"><a href="${escapeHtml(url)}" style="color:${color.text};text-decoration:none">${escapeHtml(title)}</a></p>
${line(price, `font-size:24px;line-height:28px;font-weight:700;color:${color.text}`)}
${line([before, label].filter(Boolean).join(' · '), muted)}
${line(details, muted)}
${line(where, muted)}
</td></tr></table>`,
  }
}

function reason(searches: readonly AlertedSearch[], to: string): string {
  const [first, ...others] = searches
  if (!first || others.length > 0)
    return `Ricevi questa e-mail perché hai salvato queste ricerche con l’indirizzo ${to} e hai scelto di essere avvisato.`
  const day = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(first.savedAt)
  return `Ricevi questa e-mail perché il ${day} hai salvato la ricerca con l’indirizzo ${to} e hai scelto di essere avvisato.`
}
