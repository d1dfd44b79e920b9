import type { Page } from '@playwright/test'
import { logIn, openAccount, testPassword } from '@/e2e/accounts'
import { everyWidth, expectSoundAtEachWidth } from '@/e2e/layout-checks'
import { visit } from '@/e2e/page-actions'
import { expect, test } from '@/e2e/test'

const profile = '/area-privata/il-mio-profilo'

/** Chromium's virtual authenticator, which stores passkeys and recognises its owner. */
async function plugIn(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('WebAuthn.enable')
  const { authenticatorId } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { refuse: (isRefused: boolean) => session.send('WebAuthn.setUserVerified', { authenticatorId, isUserVerified: !isRefused }) }
}

test('a passkey is added with a name, logs in and is removed; a refusal of the device is explained', {
  tag: '@once',
}, async ({ page, market }) => {
  const email = await openAccount(market.db)
  const device = await plugIn(page)
  await logIn(page, email)
  const section = page.getByRole('region', { name: 'Passkey' })
  const add = async (name: string) => {
    await section.getByLabel('Nome, per riconoscerla').fill(name)
    await section.getByLabel('La tua password').fill(testPassword)
    await section.getByRole('button', { name: 'Aggiungi una passkey' }).click()
  }
  await add('Portatile')
  await expect(section.getByText('mai usata')).toBeVisible()
  await expectSoundAtEachWidth(page, 'passkey added', everyWidth)
  await add('Ancora')
  await expect(section.getByText('Questo dispositivo ha già una passkey per il tuo account.')).toBeVisible()

  await page.context().clearCookies()
  await visit(page, `/accedi?dopo=${encodeURIComponent(profile)}`)
  const button = page.getByRole('main').getByRole('button', { name: 'Accedi con una passkey' })
  await device.refuse(true)
  await button.click()
  await expect(page.getByText(/^Hai annullato, o su questo dispositivo non c’è una tua passkey/)).toBeVisible()
  await expectSoundAtEachWidth(page, 'passkey refused', everyWidth)
  await device.refuse(false)
  await button.click()
  await expect(page).toHaveURL(new RegExp(`${profile}$`))
  await expect(section.getByText('usata il')).toBeVisible()
  await section.getByRole('button', { name: 'Rimuovi la passkey Portatile' }).click()
  await expect(page.getByText('Passkey rimossa.')).toBeVisible()
})

test('without JavaScript the login says that passkeys need it', { tag: '@once' }, async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  await page.goto('/accedi')
  const instead = page.locator('main noscript p') // Playwright reads no text inside of noscript
  await expect(instead).toBeVisible()
  expect(await instead.evaluate((element) => element.textContent)).toBe('Per usare una passkey serve JavaScript.')
  await expect(page.getByRole('main').getByRole('button', { name: 'Accedi con una passkey' })).toBeDisabled()
  await page.close()
})
