// @vitest-environment jsdom
import { render, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { currentTerms } from '@/lib/accounts/consent/terms-version'
import { TermsSection } from './TermsSection'

test.each([
  { accepted: null, says: 'non conservavamo ancora', offers: true },
  {
    accepted: { version: '2026-11-21', at: '2026-11-21T23:30:00Z' } as const,
    says: 'del 21 novembre 2026, in data 22 novembre 2026',
    offers: true,
  },
  { accepted: { version: currentTerms, at: '2026-11-23T10:00:00Z' }, says: 'in data 23 novembre 2026', offers: false },
])('the section says what was accepted ($accepted) and offers the terms in force: $offers', ({ accepted, says, offers }) => {
  const { container } = render(<TermsSection csrf="x" accepted={accepted} />)
  expect(container.textContent).toContain(says)
  expect(within(container).queryAllByRole('button', { name: 'Accetto' })).toHaveLength(offers ? 1 : 0)
  if (offers) expect(container.querySelector('input[name=version]')?.getAttribute('value')).toBe(currentTerms)
})
