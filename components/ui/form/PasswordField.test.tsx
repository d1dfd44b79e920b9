// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { PasswordField } from './PasswordField'

afterEach(cleanup)

test('a password starts hidden, and a press toggles it without moving caret or focus', async () => {
  render(<PasswordField name="password" label="Password" defaultValue="Segreta-1" />)
  const input = screen.getByLabelText<HTMLInputElement>('Password')
  expect(input.type).toBe('password')
  input.focus()
  input.setSelectionRange(3, 5)
  for (const [press, type] of [
    ['Mostra password', 'text'],
    ['Nascondi password', 'password'],
    ['Mostra password', 'text'],
  ] as const) {
    const toggle = screen.getByRole('button', { name: press })
    expect(toggle.getAttribute('aria-pressed')).toBe(String(press === 'Nascondi password'))
    await userEvent.click(toggle)
    expect(input.type).toBe(type)
    expect([input.selectionStart, input.selectionEnd]).toEqual([3, 5])
    expect(document.activeElement).toBe(input)
  }
})
