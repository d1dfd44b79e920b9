import { fillLogin, logIn, openAccount } from '@/e2e/accounts'
import { expectValidLayout, widthsOf } from '@/e2e/layout-checks'
import { daysAgo, insertAd } from '@/e2e/market'
import { visit } from '@/e2e/page-actions'
import { expect, type Page, test } from '@/e2e/test'
import type { Pool } from '@/lib/kernel/db/db.server'

const list = '/area-privata/preferiti'
const cards = (page: Page) => page.getByRole('main').getByRole('article')
const notices = (page: Page) => page.locator('#errors')
const removal = (page: Page, place = 0) =>
  cards(page)
    .nth(place)
    .getByRole('button', { name: /^Rimuovi dai preferiti: / })

type Saved = {
  ad: number
  /** The amount by which it was dearer when it was saved. */
  dearerBy?: number
  daysAgo?: number
}

async function save(db: Pool, email: string, saved: readonly Saved[]): Promise<void> {
  for (const { ad, dearerBy = 0, daysAgo: days = 0 } of saved)
    await db`
    insert into saved_ad (user_id, ad_id, saved_at, saved_price_cents, seen_price_cents, seen_sold)
    select app_user.id, ad.id, now() - ${days} * interval '1 day', price_cents + ${dearerBy}, price_cents, status = 'sold' from app_user, ad where email = ${email} and ad.id = ${ad}`
}

/** Cars on offer, the cheapest first; nothing of them is changed. */
const offered = (db: Pool) => db<{ id: number; price: number }[]>`
  select distinct on (price_cents) id, price_cents as price from ad where status = 'published' and offer_type = 'usato' and category = 'auto' and model is not null and price_cents > 500000 order by price_cents, id limit 3`
const closed = (db: Pool, columns: Record<string, string | number | Date>) =>
  insertAd(db, { model: 'panda', price_cents: 812_000, closed_at: daysAgo(3), ...columns })
const euro = (cents: number) =>
  `${new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 0 }).format(cents / 100)} €`
const text = (page: Page, place: number) =>
  cards(page)
    .nth(place)
    .innerText()
    .then((words) => words.replaceAll('\u00a0', ' '))

test('the watchlist shows prices of then and now, reductions, and last prices of sold or withdrawn ads', async ({ page, market }) => {
  const { db } = market
  const email = await openAccount(db)
  const [offer] = await offered(db)
  const [sold, withdrawn] = [
    await closed(db, { status: 'sold', version: 'Venduta' }),
    await closed(db, { status: 'withdrawn', version: 'Ritirata' }),
  ]
  await save(db, email, [
    { ad: offer?.id ?? 0, dearerBy: 100_000 },
    { ad: sold, daysAgo: 1 },
    { ad: withdrawn, daysAgo: 2 },
  ])
  await logIn(page, email, { at: list })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('I tuoi preferiti')
  await expect(page.getByText('3 annunci · 1 ribassato da quando l’hai salvato')).toBeVisible()
  await expect(cards(page)).toHaveCount(3)
  const price = offer?.price ?? 0
  expect(await text(page, 0)).toMatch(
    new RegExp(
      `${euro(price)}[\\s\\S]*${euro(price + 100_000)}[\\s\\S]*Ribassato di 1\\.000 € \\([\\d,]+ %\\)[\\s\\S]*a ${euro(price + 100_000)}`,
    ),
  )
  expect(await text(page, 1)).toMatch(/8\.120 €[\s\S]*Non più disponibile[\s\S]*Venduto [\s\S]* · ultimo prezzo 8\.120 €/)
  expect(await text(page, 2)).toMatch(/8\.120 €[\s\S]*Non più disponibile[\s\S]*Ritirato dal venditore [\s\S]* · ultimo prezzo 8\.120 €/)
  await expect(cards(page).nth(1).getByRole('link', { name: 'Vedi annunci simili' })).toHaveAttribute('href', /\/annunci\/fiat\/panda$/)
})

test('a removal offers Annulla, which restores the ad with its note, and the focus goes to the next heart', { tag: '@once' }, async ({
  page,
  market,
}) => {
  const { db } = market
  const email = await openAccount(db)
  const [first, second] = [
    await closed(db, { status: 'withdrawn', version: 'Prima' }),
    await closed(db, { status: 'withdrawn', version: 'Seconda' }),
  ]
  await save(db, email, [{ ad: first }, { ad: second, daysAgo: 1 }])
  await db`update saved_ad set note = 'Chiamare lunedì' where ad_id = ${first}`
  await logIn(page, email, { at: list })
  await removal(page).press('Enter')
  await expect(cards(page)).toHaveCount(1)
  await expect(removal(page)).toBeFocused()
  await expect(removal(page)).toHaveAccessibleName('Rimuovi dai preferiti: Fiat Panda Seconda')
  const notice = notices(page).getByRole('status')
  await expect(notice.locator('strong')).toHaveText('Annuncio rimosso dai preferiti')
  await expect(notice.locator('p')).toHaveText('Fiat Panda Prima non è più nella tua lista.')
  await expect(page.locator('h1 + p')).toHaveText('1 annuncio')
  const restored = page.waitForResponse('**/_undo')
  await notice.getByRole('button', { name: 'Annulla' }).click()
  await expect(cards(page)).toHaveCount(2)
  expect((await restored).status()).toBe(200)
  await expect(cards(page).first()).toContainText('Chiamare lunedì')
  await page.reload()
  await expect(cards(page)).toHaveCount(2)
  for (const left of [1, 0]) {
    await removal(page).click()
    await expect(cards(page)).toHaveCount(left)
    await expect(notices(page).getByRole('button', { name: 'Annulla' })).toHaveCount(2 - left)
  }
  await notices(page).getByRole('button', { name: 'Annulla' }).first().click()
  await expect(cards(page)).toHaveCount(1)
  await expect(cards(page)).toContainText('Prima')
  await db`update saved_ad set removed_at = null, revision = nextval('saved_ad_revision') where ad_id = ${second}` // on the phone
  await page.getByRole('main').getByRole('link', { name: 'Il mio profilo' }).click()
  await expect(page).toHaveURL(/il-mio-profilo$/)
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Preferiti/ })
    .click()
  await expect(cards(page), 'what was stored last counts, not what this window did before').toHaveCount(2)
  await removal(page).click()
  await expect(cards(page)).toHaveCount(1)
})

test('a removal undone before the list is rendered again is undone', { tag: '@once' }, async ({ page, market }) => {
  const email = await openAccount(market.db)
  await save(market.db, email, [{ ad: await closed(market.db, { status: 'withdrawn' }) }])
  await logIn(page, email, { at: list })
  let isRead = false
  let release = () => {}
  const isReleased = new Promise<void>((resolve) => (release = resolve))
  await page.route(
    `**/_next/data/**${list}.json*`, // and nothing that is fetched ahead
    async (route) => {
      const response = await route.fetch()
      isRead = true
      await isReleased
      await route.fulfill({ response })
    },
    { times: 1 },
  )
  await removal(page).click()
  await expect.poll(() => isRead).toBe(true)
  const again = page.waitForResponse(
    async (response) => response.url().includes(`${list}.json`) && (await response.text()).includes('Fiat Panda'),
  )
  await Promise.all([page.waitForResponse('**/_undo'), notices(page).getByRole('button', { name: 'Annulla' }).click()])
  release()
  await again
  await expect(cards(page)).toHaveCount(1)
})

test('a note is written, saved, changed and removed; a failure preserves the typed text', { tag: '@once' }, async ({ page, market }) => {
  const email = await openAccount(market.db)
  await save(market.db, email, [{ ad: await closed(market.db, { status: 'withdrawn' }) }])
  await logIn(page, email, { at: list })
  const write = async (note: string) => {
    await page.getByLabel('Nota', { exact: false }).fill(note)
    await page.getByRole('button', { name: 'Salva la nota' }).click()
  }
  await page.getByText('Aggiungi una nota').click()
  await page.route('**/private/watchlist/*', (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }))
  await write('Chiedere del tagliando')
  await expect(cards(page).getByRole('alert').filter({ hasText: 'Ops qualcosa è andato storto' })).toBeVisible()
  await expect(page.getByLabel('Nota', { exact: false })).toHaveValue('Chiedere del tagliando')
  await page.unroute('**/private/watchlist/*')
  await page.getByRole('button', { name: 'Salva la nota' }).click()
  await expect(notices(page).getByRole('status')).toContainText('Nota salvata')
  await visit(page, list)
  await expect(cards(page)).toContainText('La tua nota: Chiedere del tagliando')
  await page.getByText('Modifica la nota').click()
  await write('')
  await expect(page.getByText('Aggiungi una nota')).toBeVisible()
  await expect(cards(page)).not.toContainText('La tua nota')
})

test('the list is sorted by when it was saved, by price and by how much cheaper it got', { tag: '@once' }, async ({ page, market }) => {
  const { db } = market
  const email = await openAccount(db)
  const [cheap, middle, dear] = await offered(db)
  const [a, b, c] = [cheap?.id ?? 0, middle?.id ?? 0, dear?.id ?? 0]
  await save(db, email, [
    { ad: a, daysAgo: 1 },
    { ad: b, dearerBy: 300_000, daysAgo: 2 },
    { ad: c, dearerBy: 100_000 },
  ])
  await logIn(page, email, { at: list })
  const shown = () =>
    cards(page)
      .getByRole('heading')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => Number(/(\d+)$/.exec(link.getAttribute('href') ?? '')?.[1])))
  expect(await shown()).toEqual([c, a, b])
  await expect(cards(page).first()).not.toContainText('Novità')
  for (const [label, order] of [
    ['Prezzo più basso', [a, b, c]],
    ['Prezzo più alto', [c, b, a]],
    ['Ribasso maggiore', [b, c, a]],
    ['Ultimi salvati', [c, a, b]],
  ] as const) {
    await page.getByLabel('Ordina per').focus()
    await page.getByLabel('Ordina per').selectOption({ label })
    await expect.poll(shown, label).toEqual(order)
    await expect(page.getByLabel('Ordina per'), 'the focus is still there').toBeFocused()
  }
})

test('without JavaScript ads are saved, noted, removed and put back', { tag: '@once' }, async ({ browser, market }) => {
  const email = await openAccount(market.db)
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto(market.adHref)
  await page
    .getByRole('button', { name: /^Salva nei preferiti: / })
    .first()
    .click()
  await fillLogin(page.getByRole('main'), email)
  await expect(page).toHaveURL(list)
  await expect(cards(page)).toHaveCount(1)
  await page.getByText('Aggiungi una nota').click()
  await page.getByLabel('Nota', { exact: false }).fill('Senza script')
  await page.getByRole('button', { name: 'Salva la nota' }).click()
  await expect(page.getByText('Nota salvata.')).toBeVisible()
  await removal(page).click()
  await expect(page.getByText('L’annuncio non è più tra i tuoi preferiti.')).toBeVisible()
  await expect(cards(page)).toHaveCount(0)
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(cards(page)).toContainText('Senza script')
  await page.goto(market.adHref)
  const heart = page.getByRole('button', { name: /^Salva(to)? nei preferiti: / }).first()
  await expect(heart).toHaveAttribute('aria-pressed', 'true')
  await heart.click()
  await expect(heart).toHaveAttribute('aria-pressed', 'false')
  await page.close()
})

test('the watchlist passes axe and fits the screen: empty, filled, with an open note, with a notification', async ({ page, market }) => {
  const { db } = market
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const email = await openAccount(db)
  await logIn(page, email)
  const [offer] = await offered(db)
  const saved: Saved[] = [
    { ad: offer?.id ?? 0, dearerBy: 100_000 },
    { ad: await closed(db, { status: 'sold' }), daysAgo: 1 },
    { ad: await closed(db, { status: 'withdrawn' }), daysAgo: 2 },
    { ad: await closed(db, { status: 'deleted' }), daysAgo: 3 },
  ]
  for (const width of widthsOf(page)) {
    await page.setViewportSize({ width, height: 800 })
    await db`delete from saved_ad using app_user where app_user.id = user_id and email = ${email}`
    await visit(page, list)
    await expect(page.getByRole('heading', { name: 'Non hai ancora preferiti' })).toBeVisible()
    await expectValidLayout(page, 'empty')
    await save(db, email, saved)
    await visit(page, list)
    await expect(cards(page)).toHaveCount(4)
    await page.getByText('Aggiungi una nota').first().click()
    await expectValidLayout(page, 'filled')
    await removal(page, 3).click()
    await expect(notices(page).getByRole('status')).toBeVisible()
    await expect(cards(page)).toHaveCount(3)
    await expectValidLayout(page, 'removed')
  }
})
