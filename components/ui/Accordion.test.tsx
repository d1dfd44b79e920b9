// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Accordion } from './Accordion'

afterEach(cleanup)

test('an accordion starts folded and reports each opening and folding', async () => {
  const onChange = vi.fn()
  render(
    <Accordion title="Garanzia" onChange={onChange}>
      Dodici mesi
    </Accordion>,
  )
  const title = screen.getByText('Garanzia')
  expect(title.closest('details')?.open).toBe(false)
  await userEvent.click(title)
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(true))
  await userEvent.click(title)
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(false))
})

test.each([2, 3] as const)('the title of an accordion is a heading of level %i', (level) => {
  render(
    <Accordion title="Garanzia" level={level}>
      Dodici mesi
    </Accordion>,
  )
  expect(screen.getByRole('heading', { name: 'Garanzia', level })).toBeTruthy()
})

test('an accordion may start open; only closing it is a change', async () => {
  const onChange = vi.fn()
  render(
    <Accordion title="Garanzia" initiallyOpen onChange={onChange}>
      Dodici mesi
    </Accordion>,
  )
  const fold = screen.getByText('Garanzia').closest('details')
  expect(fold?.open).toBe(true)
  fireEvent(fold ?? document.body, new Event('toggle')) // what browsers fire for a section that is rendered open
  expect(onChange).not.toHaveBeenCalled()
  await userEvent.click(screen.getByText('Garanzia'))
  await waitFor(() => expect(onChange).toHaveBeenLastCalledWith(false))
})
