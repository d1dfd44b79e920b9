// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { LabelWords } from '@/components/ads/price/LabelWords'
import { PricePanel } from '@/components/ads/price/PricePanel'
import { ContactWording } from '@/components/contact/ContactWording'
import { PhoneWording } from '@/components/contact/PhoneWording'
import { Hero } from '@/components/home/Hero'
import { SaveBar } from '@/components/saved-searches/SaveBar'
import { ExperimentReaderContext, type ExperimentState } from '@/lib/experimentation/experiments/use-experiment'

afterEach(cleanup)

/** What is shown where a visitor has this at every place; null: they take part in nothing. */
function shown(part: ReactNode, state: Partial<ExperimentState> | null): string {
  const given: ExperimentState = { variation: null, inExperiment: state !== null, ...state }
  const { container } = render(<ExperimentReaderContext value={() => given}>{part}</ExperimentReaderContext>)
  return container.textContent
}

const ad = {
  offerType: 'usato',
  priceCents: 1_500_000,
  rentalFeeCents: null,
  rentalDepositCents: null,
  rentalMonths: null,
  rentalKmYear: null,
  rentalVatIncluded: null,
  financeRequired: null,
  cashPriceCents: null,
  vatDeductible: null,
} as const

test.each([
  { part: <ContactWording length="long" />, control: 'Contatta il venditore', slot: 'long' },
  { part: <ContactWording length="short" />, control: 'Contatta', slot: 'short' },
  { part: <PhoneWording />, control: 'Mostra il numero', slot: 'text' },
  { part: <Hero carCount={1_200}>.</Hero>, control: 'Trova l’auto, innesta la marcia.', slot: 'title' },
  { part: <Hero carCount={1_200}>.</Hero>, control: '1.200 auto usate, nuove e km 0', slot: 'line' },
  { part: <SaveBar button={null} />, control: 'Ti scriviamo appena ne esce uno', slot: 'title' },
  { part: <SaveBar button={null} />, control: 'Salva la ricerca, anche senza account.', slot: 'line' },
  { part: <LabelWords label={1} />, control: 'Ottimo Prezzo', slot: 'great' },
  { part: <LabelWords label={2} />, control: 'Buon Prezzo', slot: 'good' },
])('a part shows its words, or those of marketing in their slot: $control', ({ part, control, slot }) => {
  expect(shown(part, null)).toContain(control)
  expect(shown(part, { variation: 'nuova', texts: { [slot]: 'Parole nuove' } })).toContain('Parole nuove')
})

test('the words that are ready are shown by their variation', () => {
  expect(shown(<ContactWording length="long" />, { variation: 'chiedi' })).toBe('Chiedi informazioni')
  expect(shown(<PhoneWording />, { variation: 'telefona' })).toBe('Telefona al venditore')
})

test('the panel of a price says the difference from the estimate, or only the way to the reason', () => {
  const rating = { verdict: 'good', estimateEuro: 17_000, lowEuro: 15_000, highEuro: 19_000, comparables: 9 } as const
  const panel = <PricePanel page={{ ad, previousPriceCents: null, rating }} />
  expect(shown(panel, null)).toMatch(/sotto.*Perché$/)
  expect(shown(panel, { variation: 'etichetta' })).not.toContain('sotto')
  expect(shown(panel, { variation: 'nuova', texts: { why: 'Come si calcola' } })).toMatch(/sotto.*Come si calcola$/)
})
