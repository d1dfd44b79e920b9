import { object, string } from 'yup'
import { idField } from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { action, type DealAction } from './deal-action.server'
import { prolong, release, reserve } from './reservations/move-reservation.server'
import { cancelVisit, confirmVisit, nameHour, reportAbsence, sayHowItWent } from './visits/move-visit.server'
import { addHours, removeHours } from './visits/offer-hours.server'
import { longestAddress, visitVerdictNames } from './visits/visit'

const clockField = () => string().max(10, messages.maxLength).default('')
/** How often the visit has changed, as the page showed it; empty where there was none. */
const revisionField = () =>
  string()
    .matches(/^\d{0,6}$/, messages.digits)
    .default('')

export const visitSchema = object({
  quando: string().max(30, messages.maxLength).default(''),
  giorno: clockField(),
  dalle: clockField(),
  indirizzo: string().max(longestAddress, messages.maxLength).default(''),
  revisione: revisionField(),
})
export const hoursSchema = object({ giorno: clockField(), dalle: clockField(), alle: clockField() })
const revisionSchema = object({ revisione: revisionField() })
const numberSchema = object({ numero: idField().required(messages.required) })
const verdictSchema = numberSchema.concat(
  object({
    esito: string()
      .oneOf([...visitVerdictNames, ''], messages.digits)
      .default(''),
  }),
)
const lengthSchema = object({ ore: idField().required(messages.required) })

const seen = (revisione: string) => (revisione === '' ? null : Number(revisione))

/** The buttons of visits and reservations, by the word that a form sends. All of them lock the ad: of two presses for one hour, or one car, one wins. */
export const visitActions: Readonly<Record<string, DealAction>> = {
  'visita-chiedi': action(
    visitSchema,
    (db, deal, body, press) => nameHour(db, deal, { ...body, revisione: seen(body.revisione) }, press),
    'update',
  ),
  'visita-conferma': action(
    visitSchema,
    (db, deal, body, press) => confirmVisit(db, deal, { ...body, revisione: seen(body.revisione) }, press),
    'update',
  ),
  'visita-disdici': action(
    revisionSchema,
    (db, deal, { revisione }, press) => cancelVisit(db, deal, { revisione: seen(revisione) }, press),
    'update',
  ),
  'visita-assente': action(numberSchema, (db, deal, { numero }, press) => reportAbsence(db, deal, Number(numero), press), 'update'),
  'visita-com-e-andata': action(verdictSchema, (db, deal, { numero, esito }, press) =>
    sayHowItWent(db, deal, { id: Number(numero), says: visitVerdictNames.find((name) => name === esito) ?? null }, press),
  ),
  'orari-aggiungi': action(hoursSchema, (db, deal, body, press) => addHours(db, deal, body, press), 'update'),
  'orari-togli': action(numberSchema, (db, deal, { numero }, press) => removeHours(db, deal, Number(numero), press), 'update'),
  'riserva-attiva': action(lengthSchema, (db, deal, { ore }, press) => reserve(db, deal, Number(ore), press), 'update'),
  'riserva-prolunga': action(object({}), (db, deal, _, press) => prolong(db, deal, press), 'update'),
  'riserva-libera': action(object({}), (db, deal, _, press) => release(db, deal, press), 'update'),
}
