import { array, date, number, object, string } from 'yup'
import { messages } from '@/lib/kernel/validation/rules'
import { bannerVersion, choiceSources, purposes } from './privacy-choice'

const { required, digits: notValid } = messages
const uuid = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i

/** The proof a browser sends. `decidedAt` comes from its clock, which may be wrong, so any date from 1970 to 2200 is accepted; the server stores its own time beside it. */
export const privacyChoiceSchema = object({
  consentId: string().matches(uuid, notValid).required(required),
  version: number().typeError(notValid).integer(notValid).min(1, notValid).max(bannerVersion, notValid).required(required),
  purposes: array(
    string()
      .oneOf(
        purposes.map(({ key }) => key),
        notValid,
      )
      .required(notValid),
  )
    .test('once', notValid, (list) => new Set(list).size === (list?.length ?? 0))
    .required(required),
  source: string().oneOf(choiceSources, notValid).required(required),
  decidedAt: date().typeError(notValid).min(new Date('1970-01-01'), notValid).max(new Date('2200-01-01'), notValid).required(required),
})
