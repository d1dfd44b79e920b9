import type { TermsVersion } from '@/lib/accounts/consent/terms-version'
import type { PolicySection } from './policy-section'
import { terms20261121 } from './terms-2026-11-21'
import { terms20261123 } from './terms-2026-11-23'
import { terms20261124 } from './terms-2026-11-24'
import { terms20261125 } from './terms-2026-11-25'

export const termsTexts: Readonly<Record<TermsVersion, readonly PolicySection[]>> = {
  '2026-11-25': terms20261125,
  '2026-11-24': terms20261124,
  '2026-11-23': terms20261123,
  '2026-11-21': terms20261121,
}
