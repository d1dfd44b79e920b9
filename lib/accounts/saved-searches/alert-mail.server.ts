import { listText } from '@/lib/kernel/italian/list-text'
import type { NewMail } from '@/lib/kernel/mail/mail'
import { actionButton, linkBand, linkLine, type MailPart, mainLink, paragraph, smallPrint } from '@/lib/kernel/mail/mail-components'
import { siteLink, writeMail } from '@/lib/kernel/mail/write-mail.server'
import { alertsPath, routes } from '@/lib/kernel/routes/routes'
import type { AdCard } from '@/lib/market/ads/ad-card'
import { numberText } from '@/lib/market/catalogue/number-text'
import { adCountText } from '@/lib/market/search/page/search-heading'
import { alertAd } from './alert-ad.server'
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
  searches: readonly AlertedSearch[] /** Whether there is an account; without one, searches are reached by the links of mails alone. */
  hasAccount: boolean
}

/** The alert mail: what somebody’s saved searches have found. What a seller typed is not repeated: make, model and declared facts only. */
export function alertMail({ to, code, searches, hasAccount }: Alert): NewMail {
  const [first, ...others] = searches
  const count = searches.reduce((sum, { ads }) => sum + ads.length, 0)
  const isOne = first !== undefined && others.length === 0
  let room = maxAdsInMail
  const body = searches.flatMap((search): MailPart[] => {
    const shown = search.ads.slice(0, room)
    room -= shown.length
    const address = siteLink(search.address)
    return [
      paragraph(isOne ? `${countText(search)}.` : `${countText(search)} per «${search.name}».`),
      ...shown.map(({ card, kind }) => alertAd(card, kind)),
      isOne
        ? mainLink(count === 1 ? 'Vedi la ricerca' : `Vedi i ${numberText(count)} annunci`, address)
        : linkLine(linkText(search, shown.length), address),
    ]
  })
  const ownPage = siteLink(routes.alerts, { codice: code })
  const showsTurnkey = searches.some(({ ads }) => ads.some(({ card }) => card.turnkeyPriceCents !== undefined))
  const mail = writeMail('alert', to, {
    preview: searches.map((search) => `${countText(search)} per «${search.name}»`).join(', '),
    subject: isOne ? `${adCountText(count)} per «${first.name}»` : `${adCountText(count)} per ${searches.length} ricerche salvate`,
    body: [
      ...body,
      linkBand('Troppe e-mail?', [
        { label: 'Scrivimi ogni settimana, metti in pausa o smetti', url: ownPage },
        { label: 'Cambia le tue ricerche', url: hasAccount ? siteLink(routes.savedSearches) : ownPage },
      ]),
      ...(showsTurnkey ? [smallPrint(turnkeyNote)] : []),
      smallPrint(`${reason(searches, to)} Ingrana non ti chiede mai password o acconti per e-mail.`),
    ],
  })
  return { ...mail, unsubscribeUrl: siteLink(alertsPath, { codice: code }) }
}

/** Asks the reader of an address's mails whether they want an alert. It repeats nothing that was typed: such mails could be used to send advertising. */
export function confirmAlertMail({ to, code }: { to: string; code: string }): NewMail {
  return writeMail('confirm-alert', to, {
    subject: 'Conferma il tuo avviso',
    body: [
      paragraph(
        'hai chiesto di ricevere a questo indirizzo un avviso quando su Ingrana esce l’annuncio che cerchi. Manca solo un passo: conferma che è tuo.',
      ),
      actionButton('Conferma l’avviso', siteLink(routes.confirmAlert, { codice: code })),
      smallPrint(`Il link vale ${requestDays} giorni.`),
      smallPrint('Non sei stato tu? Ignora questa mail: non ti scriviamo più e cancelliamo l’indirizzo.'),
    ],
  })
}

const turnkeyNote = 'Il prezzo chiavi in mano è una stima: prezzo dell’annuncio più passaggio di proprietà, bollo escluso.'

function linkText({ ads }: AlertedSearch, shown: number): string {
  return ads.length > shown ? `Vedi anche gli altri ${numberText(ads.length - shown)}` : 'Vedi la ricerca'
}

/** «2 nuovi e 1 ribasso». */
function countText({ ads }: AlertedSearch): string {
  const of = (wanted: AdEventKind) => ads.filter(({ kind }) => kind === wanted).length
  const words = [
    { count: of('new'), one: 'nuovo', many: 'nuovi' },
    { count: of('price_drop'), one: 'ribasso', many: 'ribassi' },
    { count: of('available'), one: 'di nuovo disponibile', many: 'di nuovo disponibili' },
  ].flatMap(({ count, one, many }) => (count === 0 ? [] : [`${numberText(count)} ${count === 1 ? one : many}`]))
  return listText(words)
}

function reason(searches: readonly AlertedSearch[], to: string): string {
  const [first, ...others] = searches
  if (!first || others.length > 0)
    return `Ricevi questa e-mail perché hai salvato queste ricerche con l’indirizzo ${to} e hai scelto di essere avvisato.`
  const day = new Intl.DateTimeFormat('it', { dateStyle: 'long', timeZone: 'Europe/Rome' }).format(first.savedAt)
  return `Ricevi questa e-mail perché il ${day} hai salvato la ricerca con l’indirizzo ${to} e hai scelto di essere avvisato.`
}
