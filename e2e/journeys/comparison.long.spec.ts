import type { Pool } from '@/lib/kernel/db/db.server'
import { logIn, openAccount } from '../accounts'
import { expectValidLayout, resize, widthsOf } from '../layout-checks'
import { isPhone, results, visit } from '../page-actions'
import { expect, type Page, test } from '../test'

const columns = (page: Page) => page.getByRole('columnheader').filter({ has: page.getByRole('link', { name: /^Togli / }) })
const row = (page: Page, name: string) => page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) })

/** Cars with different mileages, no model twice; nothing of them is changed. */
const offered = (db: Pool) => db<{ id: number; make: string; model: string }[]>`
  select distinct on (mileage_km) id, make, model from ad where status = 'published' and category = 'auto' and offer_type = 'usato' and mileage_km > 10000
    and model in ('panda', 'tipo', 'yaris', 'golf', 'clio', '208', 'captur', '500') and price_cents is not null order by mileage_km, id limit 3`

test('watched ads are ticked and compared, and one is taken away', async ({ page, market: { db } }) => {
  const ids = (await offered(db)).map(({ id }) => id)
  const email = await openAccount(db)
  await db`insert into saved_ad (user_id, ad_id, saved_price_cents, seen_price_cents, seen_sold) select app_user.id, ad.id, price_cents, price_cents, false from app_user, ad where email = ${email} and ad.id in ${db(ids)}`
  await logIn(page, email, { at: '/area-privata/preferiti' })
  for (const tick of await page.getByRole('checkbox', { name: /^Confronta / }).all()) await tick.check()
  await page.getByRole('region', { name: 'Confronto' }).getByRole('button', { name: 'Confronta 3' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confronta 3 auto')
  await expect(columns(page)).toHaveCount(3)
  await expect(row(page, 'Chilometri')).toContainText('Meno strada')
  for (const width of widthsOf(page)) {
    await resize(page, width)
    await expectValidLayout(page, 'the comparison')
  }
  if (isPhone(page)) await turnsTheColumns(page)
  await page.getByRole('checkbox', { name: 'Solo differenze' }).check()
  await expect(page).toHaveURL(/&differenze=1$/)
  await expect(page.getByRole('status').filter({ hasText: /^nascost/ })).toBeVisible()
  await columns(page)
    .first()
    .getByRole('link', { name: /^Togli / })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confronta 2 auto')
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.goBack()
  await expect(columns(page)).toHaveCount(3)
})

test('ads ticked on a list survive another list, are compared, and lead back to the list at its height', async ({ page }) => {
  await visit(page, '/usate')
  const bar = page.getByRole('region', { name: 'Confronto' })
  const tick = (place: number) =>
    results(page)
      .nth(place)
      .getByRole('checkbox', { name: /^Confronta / })
  await tick(0).check()
  await expect(bar.getByRole('button', { name: 'Confronta', exact: true })).toBeDisabled()
  for (const width of widthsOf(page)) {
    await resize(page, width)
    await expectValidLayout(page, 'the bar of the comparison')
  }
  for (const place of [1, 2, 3]) await tick(place).check()
  await tick(4).click()
  await expect(tick(4)).not.toBeChecked()
  await expect(bar.getByRole('alert')).toContainText('Ne confronti già 4. Togline una per far posto a questa.')
  await expectValidLayout(page, 'a fifth tick')
  await visit(page, '/usate?carburante=diesel')
  await expect(bar.getByRole('button', { name: 'Confronta 4' })).toBeVisible()
  await results(page).nth(9).scrollIntoViewIfNeeded()
  const height = await page.evaluate(() => window.scrollY)
  await bar.getByRole('button', { name: 'Confronta 4' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confronta 4 auto')
  await columns(page)
    .first()
    .getByRole('link', { name: /^Togli / })
    .click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confronta 3 auto')
  await page.getByRole('link', { name: /^Torna alle [\d.]+ auto$/ }).click()
  await expect(page).toHaveURL('/usate?carburante=diesel')
  await expect(bar.getByRole('button', { name: 'Confronta 3' })).toBeVisible()
  await expect.poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - height)).toBeLessThan(200)
})

/** The third vehicle comes into sight with all of its rows, and the names of the rows stay. */
async function turnsTheColumns(page: Page): Promise<void> {
  const pager = page.getByRole('group', { name: 'Colonne della tabella' })
  await expect(pager.getByRole('status')).toHaveText('auto 1–2 di 3')
  await pager.getByRole('button', { name: 'Successive' }).click()
  await expect(pager.getByRole('status')).toHaveText('auto 2–3 di 3')
  await expect(columns(page).nth(2)).toBeInViewport({ ratio: 0.9 })
  await expect(columns(page).nth(0)).not.toBeInViewport()
  const name = row(page, 'Chilometri').getByRole('rowheader')
  await name.scrollIntoViewIfNeeded()
  await expect(name).toBeInViewport({ ratio: 1 })
}

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('ticked ads of a list are sent by one form', async ({ page }) => {
    await page.goto('/usate')
    for (const place of [0, 2])
      await results(page)
        .nth(place)
        .getByRole('checkbox', { name: /^Confronta / })
        .check()
    await page.getByRole('button', { name: 'Confronta i segnati' }).click()
    await expect(columns(page)).toHaveCount(2)
  })

  test('an ad leads to the comparison, where others are added, rows left out and vehicles taken away', async ({ page, market }) => {
    await page.goto(market.adHref)
    await page.getByRole('main').getByRole('link', { name: 'Confronta', exact: true }).click()
    await expect(columns(page)).toHaveCount(1)
    await page.getByLabel('Incolla il link di un annuncio, o scrivi il suo RIF').fill(market.soldHref)
    await page.getByRole('button', { name: 'Aggiungi' }).click()
    await expect(columns(page)).toHaveCount(2)
    await page.getByLabel('Costi per').fill('Torino')
    await page.getByRole('checkbox', { name: 'Solo differenze' }).check()
    await page.getByRole('button', { name: 'Aggiorna' }).click()
    await expect(row(page, 'Chiavi in mano a Torino')).toBeVisible()
    await expect(page.getByText(/uguale per tutte/)).toHaveCount(0)
    await columns(page)
      .nth(1)
      .getByRole('link', { name: /^Togli / })
      .click()
    await expect(columns(page)).toHaveCount(1)
    await expect(row(page, 'Chiavi in mano a Torino')).toBeVisible()
  })
})
