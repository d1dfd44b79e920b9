import { previewIn } from '@/lib/experimentation/experiments/preview-address'
import { pageDataFolder } from '@/lib/kernel/framework/next-names.mjs'
import { pageCacheLimits } from './page-cache-limits'

/** The first word of every address whose pages are alike for all anonymous visitors. A test holds the list against the pages: none with a form, none that asks who you are. */
export const sharedPages: ReadonlySet<string> = new Set([
  '',
  'accessibilita',
  'annunci',
  'annuncio',
  'auto',
  'auto_d_epoca',
  'caravan-e-camper',
  'chi-siamo',
  'come-valutiamo',
  'concessionari',
  'elenco-concessionari',
  'km0',
  'magazine',
  'mappa-sito',
  'marche-modelli',
  'moto-e-scooter',
  'noleggio_lungo_termine',
  'nuove',
  'osservatorio',
  'policies',
  'tipi-di-veicolo',
  'usate',
  'valutazione-auto',
  'veicoli-commerciali',
])

/** The pages below a shared word that carry a form with a token. */
const ownPage = /\/concessionari\/(?:registrati|prova-file)(?:\.json)?$/

/** What advertisers add to every click. No page reads it on the server, and the browser sees it in its own address. */
const trackingName = /^(?:utm_\w+|gclid|gclsrc|gbraid|wbraid|dclid|fbclid|msclkid|ttclid|twclid|yclid|mc_cid|mc_eid|_gl)$/

/** The address under which a page is rendered and cached; undefined for personal pages. The order of parameters stays: lists redirect to the one they know. */
export function cacheableAddress(target: string): string | undefined {
  const query = target.indexOf('?')
  const path = query === -1 ? target : target.slice(0, query)
  if (!sharedPages.has(firstWord(path)) || ownPage.test(path) || target.includes('#')) return undefined
  const address = query === -1 ? target : path + withoutTracking(target.slice(query + 1))
  return address.length > pageCacheLimits.addressLength || isPreview(address, query) ? undefined : address
}

/** The first word: of «/usate/fiat» and of its data, «/_next/data/BUILD/usate/fiat.json», it is «usate»; a file has none. */
function firstWord(path: string): string {
  if (path === '/') return ''
  if (!path.startsWith(pageDataFolder)) return path.includes('.') ? path : path.slice(1, endOf(path, '/', 1)) || path
  const start = path.indexOf('/', pageDataFolder.length) + 1
  if (start === 0 || !path.endsWith('.json')) return path
  const word = path.slice(start, Math.min(endOf(path, '/', start), path.length - '.json'.length))
  return word === 'index' ? '' : word || path
}

function endOf(path: string, mark: string, from: number): number {
  const end = path.indexOf(mark, from)
  return end === -1 ? path.length : end
}

function withoutTracking(query: string): string {
  const parts = query.split('&')
  const remaining = parts.filter((part) => part !== '' && !trackingName.test(part.slice(0, endOf(part, '=', 0))))
  return remaining.length === 0 ? '' : `?${remaining.join('&')}`
}

/** The name of the parameter may be written with percent signs. */
function isPreview(address: string, query: number): boolean {
  return query !== -1 && previewIn(address) !== undefined
}
