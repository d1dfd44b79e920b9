// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { onSiteEvent } from '@/lib/kernel/browser/site-events'
import { SaveSearchButton } from './SaveSearchButton'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const address = '/usate/fiat?carburante=gpl'

async function press(answer: Response) {
  const [sent, told]: [unknown[], string[]] = [[], []]
  const stop = onSiteEvent('notify', ({ name, description }) => void told.push(`${name}: ${description}`))
  vi.stubGlobal('fetch', (url: string, { body }: RequestInit) => {
    sent.push([url, body])
    return Promise.resolve(answer)
  })
  await act(async () => void fireEvent.click(screen.getByRole('button')))
  stop()
  return { sent, told }
}

test('whoever is not logged in is led to the login, and back to the list', () => {
  render(<SaveSearchButton address={address} csrf={null} />)
  expect(screen.getByRole('link', { name: 'Salva la ricerca' }).getAttribute('href')).toBe(`/accedi?dopo=${encodeURIComponent(address)}`)
})

test.each([
  { isNew: true, said: 'Ricerca salvata: «Fiat usate»: la trovi tra le tue ricerche salvate.' },
  { isNew: false, said: 'Questa ricerca c’è già: «Fiat usate»: la trovi tra le tue ricerche salvate.' },
])('a press saves the search and says so; new: $isNew', async ({ isNew, said }) => {
  render(<SaveSearchButton address={address} csrf="gettone" />)
  const { sent, told } = await press(Response.json({ id: 7, name: 'Fiat usate', isNew }))
  expect(sent).toEqual([['/api/v1/saved-search', JSON.stringify({ address })]])
  expect(told).toEqual([said])
  expect(screen.getByRole('button').textContent).toBe('Ricerca salvata')
})

test('when that fails the button stays as it was, and the reason is told', async () => {
  render(<SaveSearchButton address={address} csrf="gettone" />)
  const { told } = await press(Response.json({ code: 'conflict', message: 'Hai 50 ricerche salvate, il massimo.' }, { status: 409 }))
  expect(told).toEqual(['Ricerca non salvata: Hai 50 ricerche salvate, il massimo.'])
  expect(screen.getByRole('button').textContent).toBe('Salva la ricerca')
})

test('without JavaScript it is a form with the address', () => {
  render(<SaveSearchButton address={address} csrf="gettone" />)
  const form = screen.getByRole('button').closest('form')
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/api/v1/saved-search'])
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({ _csrf: 'gettone', address })
})
