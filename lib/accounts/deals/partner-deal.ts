import { type InferType, number, object, string } from 'yup'
import { maxMessageLength } from '@/lib/accounts/contact/reply'
import { messages } from '@/lib/kernel/validation/rules'

/** What a dealer's program may do with offers and visits, and the word of the form that does it. */
export const dealChanges = {
  acceptOffer: 'accetta',
  declineOffer: 'rifiuta',
  counterOffer: 'proponi',
  withdrawOffer: 'ritira',
  confirmVisit: 'visita-conferma',
  cancelVisit: 'visita-disdici',
} as const
export type DealChange = keyof typeof dealChanges

const names = [
  'acceptOffer',
  'declineOffer',
  'counterOffer',
  'withdrawOffer',
  'confirmVisit',
  'cancelVisit',
] as const satisfies readonly DealChange[]
const whole = () => number().integer(messages.digits).min(0, messages.digits).max(999_999_999, messages.digits)

export const dealChangeSchema = object({
  action: string().oneOf(names, messages.digits).required(messages.required),
  offerId: whole(),
  amountEuro: whole(),
  revision: whole(),
  message: string().max(maxMessageLength, messages.maxLength).default(''),
})

/** The form that a call stands for: its schema says what is missing. */
export function formOfChange({ action, offerId, amountEuro, revision, message }: InferType<typeof dealChangeSchema>) {
  const text = (value: number | undefined) => (value === undefined ? '' : String(value))
  return {
    name: dealChanges[action],
    fields: { proposta: text(offerId), importo: text(amountEuro), revisione: text(revision), message },
  }
}
