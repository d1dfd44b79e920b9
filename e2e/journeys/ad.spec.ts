import type { Locator } from '@playwright/test'
import { isPhone, visit } from '../page-actions'
import { visitPictured } from '../pictured-ad'
import { expect, type Page, test } from '../test'

const picture = (page: Page, number: number) => page.getByRole('group', { name: `Foto ${number} di 4` })

test('the gallery is walked by arrow keys, and an enlarged picture closes by Escape', async ({ page, market }) => {
  await visitPictured(page, market.db)
  await picture(page, 1).focus()
  await page.keyboard.press('ArrowRight')
  await expect(picture(page, 2)).toBeVisible()
  await page.keyboard.press('ArrowLeft')
  await expect(picture(page, 1)).toBeVisible()
  const enlarge = page.getByRole('button', { name: 'Ingrandisci' })
  await enlarge.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Immagine ingrandita' })
  await expect(dialog).toContainText('Foto · 1 di 4')
  await page.keyboard.press('ArrowRight')
  await expect(dialog).toContainText('2 di 4')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(enlarge).toBeFocused()
})

test('the gallery follows the finger, or the wheel', async ({ page, market }) => {
  await visitPictured(page, market.db)
  await swipeLeft(page, picture(page, 1))
  await expect(picture(page, 1)).toBeHidden()
  if (isPhone(page)) return // a phone has no thumbnails
  await page.getByRole('link', { name: "Vai all'immagine 4" }).click()
  await expect(picture(page, 4)).toBeVisible()
})

test('an enlarged gallery follows finger and wheel, numbers the picture, and moves the focus along', async ({ page, market }) => {
  await visitPictured(page, market.db)
  const enlarge = page.getByRole('button', { name: 'Ingrandisci' })
  await enlarge.click()
  const dialog = page.getByRole('dialog', { name: 'Immagine ingrandita' })
  const [first, second] = [1, 2].map((number) => dialog.getByRole('group', { name: `${number} di 4` }))
  await first?.focus()
  await expect(async () => {
    await swipeLeft(page, dialog) // a picture that is wider than the phone is moved to its edge first
    await expect(dialog.getByText('Foto · 2 di 4')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await expect(second ?? dialog).toBeInViewport({ ratio: 0.9 })
  await expect(first ?? dialog).not.toBeInViewport()
  await expect(second ?? dialog).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(enlarge).toBeFocused()
  await expect(picture(page, 2)).toBeVisible()
})

async function swipeLeft(page: Page, strip: Locator): Promise<void> {
  await strip.scrollIntoViewIfNeeded()
  const box = await strip.boundingBox()
  if (!box) throw new Error('the gallery is not visible')
  const [from, to, y] = [box.x + box.width * 0.85, box.x + box.width * 0.15, box.y + box.height / 2]
  if (!isPhone(page)) {
    await page.mouse.move(from, y)
    return page.mouse.wheel(box.width, 0)
  }
  const devTools = await page.context().newCDPSession(page)
  const finger = (type: 'touchStart' | 'touchMove', x: number) =>
    devTools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  await finger('touchStart', from)
  for (let x = from; x >= to; x -= 25) await finger('touchMove', x)
  await devTools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('similar ads lead from one ad to the next', { tag: '@once' }, async ({ page, market }) => {
  await visit(page, market.adHref)
  const similar = page.locator('#simili').getByRole('article')
  await expect(similar.first()).toBeVisible()
  const link = similar.first().getByRole('heading').getByRole('link')
  const title = await link.innerText()
  await link.click()
  await expect(page).not.toHaveURL(new RegExp(`${market.adHref}$`))
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
})

test('the seller of an ad leads to the dealer: address, hours, stock', { tag: '@once' }, async ({ page, market }) => {
  await visit(page, market.adHref)
  const name = await page.getByRole('region', { name: 'Venditore' }).getByRole('heading').innerText()
  await page.getByRole('link', { name: 'Vedi la concessionaria' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name)
  await expect(page.getByRole('heading', { name: 'Dove siamo' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Orari' })).toBeVisible()
  await page.getByRole('main').getByRole('article').first().getByRole('heading').getByRole('link').click()
  await expect(page).toHaveURL(/\/annuncio\//)
  await expect(page.getByRole('region', { name: 'Venditore' })).toContainText(name)
})
