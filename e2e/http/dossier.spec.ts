import sharp from 'sharp'
import { addTestAd } from '@/lib/market/ads/test-ad'
import { asForm } from '../http-client'
import { multipart } from '../multipart'
import { expect, test } from '../test'

test('without JavaScript only a paper that is said to be masked is taken; a PDF gets a sentence', async ({
  loggedIn,
  visitor: stranger,
  db,
}) => {
  const { visitor, email } = await loggedIn()
  const [seller] = await db<{ id: number }[]>`select id from app_user where email = ${email}`
  const adId = await addTestAd(db, { ownerId: seller?.id ?? 0, priceCents: 900_000, publishedAt: new Date() })
  const page = `/area-privata/carte?annuncio=${adId}`
  const records = `/api/v1/pages/private/ads/${adId}/records`
  const added = await visitor.post(
    records,
    { azione: 'aggiungi', tipo: 'service', giorno: '03/05/2021', km: '11.900' },
    { headers: asForm },
  )
  expect([added.status, added.headers.location]).toEqual([303, page])
  expect((await visitor.get(page)).body).toContain('Fattura di tagliando, 03/05/2021')
  const [record] = await db<{ id: number }[]>`select id from vehicle_record where ad_id = ${adId}`
  const send = async (fields: Record<string, string>, content: Buffer) => {
    const sent = multipart({ _csrf: await visitor.csrf(), riga: String(record?.id), ...fields }, 'carta', [['carta.jpg', content]])
    const answer = await visitor.send('POST', `/api/v1/pages/private/ads/${adId}/papers`, sent)
    expect([answer.status, answer.headers.location]).toEqual([303, page])
    return (await visitor.get(page)).body
  }
  const photo = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#ffffff' } })
    .jpeg()
    .toBuffer()
  expect(await send({}, photo)).toContain('Prima copri targa, nome e indirizzo')
  expect(await send({ coperta: 'si' }, Buffer.from('%PDF-1.7'))).toContain('Non è un’immagine: fotografa la carta')
  expect(await send({ coperta: 'si' }, photo)).toContain('In lettura')

  const dossier = (await stranger().get(`/annuncio/fiat-panda-${adId}/verifiche`)).body
  for (const text of ['Verifiche', 'Cosa non abbiamo guardato', '11.900', 'Adesso guarda tu']) expect(dossier).toContain(text)
  expect(dossier).toContain('noindex')
})
