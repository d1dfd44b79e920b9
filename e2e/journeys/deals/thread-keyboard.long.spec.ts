import { logIn } from '@/e2e/accounts'
import { card, main, openConversation, openPrivateDeal } from '@/e2e/deals'
import { expectSoundAtEachWidth } from '@/e2e/layout-checks'
import { tabTo } from '@/e2e/page-actions'
import { expect, test } from '@/e2e/test'

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }))

test('by keyboard a chip opens its form, an offer is sent, and «+» closes by Escape', async ({ page, db }) => {
  const talkers = await openPrivateDeal(db)
  await logIn(page, talkers.buyer, { at: await openConversation(db, talkers) })
  await expectSoundAtEachWidth(page, 'a conversation')
  await tabTo(page, main(page).getByRole('link', { name: 'Proponi un prezzo' }).first())
  await page.keyboard.press('Enter')
  const tool = page.locator('#fai-proposta')
  await expect(tool).toHaveAttribute('open')
  await expect(tool.locator('summary').first()).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(tool.getByLabel('La tua proposta, in euro')).toBeFocused()
  await page.keyboard.type('18500')
  await Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')])
  await expect(card(page, /^La tua proposta/)).toContainText('18.500')
  const plus = main(page).locator('summary[aria-label="Altro da fare"]')
  await tabTo(page, plus)
  await page.keyboard.press('Enter')
  await expect(
    main(page)
      .getByRole('listitem')
      .getByRole('link', { name: /^Proponi un giorno/ }),
  ).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(plus).toBeFocused()
  await expect(
    main(page)
      .getByRole('listitem')
      .getByRole('link', { name: /^Proponi un giorno/ }),
  ).toBeHidden()
})

test('what is being written outlives a message that comes in meanwhile', { tag: '@once' }, async ({ page, db }) => {
  const talkers = await openPrivateDeal(db)
  const thread = await openConversation(db, talkers)
  await logIn(page, talkers.buyer, { at: thread })
  await main(page).getByLabel('La tua risposta').fill('Arrivo sabato, e')
  const id = Number(thread.split('/').at(-1))
  await db`insert into reply_message (reply_id, sender, message, mailed_at) values (${id}, 'seller', 'Sì, venga pure.', now())`
  await expect(main(page).getByText('Sì, venga pure.')).toBeVisible()
  await expect(main(page).getByLabel('La tua risposta')).toHaveValue('Arrivo sabato, e')
})
