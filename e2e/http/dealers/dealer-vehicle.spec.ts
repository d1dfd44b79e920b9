import sharp from 'sharp'
import { dealerProfile, registerDealer } from '@/e2e/dealer'
import { asForm } from '@/e2e/http-client'
import { multipart } from '@/e2e/multipart'
import { expect, test } from '@/e2e/test'

/** A page without what React sets between two pieces of text. */
const joined = (page: string) => page.replace(/<!-- -->/g, '')

const drafts = '/api/v1/pages/private/dealers/drafts'
const panda = { marca: 'fiat', modello: 'panda', offerta: 'km0', immatricolazione: '10/2025', km: '12', carburante: 'benzina' }

test('without JavaScript staff with the right role add, complete and edit one vehicle', async ({ visitor, loggedIn, db }) => {
  const { id: dealerId, slug: concessionaria, owner } = await registerDealer(db, visitor, await loggedIn())
  const stock = `/area-concessionario/veicoli?concessionaria=${concessionaria}`
  const go = async (path: string, sent: Record<string, string>) => {
    const answer = await owner.post(path, sent, { headers: asForm })
    expect([path, answer.status]).toEqual([path, 303])
    return answer.headers.location ?? ''
  }
  const fillIn = async (page: string, sent: Record<string, string>) => {
    const [, draft = '', step = ''] = /^\/vendi\/([\w-]{36})\/(\w+)$/.exec(page) ?? []
    return go(`/api/v1/drafts/${draft}/${step}`, { version: '1', azione: step === 'pubblica' ? 'pubblica' : 'continua', ...sent })
  }
  expect((await owner.get(stock)).body).toContain('Aggiungi')
  const first = await go(drafts, { concessionaria, categoria: 'auto' })
  expect((await owner.get(first)).body).toContain('Torna allo stock')
  expect((await visitor().get(first)).status).toBe(404)
  const faulty = await fillIn(first, { ...panda, offerta: 'usato', immatricolazione: '', km: 'pochi', telaio: 'X' })
  const again = (await owner.get(faulty)).body
  for (const text of ['Scrivi un numero', 'Un numero di telaio ha 17 caratteri', 'value="pochi"', 'Campo obbligatorio'])
    expect(again).toContain(text)
  const draft = first.split('/')[2] ?? ''
  const save = async (step: string, sent: Record<string, string>) => {
    const [row] = await db<{ version: number }[]>`select version from ad_draft_step where draft_id = ${draft} and step = ${step}`
    return fillIn(`/vendi/${draft}/${step}`, { ...sent, version: String(row?.version ?? 0) })
  }
  expect(await save('veicolo', panda)).toBe(`/vendi/${draft}/foto`)
  expect(joined((await owner.get(stock)).body)).toContain('Bozza: Fiat Panda')
  await save('prezzo', { prezzo: '14.900', iva: 'si' })
  expect((await owner.get(`/vendi/${draft}/anteprima`)).body).toContain('Fiat Panda')
  expect(await save('pubblica', {})).toBe(stock)
  const table = (await owner.get(stock)).body
  expect(table).toContain('Il veicolo è online.')
  expect(table).toContain('Modifica Fiat Panda')
  const [ad] = await db<{ id: number; placeIstat: string | null }[]>`select id, place_istat from ad where dealer_id = ${dealerId}`
  expect(ad?.placeIstat, 'where the dealer is').not.toBeNull()

  const { visitor: stranger } = await loggedIn()
  expect((await stranger.post(drafts, { concessionaria, annuncio: String(ad?.id) })).status).toBe(404)
  const change = await go(drafts, { concessionaria, annuncio: String(ad?.id) })
  expect((await owner.get(change)).body).toContain('value="12"')
  expect((await stranger.get(change)).status).toBe(404)
  await db`delete from ad where dealer_id = ${dealerId}`
})

test('a logo is re-encoded and shown until its removal; an invalid file is refused on the page', async ({ visitor, loggedIn, db }) => {
  const { id, slug: concessionaria, owner } = await registerDealer(db, visitor, await loggedIn())
  const api = '/api/v1/pages/private/dealers/logo'
  const profile = `/area-concessionario/profilo?concessionaria=${concessionaria}`
  const send = async (from: typeof owner, name: string, content: Buffer) =>
    from.send('POST', api, multipart({ _csrf: await from.csrf(), concessionaria }, 'file', [[name, content]]))
  const refused = await send(owner, 'logo.png', Buffer.from('<svg onload="alert(1)"/>'))
  expect([refused.status, refused.headers.location]).toEqual([303, profile])
  expect((await owner.get(profile)).body).toContain('Non è una foto JPG, PNG o WebP.')
  const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: 'green' } })
    .png()
    .toBuffer()
  const { visitor: stranger } = await loggedIn()
  await send(stranger, 'logo.png', picture)
  expect(await db`select logo_id from dealer where id = ${id}`).toEqual([{ logoId: null }])
  await send(owner, 'logo.png', picture)
  expect((await owner.get(profile)).body).toContain('Logo caricato.')
  const [dealer] = await db<{ logoId: string | null }[]>`select logo_id from dealer where id = ${id}`
  const address = `/loghi/${dealer?.logoId}`
  const served = await visitor().get(address)
  expect([served.status, served.headers['content-type'], served.headers['cache-control']]).toEqual([
    200,
    'image/webp',
    'public, max-age=31536000, immutable, s-maxage=300',
  ])
  const page = `/concessionari/${concessionaria}`
  await expect.poll(async () => (await visitor().get(page)).body).toContain(`src="${address}"`)
  const body = joined((await visitor().get(page)).body)
  for (const text of [`REA ${dealerProfile.rea}`, 'Multimarca a Pavia', '"openingHoursSpecification"', `${address}"`])
    expect(body).toContain(text)
  expect((await owner.post(`${api}-removal`, { concessionaria })).status).toBe(200)
  expect((await visitor().get(address)).status, 'nobody shows it any more').toBe(404)
})
