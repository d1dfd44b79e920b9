// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { NoResults } from './NoResults'

afterEach(cleanup)

test('a search without results names the filter to drop once, in one sentence', () => {
  const query = { ...emptySearch('annunci'), filters: { prezzo_a: ['1'], versione: ['gtd'] } }
  render(
    <NoResults
      query={query}
      suggestions={[
        { labels: ['Fino a 1 €'], href: '/annunci?versione=gtd', count: 1409 },
        { labels: ['«gtd»', 'Fino a 1 €'], href: '/annunci', count: 1 },
        { labels: ['Fino a 500 €'], insteadOf: 'Fino a 1 €', href: '/annunci?prezzo_a=500&versione=gtd', count: 2 },
      ]}
    />,
  )
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    'Togli «Fino a 1 €»: 1.409 annunci',
    'Togli «gtd» e «Fino a 1 €»: 1 annuncio',
    '«Fino a 500 €» invece di «Fino a 1 €»: 2 annunci',
  ])
})

test('words that no ad has are named, with a link to the search without them', () => {
  const query = { ...emptySearch('annunci'), filters: { carburante: ['diesel'], testo: ['mongolfiera'] } }
  render(<NoResults query={query} suggestions={[]} />)
  expect(screen.getByText('Nessun annuncio parla di «mongolfiera»')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Cerca senza queste parole' }).getAttribute('href')).toBe('/annunci?carburante=diesel')
})
