// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LoginForm } from './LoginForm'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const target = { action: '/login', csrf: 't', outcome: null }
const settle = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

function renderForm(onLogin: () => Promise<void>) {
  const onDone = vi.fn(() => new Promise<void>(() => {}))
  render(<LoginForm name="prova" target={target} onLogin={onLogin} onDone={onDone} />)
  return onDone
}

async function send(email = 'anna@esempio.it', password = 'Segreta-1') {
  type('E-mail', email)
  type('Password', password)
  fireEvent.click(screen.getByRole('button', { name: 'Accedi' }))
  await settle()
}

test('the login button is loading and disabled while the form is sent', async () => {
  renderForm(() => new Promise<void>(() => {}))
  await send()
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'Accedi' })
  expect(button.disabled).toBe(true)
  expect(button.getAttribute('aria-busy')).toBe('true')
})

test('a successful login leaves the page after 200 ms, with the button still loading', async () => {
  const onDone = renderForm(async () => {})
  await send()
  await settle(199)
  expect(onDone).not.toHaveBeenCalled()
  await settle(1)
  expect(onDone).toHaveBeenCalledTimes(1)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accedi' }).disabled).toBe(true)
})

test.each(['E-mail', 'Password'])('any login failure says «E-mail o password errate» until «%s» is edited', async (field) => {
  const onDone = renderForm(() => Promise.reject(new Error('whatever')))
  await send()
  await settle(1_000)
  expect(screen.getByRole('alert').textContent).toBe('E-mail o password errate')
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Accedi' }).disabled).toBe(false)
  expect(onDone).not.toHaveBeenCalled()
  type(field, 'altro')
  await settle()
  expect(screen.queryByText('E-mail o password errate')).toBeNull()
})

test.each([
  { email: '', password: '', faults: ['Campo obbligatorio', 'Campo obbligatorio'] },
  { email: 'anna@esempio', password: 'x', faults: ['E-mail non valida'] },
  { email: 'anna@esempio.it', password: '', faults: ['Campo obbligatorio'] },
])('a login with «$email» and «$password» is not sent, and its fields say $faults', async ({ email, password, faults }) => {
  const onLogin = vi.fn(async () => {})
  renderForm(onLogin)
  await send(email, password)
  expect(onLogin).not.toHaveBeenCalled()
  const described = ['E-mail', 'Password'].flatMap((label) => {
    const id = screen.getByLabelText(label).getAttribute('aria-describedby')
    return id === null ? [] : [document.getElementById(id)?.textContent]
  })
  expect(described).toEqual(faults)
})

test('a login refused without JavaScript shows its error and the e-mail that was sent', () => {
  render(
    <LoginForm
      name="prova"
      target={{
        ...target,
        outcome: {
          form: '/login',
          isDone: false,
          message: 'E-mail o password errate',
          errors: {},
          values: { username: 'anna@esempio.it' },
        },
      }}
      onLogin={async () => {}}
      onDone={async () => {}}
    />,
  )
  expect(screen.getByRole('alert').textContent).toBe('E-mail o password errate')
  expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('anna@esempio.it')
})
