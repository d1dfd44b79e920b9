// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mockBotCheckScript, resetBotCheckScript } from '@/lib/accounts/bot-check/test-bot-check-script'

let botCheck: ReturnType<typeof mockBotCheckScript>
beforeEach(() => void (botCheck = mockBotCheckScript()))
afterEach(() => {
  cleanup()
  resetBotCheckScript()
})

async function form(onSave: (values: Record<string, string>) => Promise<void>, initialValues = {}) {
  const [{ PostForm }, { TextField }, { FormStatus }, { BotCheckButton }, { recoverySchema }] = await Promise.all([
    import('./PostForm'),
    import('./TextField'),
    import('./FormStatus'),
    import('./BotCheckButton'),
    import('@/lib/accounts/users/account-schemas'),
  ])
  return (
    <PostForm
      name="prova"
      labels={{ email: 'E-mail' }}
      initialValues={initialValues}
      schema={recoverySchema}
      target={{ action: '/prova', csrf: 't', outcome: null }}
      onSave={onSave}
    >
      <TextField name="email" type="email" />
      <FormStatus />
      <BotCheckButton withoutScript="Telefona a chi vende.">Invia</BotCheckButton>
    </PostForm>
  )
}

const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Invia' })
const field = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const ready = () => waitFor(() => expect(button().disabled).toBe(false))
const bring = () => act(() => botCheck.bring())

async function renderForm(onSave = vi.fn(async (_values: Record<string, string>) => {}), initialValues = {}) {
  render(await form(onSave, initialValues))
  return onSave
}

test('the bot check is not requested by the visit; its button is disabled, described and shown as waiting', async () => {
  await renderForm()
  fireEvent.keyDown(document.body, { key: 'Tab' })
  expect([button().disabled, button().dataset['waiting']]).toEqual([true, ''])
  expect(document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    'Controllo antispam automatico: non devi fare nulla.',
  )
  expect(botCheck.asked).not.toHaveBeenCalled()
})

test.each([
  { how: 'a field has the focus', use: () => act(() => field().focus()) },
  { how: 'the pointer comes to the form', use: () => void fireEvent.pointerEnter(field().form ?? field()) },
  { how: 'something is typed', use: () => void type('anna') },
  { how: 'Enter is pressed in a field', use: () => void fireEvent.keyDown(field(), { key: 'Enter' }) },
  { how: 'the place of the button is pressed', use: () => void fireEvent.pointerDown(button().parentElement ?? button()) },
])('the bot-check script loads once $how, and the button is disabled until then', async ({ use }) => {
  await renderForm()
  use()
  await botCheck.requested()
  expect(button().disabled).toBe(true)
  await bring()
  await ready()
  expect(botCheck.scripts()).toHaveLength(1)
})

test('a dialog that gives the focus to a field before the button is there loads the bot check', async () => {
  const content = await form(async () => {})
  const page = document.body.appendChild(document.createElement('div'))
  page.innerHTML = renderToString(content)
  page.querySelector<HTMLInputElement>('input[name=email]')?.focus()
  render(content, { container: page, hydrate: true })
  await botCheck.requested()
  expect(botCheck.scripts()).toHaveLength(1)
})

/** jsdom's own pointer events are nowhere on the screen. */
const pressDown = () => fireEvent(button().parentElement ?? button(), new MouseEvent('pointerdown', { bubbles: true }))
const pressWaiting = () => {
  pressDown()
  fireEvent.click(button().parentElement ?? button())
}

test('pressing the button before any field loads the bot check, then shows the missing fields', async () => {
  const onSave = await renderForm()
  pressWaiting()
  expect(button().getAttribute('aria-busy')).toBe('true')
  expect(screen.getByText('Invio in corso')).toBeTruthy()
  await bring()
  expect(await screen.findByText('Campo obbligatorio')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
})

test.each([
  { how: 'a press on the button', use: pressWaiting },
  { how: 'Enter in a field', use: () => void fireEvent.keyDown(field(), { key: 'Enter' }) },
])('a filled form is sent once by $how when the bot check has loaded', async ({ use }) => {
  const onSave = await renderForm(undefined, { email: 'anna@esempio.it' })
  use()
  await act(async () => {})
  expect(onSave).not.toHaveBeenCalled()
  await bring()
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  await ready()
  expect(onSave).toHaveBeenCalledTimes(1)
})

test('a press held while the bot check loads sends the form, even if the button has moved', async () => {
  const onSave = await renderForm(undefined, { email: 'anna@esempio.it' })
  pressDown()
  await bring()
  await ready()
  fireEvent.click(document.body)
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  fireEvent.click(document.body)
  await act(async () => {})
  expect(onSave).toHaveBeenCalledTimes(1)
})

test('a press released on the button after the bot check has loaded sends the form once', async () => {
  const onSave = await renderForm(undefined, { email: 'anna@esempio.it' })
  pressDown()
  await bring()
  await ready()
  fireEvent.click(button())
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  await ready()
  expect(onSave).toHaveBeenCalledTimes(1)
})

test('a press that slides off the waiting button sends nothing', async () => {
  const onSave = await renderForm(undefined, { email: 'anna@esempio.it' })
  pressDown()
  fireEvent.click(document.body, { clientX: 40, clientY: 0 })
  await bring()
  await ready()
  expect(onSave).not.toHaveBeenCalled()
})

test.each(['pointercancel', 'pointerdown'])(
  'a touch that turned into scrolling does not send the form at a later tap (%s)',
  async (end) => {
    const onSave = await renderForm(undefined, { email: 'anna@esempio.it' })
    pressDown()
    fireEvent(document.body, new MouseEvent(end, { bubbles: true }))
    await bring()
    await ready()
    fireEvent.click(document.body)
    await act(async () => {})
    expect(onSave).not.toHaveBeenCalled()
  },
)

test('Enter before the bot check has loaded sends nothing and loses no typed text', async () => {
  const onSave = await renderForm()
  type('anna@esempio.it')
  await botCheck.requested()
  fireEvent.submit(field())
  await act(async () => {})
  expect(onSave).not.toHaveBeenCalled()
  await bring()
  await ready()
  expect(field().value).toBe('anna@esempio.it')
  fireEvent.click(button())
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
})

test('a second form of a page uses the loaded bot check at once', async () => {
  await renderForm()
  type('anna')
  await bring()
  await ready()
  cleanup()
  await renderForm()
  await ready()
  expect(botCheck.scripts()).toHaveLength(1)
})

test('text typed before hydration counts as use of the form', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  const content = await form(async () => {})
  page.innerHTML = renderToString(content)
  const typed = page.querySelector<HTMLInputElement>('input[name=email]')
  if (typed) typed.value = 'anna@esempio.it'
  render(content, { container: page, hydrate: true })
  await botCheck.requested()
  expect(botCheck.scripts()).toHaveLength(1)
})

test('a click runs the bot check and sends its token with the fields; the button is disabled meanwhile', async () => {
  let finish = () => {}
  const onSave = await renderForm(
    vi.fn(
      () =>
        new Promise<void>((resolve) => {
          finish = resolve
        }),
    ),
  )
  type('anna@esempio.it')
  await bring()
  await ready()
  fireEvent.click(button())
  fireEvent.click(button())
  await waitFor(() => expect(onSave).toHaveBeenCalled())
  expect(button().disabled).toBe(true)
  expect(onSave.mock.calls.map(([values]: unknown[]) => values)).toEqual([{ email: 'anna@esempio.it', 'g-recaptcha-response': 'gettone' }])
  expect(botCheck.execute.mock.calls).toEqual([['chiave', { action: 'submit' }]])
  await act(async () => finish())
  await ready()
})

test('each submission runs the bot check again for a new token', async () => {
  botCheck.execute.mockResolvedValueOnce('primo').mockResolvedValueOnce('secondo')
  const onSave = await renderForm(vi.fn(() => Promise.reject(new Error('refused'))))
  type('anna@esempio.it')
  await bring()
  for (const times of [1, 2]) {
    await ready()
    fireEvent.click(button())
    await waitFor(() => expect(onSave).toHaveBeenCalledTimes(times))
  }
  expect(onSave.mock.calls.map(([values]: unknown[]) => values)).toMatchObject([
    { 'g-recaptcha-response': 'primo' },
    { 'g-recaptcha-response': 'secondo' },
  ])
})

test('an invalid form runs no bot check and sends nothing; the field says what is wrong', async () => {
  const onSave = await renderForm()
  type('anna')
  await bring()
  await ready()
  fireEvent.click(button())
  expect(await screen.findByText('E-mail non valida')).toBeTruthy()
  expect(botCheck.execute).not.toHaveBeenCalled()
  expect(onSave).not.toHaveBeenCalled()
  await ready()
})

test('a failed bot check sends nothing, shows an error and allows another attempt', async () => {
  botCheck.execute.mockRejectedValueOnce(new Error('no network'))
  const onSave = await renderForm()
  type('anna@esempio.it')
  await bring()
  await ready()
  fireEvent.click(button())
  expect(await screen.findByText('Il controllo antispam non è riuscito. Riprova.')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
  await ready()
  fireEvent.click(button())
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
})

test('a bot-check script that fails to load disables the button, shows an error and can be retried', async () => {
  await renderForm()
  type('anna')
  await act(() => botCheck.fail())
  expect((await screen.findByText(/non si è caricato/)).closest('[role=alert]')).not.toBeNull()
  expect([button().disabled, button().dataset['waiting']]).toEqual([true, undefined])
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(screen.getByText(/controllo antispam sta arrivando/).closest('[role=status]')).not.toBeNull()
  await act(() => botCheck.fail())
  expect(await screen.findByText(/non si è caricato/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  await bring()
  await ready()
  expect(document.activeElement).toBe(button())
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull()
})

test('a bot-check script that loads for over a second shows a status', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await renderForm()
  type('anna')
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(screen.queryByText(/controllo antispam sta arrivando/)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText(/controllo antispam sta arrivando/)).toBeTruthy()
  vi.useRealTimers()
})

test('without JavaScript the form with a bot check says what to do instead', async () => {
  expect(renderToString(await form(async () => {}))).toContain('<noscript><p>Telefona a chi vende.</p></noscript>')
})
