import { type InferType, object, string } from 'yup'
import {
  emailField,
  idField,
  maxLengthField,
  messageField,
  newPasswordField,
  personNameField,
  phoneField,
  trimmedField,
  vatNumberField,
} from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { dealerActivities } from '@/lib/market/dealers/dealer-activities'
import { serviceFields } from '@/lib/market/dealers/dealer-services'
import { readHours } from '@/lib/market/dealers/opening-hours'
import { whatsappDigits } from '@/lib/market/dealers/whatsapp'
import { provinces } from '@/lib/market/places/place'
import { dealerRoles } from './dealership'

const required = messages.required
const badHours = 'Non capiamo questi orari. Scrivili per esempio così: 9-12.30 14.30-19, oppure «chiuso».'
const hoursField = () =>
  maxLengthField(60)
    .default('')
    .test('hours', badHours, (value) => readHours(value) !== undefined)
    .transform((value: unknown) => (typeof value === 'string' ? (readHours(value) ?? value) : value))

/** One line of words: no control characters, no letters that turn the reading direction. */
const lineField = (most: number) =>
  maxLengthField(most)
    .transform((value: unknown) => (typeof value === 'string' ? value.normalize('NFC').trim().replace(/\s+/g, ' ') : value))
    .test('oneLine', messages.digits, (value) => value === undefined || !/[\p{Cc}\u202a-\u202e\u2066-\u2069]/u.test(value))

/** What Google's place ids consist of. */
export const placeIdPattern = /^[\w-]{10,300}$/

const badRea = 'Scrivi la sigla della provincia e il numero, per esempio PV-241807'
/** The number as the register of companies has it, however it is typed: «pv 241807». */
const reaField = () =>
  string()
    .transform((value: unknown) =>
      typeof value === 'string'
        ? value
            .trim()
            .toUpperCase()
            .replace(/^([A-Z]{2})[\s–-]*(\d+)$/, '$1-$2')
        : value,
    )
    .test('rea', badRea, (value = '') => {
      const [, province = ''] = /^([A-Z]{2})-\d{1,7}$/.exec(value) ?? []
      return value === '' || Object.hasOwn(provinces, province)
    })

const activityField = () => string().oneOf(['', ...Object.keys(dealerActivities)], messages.digits)

const tickField = () => string().oneOf(['true', ''], messages.digits).default('')

/** What buyers read about a dealer, as it is typed. */
const profileFields = {
  rea: reaField().default(''),
  pec: emailField().default(''),
  activity: activityField().default(''),
  phone: phoneField().required(required),
  /** Digits, or empty: the link stands on public pages. */
  whatsapp: string()
    .default('')
    .transform((value: unknown) => (typeof value === 'string' ? (whatsappDigits(value) ?? value.trim()) : value))
    .test(
      'whatsapp',
      'Scrivi un numero di cellulare italiano, per esempio 333 1234567',
      (value) => value === '' || whatsappDigits(value) !== undefined,
    ),
  dealerEmail: emailField().required(required),
  website: lineField(200)
    .default('')
    .transform((value: unknown) => (typeof value === 'string' && /^www\./i.test(value) ? `https://${value}` : value))
    .test(
      'website',
      'Scrivi un indirizzo come https://www.esempio.it',
      (value) => value === '' || (/^https?:\/\/[^\s/]+\.[^\s]+$/i.test(value) && URL.canParse(value)),
    ),
  street: lineField(120).required(required),
  postcode: string()
    .matches(/^\d{5}$/, { message: 'Il CAP ha cinque cifre', excludeEmptyString: true })
    .required(required),
  place: lineField(80).required(required),
  description: messageField(0, 2_000).default(''),
  googlePlaceId: trimmedField().default('').matches(placeIdPattern, {
    message: 'Un Place ID è fatto di lettere, cifre, - e _, per esempio ChIJ0aFvTxrGhkcRk6e6s',
    excludeEmptyString: true,
  }),
  ...serviceFields(tickField),
  hoursLun: hoursField(),
  hoursMar: hoursField(),
  hoursMer: hoursField(),
  hoursGio: hoursField(),
  hoursVen: hoursField(),
  hoursSab: hoursField(),
  hoursDom: hoursField(),
  copyMonday: tickField(),
}

export const dealerProfileSchema = object(profileFields)
export type DealerProfileForm = InferType<typeof dealerProfileSchema>

export const dealerRegistrationSchema = object({
  name: lineField(120).required(required),
  vatNumber: vatNumberField().required(required),
  ...profileFields,
  rea: reaField().required(required),
  pec: emailField().required(required),
  activity: activityField().required(required),
  contactName: personNameField().required(required),
  email: emailField().required(required),
  declared: string().oneOf(['true'], 'Serve la tua dichiarazione').required('Serve la tua dichiarazione'),
})
export type DealerRegistration = InferType<typeof dealerRegistrationSchema>

export const dealerConfirmationSchema = object({
  codice: string().required(required).max(200, messages.maxLength),
  password: newPasswordField().default(''),
})

export const registrationDecisionSchema = object({
  esito: string().oneOf(['approved', 'refused'], messages.digits).required(required),
  testo: messageField(0, 2_000)
    .default('')
    .when('esito', { is: 'refused', then: (field) => field.required('Scrivi il motivo: lo legge chi ha fatto la richiesta') }),
})

export const invitationSchema = object({
  email: emailField().required(required),
  role: string()
    .oneOf([...dealerRoles], messages.digits)
    .required(required),
})

/** What is done to somebody of the staff, or to an invitation. */
export const staffChangeSchema = object({
  persona: idField().default(''),
  invito: idField().default(''),
  role: string()
    .oneOf([...dealerRoles, 'removed'], messages.digits)
    .required(required),
})
