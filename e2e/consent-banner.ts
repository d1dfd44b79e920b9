import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test'
import { readChoice, type StoredChoice } from '@/lib/accounts/consent/choice-cookie'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'

/** The question at the bottom of the page. */
export function banner(page: Page): Locator {
  return page.getByRole('region', { name: 'La tua privacy, decidi tu' })
}

export function settings(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Scegli tu, uno per uno' })
}

/** Opens the privacy settings by their link in the footer. */
export async function openSettings(page: Page): Promise<Locator> {
  await page.getByRole('contentinfo').getByRole('link', { name: 'Impostazioni privacy' }).click()
  await expect(settings(page)).toBeVisible()
  return settings(page)
}

/** The choice that this browser has stored. */
export async function choiceIn(context: BrowserContext): Promise<StoredChoice | undefined> {
  const cookie = (await context.cookies()).find(({ name }) => name === choiceCookie)
  return readChoice(cookie && decodeURIComponent(cookie.value))
}

/** Waits until the server has the proof and has said so. */
export async function untilRecorded(context: BrowserContext): Promise<StoredChoice> {
  await expect.poll(async () => (await choiceIn(context))?.isRecorded, { timeout: 15_000 }).toBe(true)
  const choice = await choiceIn(context)
  if (!choice) throw new Error('no choice is stored')
  return choice
}
