import sharp from 'sharp'
import { logIn, openAccount } from '../accounts'
import { expectSoundAtEachWidth } from '../layout-checks'
import { visit, waitForHydration } from '../page-actions'
import { expect, type Page, test } from '../test'

/** Five keys a second. */
const keyMs = 200
/** Seconds of a person, counted and not slept, so that a busy machine changes nothing: a look before each touch, a list to be read, a picture to be found. */
const seconds = { look: 0.8, list: 1.5, picture: 4 } as const
const atMost = { seconds: 90, fields: 25 } as const

test('from «Vendi» to a draft that can be published in 90 seconds of a person and 25 touches @once', async ({ page, market }) => {
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
  await person.press('Benzina, manuale', { list: true })
  await person.press(/^1\.2 69 CV Easy/, { list: true })
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
  const waited = (Date.now() - started) / 1_000 - person.typed()
  console.log(
    `from «Vendi» to a publishable draft: ${person.seconds().toFixed(1)} s of a person, ${person.touched()} touches, ${person.fields()} of them fields; ${waited.toFixed(1)} s of this machine beside`,
  )
  await expect(page.getByText('Prima di pubblicare', { exact: true })).toBeHidden()
  expect(person.touched()).toBeLessThanOrEqual(atMost.fields)
  expect(person.seconds()).toBeLessThanOrEqual(atMost.seconds)
})

/** A person presses again once the next page stands there. */
async function reached(page: Page, address: RegExp) {
  await expect(page).toHaveURL(address)
  await waitForHydration(page)
}

/** Somebody who looks, then types or presses; counts what they touch, and how long they take. */
function personOn(page: Page) {
  const touched = { fields: 0, presses: 0, keys: 0, lists: 0, pictures: 0 }
  const touches = () => touched.fields + touched.presses
  const typed = () => (touched.keys * keyMs) / 1_000
  return {
    touched: touches,
    fields: () => touched.fields,
    typed,
    seconds: () => typed() + touches() * seconds.look + touched.lists * seconds.list + touched.pictures * seconds.picture,
    async type(label: string, text: string) {
      touched.fields++
      touched.keys += text.length
      await page.getByLabel(label, { exact: false }).first().click()
      await page.keyboard.type(text, { delay: keyMs })
    },
    async choose(label: string, option: string) {
      touched.fields++
      touched.lists++
      await page.getByLabel(label, { exact: true }).selectOption({ label: option })
    },
    async attach(label: string, file: { name: string; mimeType: string; buffer: Buffer }) {
      touched.fields++
      touched.pictures++
      await page.getByLabel(label).setInputFiles(file)
    },
    /** `list`: where several are read before one is pressed. */
    async press(name: string | RegExp, { list = false } = {}) {
      touched.presses++
      if (list) touched.lists++
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
