// @vitest-environment jsdom
import { render } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import type { SearchPlace } from '@/lib/market/search/query/search-query'
import { useLastPlace, useRememberPlace } from './last-place'

const monza: SearchPlace = { istat: '108033', name: 'Monza', provinceCode: 'MB', latitude: 45.58, longitude: 9.27 }

function List({ place }: { place: SearchPlace | null }) {
  useRememberPlace(place)
  return null
}
function Page() {
  return <p>da {useLastPlace()?.name ?? 'nessun luogo'}</p>
}

const visit = (page: React.JSX.Element) => {
  const { unmount } = render(page)
  const text = document.body.textContent
  unmount()
  return text
}

afterEach(() => void visit(<List place={null} />))

test('the last place of a list is known on later pages without storage, until a list of all Italy', () => {
  expect(visit(<Page />)).toBe('da nessun luogo')
  visit(<List place={monza} />)
  expect(visit(<Page />)).toBe('da Monza')
  expect([localStorage.length, sessionStorage.length, document.cookie]).toEqual([0, 0, ''])
  visit(<List place={null} />)
  expect(visit(<Page />)).toBe('da nessun luogo')
})

test('the server knows no last place, as all visitors share its memory', () => {
  visit(<List place={monza} />)
  expect(renderToString(<Page />)).toContain('nessun luogo')
})
