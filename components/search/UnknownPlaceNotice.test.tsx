// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { PlaceField } from '@/components/search/panel/PlaceField'
import { emptySearch, type SearchQuery, type UnknownPlace } from '@/lib/market/search/query/search-query'
import { UnknownPlaceNotice } from './UnknownPlaceNotice'

afterEach(cleanup)
const milano = { istat: '015146', name: 'Milano', provinceCode: 'MI', latitude: 45.46, longitude: 9.19 }

function show(unknown: UnknownPlace, filters: SearchQuery['filters'] = {}) {
  render(<UnknownPlaceNotice query={{ ...emptySearch('usate'), unknownPlace: unknown, radiusKm: 20, filters }} unknown={unknown} />)
  return screen.getByRole('status').textContent
}
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

test('an unknown place shows all Italy, and links to the nearest name within the same search', () => {
  const text = show({ text: 'Milno', meant: [milano] }, { prezzo_a: ['9000'] })
  expect(text).toContain('Non conosciamo il luogo «Milno». Questi annunci sono di tutta Italia.')
  expect(text).toContain('Forse cercavi: Milano (MI)')
  expect(hrefOf('Milano (MI)')).toBe('/usate?dove=015146&prezzo_a=9000&raggio=20')
  expect(hrefOf('togli il luogo')).toBe('/usate?prezzo_a=9000')
})

test('an unknown place with a chosen province or region does not announce all Italy', () => {
  expect(show({ text: 'Milno', meant: [] }, { regione: ['lazio'] })).toContain('Questi annunci non sono filtrati per distanza.')
})

test('an unknown place without a similar name gets no suggestion', () => {
  expect(show({ text: 'Atlantide', meant: [] })).not.toContain('Forse cercavi')
})

test('the place field keeps an unknown name as typed', () => {
  render(<PlaceField place={null} unknown="Milno" radiusKm={20} />)
  expect(screen.getByLabelText('Dove')).toHaveProperty('value', 'Milno')
  expect(screen.getByLabelText('Distanza')).toHaveProperty('value', '20')
})
