// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Accordion } from './Accordion'

afterEach(cleanup)

test('an accordion starts folded, and says when it is opened and folded again', async () => {
  const onChange = vi.fn()
  render(<Accordion title="Garanzia" onChange={onChange}>Dodici mesi</Accordion>)
  const title = screen.getByText('Garanzia')
  expect(title.closest('details')?.open).toBe(false)
  await userEvent.click(title)
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(true))
  await userEvent.click(title)
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(false))
})

test('an accordion may start open', () => {
  render(<Accordion title="Garanzia" initiallyOpen>Dodici mesi</Accordion>)
  expect(screen.getByText('Garanzia').closest('details')?.open).toBe(true)
})
