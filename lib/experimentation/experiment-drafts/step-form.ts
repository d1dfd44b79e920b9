import { type InferType, object, string } from 'yup'
import { idField, personNameField, trimmedField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { seenField } from './draft-form'
import { type Pending, rolloutOf, rollouts } from './lifecycle'

const percentUpTo = (most: number, text: string) =>
  trimmedField()
    .transform((value: unknown) => (typeof value === 'string' ? value.replace(/\s*%$/, '') : value))
    .test('percent', text, (value = '') => value === '' || (/^\d{1,3}$/.test(value) && Number(value) <= most))

/** An action on an experiment: request a step, approve it, withdraw it, or stop the experiment. */
export const stepSchema = object({
  step: string()
    .oneOf(['start', 'ramp', 'ship', 'approve', 'dismiss', 'stop', 'checked', 'cancel'], messages.digits)
    .required(messages.required),
  seen: seenField(),
  traffic: percentUpTo(100, 'Un numero intero fino a 100')
    .default('')
    .when('step', { is: 'ramp', then: (field) => field.required(messages.required) }),
  winner: string()
    .default('')
    .max(64, messages.digits)
    .when('step', { is: 'ship', then: (field) => field.required(messages.required) }),
  rollout: string()
    .default('')
    .when('step', { is: 'ship', then: (field) => field.oneOf(rollouts.map(String), messages.digits).required(messages.required) }),
})

export function readPending({ step, traffic, winner, rollout }: InferType<typeof stepSchema>): Pending {
  if (step === 'ramp') return { step, traffic: Number(traffic) }
  return step === 'ship' ? { step, winner, rollout: rolloutOf(Number(rollout)) ?? 100 } : { step: 'start' }
}

export const groupSchema = object({
  name: personNameField().required(messages.required),
  holdout: percentUpTo(50, 'Un numero intero da 0 a 50').default(''),
})

export const closingSchema = object({ close: idField().default('') })
