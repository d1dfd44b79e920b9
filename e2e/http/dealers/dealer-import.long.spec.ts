import { randomUUID } from 'node:crypto'
import { actOnImport, bringFile, importsApi, stockFile, upTo } from '@/e2e/dealer'
import { multipart } from '@/e2e/multipart'
import { expect, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'

async function dealerOf(db: Pool, email: string, role = 'owner'): Promise<string> {
  const slug = `stock-${randomUUID()}`
  await db`insert into dealer (slug, name) values (${slug}, 'Ticino Auto')`
  await join(db, email, slug, role)
  return slug
}

async function join(db: Pool, email: string, slug: string, role: string): Promise<void> {
  await db`
    insert into dealer_member (user_id, dealer_id, role) select app_user.id, dealer.id, ${role} from app_user, dealer where app_user.email = ${email} and slug = ${slug}`
}

test('without JavaScript 500 vehicles are imported, updated by a later file, and the last import is undone', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const slug = await dealerOf(db, email)
  const count = async (status: string) => {
    const [row] = await db<{ count: number }[]>`
      select count(*)::int as count from ad join dealer on dealer.id = dealer_id where slug = ${slug} and status = ${status}`
    return row?.count
  }
  const sent = await bringFile(visitor, slug, stockFile(upTo(500)))
  expect(sent.status).toBe(303)
  const page = sent.headers.location ?? ''
  expect((await visitor.get(page)).body).toContain('9 di 9 riconosciute')
  expect(await actOnImport(visitor, page, { azione: 'prova', stock: 'tutto' }, 'Importa 500 veicoli')).toContain('Nulla è ancora cambiato')
  expect(await count('published')).toBe(0)
  await actOnImport(visitor, page, { azione: 'importa' }, 'Importazione finita')
  expect(await count('published')).toBe(500)

  const next = (await bringFile(visitor, slug, stockFile(upTo(480)).replaceAll(';Benzina;51', ';Benzina;52'))).headers.location ?? ''
  await actOnImport(visitor, next, { azione: 'prova', stock: 'tutto' }, 'Importa 480 veicoli')
  expect((await visitor.get(`${next}&esito=removed`)).body).toContain('non è più nel file')
  await actOnImport(visitor, next, { azione: 'importa' }, 'Importazione finita')
  expect([await count('published'), await count('withdrawn')]).toEqual([480, 20])
  const csv = await visitor.get(`${importsApi}/${next.split(/[/?]/)[3]}?concessionaria=${slug}`)
  expect(csv.headers['content-type']).toContain('text/csv')
  expect(csv.body.split('\n').filter((line) => line.startsWith('tolto,'))).toHaveLength(20)
  await actOnImport(visitor, next, { azione: 'annulla' }, 'Importazione annullata')
  expect([await count('published'), await count('withdrawn')]).toEqual([500, 0])
  expect((await visitor.get(`/area-concessionario/personale?concessionaria=${slug}`)).body).toContain('Importazione annullata')
  await db`delete from ad using dealer where dealer.id = dealer_id and slug = ${slug}`
})

test('the import page names an unreadable file, and refuses readers, other dealers and missing tokens', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  const slug = await dealerOf(db, email)
  for (const [content, words] of [
    ['<html><body>Accesso negato</body></html>', 'è una pagina web'],
    ['', 'Scegli il file'],
    ['ciao\n', 'Non riusciamo a leggere il file'],
  ] as const) {
    const sent = await bringFile(visitor, slug, content)
    expect([sent.status, sent.headers.location]).toEqual([303, `/area-concessionario/importa?concessionaria=${slug}`])
    expect((await visitor.get(sent.headers.location ?? '')).body).toContain(words)
  }
  const page = (await bringFile(visitor, slug, stockFile(upTo(3)))).headers.location ?? ''
  const id = page.split(/[/?]/)[3]
  const { visitor: reader, email: second } = await loggedIn()
  await join(db, second, slug, 'reader')
  const other = await dealerOf(db, second)
  expect((await bringFile(reader, slug, stockFile(upTo(3)))).headers.location, 'a reader').toBe('/area-concessionario/importa')
  expect((await reader.post(`${importsApi}/${id}`, { concessionaria: slug, azione: 'abbandona' })).status).toBe(403)
  for (const azione of ['prova', 'importa', 'abbandona', 'annulla'])
    expect((await reader.post(`${importsApi}/${id}`, { concessionaria: other, azione })).status, `another dealer’s: ${azione}`).toBe(404)
  expect((await reader.get(`/area-concessionario/importa/${id}?concessionaria=${other}`)).status).toBe(404)
  const { body, headers } = multipart({ concessionaria: slug }, 'file', [['stock.csv', stockFile(upTo(3))]])
  expect((await visitor.send('POST', importsApi, { body, headers: { ...headers, accept: '*/*' } })).status, 'without the token').toBe(403)
  expect((await visitor.post(`${importsApi}/${id}`, { concessionaria: slug, azione: 'abbandona' })).status).toBe(200)
})
