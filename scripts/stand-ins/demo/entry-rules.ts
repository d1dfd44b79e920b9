import type { StandInRequest } from '../stand-in-server'

/** The site whose demo one enters. */
export type EnteredSite = { siteUrl: string; stage: 'dev' | 'pre' | 'pro' }

/** Whether people of the demo may be entered: where the site is on «localhost», whose cookies no other machine ever sends. */
export function hasEntry({ siteUrl, stage }: EnteredSite): boolean {
  const { protocol, hostname } = new URL(siteUrl)
  return stage !== 'pro' && protocol === 'http:' && hostname === 'localhost'
}

const ownHost = /^localhost(:\d{1,5})?$/
const loopback = /^(::1|(::ffff:)?127(\.\d{1,3}){3})$/
/** The headers that a proxy adds: who is behind it may be anywhere. */
const addedByProxies = /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|cf-connecting-ip|true-client-ip)$/

/** Why a request may not enter as somebody; undefined where it may. Only a press on our own page does: any other page shows its own origin or host. */
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
