import { openAccount, testPassword } from '@/e2e/accounts'
import { insertAd } from '@/e2e/market'
import { expect, test } from '@/e2e/test'
import { createPartnerKey } from '@/lib/accounts/partner-keys/partner-keys.server'
import { findUser } from '@/lib/accounts/users/test-user'
import type { Pool } from '@/lib/kernel/db/db.server'
import { dealerArea, dealershipApi } from '@/lib/kernel/routes/dealer-area'

/** Words that stand nowhere but in what a buyer wrote. */
const buyer = { name: 'Zenobia Riservata', phone: '347 6543217', words: 'La vorrei vedere giovedì pomeriggio, parola segreta melograno.' }
const marks = ['Zenobia', '347 6543217', '3476543217', 'melograno']

async function makeLead(db: Pool) {
  const [dealer] = await db<{ id: number; slug: string }[]>`
    insert into dealer (slug, name) values (${`ruoli-${crypto.randomUUID()}`}, 'Ruoli Auto') returning id, slug`
  const { id = 0, slug = '' } = dealer ?? {}
  const adId = await insertAd(db, { make: 'fiat', model: 'panda', dealer_id: id, price_cents: 800_000, status: 'published' })
  const [lead] = await db<{ id: number }[]>`
    insert into reply (ad_id, ad_title, name, email, phone) values (${adId}, 'Fiat Panda', ${buyer.name}, 'zenobia@esempio.it', ${buyer.phone}) returning id`
  await db`
    insert into reply_message (reply_id, sender, message, created_at)
    values (${lead?.id ?? 0}, 'buyer', ${buyer.words}, now() - interval '13 hours')`
  await db`
    insert into callback (dealer_id, ad_id, name, phone, from_at, to_at)
    values (${id}, ${adId}, ${buyer.name}, ${buyer.phone}, now() - interval '2 hours', now() - interval '1 hour')`
  return { dealerId: id, slug, adId, leadId: lead?.id ?? 0 }
}

const pages = [...Object.values(dealerArea), '/area-privata/messaggi', '/area-privata/il-mio-profilo', '/area-privata/annunci']

for (const { role, reads } of [
  { role: 'owner', reads: true },
  { role: 'seller', reads: true },
  { role: 'stock', reads: false },
  { role: 'reader', reads: false },
] as const) {
  const may = reads
    ? 'reads what buyers wrote, on its pages and with a key'
    : 'finds no word, name or telephone of a buyer on any page, in any file, by no call'
  test(`the role ${role} ${may}`, async ({ visitor, db }) => {
    const { dealerId, slug, adId, leadId } = await makeLead(db)
    const email = await openAccount(db)
    const [{ id: userId } = { id: 0 }] = await db<{ id: number }[]>`select id from app_user where email = ${email}`
    await db`insert into dealer_member (user_id, dealer_id, role) values (${userId}, ${dealerId}, ${role})`
    await db`update ad set contact_email = ${email} where id = ${adId}` // a file may name somebody of the staff
    const member = visitor()
    await member.logIn(email, testPassword)
    const ofDealer = `?concessionaria=${slug}`
    const addresses = [
      ...pages.map((page) => `${page}${ofDealer}&annunci=${adId}&variazione=-5%25&cambio=pausa`),
      `${dealerArea.leads}/${leadId}${ofDealer}`,
      `${dealershipApi.lead(leadId)}${ofDealer}`,
      `${dealershipApi.statistics}${ofDealer}`,
      `${dealershipApi.visits}${ofDealer}`,
      `/area-privata/messaggi/${leadId}`,
      `/api/v1/pages/private/conversations/${leadId}`,
      '/api/v1/pages/private/settings/export',
    ]
    const answers = await Promise.all(addresses.map(async (address) => ({ address, ...(await member.get(address)) })))
    const telling = answers.filter(({ body }) => marks.some((mark) => body.includes(mark))).map(({ address }) => address.split('?')[0])
    expect(telling).toEqual(reads ? [dealerArea.overview, dealerArea.leads, `${dealerArea.leads}/${leadId}`] : [])
    expect(answers.find(({ address }) => address.startsWith(dealerArea.staff))?.body).toContain('Legge i messaggi di chi compra')
    expect((await member.get(dealerArea.overview + ofDealer)).body.includes('aspetta da più di 12 ore'), 'how many wait').toBe(reads)

    const user = await findUser(db, userId)
    if (!user) throw new Error('the member is gone')
    const key = await createPartnerKey(db, { dealerId, name: 'Ruoli Auto', slug, role }, user, { name: 'Prova', scopes: ['leads:read'] })
    for (const address of ['/api/partner/v1/leads', `/api/partner/v1/leads/${leadId}`]) {
      const { status, body } = await visitor().get(address, { authorization: `Bearer ${key}` })
      expect([status, body.includes('Zenobia')], address).toEqual(reads ? [200, true] : [403, false])
    }
  })
}
