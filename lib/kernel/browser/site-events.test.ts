import { expect, test, vi } from 'vitest'
import { notify, onSiteEvent, openLogin } from './site-events'

test('a listener of login-open gets the page to go to afterwards, until it stops listening', () => {
  const listen = vi.fn()
  const stop = onSiteEvent('login-open', listen)
  openLogin({ after: '/annunci' })
  stop()
  openLogin({ after: '/vendi' })
  expect(listen.mock.calls).toEqual([[{ after: '/annunci' }]])
})

test('events of one kind reach only the listeners of that kind', () => {
  const listen = vi.fn()
  const stop = onSiteEvent('login-open', listen)
  notify({ name: 'Fatto', description: 'Tutto salvato', variant: 'success' })
  stop()
  expect(listen).not.toHaveBeenCalled()
})
