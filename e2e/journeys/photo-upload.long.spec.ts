import sharp from 'sharp'
import { visit } from '../page-actions'
import { expect, test } from '../test'

test('a photograph whose connection breaks in the middle goes on by itself with what is missing @once', async ({ page }) => {
  await visit(page, '/vendi?marca=fiat&modello=panda&immatricolazione=03%2F2019&km=45000')
  await page.getByRole('button', { name: 'Crea l’annuncio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Il tuo veicolo' })).toBeVisible()
  await visit(page, page.url().replace(/veicolo$/, 'foto'))

  const ranges: string[] = []
  await page.route('**/uploads/*', async (route) => {
    const range = route.request().headers()['content-range']
    if (range !== undefined) ranges.push(range.replace(/\/\d+$/, ''))
    await (ranges.length === 2 && range !== undefined ? route.abort('connectionreset') : route.continue())
  })
  const buffer = await sharp({
    create: { width: 2_400, height: 1_800, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 40 } },
  })
    .jpeg({ quality: 90 })
    .toBuffer()
  await page.getByLabel('Scegli le foto').setInputFiles({ name: 'grande.jpg', mimeType: 'image/jpeg', buffer })
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible({ timeout: 60_000 }) // its pictures are made meanwhile
  const [first, second, again] = ranges
  expect([first, second]).toEqual(['bytes 0-1048575', again])
  expect(again).toMatch(/^bytes 1048576-/)
})
