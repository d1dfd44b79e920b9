import type { Db } from '@/lib/kernel/db/db.server'
import type { NewAd } from '@/lib/market/ads/ad'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'

export const sellerEmail = 'venditore@privati.example'

/** An ad of a private seller who can be written to and called, unless `ad` says otherwise. */
export function addPandaAd(db: Db, ad: Partial<NewAd> = {}): Promise<number> {
  return addTestAd(db, { version: '1.0 Hybrid', contactEmail: sellerEmail, contactPhone: '300 1234567', ...ad })
}

export async function addTestDealer(db: Db): Promise<number> {
  const [id] = await addDealers(db, [{ name: 'Salone di prova', email: 'vendite@salone.example', phone: '300 7654321' }])
  return id ?? 0
}

export const reply = {
  name: 'Francesca Colombo',
  email: 'francesca@posta.example',
  phone: '',
  message: 'Buongiorno, la vettura è ancora disponibile?\nGrazie',
}
export const stranger = { userId: null, ownsEmail: false }

type Mail = { kind: string; subject: string; bodyText: string; bodyHtml: string }
/** The mails owed to an address, oldest first. */
export async function mailsOwedTo(db: Db, to: string): Promise<Mail[]> {
  return db<Mail[]>`select kind, subject, body_text, body_html from outbox_mail where recipient = ${to} order by id`
}

export function codeIn(mail: Mail | undefined): string {
  return /codice=([\w-]+)/.exec(mail?.bodyText ?? '')?.[1] ?? ''
}
