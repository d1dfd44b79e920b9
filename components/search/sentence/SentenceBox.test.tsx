// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { api } from '@/lib/kernel/routes/routes'
import { SentenceBox } from './SentenceBox'

const found = [
  { kind: 'model', label: 'Fiat Panda', text: 'Fiat Panda', count: 318 },
  { kind: 'place', label: 'Pandino (CR)', text: 'a Pandino (CR)', count: null },
]
const requested: string[] = []

beforeEach(() => {
  requested.length = 0
  vi.stubGlobal('fetch', (url: string) => {
    requested.push(url)
    return Promise.resolve(new Response(JSON.stringify(url.startsWith(api.postsCount) ? { count: 38 } : found)))
  })
})
afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

async function typeIn(text: string): Promise<HTMLElement> {
  render(<SentenceBox query={{ list: 'usate' }} />)
  await userEvent.click(screen.getByLabelText('Che auto cerchi? Dillo a parole tue'))
  const field = await screen.findByRole('combobox')
  await userEvent.type(field, text)
  return field
}

describe('the box for a sentence', () => {
  test('the sentence box is an ordinary field until it is used', () => {
    render(<SentenceBox query={{ list: 'usate' }} />)
    expect(screen.getByRole('searchbox')).toBeTruthy()
    expect(screen.queryByRole('listbox', { hidden: true })).toBeNull()
  })

  test('typed words get suggestions with their numbers of ads, and the suggestions are counted', async () => {
    const field = await typeIn('pand')
    const options = within(await screen.findByRole('listbox', { name: 'Suggerimenti' })).getAllByRole('option')
    expect(options.map(({ textContent }) => textContent)).toEqual(['Fiat Panda318 annunci', 'Pandino (CR)'])
    expect(field.getAttribute('aria-expanded')).toBe('true')
    expect(screen.getByRole('status').textContent).toBe('2 suggerimenti')
    expect(requested.at(-1)).toContain('/api/v1/suggestions?query=pand&category=auto')
  })

  test('arrow keys cycle through suggestions, Enter takes one and the focus stays in the field', async () => {
    const field = await typeIn('pand')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}')
    const [first] = screen.getAllByRole('option', { selected: true })
    expect(field.getAttribute('aria-activedescendant')).toBe(first?.id)
    expect(first?.textContent).toContain('Fiat Panda')
    await userEvent.keyboard('{ArrowUp}{Enter}')
    expect(screen.getByRole('combobox')).toHaveProperty('value', 'a Pandino (CR) ')
    expect(document.activeElement).toBe(field)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('Escape closes the suggestions and leaves what was typed', async () => {
    const field = await typeIn('pand')
    await screen.findByRole('listbox')
    await userEvent.keyboard('{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(field).toHaveProperty('value', 'pand')
    expect(field.getAttribute('aria-expanded')).toBe('false')
  })

  test('a press on a suggestion takes it', async () => {
    const field = await typeIn('pand')
    await userEvent.click(await screen.findByRole('option', { name: /Fiat Panda/ }))
    expect(field).toHaveProperty('value', 'Fiat Panda ')
    expect(document.activeElement).toBe(field)
  })

  test('an invalid answer gives no suggestions', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response('[{"kind":"make"},7,null]')))
    const field = await typeIn('pand')
    await waitFor(() => expect(field.getAttribute('aria-expanded')).toBe('false'))
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  test('once typing stops the button counts what would be found, and before that nothing is asked', async () => {
    const counts = () => requested.filter((url) => url.startsWith(api.postsCount))
    render(<SentenceBox query={{ list: 'usate' }} button="Mostra 546 auto" loadCount={() => import('./SentenceCount')} />)
    await userEvent.click(screen.getByRole('searchbox'))
    const field = await screen.findByRole('combobox', {}, { timeout: 5_000 })
    await vi.waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(2))
    expect(counts()).toEqual([])
    for (const value of ['panda', 'panda gpl']) fireEvent.input(field, { target: { value } })
    expect(await screen.findByRole('button', { name: 'Mostra 38 auto' })).toBeTruthy()
    expect(counts()).toEqual(['/api/v1/posts/count?lista=usate&cerca=panda+gpl'])
    expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain('38 auto')
    fireEvent.input(field, { target: { value: '' } })
    expect(screen.getByRole('button', { name: 'Mostra 546 auto' })).toBeTruthy()
  })
})
