import { randomUUID } from 'node:crypto'
import { newEmail } from '@/e2e/accounts'
import { insertAd } from '@/e2e/market'
import { asRecord } from '@/e2e/record'
import { humanToken, mailsTo } from '@/e2e/stand-ins'
import { expect, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'

/** A dealer without ads, so that no list of another test counts it. */
async function ownDealer(db: Pool): Promise<{ path: string; id: number; email: string }> {
  const [slug, email] = [`salone-${randomUUID()}`, `vendite.${randomUUID()}@salone.example`]
  const [dealer] = await db<
    { id: number }[]
  >`insert into dealer (slug, name, email) values (${slug}, 'Salone delle lettere', ${email}) returning id`
  const id = dealer?.id ?? 0
  return { path: `/api/v1/dealers/${id}/reply`, id, email }
}

const script = { 'x-requested-with': 'XMLHttpRequest' }
const words = () => ({ name: 'Francesca Colombo', email: newEmail(), phone: '', message: 'Ritirate anche usati? Grazie' })

test('a letter to a dealer hides the buyer’s address, and is answered by the link of the mail', async ({ visitor, db, request }) => {
  const [dealer, sent] = [await ownDealer(db), words()]
  const answer = await visitor().postAsHuman(dealer.path, sent, { headers: script })
  expect([answer.status, asRecord(answer.body)]).toEqual([
    200,
    { outcome: 'sent', notice: 'Il venditore riceve il tuo messaggio via e-mail. Quando risponde, ti scriviamo noi.' },
  ])
  await expect
    .poll(async () => (await mailsTo(request, dealer.email)).map(({ subject }) => subject))
    .toEqual(['Nuovo messaggio per Salone delle lettere'])
  const [toDealer] = await mailsTo(request, dealer.email)
  expect(JSON.stringify(toDealer)).not.toContain(sent.email)
  const codice = new URL(toDealer?.links[0] ?? '').searchParams.get('codice') ?? ''
  expect((await visitor().post('/post/reply/answer', { codice, message: 'Sì, li ritiriamo.' })).status).toBe(200)
  await expect.poll(async () => (await mailsTo(request, sent.email)).map(({ kind }) => kind)).toEqual(['reply-answer', 'reply-sent'])
  expect(JSON.stringify(await mailsTo(request, sent.email))).not.toContain(dealer.email)
})

test('a letter to a dealer needs a bot check, the token, valid fields and an existing dealer', async ({ visitor, db }) => {
  const [{ path, id }, someone] = [await ownDealer(db), visitor()]
  for (const token of [{}, { 'g-recaptcha-response': 'inventato' }, { 'g-recaptcha-response': await humanToken('robot') }])
    expect((await someone.post(path, { ...words(), ...token }, { headers: script })).status).toBe(400)
  for (const token of ['', await visitor().csrf()]) {
    const headers = { 'content-type': 'application/json', 'x-csrf-token': token, ...script }
    expect((await someone.send('POST', path, { body: JSON.stringify(words()), headers })).status).toBe(403)
  }
  expect(asRecord((await someone.postAsHuman(path, { ...words(), message: 'breve' }, { headers: script })).body)).toEqual(
    expect.objectContaining({ code: 'invalid', fields: { message: 'Lunghezza minima 10 caratteri' } }),
  )
  for (const wrong of ['0', 'abc', '999999999999999', '%00'])
    expect((await someone.postAsHuman(`/api/v1/dealers/${wrong}/reply`, words(), { headers: script })).status, wrong).toBe(404)
  expect((await someone.get(path)).status).toBe(405)
  expect(await db`select 1 from reply where dealer_id = ${id}`).toHaveLength(0)
})

test('letters to dealers and messages about ads are counted together: ten an hour in one name', async ({ visitor, db }) => {
  const [{ path }, ad, email] = [await ownDealer(db), await insertAd(db, { status: 'reserved', model: 'panda' }), newEmail()]
  const statuses: number[] = []
  for (let time = 0; time < 11; time++) {
    const sent = { ...words(), email, message: `Messaggio numero ${time}` }
    statuses.push((await visitor().postAsHuman(time % 2 === 0 ? path : `/post/${ad}/reply`, sent, { headers: script })).status)
  }
  expect(statuses).toEqual([...Array<number>(10).fill(200), 429])
})
