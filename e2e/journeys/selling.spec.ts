import sharp from 'sharp'
import { logIn, openAccount } from '../accounts'
import { expectSoundAtEachWidth } from '../layout-checks'
import { openWithoutLateCode, visit, waitForHydration } from '../page-actions'
import { expect, test } from '../test'

test('an ad is written page by page, saved by itself, and seen by everybody', async ({ page, market }) => {
  await logIn(page, await openAccount(market.db), { at: '/vendi?marca=fiat&modello=panda&immatricolazione=03%2F2019&km=145000' })
  await page.getByRole('button', { name: 'Crea l’annuncio' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Il tuo veicolo' })).toBeVisible()
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect(page.getByLabel('Carburante', { exact: true })).toBeFocused()
  await page.getByLabel('Carburante', { exact: true }).selectOption('benzina')
  await page.locator('#annuncio-versione').fill('1.2 Easy')
  await expect(page.getByText(/Bozza salvata alle/)).toBeVisible()
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Foto' })).toBeVisible()
  const draft = page.url().replace(/foto$/, '')

  await visit(page, `${draft}foto`)
  const photo = {
    create: { width: 1_200, height: 900, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 30 } },
  } as const
  await page
    .getByLabel('Scegli le foto')
    .setInputFiles({ name: 'auto.jpg', mimeType: 'image/jpeg', buffer: await sharp(photo).jpeg().toBuffer() })
  await page.getByLabel(/^Altre azioni per la foto 1/).click()
  await page.getByRole('link', { name: 'Oscura la targa' }).click()
  const area = page.getByRole('button', { name: 'Parte da coprire' })
  await area.press('ArrowLeft')
  await area.press('Shift+ArrowRight')
  await expect(page.getByLabel('Da sinistra')).toHaveValue('36,5')
  await expect(page.getByLabel('Larghezza')).toHaveValue('26')
  const { x, y, width, height } = (await area.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.move(x + width * 0.2, y + height * 0.3)
  await page.mouse.down()
  await page.mouse.move(x + width * 0.6, y + height * 0.5)
  await page.mouse.up()
  await page.getByRole('button', { name: 'Copri la targa' }).click()
  await expect(page.getByText('Targa coperta: tra poco vedi la foto.')).toBeVisible()
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()

  await page.goto(`${draft}testo`)
  await waitForHydration(page)
  const text = page.getByLabel('Descrizione')
  await text.fill('Vendo per arrivo di un’auto più grande. Sempre tenuta in box, tagliandi ogni anno.')
  await expect(page.getByText(/Bozza salvata alle/)).toBeVisible()
  const release = await openWithoutLateCode(page, `${draft}testo`)
  await expect(text).toHaveValue(/Sempre tenuta in box/)
  await text.fill('Vendo per arrivo di un’auto più grande. Sempre tenuta in box, gomme nuove.')
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT')
  release()
  await saved
  await page.reload()
  await expect(text).toHaveValue(/gomme nuove/)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Continua' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Prezzo' })).toBeVisible()
  await page.getByLabel('Il tuo prezzo').fill('9.900')
  await page.getByRole('button', { name: 'Continua' }).click()
  await page.getByLabel('Il tuo nome nell’annuncio').fill('Francesca')
  await page.getByLabel('Dove si trova').fill('Monza (MB)')
  await page.getByRole('button', { name: 'Pubblica l’annuncio' }).click()
  await expect(page).toHaveURL(/\/annuncio\/fiat-panda-1-2-easy-\d+$/)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Fiat Panda')

  await visit(page, '/area-privata/annunci')
  await page.getByText('Cambia prezzo').click()
  await page.getByLabel('Nuovo prezzo').fill('9.500')
  await page.getByRole('button', { name: 'Salva il prezzo' }).click()
  await expect(page.getByText('Il prezzo è cambiato.', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: /^Elimina/ }).click()
  await expect(page.getByText('Nessun annuncio, per ora')).toBeVisible()
  await page.getByRole('button', { name: 'Annulla' }).click()
  await expect(page.getByText('L’annuncio è di nuovo nella lista.')).toBeVisible()
})

test('the pages on which an ad is written: axe finds nothing', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/vendi?marca=fiat&modello=panda&immatricolazione=03%2F2019&km=145000')
  await page.getByRole('button', { name: 'Crea l’annuncio' }).click()
  await expect(page).toHaveURL(/veicolo$/)
  const draft = page.url().replace(/veicolo$/, '')
  for (const step of ['veicolo', 'stato', 'testo', 'prezzo', 'pubblica']) {
    await visit(page, `${draft}${step}`)
    await page
      .getByRole('button', { name: /Continua|pubblica/ })
      .last()
      .click()
    await expectSoundAtEachWidth(page)
  }
})
