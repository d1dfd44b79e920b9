import { expect, test } from '@playwright/test'
import { newEmail, openAccount, testPassword } from '@/e2e/accounts'
import { actOnImport, bringFile, importsApi, stockFile, upTo } from '@/e2e/dealer'
import { asForm, HttpClient } from '@/e2e/http-client'
import { openKillableApplication } from '@/e2e/killable-application'
import type { ImportCounts, ImportState } from '@/lib/market/dealer-imports/dealer-import'

const rows = 5_000
/** The number of the lock, as `saveImportedAds` has it. */
const importLock = 7_214_003
const patience = { timeout: 120_000 }
const closely = { intervals: [20], ...patience }

type ImportRow = { state: ImportState; counts: ImportCounts | null; isResumed: boolean }

test('after kill -9 in a trial or import of 5,000 vehicles the next start completes both, without loss', {
  tag: '@long',
}, async () => {
  test.setTimeout(300_000)
  const application = await openKillableApplication('kill-import')
  try {
    const { db, url } = application
    const [client, slug, email] = [new HttpClient(url), 'ticino-auto-kill', newEmail('kill')]
    await client.logIn(await openAccount(db, email), testPassword)
    await db`
      with added as (insert into dealer (slug, name) values (${slug}, 'Ticino Auto') returning id)
      insert into dealer_member (user_id, dealer_id, role) select app_user.id, added.id, 'owner' from app_user, added where email = ${email}`
    const findImport = async () => (await db<ImportRow[]>`select state, counts, is_resumed from dealer_import order by id desc limit 1`)[0]
    const stateOf = async () => (await findImport())?.state
    const countAds = async () => {
      const [found] = await db<{ ads: number; vehicles: number }[]>`
        select count(*)::int as ads, count(distinct import_key)::int as vehicles from ad join dealer on dealer.id = dealer_id where slug = ${slug}`
      return found ?? { ads: 0, vehicles: 0 }
    }

    /** A trial holds the lock of imports from its first batch of rows until it is rolled back. */
    const isWriting = async () => {
      const locks = await db`
        select from pg_locks join pg_database on pg_database.oid = database
        where datname = current_database() and locktype = 'advisory' and objid = ${importLock}`
      return locks.length > 0
    }

    const page = (await bringFile(client, slug, stockFile(upTo(rows)))).headers.location ?? ''
    const id = /\/importa\/(\d+)/.exec(page)?.[1] ?? ''
    const submitStep = (azione: string) =>
      client.post(`${importsApi}/${id}`, { concessionaria: slug, importazione: id, azione, stock: 'tutto' }, { headers: asForm })

    expect((await submitStep('prova')).status).toBe(303)
    await expect.poll(isWriting, closely).toBe(true)
    await application.kill()
    expect(await stateOf(), 'in the middle of the trial').toBe('checking')
    expect(await countAds(), 'a trial leaves nothing').toEqual({ ads: 0, vehicles: 0 })
    await application.start()
    await expect.poll(stateOf, patience).toBe('checked')
    const trial = (await findImport())?.counts
    expect([(trial?.new ?? 0) + (trial?.draft ?? 0), trial?.refused]).toEqual([rows, 0])

    expect((await submitStep('importa')).status).toBe(303)
    await expect.poll(async () => (await countAds()).ads, closely).toBeGreaterThan(0)
    await application.kill()
    const atTheKill = (await countAds()).ads
    expect([await stateOf(), atTheKill > 0 && atTheKill < rows], `${atTheKill} rows at the kill`).toEqual(['importing', true])
    await application.start()
    await expect.poll(stateOf, patience).toBe('done')
    expect(await findImport()).toMatchObject({ isResumed: true, counts: trial })
    expect(await countAds()).toEqual({ ads: rows, vehicles: rows })
    expect((await client.get(page)).body).toContain('Si era interrotta ed è ripartita da sola')
    expect((await client.get(`/area-concessionario/importa?concessionaria=${slug}`)).body).toContain('importato, dopo un’interruzione')
    console.log(`kill -9: broken off after ${atTheKill} of ${rows} rows, ${rows} vehicles in the end`)

    await actOnImport(client, page, { azione: 'annulla' }, 'Importazione annullata')
    const [left] = await db<{ count: number }[]>`
      select count(*)::int as count from ad join dealer on dealer.id = dealer_id where slug = ${slug} and status <> 'deleted'`
    expect(left?.count, 'the undo reaches back before the kill').toBe(0)
  } finally {
    await application.close()
  }
})
