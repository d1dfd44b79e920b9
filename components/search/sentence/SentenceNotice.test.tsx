// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { SentenceNotice } from './SentenceNotice'

afterEach(cleanup)

const query = emptySearch('annunci')

describe('the remarks about a sentence', () => {
  test('the remarks name the words that were not understood', () => {
    render(<SentenceNotice query={query} sentence={{ text: 'panda tenuta bene', words: ['tenuta', 'bene'], notes: [] }} />)
    expect(screen.getByRole('status').textContent).toContain('Non abbiamo capito «tenuta bene».')
  })

  test('the remarks say that unknown words are searched in ads, and link to the search without them', () => {
    const searched = { ...query, filters: { testo: ['tenuta bene'] } }
    render(<SentenceNotice query={searched} sentence={{ text: 'auto tenuta bene', words: ['tenuta', 'bene'], notes: [] }} />)
    expect(screen.getByRole('status').textContent).toContain('Cerchiamo «tenuta bene» nel testo degli annunci.')
    expect(screen.getByRole('link', { name: 'Ignora queste parole' }).getAttribute('href')).toBe('/annunci')
  })

  test('the remarks offer the other models of a name', () => {
    const others = [{ label: 'Abarth 500', address: '/annunci/abarth/500' }]
    render(
      <SentenceNotice
        query={query}
        sentence={{ text: '500', words: [], notes: [{ kind: 'several', words: '500', read: 'Fiat 500', others }] }}
      />,
    )
    expect(screen.getByRole('link', { name: 'Abarth 500' }).getAttribute('href')).toBe('/annunci/abarth/500')
  })

  test('the remarks name the filter that a contradiction left out', () => {
    const notes = [{ kind: 'contradiction', words: 'elettrica diesel', filter: 'Carburante' }] as const
    render(<SentenceNotice query={query} sentence={{ text: 'elettrica diesel', words: [], notes }} />)
    expect(screen.getByRole('status').textContent).toBe(
      'Hai scritto «elettrica diesel»: una cosa esclude l’altra. Non abbiamo applicato il filtro «Carburante».',
    )
  })

  test('the remarks are absent when everything was understood', () => {
    const { container } = render(<SentenceNotice query={query} sentence={{ text: 'panda', words: [], notes: [] }} />)
    expect(container.textContent).toBe('')
  })
})
