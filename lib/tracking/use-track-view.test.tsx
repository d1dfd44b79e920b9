// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { reportedEvents } from './test-events'
import { useTrackView } from './use-track-view'

afterEach(cleanup)

function Screen({ address, results }: { address: string; results: number }) {
  useTrackView(address, { name: 'searched', category: 'auto', results })
  return null
}

test('a view is reported once per address, however often the screen is rendered', () => {
  const { rerender } = render(<Screen address="/annunci" results={3} />)
  rerender(<Screen address="/annunci" results={4} />)
  expect(reportedEvents()).toEqual([{ name: 'searched', category: 'auto', results: 3 }])
  rerender(<Screen address="/usate" results={2} />)
  expect(reportedEvents().slice(1)).toEqual([{ name: 'searched', category: 'auto', results: 2 }])
})
