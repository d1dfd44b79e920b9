// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { AnswerForm } from './AnswerForm'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const target = { action: '/api/v1/pages/private/conversations/7', csrf: 'gettone', outcome: null }
const words = () => screen.getByLabelText<HTMLTextAreaElement>('La tua risposta')
const type = (value: string) => fireEvent.change(words(), { target: { value } })

test('words that were sent leave the form, and those being written stay when the page is rendered anew', async () => {
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(typeof body === 'string' ? JSON.parse(body) : body)
    return Response.json({ notice: 'Risposta inviata.' })
  })
  const { rerender } = render(<AnswerForm target={target} />)
  type('Arrivo sabato, e')
  rerender(<AnswerForm target={{ ...target }} />)
  expect(words().value).toBe('Arrivo sabato, e')
  type('Arrivo sabato alle dieci.')
  fireEvent.click(screen.getByRole('button', { name: 'Invia la risposta' }))
  await waitFor(() => expect(words().value).toBe(''))
  expect(sent).toMatchObject([{ message: 'Arrivo sabato alle dieci.' }])
})

test('words that were refused are still there', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ code: 'tooMany', message: 'Troppi messaggi.' }, { status: 429 }))
  render(<AnswerForm target={target} />)
  type('Arrivo sabato alle dieci.')
  fireEvent.click(screen.getByRole('button', { name: 'Invia la risposta' }))
  expect(await screen.findByText('Troppi messaggi.')).toBeDefined()
  expect(words().value).toBe('Arrivo sabato alle dieci.')
})
