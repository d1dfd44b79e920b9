import { logIn, loginEntry, openAccount, openAccountMenu } from '@/e2e/accounts'
import { everyWidth, expectSoundAtEachWidth, expectValidLayout, widthsOf } from '@/e2e/layout-checks'
import { visit } from '@/e2e/page-actions'
import { expect, test } from '@/e2e/test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('the login on the way to the watchlist: axe finds nothing', { tag: '@once' }, async ({ page }) => {
  await visit(page, '/accedi?preferiti')
  await expectSoundAtEachWidth(page, undefined, everyWidth)
})

test('forms full of faults: axe finds nothing', async ({ page }) => {
  for (const width of widthsOf(page)) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/registrati')
    await page.getByLabel('Nome').press('Enter') // the button waits for the bot check, and that for somebody to begin
    await page.getByRole('button', { name: 'Crea account' }).click()
    await expect(page.getByText('Controlla 3 campi')).toBeVisible()
    await expectValidLayout(page)
  }
})

test('the open login: axe finds nothing', async ({ page }) => {
  for (const width of widthsOf(page)) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/usate')
    await (await loginEntry(page)).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toBeVisible()
    await expectValidLayout(page)
    await dialog.getByRole('link', { name: 'Facebook', exact: true }).click()
    await expect(dialog.getByText('Per accedere con Facebook serve il tuo consenso.')).toBeVisible()
    await expectValidLayout(page, 'Facebook refused')
  }
})

test('the profile, the watchlist and the open account menu: axe finds nothing', { tag: '@once' }, async ({ page, market }) => {
  await logIn(page, await openAccount(market.db))
  for (const path of [
    '/area-privata/preferiti',
    '/area-privata/annunci',
    '/area-privata/valutazioni-salvate',
    '/area-privata/messaggi',
    '/area-privata/novita',
    '/area-privata/notifiche',
    '/area-privata/telefono',
    '/area-privata/il-mio-profilo',
  ]) {
    await visit(page, path)
    await expectSoundAtEachWidth(page, path, everyWidth)
  }
  for (const width of everyWidth) {
    await page.setViewportSize({ width, height: 800 })
    await visit(page, '/area-privata/il-mio-profilo')
    await openAccountMenu(page, 'Francesca')
    await expectValidLayout(page)
  }
})

test('the pages of a dealer’s staff: axe finds nothing', { tag: '@once' }, async ({ page, market }) => {
  const email = await openAccount(market.db)
  const slug = market.dealerHref.split('/').at(-1) ?? ''
  await market.db`
    insert into dealer_member (user_id, dealer_id, role) select app_user.id, dealer.id, 'owner' from app_user, dealer where app_user.email = ${email} and slug = ${slug}`
  const [lead] = await market.db<{ id: number }[]>`
    insert into reply (dealer_id, name, email) select id, 'Elena', 'elena@esempio.it' from dealer where slug = ${slug} returning id`
  await market.db`insert into reply_message (reply_id, sender, message) values (${lead?.id ?? 0}, 'buyer', 'La garanzia è di 12 o 24 mesi?')`
  const [waiting] = await market.db<{ id: number }[]>`
    insert into dealer_import (dealer_id, file_name, content) select id, 'stock.csv', convert_to('marca;modello;prezzo' || chr(10) || 'Fiat;Panda;9000' || chr(10), 'UTF8')
    from dealer where slug = ${slug} returning id`
  await market.db`
    insert into dealer_review (dealer_id, user_id, signature, stars, words, state, decided_at)
    select dealer.id, app_user.id, 'Marco B.', 4, 'Personale preparato, prova senza fretta.', 'published', now()
    from dealer, app_user where slug = ${slug} and app_user.email = ${email}`
  const [vehicle] = await market.db<{ id: number }[]>`
    select ad.id from ad join dealer on dealer.id = dealer_id where slug = ${slug} and status = 'published' order by ad.id limit 1`
  await logIn(page, email)
  for (const path of [
    '',
    '/veicoli',
    `/veicoli/prezzi?annunci=${vehicle?.id}&variazione=-5%25`,
    `/veicoli/stato?annunci=${vehicle?.id}&cambio=pausa`,
    '/importa',
    `/importa/${waiting?.id}`,
    '/richieste',
    `/richieste/${lead?.id}`,
    '/statistiche',
    '/recensioni',
    '/partner',
    '/esporta',
    '/personale',
    '/profilo',
  ]) {
    await visit(page, `/area-concessionario${path}`)
    await expectSoundAtEachWidth(page, path, everyWidth)
  }
})
