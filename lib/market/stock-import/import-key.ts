import { createHash } from 'node:crypto'
import { normaliseText } from '@/lib/market/stock-import/cells/parsed-cell'

export type KeySource = {
  /** Who vouches for the file: the dealer it is imported for, or a name given to its origin. */
  scope: string
  externalId: string
  link: string
  sellerReference: string
  /** What identifies the vehicle when there is neither id nor link: everything but its price. */
  content: readonly string[]
}

/** Ids that nobody else will choose: UUIDs and other long marks of letters and digits. */
const worldwide = /^(?=.*\d)(?=.*[a-z])[0-9a-z-]{16,}$/i

/**
 * What makes an import idempotent. The external id counts first, else the link, else a hash of the content.
 * A scope keeps the numbers of two dealers apart; without one, a short id belongs to the seller its row names.
 */
export function importKey({ scope, externalId, link, sellerReference, content }: KeySource): string {
  if (externalId !== '') {
    const owner = scope !== '' || worldwide.test(externalId) ? scope : normaliseText(sellerReference)
    return `${owner}|id|${shorten(externalId.normalize('NFC'))}`
  }
  if (link !== '') return `${scope}|link|${shorten(canonicalLink(link))}`
  return `${scope}|hash|${hash([sellerReference, ...content].map(normaliseText).join('|'))}`
}

/** A link without what changes from one visit to the next; other parameters may be the very id of the page. */
function canonicalLink(link: string): string {
  const [page = '', query = ''] = link
    .trim()
    .replace(/#.*$/, '')
    .replace(/^https?:\/\/(?:www\.)?/i, '')
    .split(/\?(.*)/s)
  const parameters = /^search=|&search=/.test(query)
    ? []
    : query.split('&').filter((part) => part !== '' && !/^(?:utm_\w+|fbclid|gclid|ref|source)=/i.test(part))
  return [page.replace(/\/+$/, ''), ...parameters].join('?')
}

function shorten(text: string): string {
  return text.length > 200 ? hash(text) : text
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('base64url').slice(0, 32)
}

/** Whether a row says itself which vehicle it is. */
export function isMarked({ externalId, link }: { externalId: string; link: string }): boolean {
  return externalId !== '' || link !== ''
}
