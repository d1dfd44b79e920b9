import sharp from 'sharp'
import { logIn, openAccount } from '../accounts'
import { expectSoundAtEachWidth } from '../layout-checks'
import { visit, waitForHydration } from '../page-actions'
import { expect, type Page, test } from '../test'

/** Five keys a second. */
const keyMs = 200
/** How long a person looks before each touch: added to the measured time, so that no test sleeps. */
const lookSeconds = 0.8
const fieldsAtMost = 25

test('a draft with a picked version can be published after at most 25 touches @once', async ({ page, market }) => {
  await logIn(page, await openAccount(market.db), { at: '/vendi' })
  await waitForHydration(page)
  const started = Date.now()
  const person = personOn(page)
  await person.choose('Marca', 'Fiat')
  await person.choose('Modello', 'Panda')
  await person.type('Prima immatricolazione', '03/2019')
  await person.type('Chilometri', '54300')
  await person.press('Calcola il valore')
  await person.press('Crea l’annuncio')
  await expect(page.getByRole('heading', { level: 1, name: 'Il tuo veicolo' })).toBeVisible()
  await waitForHydration(page)
  await person.press('Benzina, manuale')
  await person.press(/^1\.2 69 CV Easy/)
  await expect(page.getByText('Compilati da noi. Tocca per correggere.')).toBeVisible()
  await person.press('Continua')
  await expect(page.getByRole('heading', { level: 1, name: 'Foto' })).toBeVisible()
  await waitForHydration(page)
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const photo = await sharp({ create: { width: 1_200, height: 900, channels: 3, background: 'grey', noise } })
    .jpeg()
    .toBuffer()
  await person.attach('Scegli le foto', { name: 'auto.jpg', mimeType: 'image/jpeg', buffer: photo })
  await expect(page.getByRole('img', { name: 'Foto 1' })).toBeVisible()
  await person.press('Continua')
  await reached(page, /stato$/)
  await person.press('Continua')
  await reached(page, /testo$/)
  await person.type('Descrizione', 'Sempre in box, tagliandi regolari, nessun graffio.')
  await person.press('Continua')
  await reached(page, /prezzo$/)
  await person.type('Il tuo prezzo', '9900')
  await person.press('Continua')
  await reached(page, /pubblica$/)
  await person.type('Il tuo nome nell’annuncio', 'Francesca')
  await person.type('Dove si trova', 'Monza (MB)')
  await expect(page.getByText(/Bozza salvata alle/)).toBeVisible()
  const [worked, looked] = [Math.round((Date.now() - started) / 1_000), Math.round(person.touched() * lookSeconds)]
  console.log(
    `from «Vendi» to a publishable draft: ${worked} s and ${looked} s of looking, ${person.touched()} touches, ${person.fields()} of them fields`,
  )
  await expect(page.getByText('Prima di pubblicare', { exact: true })).toBeHidden()
  expect(person.touched()).toBeLessThanOrEqual(fieldsAtMost)
})

/** A person presses again once the next page stands there. */
async function reached(page: Page, address: RegExp) {
  await expect(page).toHaveURL(address)
  await waitForHydration(page)
}

/** Somebody who looks, then types or presses; counts what they touch. */
function personOn(page: Page) {
  let fields = 0
  let presses = 0
  return {
    touched: () => fields + presses,
    fields: () => fields,
    async type(label: string, text: string) {
      fields++
      await page.getByLabel(label, { exact: false }).first().click()
      await page.keyboard.type(text, { delay: keyMs })
    },
    async choose(label: string, option: string) {
      fields++
      await page.getByLabel(label, { exact: true }).selectOption({ label: option })
    },
    async attach(label: string, file: { name: string; mimeType: string; buffer: Buffer }) {
      fields++
      await page.getByLabel(label).setInputFiles(file)
    },
    async press(name: string | RegExp) {
      presses++
      await page.getByRole('button', { name }).or(page.getByRole('link', { name })).first().click()
    },
  }
}

test('a picked version fills in what is certain, a chip corrects it, and the page is sound at each width', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await visit(page, '/vendi?marca=fiat&modello=panda&immatricolazione=03%2F2019&km=45000')
  await page.getByRole('button', { name: 'Crea l’annuncio' }).click()
  await expect(page).toHaveURL(/veicolo$/)
  await waitForHydration(page)
  await page.getByRole('button', { name: 'Benzina, manuale' }).click()
  const version = page.getByRole('button', { name: /^1\.2 69 CV Easy/ })
  await version.focus()
  await page.keyboard.press('Enter')
  await expect(version).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByText(/la stima (passa da|resta)/)).toBeVisible()
  await page.getByRole('link', { name: /Potenza: 51 kW/ }).click()
  await page.getByLabel('Potenza').fill('55')
  await expect(page.getByText(/tu «55», questa versione «51»/)).toBeVisible()
  await page.getByRole('button', { name: 'Metti «51»' }).click()
  await expect(page.getByLabel('Potenza')).toHaveValue('51')
  await expect(page.getByText(/Bozza salvata alle/)).toBeVisible()
  await expectSoundAtEachWidth(page)
})
