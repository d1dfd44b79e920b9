import { newEmail } from '@/e2e/accounts'
import { actOnImport, bringFile, registerDealer, stockFile, upTo } from '@/e2e/dealer'
import { codeInLastMail } from '@/e2e/stand-ins'
import { expect, test } from '@/e2e/test'

test('a dealer registers, imports 500 vehicles, updates them by a file, and staff answer a lead', async ({ visitor, loggedIn, db }) => {
  const { id, slug, owner } = await registerDealer(db, visitor, await loggedIn())
  const published = async () =>
    (await db<{ id: number }[]>`select id from ad where dealer_id = ${id} and status = 'published' order by id`).map((ad) => ad.id)

  const first = (await bringFile(owner, slug, stockFile(upTo(500)))).headers.location ?? ''
  await actOnImport(owner, first, { azione: 'prova', stock: 'tutto' }, 'Importa 500 veicoli')
  await actOnImport(owner, first, { azione: 'importa' }, 'Importazione finita')
  expect(await published()).toHaveLength(500)
  const second = (await bringFile(owner, slug, stockFile(upTo(480)).replaceAll(';Benzina;51', ';Benzina;52'))).headers.location ?? ''
  await actOnImport(owner, second, { azione: 'prova', stock: 'tutto' }, 'Importa 480 veicoli')
  await actOnImport(owner, second, { azione: 'importa' }, 'Importazione finita')
  const [about = 0, ...others] = await published()
  expect(others).toHaveLength(479)
  await expect.poll(async () => (await visitor().get(`/concessionari/${slug}`)).body).toContain('480 veicoli')

  const colleague = newEmail('venditrice')
  const invitation = { concessionaria: slug, email: colleague, role: 'seller' }
  expect((await owner.post('/api/v1/pages/private/dealers/invitations', invitation)).status).toBe(200)
  const codice = await codeInLastMail(colleague, 'dealer-invitation')
  const { visitor: seller } = await loggedIn(colleague)
  expect((await seller.post('/api/v1/pages/private/dealers/invitation', { codice })).status).toBe(200)

  const buyer = { name: 'Elena', email: newEmail('elena'), phone: '', message: 'È ancora disponibile? Vengo sabato.' }
  expect((await visitor().postAsHuman(`/post/${about}/reply`, buyer)).status).toBe(200)
  const inbox = await seller.get(`/area-concessionario/richieste?concessionaria=${slug}`)
  expect(inbox.body).toContain(buyer.message)
  const lead = /\/area-concessionario\/richieste\/(\d+)/.exec(inbox.body)?.[1] ?? ''
  const answer = { concessionaria: slug, message: 'Sì, la aspettiamo alle 10.' }
  expect((await seller.post(`/api/v1/pages/private/dealers/leads/${lead}`, answer)).status).toBe(200)
  const link = `/risposta?codice=${await codeInLastMail(buyer.email, 'reply-answer')}`
  expect((await visitor().get(link)).body).toContain(answer.message)
  expect((await owner.get(`/area-concessionario/richieste/${lead}?concessionaria=${slug}`)).body).toContain(answer.message)
  await db`delete from ad where dealer_id = ${id}`
})
