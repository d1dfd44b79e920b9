// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockBotCheckScript, resetBotCheckScript } from '@/lib/accounts/bot-check/test-bot-check-script'

let botCheck: ReturnType<typeof mockBotCheckScript>
beforeEach(() => void (botCheck = mockBotCheckScript()))
afterEach(() => {
  cleanup()
  resetBotCheckScript()
  vi.unstubAllGlobals()
})

const typed: Readonly<Record<string, string>> = {
  'Partita IVA': '02481930184',
  'Ragione sociale': 'Gruppo Ticino Auto S.r.l.',
  'Numero REA': 'pv 241807',
  PEC: 'ticino-auto@pec.example',
  'Tipo di attività': 'multimarca',
  Indirizzo: 'Viale Cremona 118',
  CAP: '27100',
  Comune: 'Pavia (PV)',
  'Telefono per i clienti': '0382 471220',
  'E-mail per le richieste': 'info@ticino-auto.example',
  'Nome e cognome': 'Carlo Ticino',
  'E-mail di lavoro': 'carlo@ticino-auto.example',
}

async function renderForm() {
  const { DealerRegistrationForm } = await import('./DealerRegistrationForm')
  render(<DealerRegistrationForm csrf="gettone" outcome={null} />)
}

const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

/** What is sent, and what is counted then: each page load has events of its own. */
async function sendTo(answer: () => Promise<Response>): Promise<{ sent: unknown; counted: () => readonly object[] }> {
  await renderForm()
  const { reportedEvents } = await import('@/lib/tracking/test-events')
  for (const [label, value] of Object.entries(typed)) type(label, value)
  fireEvent.click(screen.getByLabelText(/^Dichiaro/))
  await botCheck.requested()
  await act(() => botCheck.bring())
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Invia la richiesta' })
  await waitFor(() => expect(button().disabled).toBe(false))
  const sent: unknown[] = []
  vi.stubGlobal('fetch', async (_url: string, { body }: RequestInit) => {
    sent.push(typeof body === 'string' ? JSON.parse(body) : body)
    return answer()
  })
  fireEvent.click(button())
  await waitFor(() => expect(sent).toHaveLength(1))
  return { sent: sent[0], counted: () => reportedEvents() }
}

test('a request that is taken counts as a registration, and the answer replaces the form', async () => {
  const { sent, counted } = await sendTo(async () => Response.json({ notice: 'Richiesta ricevuta.' }))
  expect(sent).toMatchObject({ vatNumber: '02481930184', rea: 'pv 241807', place: 'Pavia (PV)', declared: 'true' })
  expect(await screen.findByText('Richiesta ricevuta.')).toBeDefined()
  expect(counted()).toEqual([{ name: 'dealerRegistrationSucceeded' }])
})

test.each([
  { what: 'is refused', answer: async () => Response.json({ fields: { vatNumber: 'C’è già' } }, { status: 400 }) },
  { what: 'gets no answer', answer: () => Promise.reject(new TypeError('network')) },
])('a request that $what is counted as one that failed, and what was typed stays', async ({ answer }) => {
  const { counted } = await sendTo(answer)
  await waitFor(() => expect(counted()).toEqual([{ name: 'dealerRegistrationFailed' }]))
  expect(screen.getByLabelText<HTMLInputElement>('Ragione sociale').value).toBe('Gruppo Ticino Auto S.r.l.')
})

test('a last digit that does not fit is doubted at once, and hinders nothing', async () => {
  await renderForm()
  const doubt = () => screen.queryByText(/L’ultima cifra non torna/)
  type('Partita IVA', '02481930187')
  expect(doubt()).not.toBeNull()
  type('Partita IVA', '02481930184')
  expect(doubt()).toBeNull()
})
