import { boolean, type InferType, object, string } from 'yup'
import { messages } from '@/lib/kernel/validation/rules'
import { consentTextParam, consentTextVersions, privacyConsentSources, registrationTextVersion } from './marketing-consent'

/** A boolean, or the strings true and false, which is all a form can send. */
function yesOrNo() {
  return boolean()
    .transform((_read: unknown, given: unknown) => (given === 'true' || given === 'false' ? given === 'true' : given))
    .default(false)
}

/** Both boxes; what is not ticked is a no. */
export const marketingFields = { firstPartyMarketing: yesOrNo(), thirdPartyMarketing: yesOrNo() }

const fields = {
  ...marketingFields,
  privacyConsentSource: string().oneOf(privacyConsentSources, messages.digits).default('SETTINGS'),
}

/** A missing field counts as false; an input with none of the fields is rejected. */
export const marketingConsentSchema = object(fields).test('answered', messages.required, (_read, { originalValue }) =>
  Object.keys(fields).some((name) => hasField(originalValue, name)),
)
/** Version of the consent texts shown; without one it is the first. */
export const consentTextSchema = object({ [consentTextParam]: string().oneOf(consentTextVersions, messages.digits).default('1') })
/** The same for the boxes of a registration. */
export const registrationTextSchema = object({
  [consentTextParam]: string().oneOf([registrationTextVersion], messages.digits).default(registrationTextVersion),
})

export type MarketingConsent = InferType<typeof marketingConsentSchema>

function hasField(value: unknown, name: string): boolean {
  return typeof value === 'object' && value !== null && name in value
}
