import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { type Arbitrary, assert, asyncProperty, constantFrom, oneof, record, string, stringMatching } from 'fast-check'
import { validateYupSchema, yupToFormErrors } from 'formik'
import { expect, test } from 'vitest'
import { object, type Schema, ValidationError } from 'yup'
import { answerSchema, answerTextSchema, replySchema } from '@/lib/accounts/contact/reply-schema'
import { reportFormSchema, reportSchemaFor } from '@/lib/accounts/reports/report-schema'
import {
  deletionSchema,
  deletionWithWordSchema,
  emailChangeSchema,
  loginSchema,
  newPasswordSchema,
  ownPasswordSchema,
  passwordChangeSchema,
  profileSchema,
  recoverySchema,
  registrationSchema,
  resetSchema,
} from '@/lib/accounts/users/account-schemas'
import { noteFormSchema, noteSchema } from '@/lib/accounts/watchlist/watchlist-schemas'
import { AppError } from '@/lib/kernel/errors/app-error'
import {
  digitsField,
  emailField,
  lettersField,
  maxLengthField,
  minLengthField,
  newPasswordField,
  passwordField,
  personNameField,
  phoneField,
  vatNumberField,
  wordsField,
} from '@/lib/kernel/validation/fields'
import { messages } from '@/lib/kernel/validation/rules'
import { errorBody } from '@/lib/server/http/error-response.server'
import { readBody } from '@/lib/server/http/read-body.server'

type Values = Record<string, string>
type Faults = Record<string, string | undefined>

/** What Formik shows before anything is sent. */
async function faultsInForm(schema: Schema, values: Values): Promise<Faults> {
  try {
    await validateYupSchema(values, schema)
    return {}
  } catch (error) {
    if (error instanceof ValidationError) return yupToFormErrors<Faults>(error)
    throw error
  }
}

/** What the handler answers to the same values, from their bytes on. */
async function faultsInHandler(schema: Schema, bytes: Buffer, type: string): Promise<Faults | 'refused'> {
  const request = new IncomingMessage(new Socket())
  request.headers = { 'content-type': type }
  request.push(bytes)
  request.push(null)
  try {
    await schema.validate(await readBody(request), { abortEarly: false, stripUnknown: true })
    return {}
  } catch (error) {
    if (error instanceof AppError) return 'refused'
    if (error instanceof ValidationError) return errorBody(error).fields ?? {}
    throw error
  }
}

const json = (values: Values) => [Buffer.from(JSON.stringify(values)), 'application/json'] as const
const urlencoded = (values: Values) => [Buffer.from(new URLSearchParams(values).toString()), 'application/x-www-form-urlencoded'] as const

/** Texts of every kind: nothing, near misses, good ones, whole Unicode. */
const texts: Arbitrary<string> = oneof(
  constantFrom('', ' ', '\t', '\0', 'null', 'undefined', '0', 'ß', 'ｘ@ｙ.it', 'e\u0301', '👩‍🔧', '\u202e', '\ufeff', '\ud800'),
  stringMatching(/^[+(]?[0-9 ()]{6,32}$/),
  stringMatching(/^[0-9]{10,12}$/),
  stringMatching(/^[a-z.]{1,6}@{0,2}[a-z-]{1,6}\.[a-z]{1,3}$/),
  stringMatching(/^[A-Za-zèà ]{0,30}$/),
  stringMatching(/^[A-Za-z0-9!€ ]{6,22}$/),
  string({ unit: 'binary', maxLength: 80 }),
  string({ unit: 'grapheme', maxLength: 25 }),
)

/** Form and handler say the same about each field; a body the handler does not even look at has faults in the form too. */
async function agree(formSchema: Schema, values: Values, body: readonly [Buffer, string], handlerSchema = formSchema): Promise<void> {
  const [inForm, inHandler] = [await faultsInForm(formSchema, values), await faultsInHandler(handlerSchema, ...body)]
  if (inHandler === 'refused') expect(Object.keys(inForm)).not.toHaveLength(0)
  else expect(inForm).toEqual(inHandler)
}

const fields = {
  email: emailField(),
  vatNumber: vatNumberField(),
  phone: phoneField(),
  digits: digitsField(),
  letters: lettersField(),
  words: wordsField(),
  minLength: minLengthField(),
  maxLength: maxLengthField(20),
  password: newPasswordField(),
  typed: passwordField(),
  name: personNameField(),
}
const valuesOf = (names: string[], value: Arbitrary<string>) => record(Object.fromEntries(names.map((name) => [name, value])))
const ofFields = valuesOf(Object.keys(fields), texts)

/** Registers the tests, each with this number of random values: some in the unit tests, many in the long ones. */
export function promiseFormAndHandlerAgree(runs: { fields: number; others: number }): void {
  test('form and handler agree on any texts, for every rule of the specification', async () => {
    const schema = object(fields)
    await assert(
      asyncProperty(ofFields, (values) => agree(schema, values, json(values))),
      { numRuns: runs.fields },
    )
  })

  test('so they do where a value is required', async () => {
    const schema = object(Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, field.required(messages.required)])))
    await assert(
      asyncProperty(ofFields, (values) => agree(schema, values, json(values))),
      { numRuns: runs.others },
    )
  })

  test('so they do when the form is sent without JavaScript', async () => {
    const schema = object(fields)
    const wellFormed = ofFields.filter((values) => !Object.values(values).some((text) => /\p{Cs}/u.test(text))) // a browser sends no half characters
    await assert(
      asyncProperty(wellFormed, (values) => agree(schema, values, urlencoded(values))),
      { numRuns: runs.others },
    )
  })

  test.each([
    { form: 'login', schema: loginSchema, names: ['username', 'password'] },
    { form: 'registration', schema: registrationSchema, names: ['displayName', 'email', 'phone', 'password'] },
    { form: 'recovery', schema: recoverySchema, names: ['email'] },
    { form: 'profile', schema: profileSchema, names: ['displayName', 'phone', 'version'] },
    { form: 'change of the e-mail', schema: emailChangeSchema, names: ['email', 'password'] },
    { form: 'new password', schema: passwordChangeSchema, names: ['currentPassword', 'password'] },
    { form: 'contact', schema: replySchema, names: ['name', 'email', 'phone', 'message'] },
  ])('the form and the handler of the $form share a schema, and agree on any texts', async ({ schema, names }) => {
    await assert(
      asyncProperty(valuesOf(names, texts), (values) => agree(schema, values, json(values))),
      { numRuns: runs.others },
    )
  })

  const typable = texts.filter((text) => !text.includes('\0')) // no body may carry it, and no keyboard has it
  const given = typable.filter((text) => text !== '') // which of the two an account must give, the handler learns from the database
  test.each([
    {
      form: 'report',
      formSchema: reportFormSchema,
      handlerSchema: reportSchemaFor('truffa'),
      typed: valuesOf(['message', 'email'], typable),
      along: { kind: 'truffa' },
    },
    {
      form: 'report about something else',
      formSchema: reportFormSchema,
      handlerSchema: reportSchemaFor('altro'),
      typed: valuesOf(['message', 'email'], typable),
      along: { kind: 'altro' },
    },
    { form: 'note', formSchema: noteFormSchema, handlerSchema: noteSchema, typed: valuesOf(['note'], typable), along: {} },
    {
      form: 'reset',
      formSchema: newPasswordSchema,
      handlerSchema: resetSchema,
      typed: valuesOf(['password'], typable),
      along: { codice: 'abc' },
    },
    {
      form: 'answer',
      formSchema: answerTextSchema,
      handlerSchema: answerSchema,
      typed: valuesOf(['message'], typable),
      along: { codice: 'abc' },
    },
    {
      form: 'deletion with a password',
      formSchema: ownPasswordSchema,
      handlerSchema: deletionSchema,
      typed: valuesOf(['password'], given),
      along: {},
    },
    {
      form: 'deletion with a word',
      formSchema: deletionWithWordSchema,
      handlerSchema: deletionSchema,
      typed: valuesOf(['conferma'], given),
      along: {},
    },
  ])(
    'the form and the handler of the $form have a schema each, and agree on any texts',
    async ({ formSchema, handlerSchema, typed, along }) => {
      await assert(
        asyncProperty(typed, (values) => agree(formSchema, { ...values, ...along }, json({ ...values, ...along }), handlerSchema)),
        { numRuns: runs.others },
      )
    },
  )

  test('whatever is left empty passes, in any mix with other texts', async () => {
    const schema = object(fields)
    const mixed = valuesOf(Object.keys(fields), oneof(constantFrom(''), texts))
    await assert(
      asyncProperty(mixed, async (values) => {
        const faults = await faultsInForm(schema, values)
        for (const name of Object.keys(faults)) expect(values[name]).not.toBe('')
      }),
      { numRuns: runs.others },
    )
  })
}
