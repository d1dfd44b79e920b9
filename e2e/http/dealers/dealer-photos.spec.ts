import { randomUUID } from 'node:crypto'
import { insertAd } from '@/e2e/market'
import { multipart } from '@/e2e/multipart'
import { newPhoto } from '@/e2e/seller'
import { expect, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { testZip } from '@/lib/market/stock-import/files/test-spreadsheet'

async function openDealer(db: Pool, email: string) {
  const slug = `foto-${randomUUID()}`
  const [dealer] = await db<{ id: number }[]>`
    with added as (insert into dealer (slug, name) values (${slug}, 'Foto Auto') returning id)
    insert into dealer_member (user_id, dealer_id, role) select app_user.id, added.id, 'owner' from app_user, added where email = ${email} returning dealer_id as id`
  const dealerId = dealer?.id ?? 0
  return { slug, dealerId, adId: await insertAd(db, { make: 'fiat', model: 'panda', dealer_id: dealerId, price_cents: 800_000 }) }
}

test('without JavaScript photographs and a ZIP go where their names say, and the page names the others', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const { slug, dealerId, adId } = await openDealer(db, email)
  const page = dealerAreaHref(dealerArea.photos, slug)
  const send = async (field: string, files: [string, Buffer][]) => {
    const answer = await visitor.send(
      'POST',
      dealershipApi.photos,
      multipart({ _csrf: await visitor.csrf(), concessionaria: slug }, field, files),
    )
    expect([answer.status, answer.headers.location]).toEqual([303, page])
    return (await visitor.get(page)).body
  }
  const photosOf = async () =>
    (await db`select photo.id from photo join ad_draft on ad_draft.id = draft_id where dealer_id = ${dealerId} and ad_id = ${adId}`).length

  const said = await send('foto', [
    [`${adId}_2.jpg`, await newPhoto()],
    ['IMG_1.jpg', await newPhoto()],
  ])
  expect(said).toContain('1 foto in 1 veicolo: Fiat Panda (1). Guardale e pubblicale.')
  expect(said).toContain('1 foto non corrisponde a nessun veicolo: «IMG_1.jpg».')
  expect(said, 'the draft to look at and publish').toContain('Da guardare e pubblicare')
  expect(await photosOf()).toBe(1)

  const zip = testZip([
    { name: `stock/${adId}/1.jpg`, content: await newPhoto() },
    { name: `stock/${adId}/2.jpg`, content: await newPhoto() },
    { name: 'stock/altra/1.jpg', content: await newPhoto() },
    { name: `__MACOSX/${adId}_9.jpg`, content: 'none' },
    { name: `${adId}_3.jpg`, content: 'no picture' },
  ])
  const unpacked = await send('zip', [['foto.zip', zip]])
  expect(unpacked).toContain('2 foto in 1 veicolo')
  expect(unpacked).toContain('«stock/altra/1.jpg»')
  expect(unpacked).toContain(`«${adId}_3.jpg» non caricata`)
  expect(await photosOf()).toBe(3)

  expect(await send('zip', [['foto.zip', testZip([{ name: 'stock.csv', content: 'marca' }])]])).toContain('Nello ZIP non ci sono foto.')
  expect(await send('zip', [['foto.zip', zip.subarray(0, 500)]])).toContain('il file è rotto')
  expect(await send('foto', [])).toContain('Scegli le foto')
  await db`update ad set status = 'deleted' where id = ${adId}`
})
