import { randomUUID } from 'node:crypto'
import { asForm } from '@/e2e/http-client'
import { insertAd } from '@/e2e/market'
import { asHuman } from '@/e2e/stand-ins'
import { expect, test } from '@/e2e/test'

test('a buyer leaves a number within a dealer’s hours, the staff marks the call, and a robot is refused', async ({
  visitor,
  loggedIn,
  db,
}) => {
  const { visitor: owner, email } = await loggedIn()
  const slug = `richiamate-${randomUUID()}`
  const [dealer] = await db<{ id: number }[]>`
    with added as (
      insert into dealer (slug, name, whatsapp, opening_hours) values (${slug}, 'Ticino Auto', '393331234567', ${db.json([{ days: 'Lun–Dom', hours: '8:00–20:00' }])}) returning id)
    insert into dealer_member (user_id, dealer_id, role) select app_user.id, added.id, 'owner' from app_user, added where email = ${email} returning dealer_id as id`
  const adId = await insertAd(db, { status: 'reserved', model: 'panda', dealer_id: dealer?.id ?? 0 })
  const page = `/ti-richiamiamo?annuncio=${adId}`
  const buyer = visitor()
  const form = await buyer.get(page)
  expect([form.status, form.headers['cache-control']]).toEqual([200, 'private, no-store'])
  const quando = /<option value="(\d{4}-[^"]+)"/.exec(form.body)?.[1] ?? ''
  const asked = { annuncio: String(adId), name: 'Giulia Ferri', phone: '333 7654321', quando }
  expect((await buyer.post('/api/v1/callbacks', asked)).status, 'a robot').toBe(400)
  expect((await buyer.postAsHuman('/api/v1/callbacks', { ...asked, quando: '2026-01-01 2:00–4:00' })).status, 'a night').toBe(400)
  const sent = await buyer.post('/api/v1/callbacks', await asHuman(asked), { headers: asForm })
  expect([sent.status, sent.headers.location]).toEqual([303, page])
  expect((await buyer.get(page)).body).toContain('Ticino Auto ti richiama ')
  const inbox = `/area-concessionario/richieste?concessionaria=${slug}`
  expect((await owner.get(inbox)).body).toContain('333 7654321')
  const [callback] = await db<{ id: number }[]>`select id from callback where dealer_id = ${dealer?.id ?? 0}`
  const mark = { concessionaria: slug, azione: 'fatta', numero: String(callback?.id ?? 0) }
  const marked = await owner.post('/api/v1/pages/private/dealers/callbacks', mark, { headers: asForm })
  expect([marked.status, marked.headers.location]).toEqual([303, inbox])
  expect((await owner.get(inbox)).body).toContain('Richiamata fatta.')
  const { body } = await buyer.get(`/concessionari/${slug}`)
  expect(body).toContain('href="https://wa.me/393331234567?')
  expect(body).toContain(`href="/ti-richiamiamo?concessionaria=${dealer?.id}"`)
  expect((await buyer.get(`/ti-richiamiamo?annuncio=${await insertAd(db, { status: 'reserved', model: 'panda' })}`)).status).toBe(404)
})
