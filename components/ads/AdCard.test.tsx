// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import type { AdCard as Card } from '@/lib/market/ads/ad-card'
import { AdCard } from './AdCard'
import { AdCardSmall } from './AdCardSmall'

afterEach(cleanup)

const card: Card = {
  id: 7,
  href: '/annuncio/fiat-panda-7',
  category: 'auto',
  status: 'published',
  offerType: 'usato',
  offerLabel: 'Usato',
  title: 'Fiat Panda',
  version: '',
  priceCents: 990_000,
  previousPriceCents: null,
  rentalFeeCents: null,
  priceLabel: null,
  facts: [],
  seller: { kind: 'privato', name: 'Privato' },
  place: null,
  distanceKm: null,
  photo: null,
  illustration: { category: 'auto', body: null, doors: null, classicYear: null, colour: null, id: 7 },
}

test.each([
  { size: 'large', Shown: AdCard },
  { size: 'small', Shown: AdCardSmall },
])('the title of a $size card is its one link, to the page of the ad', ({ Shown }) => {
  render(<Shown card={card} />)
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([['Fiat Panda', card.href]])
})

test('an ad without a page has a title and no link', () => {
  render(<AdCard card={{ ...card, status: 'sold' }} isLinked={false} />)
  expect(screen.getByRole('heading').textContent).toBe('Fiat Panda')
  expect(screen.queryByRole('link')).toBeNull()
})

test.each([AdCard, AdCardSmall])('a card shows the price «chiavi in mano» only where it was requested', (Shown) => {
  const { container, rerender } = render(<Shown card={card} />)
  expect(container.textContent).not.toContain('chiavi in mano')
  rerender(<Shown key="asked" card={{ ...card, turnkeyPriceCents: 1_019_725 }} />)
  expect(container.textContent.replace(/\s/g, ' ')).toContain('chiavi in mano senza bollo 10.197 €')
})

test('an ad with photographs shows its cover instead of an illustration', () => {
  render(<AdCard card={{ ...card, photo: '0b9f2c1e-6a34-4a58-9a53-0f9f0e0f1a2b-1' }} />)
  const picture = screen.getByRole('img', { name: 'Fiat Panda' })
  expect(picture.getAttribute('src')).toBe('/foto/0b9f2c1e-6a34-4a58-9a53-0f9f0e0f1a2b-1/832.webp')
  expect(picture.getAttribute('srcset')).not.toContain('illustrazioni')
  const [lighter] = picture.closest('picture')?.getElementsByTagName('source') ?? []
  expect([lighter?.type, lighter?.srcset.split(' ')[0]]).toEqual(['image/avif', '/foto/0b9f2c1e-6a34-4a58-9a53-0f9f0e0f1a2b-1/320.avif'])
})

test('a card counts the photographs of its ad, and says where it has none', () => {
  const { container, rerender } = render(<AdCard card={{ ...card, photo: '0b9f2c1e-6a34-4a58-9a53-0f9f0e0f1a2b-1', photoCount: 18 }} />)
  expect(container.textContent).toContain('Foto: 18')
  rerender(<AdCard key="none" card={card} />)
  expect(container.textContent).toContain('Nessuna foto')
})

test('a reduced price says by how much, and what it was', () => {
  const { container } = render(<AdCard card={{ ...card, priceCents: 495_000, previousPriceCents: 535_000 }} />)
  expect(container.textContent.replace(/\s/g, ' ')).toContain('4.950 €Ribassata di 400 €prima 5.350 €')
})

test('a card that was seen says when, and one that came today says so', () => {
  const { container } = render(<AdCard card={{ ...card, online: 'oggi' }} seen="Vista ieri" />)
  expect(container.textContent).toContain('Nuova oggiVista ieri')
})
