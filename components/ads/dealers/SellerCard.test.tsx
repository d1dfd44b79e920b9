// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { sellerOf } from '@/lib/market/ads/page/ad-seller'
import { SellerCard } from './SellerCard'

afterEach(cleanup)

test.each([
  { type: 'privato', name: 'Privato', says: "Da un privato non c'è garanzia legale di conformità." },
  { type: 'concessionario', name: 'Concessionario', says: 'Chi vende per professione risponde della garanzia legale di conformità.' },
  { type: null, name: 'Venditore non indicato', says: 'Chiedi se vende un concessionario o un privato' },
])('the card of a seller who is $type shows only known facts, and the law that applies', ({ type, name, says }) => {
  render(<SellerCard page={{ dealer: null, seller: sellerOf(null, type), place: null }} />)
  expect(screen.getByRole('heading').textContent).toBe(name)
  const text = screen.getByRole('region').textContent
  expect(text).toContain(says)
  expect(text.includes('Da un privato')).toBe(type === 'privato')
})
