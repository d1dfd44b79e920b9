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

test('nothing is asked of the check before somebody uses the form, and the button is disabled: the focus is no use', async () => {
  await renderForm()
  act(() => field().focus())
  fireEvent.keyDown(field(), { key: 'Tab' })
  expect(button().disabled).toBe(true)
  expect(botCheck.asked).not.toHaveBeenCalled()
})

test.each([
  { how: 'something is typed', use: () => void type('anna') },
  { how: 'Enter is pressed in a field', use: () => void fireEvent.keyDown(field(), { key: 'Enter' }) },
  { how: 'the place of the button is pressed', use: () => void fireEvent.pointerDown(button().parentElement ?? button()) },
])('the script is loaded once $how, and the button is disabled until it has come', async ({ use }) => {
  await renderForm()
  use()
  await botCheck.requested()
  expect(button().disabled).toBe(true)
  await bring()
  await ready()
  expect(botCheck.scripts()).toHaveLength(1)
})

test('what is going to happen is said until it has happened', async () => {
  await renderForm()
  const said = () => document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent ?? ''
  expect(said()).toMatch(/^Quando inizi a compilare/)
  type('anna')
  await bring()
  await ready()
  expect(said()).toBe('')
  expect(screen.queryByText(/Quando inizi a compilare/)).toBeNull()
})

/** jsdom's own pointer events are nowhere on the screen. */
const pressDown = () => fireEvent(button().parentElement ?? button(), new MouseEvent('pointerdown', { bubbles: true }))
const pressWaiting = () => {
  pressDown()
  fireEvent.click(button().parentElement ?? button())
}

test('who presses the button before any field gets the check loaded, and then reads what is missing', async () => {
  const onSave = await renderForm()
  pressWaiting()
  expect(button().getAttribute('aria-busy')).toBe('true')
  await bring()
  expect(await screen.findByText('Campo obbligatorio')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
})

test.each([
  { how: 'a press on the button', use: pressWaiting },
  { how: 'Enter in a field', use: () => void fireEvent.keyDown(field(), { key: 'Enter' }) },
])('a form that is filled in already is sent by $how, once, when the check has come', async ({ use }) => {
  const onSave = await renderForm(undefined, { email: 'anna@esempio.it' })
  use()
  await act(async () => {})
  expect(onSave).not.toHaveBeenCalled()
  await bring()
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  await ready()
  expect(onSave).toHaveBeenCalledTimes(1)
})

test('a press that begins before the check is there and ends after it sends too, wherever the button has moved meanwhile', async () => {
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

test('when the button itself gets the release of such a press, the form is sent once', async () => {
  const onSave = await renderForm(undefined, { email: 'anna@esempio.it' })
  pressDown()
  await bring()
  await ready()
  fireEvent.click(button())
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
  await ready()
  expect(onSave).toHaveBeenCalledTimes(1)
})

test('who slides away from the waiting button sends nothing', async () => {
  const onSave = await renderForm(undefined, { email: 'anna@esempio.it' })
  pressDown()
  fireEvent.click(document.body, { clientX: 40, clientY: 0 })
  await bring()
  await ready()
  expect(onSave).not.toHaveBeenCalled()
})

test.each(['pointercancel', 'pointerdown'])('a touch that turned into scrolling sends nothing at a later tap (%s)', async (end) => {
  const onSave = await renderForm(undefined, { email: 'anna@esempio.it' })
  pressDown()
  fireEvent(document.body, new MouseEvent(end, { bubbles: true }))
  await bring()
  await ready()
  fireEvent.click(document.body)
  await act(async () => {})
  expect(onSave).not.toHaveBeenCalled()
})

test('Enter before the check has come sends nothing; once it has come nothing typed is lost', async () => {
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

test('the next form of a page that has loaded the check waits for nothing', async () => {
  await renderForm()
  type('anna')
  await bring()
  await ready()
  cleanup()
  await renderForm()
  await ready()
  expect(botCheck.scripts()).toHaveLength(1)
})

test('what was typed before the browser took over counts as use', async () => {
  const page = document.body.appendChild(document.createElement('div'))
  const content = await form(async () => {})
  page.innerHTML = renderToString(content)
  const typed = page.querySelector<HTMLInputElement>('input[name=email]')
  if (typed) typed.value = 'anna@esempio.it'
  render(content, { container: page, hydrate: true })
  await botCheck.requested()
  expect(botCheck.scripts()).toHaveLength(1)
})

test('a click runs the check and sends the fields with its token; until that is over the button is disabled', async () => {
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

test('a token is good once: sending again runs the check again', async () => {
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

test('with a fault in the form no check is run and nothing is sent: the field says what is wrong', async () => {
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

test('when the check gives no token nothing is sent, the form says so and can be sent again', async () => {
  botCheck.execute.mockRejectedValueOnce(new Error('no network'))
  const onSave = await renderForm()
  type('anna@esempio.it')
  await bring()
  await ready()
  fireEvent.click(button())
  expect(await screen.findByText('Il controllo contro i robot non è riuscito. Riprova.')).toBeTruthy()
  expect(onSave).not.toHaveBeenCalled()
  await ready()
  fireEvent.click(button())
  await waitFor(() => expect(onSave).toHaveBeenCalledTimes(1))
})

test('a script that does not come leaves the button disabled and is told, with a way to try again that ends at the button', async () => {
  await renderForm()
  type('anna')
  await act(() => botCheck.fail())
  expect((await screen.findByText(/non si è caricato/)).closest('[role=alert]')).not.toBeNull()
  expect(button().disabled).toBe(true)
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  expect(screen.getByText(/Stiamo caricando il controllo/).closest('[role=status]')).not.toBeNull()
  await act(() => botCheck.fail())
  expect(await screen.findByText(/non si è caricato/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Riprova' }))
  await bring()
  await ready()
  expect(document.activeElement).toBe(button())
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull()
})

test('a script that takes its time is told after a second', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  await renderForm()
  type('anna')
  await act(() => vi.advanceTimersByTimeAsync(999))
  expect(screen.queryByText(/Stiamo caricando/)).toBeNull()
  await act(() => vi.advanceTimersByTimeAsync(1))
  expect(screen.getByText(/Stiamo caricando/)).toBeTruthy()
  vi.useRealTimers()
})

test('without JavaScript the form says what to do instead', async () => {
  expect(renderToString(await form(async () => {}))).toContain('<noscript><p>Telefona a chi vende.</p></noscript>')
})
