// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import type { PricesShown } from '@/lib/accounts/selling/pricing/prices-shown'
import { PricesDialog } from './PricesDialog'
import { StockBar } from './StockBar'

beforeAll(() => {
  // jsdom knows the element, but not how to open it.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
  }
})
beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const shown = (after: string, changing = 1): PricesShown => ({
  rows: [{ id: 7, cells: ['Audi Q3', '27.800 €', after, '+9 %', '–'] }],
  ...{ found: 2, changing, differenceCents: -355_000, seenAt: 5, isReadable: after !== '' },
})

/** The bar with two ticked vehicles and one that is not, and the dialog that it opens. */
function Stock() {
  const [chosen, setChosen] = useState<readonly number[] | null>(null)
  const rows = { count: 2, isAll: false, choosePage() {}, chooseAll() {}, clear() {} }
  return (
    <>
      {[7, 8, 9].map((id) => (
        <input key={id} type="checkbox" name="annuncio" form="bar" value={id} defaultChecked={id < 9} />
      ))}
      <StockBar form="bar" {...{ rows, shown: 3, found: 3, isFiltered: false, hidden: {} }} onPrices={setChosen} />
      {chosen && <PricesDialog slug="ticino" csrf="gettone" list="cerca=q3" chosen={chosen} onClose={() => setChosen(null)} />}
    </>
  )
}

test('prices of ticked vehicles are looked at in a dialog, each way in its turn, and confirmed', async () => {
  const called: URL[] = []
  vi.stubGlobal('fetch', (address: string) => {
    const url = new URL(address, 'https://ingrana.example')
    called.push(url)
    const answers: Readonly<Record<string, PricesShown>> = { buono: shown('24.250 €'), '-500': shown('27.300 €', 2) }
    return Promise.resolve(Response.json(answers[url.searchParams.get('variazione') ?? ''] ?? shown('', 0)))
  })
  render(<Stock />)
  fireEvent.click(screen.getByRole('button', { name: 'Prezzo' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Prezzo di 2 veicoli' }))
  expect(called[0]?.searchParams.get('annunci')).toBe('7.8')
  expect(called[0]?.searchParams.get('elenco')).toBe('cerca=q3')
  await dialog.findByText('24.250 €')
  expect(dialog.getByRole('button', { name: 'Cambia un prezzo' })).toBeDefined()

  const type = (text: string) => {
    fireEvent.change(dialog.getByLabelText('Togli una percentuale o una cifra'), { target: { value: text } })
    fireEvent.click(dialog.getByRole('button', { name: 'Mostra' }))
  }
  type('boh')
  await dialog.findByText(/Scrivi di quanto cambiano i prezzi/)
  expect(dialog.queryByRole('button', { name: /^Cambia/ })).toBeNull()
  type('-500')
  await dialog.findByText('27.300 €')
  const form = dialog.getByRole('button', { name: 'Cambia 2 prezzi' }).closest('form')
  const sent = new FormData(form ?? undefined)
  expect([sent.get('azione'), sent.get('variazione'), sent.get('visto'), sent.getAll('annuncio')]).toEqual([
    'prezzi',
    '-500',
    '5',
    ['7', '8'],
  ])
  fireEvent.click(dialog.getByRole('button', { name: 'Annulla' }))
  expect(screen.queryByRole('dialog')).toBeNull()
})
