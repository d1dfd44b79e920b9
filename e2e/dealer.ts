import { expect } from '@playwright/test'
import type { Pool } from '@/lib/kernel/db/db.server'
import { newEmail, testPassword } from './accounts'
import { asForm, type HttpClient } from './http-client'
import { multipart } from './multipart'
import { codeInLastMail } from './stand-ins'

export const importsApi = '/api/v1/pages/private/dealers/imports'

/** The data that a dealer enters. */
export const dealerProfile = {
  phone: '0382 471220',
  dealerEmail: 'info@ticino-auto.example',
  website: '',
  rea: 'PV-241807',
  pec: 'ticino-auto@pec.example',
  activity: 'multimarca',
  street: 'Viale Cremona 118',
  postcode: '27100',
  place: 'Pavia',
  description: 'Usato e km 0.',
  hoursLun: '9-19',
}

const vehicle = (id: number, price = 8_000 + id * 37) =>
  `V${id};Fiat;Panda;1.2 Easy;${price};${10_000 + id * 211};0${(id % 9) + 1}/20${12 + (id % 12)};Benzina;51`

/** A dealer's file with these vehicles, at their own prices or all at one. */
export function stockFile(ids: readonly number[], price?: number): string {
  return ['codice;marca;modello;versione;prezzo;km;immatricolazione;carburante;kw', ...ids.map((id) => vehicle(id, price)), ''].join('\n')
}

export const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1)

/** Sends a file to the wizard, as its form does. */
export async function bringFile(visitor: HttpClient, concessionaria: string, content: string, name = 'stock.csv') {
  return visitor.send('POST', importsApi, multipart({ _csrf: await visitor.csrf(), concessionaria }, 'file', [[name, content]]))
}

/** Sends a form of the wizard and waits until the page says what is expected. */
export async function actOnImport(visitor: HttpClient, page: string, fields: Record<string, string>, expected: string): Promise<string> {
  const [path = '', query = ''] = page.split('?')
  const id = path.split('/').at(-1) ?? ''
  const concessionaria = new URLSearchParams(query).get('concessionaria') ?? ''
  const sent = await visitor.post(`${importsApi}/${id}`, { concessionaria, importazione: id, ...fields }, { headers: asForm })
  expect([sent.status, sent.headers.location]).toEqual([303, page])
  await expect.poll(async () => (await visitor.get(page)).body, { timeout: 20_000 }).toContain(expected)
  return (await visitor.get(page)).body
}

/** Registers a dealer, follows the mail and has a moderator let it in; its owner is logged in with a new session. */
export async function registerDealer(
  db: Pool,
  visitor: () => HttpClient,
  moderator: { visitor: HttpClient; email: string },
): Promise<{ id: number; slug: string; owner: HttpClient }> {
  const email = newEmail('titolare')
  const name = `Ticino Auto ${email.slice(9, 17)}`
  const vatNumber = `0${String(Math.floor(Math.random() * 1e10)).padStart(10, '0')}`
  const sent = { ...dealerProfile, name, vatNumber, contactName: 'Carlo Ticino', email, declared: 'true' }
  const stranger = visitor()
  expect((await stranger.postAsHuman('/api/v1/dealers/registration', sent)).status).toBe(200)
  const codice = await codeInLastMail(email, 'confirm-dealer')
  expect((await stranger.post('/api/v1/dealers/confirmation', { codice, password: testPassword })).status).toBe(200)
  await db`update app_user set role = 'moderator' where email = ${moderator.email}`
  const [{ id: request } = { id: 0 }] = await db<{ id: number }[]>`select id from dealer_registration where email = ${email}`
  expect((await moderator.visitor.post(`/api/v1/pages/private/moderation/dealers/${request}`, { esito: 'approved' })).status).toBe(200)
  const [dealer] = await db<{ id: number; slug: string }[]>`select id, slug from dealer where name = ${name}`
  if (!dealer) throw new Error('the dealer was not let in')
  const owner = visitor()
  await owner.logIn(email, testPassword)
  return { ...dealer, owner }
}
