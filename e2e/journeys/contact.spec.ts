import { maxMessageLength } from '@/lib/accounts/contact/reply'
import type { Pool } from '@/lib/kernel/db/db.server'
import { logIn, newEmail, openAccount } from '../accounts'
import { accessibilityViolations } from '../axe'
import { expectValidLayout } from '../layout-checks'
import { insertAd } from '../market'
import { isPhone, tabTo, visit } from '../page-actions'
import { mailsTo } from '../stand-ins'
import { expect, type Page, test } from '../test'

/** A published ad of a private seller who can be written to and called. */
async function privateAd(db: Pool): Promise<{ path: string; id: number; phone: string; seller: string }> {
  const [ad] = await db<{ id: number; phone: string; seller: string }[]>`
    select id, contact_phone as phone, contact_email as seller from ad where status = 'published' and contact_email is not null and contact_phone is not null order by id limit 1`
  return { id: ad?.id ?? 0, path: `/annuncio/x-${ad?.id ?? 0}`, phone: ad?.phone ?? '', seller: ad?.seller ?? '' }
}
test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

const main = (page: Page) => page.getByRole('main')
/** A phone has it in its bar alone. */
const contactButton = (page: Page) => main(page).getByRole('button', { name: isPhone(page) ? 'Contatta' : 'Contatta il venditore' })
const form = (page: Page) => page.getByRole('dialog', { name: 'Contatta il venditore' })
const sendButton = (page: Page) => form(page).getByRole('button', { name: 'Invia il messaggio' })

async function fillForm(page: Page, message = 'Buongiorno, è ancora disponibile?'): Promise<string> {
  const email = newEmail()
  await form(page).getByLabel('Nome e cognome').fill('Marco Bruni')
  await form(page).getByLabel('E-mail').fill(email)
  await form(page).getByLabel('Messaggio').fill(message)
  return email
}

test('the contact form loads on demand, opens over the page, sends, and returns the focus', async ({ page, market, request }) => {
  const { path, id, seller } = await privateAd(market.db)
  await visit(page, path)
  await page.waitForLoadState('networkidle')
  const scripts: string[] = []
  page.on('request', (sent) => sent.resourceType() === 'script' && scripts.push(sent.url()))
  await page.mouse.move(1, 1)
  expect(scripts).toEqual([])
  await contactButton(page).click()
  await expect(form(page).getByLabel('Nome e cognome')).toBeFocused()
  expect(scripts.length).toBeGreaterThan(0)
  await expect(form(page).getByLabel('Messaggio')).toHaveValue(
    /^Buongiorno, vorrei avere informazioni su questo annuncio: .+ Il veicolo è ancora disponibile\? Grazie$/,
  )
  const email = await fillForm(page)
  await sendButton(page).click()
  await expect(form(page).getByRole('status').filter({ hasText: 'Messaggio inviato' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form(page)).toBeHidden()
  await expect(contactButton(page)).toBeFocused()
  await expect(main(page).getByText('Hai scritto a questo venditore.')).toBeVisible()
  expect(await market.db`select name from reply where ad_id = ${id} and email = ${email}`).toMatchObject([{ name: 'Marco Bruni' }])
  await expect.poll(async () => (await mailsTo(request, email)).map(({ kind }) => kind)).toEqual(['reply-sent'])
  expect(JSON.stringify(await mailsTo(request, seller))).not.toContain(email)
})

test('a logged-in visitor finds name, address and phone filled in, and one press sends', {
  tag: '@once',
}, async ({ page, market }) => {
  const email = await openAccount(market.db)
  await market.db`update app_user set phone = '300 1112223' where email = ${email}`
  await logIn(page, email, { at: (await privateAd(market.db)).path })
  await contactButton(page).click()
  await expect(form(page).getByLabel('Nome e cognome')).toHaveValue('Francesca Colombo')
  await expect(form(page).getByLabel('E-mail')).toHaveValue(email)
  await expect(form(page).getByLabel('Telefono')).toHaveValue('300 1112223')
  await sendButton(page).click({ force: true }) // Playwright would wait until it is enabled; people do not
  await expect(form(page).getByText('Messaggio inviato')).toBeVisible()
})

test('an input error is said at its field and above the form, and typed text outlives a closed form', { tag: '@once' }, async ({
  page,
  market,
}) => {
  await visit(page, (await privateAd(market.db)).path)
  await contactButton(page).click()
  await form(page).getByLabel('Nome e cognome').fill('Marco')
  await form(page).getByLabel('Messaggio').focus()
  await page.keyboard.insertText('à'.repeat(maxMessageLength))
  await sendButton(page).click()
  await expect(form(page).getByLabel('Messaggio')).toHaveAccessibleDescription(/Inserire un testo più corto/)
  await form(page).getByLabel('Messaggio').fill('breve')
  await sendButton(page).click()
  await expect(form(page).getByText('Controlla 2 campi')).toBeVisible()
  await expect(form(page).getByLabel('E-mail')).toHaveAccessibleDescription(/Campo obbligatorio/)
  await expect(form(page).getByLabel('Messaggio')).toHaveAccessibleDescription(/Lunghezza minima 10 caratteri/)
  await selectPastTheEdge(page)
  await expect(form(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await contactButton(page).click()
  await expect(form(page).getByLabel('Nome e cognome')).toHaveValue('Marco')
  await expect(form(page).getByLabel('Messaggio')).toHaveValue('breve')
})

async function selectPastTheEdge(page: Page): Promise<void> {
  const field = await form(page).getByLabel('Nome e cognome').boundingBox()
  if (!field) throw new Error('the form is not visible')
  await page.mouse.move(field.x + 20, field.y + 10)
  await page.mouse.down()
  await page.mouse.move(4, 4)
  await page.mouse.up()
}

const outcomes = [
  {
    why: 'the server finds a fault',
    answer: { status: 400, json: { code: 'invalid', fields: { email: 'E-mail non valida' } } },
    text: 'E-mail non valida',
  },
  {
    why: 'the ad was sold meanwhile',
    answer: { status: 410, json: { code: 'gone', message: 'Questo annuncio non è più disponibile.' } },
    text: 'Questo annuncio non è più disponibile.',
  },
  {
    why: 'there were too many',
    answer: { status: 429, json: { code: 'tooMany', message: 'Troppi tentativi. Riprova tra qualche minuto.' } },
    text: 'Troppi tentativi. Riprova tra qualche minuto.',
  },
  { why: 'the server fails', answer: { status: 500, body: 'oops' }, text: 'Ops qualcosa è andato storto! Riprova più tardi' },
  { why: 'nothing comes back', answer: undefined, text: 'Ops qualcosa è andato storto! Riprova più tardi' },
]
for (const { why, answer, text } of outcomes) {
  test(`a message that cannot be sent says so and keeps every word: ${why}`, { tag: '@once' }, async ({ page, market }) => {
    await page.route('**/post/*/reply', (route) => (answer ? route.fulfill(answer) : route.abort()))
    await visit(page, (await privateAd(market.db)).path)
    await contactButton(page).click()
    const email = await fillForm(page, 'Parole che non vanno perse')
    await sendButton(page).click()
    await expect(form(page).getByText(text).first()).toBeVisible()
    await expect(form(page).getByLabel('Messaggio')).toHaveValue('Parole che non vanno perse')
    await expect(form(page).getByLabel('E-mail')).toHaveValue(email)
    await expectValidLayout(page)
    await page.unroute('**/post/*/reply')
    await sendButton(page).click()
    await expect(form(page).getByText('Messaggio inviato')).toBeVisible()
  })
}

test('a pending message cannot be sent again', { tag: '@once' }, async ({ page, market }) => {
  let answer = () => {}
  const late = new Promise<void>((resolve) => (answer = resolve))
  let times = 0
  await page.route('**/post/*/reply', async (route) => {
    times++
    await late
    await route.continue()
  })
  await visit(page, (await privateAd(market.db)).path)
  await contactButton(page).click()
  await fillForm(page)
  await sendButton(page).click()
  await expect(sendButton(page)).toBeDisabled()
  await expect(sendButton(page)).toHaveAttribute('aria-busy', 'true')
  await expectValidLayout(page)
  await form(page).getByLabel('Nome e cognome').press('Enter')
  answer()
  await expect(form(page).getByText('Messaggio inviato')).toBeVisible()
  expect(times).toBe(1)
})

test('a phone number is shown on request, as a link that calls it', async ({ page, market }) => {
  const { path, phone } = await privateAd(market.db)
  await visit(page, path)
  expect(await page.content()).not.toContain(phone)
  await main(page).getByRole('button', { name: 'Mostra il numero' }).click()
  const link = main(page).getByRole('link', { name: `Chiama ${phone}` })
  await expect(link).toBeFocused()
  await expect(link).toHaveAttribute('href', `tel:${phone.replace(' ', '')}`)
})

test('a dealer’s page shows the phone number on request, and reports failures', { tag: '@once' }, async ({ page, market }) => {
  await page.route('**/number/dealer', (route) =>
    route.fulfill({ status: 429, json: { code: 'tooMany', message: 'Troppi tentativi. Riprova tra qualche minuto.' } }),
  )
  await visit(page, market.dealerHref)
  const numberButton = main(page).getByRole('button', { name: 'Mostra il numero' })
  await numberButton.click()
  await expect(main(page).getByRole('alert').filter({ hasText: 'Troppi tentativi' })).toBeVisible()
  await page.unroute('**/number/dealer')
  await page.route('**/number/dealer', (route) => route.abort())
  await numberButton.click()
  await expect(main(page).getByRole('alert').filter({ hasText: 'Ops qualcosa è andato storto!' })).toBeVisible()
  await page.unroute('**/number/dealer')
  await numberButton.click()
  await expect(main(page).getByRole('link', { name: /^Chiama 300 / })).toBeFocused()
})

test('Condividi copies the address of the ad and says so', { tag: '@once' }, async ({ page, market, context, baseURL }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(baseURL ?? process.env['E2E_URL'] ?? '').origin })
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
  await visit(page, (await privateAd(market.db)).path)
  await main(page).getByRole('button', { name: 'Condividi' }).click()
  await expect(page.locator('#errors').getByRole('status')).toContainText('Link copiato')
  await expectValidLayout(page)
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('Condividi hands the ad to the system where it can, and shows the address where nothing else works', { tag: '@once' }, async ({
  page,
  market,
}) => {
  await page.addInitScript(() => {
    const shared: unknown[] = []
    Object.assign(window, { shared })
    Object.assign(Navigator.prototype, { canShare: () => true, share: async (given: unknown) => void shared.push(given) })
  })
  await visit(page, (await privateAd(market.db)).path)
  await main(page).getByRole('button', { name: 'Condividi' }).click()
  await expect.poll(() => page.evaluate(() => JSON.stringify(Reflect.get(window, 'shared')))).toContain(page.url())
  const fails = (name: string) =>
    page.evaluate((name) => {
      Object.assign(Navigator.prototype, { share: () => Promise.reject(new DOMException('', name)) })
      Object.defineProperty(navigator, 'clipboard', { value: undefined, configurable: true })
    }, name)
  await fails('AbortError')
  await main(page).getByRole('button', { name: 'Condividi' }).click()
  await fails('NotAllowedError')
  await main(page).getByRole('button', { name: 'Condividi' }).click()
  await expect(page.locator('#errors').getByRole('status')).toContainText(page.url())
  await expectValidLayout(page)
})

test('an ad is reported: the kind must be chosen, «Altro» needs words', { tag: '@once' }, async ({ page, market }) => {
  const { path, id } = await privateAd(market.db)
  await visit(page, path)
  await main(page).getByRole('button', { name: 'Segnala annuncio' }).click()
  const dialog = page.getByRole('dialog', { name: 'Segnala annuncio' })
  const kind = dialog.getByLabel('Che cosa non va?')
  await expect(kind).toBeFocused()
  const email = newEmail()
  await dialog.getByLabel('La tua e-mail').fill(email)
  await dialog.getByRole('button', { name: 'Invia la segnalazione' }).click()
  await expect(kind).toHaveAccessibleDescription('Campo obbligatorio')
  await kind.selectOption('Altro')
  await dialog.getByRole('button', { name: 'Invia la segnalazione' }).click()
  await expect(dialog.getByLabel('Raccontaci di più')).toHaveAccessibleDescription(/Campo obbligatorio/)
  await dialog.getByLabel('Raccontaci di più').fill('Le foto sono di un’altra auto')
  await dialog.getByRole('button', { name: 'Invia la segnalazione' }).click()
  await expect(dialog.getByRole('status').filter({ hasText: 'Grazie della segnalazione' })).toBeVisible()
  expect(await market.db`select kind, message from ad_report where ad_id = ${id} and email = ${email}`).toMatchObject([
    { kind: 'altro', message: 'Le foto sono di un’altra auto' },
  ])
  await page.keyboard.press('Escape')
  await expect(main(page).getByRole('button', { name: 'Segnala annuncio' })).toBeFocused()
})

test('a reserved vehicle takes messages and says so; a sold vehicle takes none', {
  tag: '@once',
}, async ({ page, market }) => {
  const reserved = await insertAd(market.db, {
    status: 'reserved',
    model: 'panda',
    contact_email: newEmail(),
    contact_phone: '300 1234567',
  })
  await visit(page, `/annuncio/x-${reserved}`)
  await expect(main(page).getByRole('status').filter({ hasText: 'Riservata. Se si libera, torna in vendita qui.' })).toBeVisible()
  await expectValidLayout(page)
  await main(page).getByRole('button', { name: 'Mostra il numero' }).click()
  await expect(main(page).getByRole('link', { name: 'Chiama 300 1234567' })).toBeFocused()
  await contactButton(page).click()
  await fillForm(page)
  await sendButton(page).click()
  await expect(form(page).getByText('Messaggio inviato')).toBeVisible()
  await visit(page, market.soldHref)
  await expect(main(page).getByRole('button', { name: /Contatta|Mostra il numero/ })).toHaveCount(0)
  await expect(main(page).getByRole('status').filter({ hasText: 'Non più disponibile: vendut' })).toBeVisible()
  await expectValidLayout(page)
})

test('on a phone price and contact stay at hand, and nothing that has the focus is hidden by them', async ({ page, market }) => {
  await visit(page, (await privateAd(market.db)).path)
  const short = main(page).getByRole('button', { name: 'Contatta', exact: true })
  if (!isPhone(page)) return expect(short).toBeHidden()
  await expect(short).toBeInViewport()
  const bar = page.locator('[data-bottom-bar]')
  await expect(bar).toContainText('€')
  const hiddenFocus = () =>
    bar.evaluate((bar) => {
      const [focused, edge] = [document.activeElement, bar.getBoundingClientRect()]
      if (!focused || bar.contains(focused)) return ''
      const box = focused.getBoundingClientRect()
      return box.height > 0 && box.top < edge.bottom && box.bottom > edge.top ? `${focused.tagName} ${focused.textContent}` : ''
    })
  for (let presses = 0; presses < 60; presses++) {
    await page.keyboard.press('Tab')
    await expect.poll(hiddenFocus).toBe('')
  }
  await short.click()
  await expect(form(page)).toBeVisible()
})

test('«Chiedi» opens the message with what the seller has not said, and a tick takes a question out', async ({ page, market }) => {
  const id = await insertAd(market.db, { model: 'panda', contact_email: newEmail() })
  await visit(page, `/annuncio/x-${id}`)
  await expect(main(page).getByText(/Il venditore non ha detto: .*garanzia/)).toBeVisible()
  await main(page).getByRole('button', { name: 'Chiedi', exact: true }).click()
  const message = form(page).getByLabel('Messaggio')
  await expect(message).toHaveValue(/C’è la garanzia\?.* Grazie$/)
  await form(page).getByRole('checkbox', { name: 'C’è la garanzia?' }).uncheck()
  await expect(message).not.toHaveValue(/garanzia/)
  await form(page).getByRole('checkbox', { name: 'Posso provarla?' }).check()
  await expect(message).toHaveValue(/Posso provarla\? Grazie$/)
  await expectValidLayout(page)
})

test('price and seller stand in the first screen of a phone, and an owner edits instead of writing', async ({ page, market }) => {
  const email = await openAccount(market.db)
  const [owner] = await market.db<{ id: number }[]>`select id from app_user where email = ${email}`
  const id = await insertAd(market.db, { model: 'panda', price_cents: 990_000, owner_id: owner?.id ?? 0, contact_email: email })
  await visit(page, `/annuncio/x-${id}`)
  for (const part of [main(page).getByText('€').first(), main(page).locator('a[href="#venditore"]')])
    expect(((await part.boundingBox())?.y ?? 844) + 20).toBeLessThan(844)
  await expect(contactButton(page)).toBeVisible()
  await logIn(page, email, { at: `/annuncio/x-${id}` })
  await expect(main(page).getByRole('region', { name: 'Il tuo annuncio' })).toContainText(/\d+ visit[ae] · 0 salvataggi · 0 contatti/)
  await expect(contactButton(page)).toHaveCount(0)
  await expect(main(page).getByRole('button', { name: /Chiedi|Segnala|Mostra il numero/ })).toHaveCount(0)
  await expectValidLayout(page)
  await main(page).getByRole('button', { name: 'Modifica' }).click()
  await expect(page).toHaveURL(/\/vendi\/[\w-]+\/veicolo/)
})

test('the contact form is opened, filled, sent and closed by keyboard alone', async ({ page, market }) => {
  await visit(page, (await privateAd(market.db)).path)
  await tabTo(page, contactButton(page))
  await page.keyboard.press('Enter')
  await expect(form(page).getByLabel('Nome e cognome')).toBeFocused()
  await page.keyboard.type('Anna Neri')
  await page.keyboard.press('Tab')
  await page.keyboard.type(newEmail())
  await tabTo(page, sendButton(page), 14) // past the questions to tick
  await page.keyboard.press('Enter')
  await expect(form(page).getByText('Messaggio inviato')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(form(page).getByRole('button', { name: 'Torna all’annuncio' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(contactButton(page)).toBeFocused()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says what needs it, and shows no button that does nothing', { tag: '@once' }, async ({ page, market }) => {
    await page.goto((await privateAd(market.db)).path)
    await expect(main(page).getByText(/^Per scrivere al venditore o vedere il suo numero serve JavaScript/)).toBeVisible()
    for (const name of [/Contatta/, 'Mostra il numero', 'Condividi', 'Segnala annuncio'])
      await expect(main(page).getByRole('button', { name })).toHaveCount(0)
    await page.goto(market.dealerHref)
    await expect(main(page).getByRole('button', { name: 'Mostra il numero' })).toHaveCount(0)
  })
})

test('the conversation is read and answered behind the link of the mail', { tag: '@once' }, async ({ page, market, request }) => {
  const seller = newEmail()
  const ad = await insertAd(market.db, { status: 'reserved', model: 'panda', version: 'Prova', contact_email: seller })
  await market.db`insert into reply (ad_id, ad_title, name, email) values (${ad}, 'Fiat Panda Prova', 'Marco Bruni', ${newEmail()})`
  await market.db`insert into reply_message (reply_id, sender, message, mailed_at) select id, 'buyer', 'Buongiorno, è ancora disponibile?', now() from reply where ad_id = ${ad}`
  await market.db`insert into reply_code (code_hash, reply_id, holder, expires_at) select encode(sha256(${`codice-${ad}`}::bytea), 'hex'), id, 'seller', now() + interval '1 day' from reply where ad_id = ${ad}`
  await visit(page, `/risposta?codice=codice-${ad}`)
  await expect(main(page).getByText('Buongiorno, è ancora disponibile?')).toBeVisible()
  expect(await accessibilityViolations(page)).toEqual([])
  await main(page).getByLabel('La tua risposta').fill('Sì, venga sabato.')
  await main(page).getByRole('button', { name: 'Invia la risposta' }).click()
  await expect(main(page).getByRole('listitem').filter({ hasText: 'Sì, venga sabato.' })).toContainText('Tu')
  await expect(main(page).getByLabel('La tua risposta')).toHaveValue('')
  const [reply] = await market.db<{ email: string }[]>`select email from reply where ad_id = ${ad}`
  await expect.poll(async () => (await mailsTo(request, reply?.email ?? '')).map(({ kind }) => kind)).toEqual(['reply-answer'])
})
