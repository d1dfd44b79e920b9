import { boolean, type InferType, object, string } from 'yup'
import { messages } from '@/lib/kernel/validation/rules'
import { consentTextVersions, privacyConsentSources } from './marketing-consent'

/** Yes or no, and nothing that merely resembles it; a form can only send the words. */
function yesOrNo() {
  return boolean()
    .transform((_read: unknown, given: unknown) => (given === 'true' || given === 'false' ? given === 'true' : given))
    .default(false)
}

const fields = {
  firstPartyMarketing: yesOrNo(),
  thirdPartyMarketing: yesOrNo(),
  privacyConsentSource: string().oneOf(privacyConsentSources, messages.digits).default('SETTINGS'),
  /** Of the words beside the boxes; the first ones went without. */
  textVersion: string().oneOf(consentTextVersions, messages.digits).default('1'),
}

/** What is left out counts as no. Saying nothing at all is no answer, and changes nothing. */
export const marketingConsentSchema = object(fields).test('answered', messages.required, (_read, { originalValue }) =>
  Object.keys(fields).some((name) => hasField(originalValue, name)),
)
export type MarketingConsent = InferType<typeof marketingConsentSchema>

function hasField(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && name in value
}
