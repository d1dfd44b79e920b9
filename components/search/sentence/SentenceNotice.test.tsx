// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { emptySearch } from '@/lib/market/search/query/search-query'
import { SentenceNotice } from './SentenceNotice'

afterEach(cleanup)

const query = emptySearch('annunci')
const ranked = { ...query, words: 'figlia' }

describe('the remarks about a sentence', () => {
  test('a word that was not understood is named, and the list without it is there at once', () => {
    const { container } = render(
      <SentenceNotice query={ranked} sentence={{ text: 'panda figlia', words: ['figlia'], notes: [] }} total={546} />,
    )
    expect(container.textContent).toBe('Non abbiamo capito «figlia». Senza, gli annunci sono 546: eccoli.')
  })

  test('words that ads have put these first, and lead to them alone', () => {
    render(<SentenceNotice query={ranked} sentence={null} total={546} withWords={3} />)
    expect(screen.getByRole('status').textContent).toContain('3 annunci parlano di «figlia»: eccoli per primi.')
    expect(screen.getByRole('link', { name: 'Mostra solo questi' }).getAttribute('href')).toBe('/annunci?testo=figlia')
  })

  test('the remarks say what was made of a wish, and which wishes change nothing', () => {
    const notes = [
      { kind: 'wish', words: 'economica', made: 'prima i prezzi più bassi' },
      { kind: 'wish', words: 'famiglia', made: 'SUV', without: '/annunci' },
      { kind: 'wish', words: 'affidabile', made: null },
    ] as const
    render(<SentenceNotice query={query} sentence={{ text: '', words: [], notes }} total={9} />)
    const text = screen.getByRole('status').textContent
    expect(text).toContain('«economica»: prima i prezzi più bassi.')
    expect(text).toContain('Negli annunci non c’è un dato per «affidabile»: l’elenco non cambia.')
    expect(screen.getByRole('link', { name: 'Mostra anche le altre' }).getAttribute('href')).toBe('/annunci')
  })

  test('the remarks offer the other models of a name', () => {
    const others = [{ label: 'Abarth 500', address: '/annunci/abarth/500' }]
    render(
      <SentenceNotice
        query={query}
        sentence={{ text: '500', words: [], notes: [{ kind: 'several', words: '500', read: 'Fiat 500', others }] }}
        total={9}
      />,
    )
    expect(screen.getByRole('link', { name: 'Abarth 500' }).getAttribute('href')).toBe('/annunci/abarth/500')
  })

  test('the remarks name the filter that a contradiction left out', () => {
    const notes = [{ kind: 'contradiction', words: 'elettrica diesel', filter: 'Carburante' }] as const
    render(<SentenceNotice query={query} sentence={{ text: 'elettrica diesel', words: [], notes }} total={9} />)
    expect(screen.getByRole('status').textContent).toBe(
      'Hai scritto «elettrica diesel»: una cosa esclude l’altra. Non abbiamo applicato il filtro «Carburante».',
    )
  })

  test('the remarks are absent when everything was understood', () => {
    const { container } = render(<SentenceNotice query={query} sentence={{ text: 'panda', words: [], notes: [] }} total={9} />)
    expect(container.textContent).toBe('')
  })
})
