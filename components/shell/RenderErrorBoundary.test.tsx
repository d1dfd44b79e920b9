// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ErrorScreen } from '@/components/screens/ErrorScreen'
import { RenderErrorBoundary } from './RenderErrorBoundary'

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {})) // React reports the planted fault there
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

function Faulty(): never {
  throw new Error('planted')
}

test('a page that fails to render in the browser becomes the error page, with a notification', async () => {
  const host = document.createElement('div')
  host.id = 'errors'
  document.body.append(host)
  const onFailed = vi.fn()
  const { unmount } = render(
    <RenderErrorBoundary fallback={<ErrorScreen status={500} />} onFailed={onFailed}>
      <Faulty />
    </RenderErrorBoundary>,
  )
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ops, strada interrotta.')
  expect(onFailed.mock.calls).toEqual([[true]])
  expect(within(host).getByRole('alert').textContent).toContain('Ops qualcosa è andato storto!')
  await userEvent.click(within(host).getByRole('button', { name: 'Chiudi' }))
  expect(within(host).queryByRole('alert')).toBeNull()
  unmount()
  expect(onFailed.mock.calls).toEqual([[true], [false]])
})

test('the error boundary shows a page without failure unchanged', () => {
  const onFailed = vi.fn()
  render(
    <RenderErrorBoundary fallback={null} onFailed={onFailed}>
      <p>Tutto bene</p>
    </RenderErrorBoundary>,
  )
  expect(screen.getByText('Tutto bene')).toBeTruthy()
  expect(onFailed).not.toHaveBeenCalled()
})
