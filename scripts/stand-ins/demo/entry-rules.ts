import type { StandInRequest } from '../stand-in-server'

/** The site whose demo one enters. */
export type EnteredSite = { siteUrl: string; stage: 'dev' | 'pre' | 'pro' }

/**
 * Whether people of the demo may be entered at all: where the site is one of this machine. Its cookie then belongs to «localhost», which is
 * the host of the stand-ins too, and no other machine ever sends it.
 */
export function hasEntry({ siteUrl, stage }: EnteredSite): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  return stage !== 'pro' && protocol === 'http:' && hostname === 'localhost'
}

const ownHost = /^localhost(:\d{1,5})?$/
const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/
/** The headers that a proxy adds: who is behind it may be anywhere. */
const addedByProxies = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|cf-connecting-ip|true-client-ip)$/

/**
 * Why a request may not enter as somebody; undefined where it may. Only a press on our own page enters: a page of another origin, another
 * port of this machine too, shows its own origin, and one that has itself resolved to this machine shows its own host.
 */
export function entryRefusal({ method, headers, peer }: Pick<StandInRequest, 'method' | 'headers' | 'peer'>): string | undefined {
  const { host = '', origin } = headers
  const site = headers['sec-fetch-site']
  if (method !== 'POST') return 'Si entra solo da un pulsante di questa pagina.'
  if (!loopback.test(peer)) return 'Si entra solo da questa macchina.'
  if (Object.keys(headers).some((name) => addedByProxies.test(name))) return 'Da dietro un proxy non si entra.'
  if (!ownHost.test(host)) return 'Si entra solo da http://localhost.'
  if (origin !== `http://${host}`) return 'La richiesta viene da un’altra pagina.'
  if (site !== undefined && site !== 'same-origin') return 'La richiesta viene da un altro sito.'
  return undefined
}
