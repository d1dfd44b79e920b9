import { randomUUID } from 'node:crypto'
import { becomeVisitor, person } from '@/e2e/experiments'
import { openIsolatedApplication } from '@/e2e/isolated-application'
import { adminPage, openMarketer } from '@/e2e/marketer'
import { expect, test } from '@/e2e/test'
import { readDatafile } from '@/lib/experimentation/experiments/datafile/read-datafile.server'
import { decide } from '@/lib/experimentation/experiments/decision/decide'
import { indexDatafile } from '@/lib/experimentation/experiments/decision/project-config'

const words = { title: 'Trova la tua prossima auto.', line: 'Con il prezzo spiegato, in tutta Italia.' }

test('words that marketing writes are looked at, approved, shown to a visitor, counted and in the results', {
  tag: '@once',
}, async ({ browser }) => {
  const site = await openIsolatedApplication({ EXPERIMENTS_CONFIG_URL: 'own' })
  try {
    const marta = await openMarketer(browser, site, 'Marta Ricci')
    const luca = await openMarketer(browser, site, 'Luca Ferri')
    await marta.getByRole('link', { name: 'Prova qui in Parole del banner in home' }).click()
    await expect(marta.getByLabel('Variante 1, il controllo')).toHaveValue('motto')
    await marta.getByLabel('Ipotesi').fill('Chi legge che cosa si trova cerca più spesso.')
    await marta.getByLabel('Variante 2', { exact: true }).fill('prossima')
    await marta.getByLabel('Obiettivo principale').selectOption('search')
    await marta.getByLabel('Tasso atteso del controllo').fill('20')
    await marta.getByLabel('Visitatori al giorno').fill('5000')
    await marta.getByRole('button', { name: 'Salva la bozza' }).click()
    await expect(marta.getByText('In questo posto non c’è la variante «prossima»: scrivi i suoi testi')).toBeVisible()
    await marta.getByLabel('Testo 1 della variante 2').fill(words.title)
    await marta.getByLabel('Testo 2 della variante 2').fill(words.line)
    await expect(marta.getByText(`Titolo. ${words.title.length} di 40 caratteri`)).toBeVisible()
    await marta.getByRole('button', { name: 'Salva la bozza' }).click()
    await marta.getByRole('button', { name: 'Proponi l’avvio' }).click()
    await expect(marta.getByText('Prima controlla i testi alle quattro larghezze')).toBeVisible()
    await marta.getByRole('button', { name: 'Controlla i testi' }).click()
    await expect(marta.getByText('Controllati alle quattro larghezze: si possono proporre.')).toBeVisible({ timeout: 60_000 })
    await marta.getByRole('button', { name: 'Proponi l’avvio' }).click()
    await expect(marta.getByText('Lo approva un’altra persona del marketing.')).toBeVisible()
    await luca.goto(marta.url(), { waitUntil: 'domcontentloaded' })
    await luca.getByRole('button', { name: 'Approva e pubblica' }).click()
    await expect(luca.getByText('Approvato e pubblicato.')).toBeVisible()

    const config = indexDatafile(readDatafile(await (await fetch(`${site.url}/v2/houston/experiments/ingrana-web/web`)).text()))
    const isShown = (id: string) =>
      decide(config, 'banner_words', { id, attributes: { deviceType: 'unknown' }, stored: {} }).variation?.key === 'prossima'
    let visitor = randomUUID()
    while (!isShown(visitor)) visitor = randomUUID()
    const context = await browser.newContext({ baseURL: site.url, userAgent: person['user-agent'] })
    await becomeVisitor(context, visitor)
    const page = await context.newPage()
    await expect(async () => {
      await page.goto('/')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(words.title, { timeout: 1_000 })
    }).toPass()
    await expect(page.getByText(words.line)).toBeVisible()
    await expect
      .poll(
        async () => {
          await page.goto('/chi-siamo') // leaving a page sends what it counted
          await page.goto('/')
          return site.db`select variation_id from experiment_exposure where experiment_id = 'e1'`
        },
        { timeout: 60_000 },
      )
      .toEqual([{ variationId: 'e1-2' }])
    await marta.goto('/area-privata/esperimenti/banner_words')
    await expect(marta.getByRole('main')).toContainText('prossima')
    await marta.goto(adminPage)
    await expect(marta.getByRole('region', { name: 'Posti' }).getByRole('link', { name: 'banner_words' })).toBeVisible()
  } finally {
    await site.close()
  }
})
