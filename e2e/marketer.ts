import type { Browser, Page } from '@playwright/test'
import { grantRole } from '@/lib/accounts/users/grant-role.server'
import { logIn, newEmail, openAccount } from './accounts'
import { refused } from './consent'
import { person } from './experiments'
import type { OwnApplication } from './isolated-application'

export const adminPage = '/area-privata/esperimenti/gestione'

/** Somebody of marketing, in a browser of their own, on the page where experiments are managed. */
export async function openMarketer(browser: Browser, { url, db }: OwnApplication, name: string): Promise<Page> {
  const email = await openAccount(db, newEmail(), name)
  await grantRole(db, email, 'marketing')
  const context = await browser.newContext({ baseURL: url, storageState: refused, userAgent: person['user-agent'] })
  const page = await context.newPage()
  await logIn(page, email, { at: adminPage })
  return page
}
