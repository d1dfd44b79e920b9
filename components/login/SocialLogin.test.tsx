// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { reportedEvents } from '@/lib/tracking/events'
import { SocialLogin } from './SocialLogin'

afterEach(cleanup)

test('pressed, the Facebook button says «Login in corso»; coming back with the back button, it is as before', () => {
  render(<SocialLogin after="/annunci" />)
  const button = screen.getByRole('link', { name: 'Facebook' })
  button.addEventListener('click', (event) => event.preventDefault()) // jsdom goes nowhere
  expect(button.getAttribute('href')).toBe('/login/facebook?dopo=%2Fannunci')
  fireEvent.click(button)
  expect(screen.getByRole('link', { name: 'Login in corso' })).toBe(button)
  expect(reportedEvents().at(-1)).toEqual({ name: 'loginSent', way: 'facebook' })
  fireEvent(window, new Event('pageshow'))
  expect(screen.getByRole('link', { name: 'Facebook' })).toBe(button)
})

test('beside it stands that whoever logs in accepts terms and privacy rules', () => {
  render(<SocialLogin after="/" />)
  expect(screen.getByText(/^Accedendo accetti/).textContent).toBe('Accedendo accetti le Condizioni d’uso e l’Informativa privacy.')
})
