import { object, string } from 'yup'
import { action, type DealAction } from '@/lib/accounts/deals/deal-action.server'
import { messages } from '@/lib/kernel/validation/rules'
import { askedFacts, privateField, questionFields } from './asked-facts'
import { answerBlanks, askBlanks } from './move-questions.server'

const longestAnswer = 40
const shortField = () => string().max(longestAnswer, messages.maxLength).default('')
const fields = askedFacts.map(({ name }) => ({ name, ...questionFields(name) }))

const askSchema = object(Object.fromEntries(fields.map(({ asks }) => [asks, shortField()])))
const answersSchema = object(
  Object.fromEntries([...fields.flatMap(({ answer, unknown }) => [answer, unknown]), privateField].map((field) => [field, shortField()])),
)

/** The buttons of questions, by the word that a form sends. An answer locks the ad, since it fills it. */
export const questionActions: Readonly<Record<string, DealAction>> = {
  chiedi: action(askSchema, (db, deal, body, press) =>
    askBlanks(
      db,
      deal,
      fields.flatMap(({ name, asks }) => ((body[asks] ?? '') === '' ? [] : [name])),
      press,
    ),
  ),
  rispondi: action(
    answersSchema,
    (db, deal, body, press) => answerBlanks(db, deal, { sent: body, isPrivate: (body[privateField] ?? '') !== '' }, press),
    'update',
  ),
}
