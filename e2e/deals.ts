import { randomUUID } from 'node:crypto'
import { expect, type Locator, type Page } from '@playwright/test'
import type { Pool } from '@/lib/kernel/db/db.server'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { newEmail, openAccount } from './accounts'

// Two people who agree on a car: what they have, and how they press the buttons of their conversation.

/** A car whose ad leaves a few facts out. */
const car = {
  version: '1.2 Lounge',
  fuel: 'benzina',
  powerKw: 51,
  gearbox: 'manuale',
  mileageKm: 71_000,
  firstRegistration: new Date('2016-06-01T00:00:00Z'),
  priceCents: 2_000_000,
  provinceCode: 'PV',
} as const

export type Talkers = { buyer: string; seller: string; adId: number; adPath: string }

/** A private seller with a car, and somebody who wants it. */
export async function openPrivateDeal(db: Pool): Promise<Talkers> {
  const [seller, buyer] = [await openAccount(db, newEmail('paolo'), 'Paolo'), await openAccount(db, newEmail('elena'), 'Elena')]
  const [owner] = await db<{ id: number }[]>`select id from app_user where email = ${seller}`
  const adId = await addTestAd(db, { ...car, ownerId: owner?.id ?? 0, sellerType: 'privato', contactName: 'Paolo', contactEmail: seller })
  return { buyer, seller, adId, adPath: `/annuncio/fiat-panda-${adId}` }
}

/** A dealer that is always open, with somebody of its staff, and a buyer. */
export async function openDealersDeal(db: Pool): Promise<Talkers & { slug: string }> {
  const [seller, buyer] = [await openAccount(db, newEmail('sara'), 'Sara Brambilla'), await openAccount(db, newEmail('elena'), 'Elena')]
  const slug = `affare-${randomUUID()}`
  const hours = [{ days: 'Lun–Dom', hours: '9:00–19:00' }]
  const [dealer] = await db<{ id: number }[]>`
    insert into dealer (slug, name, email, street, opening_hours) values (${slug}, 'Ticino Auto', ${seller}, 'Via Po 1', ${db.json(hours)}) returning id`
  const dealerId = dealer?.id ?? 0
  await db`insert into dealer_member (user_id, dealer_id, role) select id, ${dealerId}, 'seller' from app_user where email = ${seller}`
  const adId = await addTestAd(db, { ...car, dealerId, sellerType: 'concessionario', contactEmail: seller })
  return { buyer, seller, adId, adPath: `/annuncio/fiat-panda-${adId}`, slug }
}

export async function conversationOf(db: Pool, adId: number): Promise<number> {
  const [reply] = await db<{ id: number }[]>`select max(id) as id from reply where ad_id = ${adId}`
  return reply?.id ?? 0
}

export const main = (page: Page): Locator => page.getByRole('main')
export const card = (page: Page, name: string | RegExp): Locator => main(page).getByRole('region', { name }).last()

/** Opens a form from the chips above the text box: the conversation is not left. Without a script the chip leads there, and the row opens it. */
export async function openTool(page: Page, chip: string): Promise<Locator> {
  const link = main(page).getByRole('navigation', { name: 'Azioni' }).getByRole('link', { name: chip })
  const id = (await link.getAttribute('href')) ?? ''
  await link.click()
  const tool = page.locator(id)
  if (!(await tool.evaluate((row) => row.hasAttribute('open')))) await tool.locator('summary').first().click()
  await expect(tool).toHaveAttribute('open')
  return tool
}

/** Presses a button of a form and waits for the page that comes back: the same one. */
export async function pressHere(page: Page, button: Locator): Promise<void> {
  const before = new URL(page.url())
  await Promise.all([page.waitForEvent('load'), button.click()])
  const after = new URL(page.url())
  expect(after.pathname + after.search, 'the conversation was left').toBe(before.pathname + before.search)
  await expect(main(page)).toBeVisible()
}

/** The day after tomorrow, in Italy, as a field of a date takes it: whatever the hour, what it has is still to come. */
export function inTwoDays(): string {
  return italianDay(Date.now() + 2 * 86_400_000)
}

/** What the two write into the contract. All of it is invented. */
export const sellersContract = {
  nome: 'Paolo Moretti',
  luogo_nascita: 'Alessandria',
  data_nascita: '1979-05-12',
  residenza: 'via Maggioli 14, Alessandria',
  codice_fiscale: 'MRTPLA79E12A182S',
  targa: 'FG214RS',
  telaio: 'ZFA31200003456789',
  km: '71.200',
  prezzo: '19.000',
  chiavi: '2',
  documenti: 'Documento Unico e libretto dei tagliandi',
  difetti: 'Graffio di 4 cm sul paraurti dietro, a destra.',
  luogo: 'Agenzia STA, Alessandria',
} as const
export const buyersContract = {
  nome: 'Elena Sartori',
  luogo_nascita: 'Pavia',
  data_nascita: '1988-09-03',
  residenza: 'via Dossi 7, Pavia',
  codice_fiscale: 'SRTLNE88P43G388D',
} as const

export async function fillContract(page: Page, fields: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(fields)) await main(page).locator(`form [name="${name}"]`).fill(value)
}

/** The conversation of a buyer who has written already; gives its address. */
export async function openConversation(db: Pool, { buyer, adId }: Talkers): Promise<string> {
  const [reply] = await db<{ id: number }[]>`
    insert into reply (ad_id, ad_title, name, email, user_id, email_confirmed_at)
    select ${adId}, 'Fiat Panda 1.2 Lounge', 'Elena', email, id, now() from app_user where email = ${buyer} returning id`
  await db`insert into reply_message (reply_id, sender, message, mailed_at) values (${reply?.id ?? 0}, 'buyer', 'Si può vedere?', now())`
  return `/area-privata/messaggi/${reply?.id}`
}
