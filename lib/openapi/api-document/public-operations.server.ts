import { privacyChoiceSchema } from '@/lib/accounts/consent/privacy-choice-schema'
import { callbackSchema } from '@/lib/accounts/contact/callbacks/callback-schema'
import { reportedSchema } from '@/lib/accounts/contact/conversation-report-schema'
import { answerSchema, replySchema } from '@/lib/accounts/contact/reply-schema'
import { dealerConfirmationSchema, dealerRegistrationSchema } from '@/lib/accounts/dealerships/dealer-schemas'
import { dealFields } from '@/lib/accounts/deals/deal-fields'
import { reportKinds } from '@/lib/accounts/reports/ad-report'
import { reportFormSchema } from '@/lib/accounts/reports/report-schema'
import { alertRequestSchema, editSchema, mailChangeSchema, ownAlertSchema } from '@/lib/accounts/saved-searches/saved-search-schemas'
import { loginCodeSchema } from '@/lib/accounts/second-factor/second-factor-schemas'
import { socialReturnSchema } from '@/lib/accounts/social-login/social-login-schemas'
import {
  codeSchema,
  confirmationSchema,
  loginSchema,
  recoverySchema,
  registrationSchema,
  resetSchema,
} from '@/lib/accounts/users/account-schemas'
import { type Json, record, text } from '@/lib/kernel/validation/json-schema'
import { columnFields, eventBatch } from './body-schemas'
import { formSchema } from './form-schema'
import { form, type Operations } from './operation.server'

const slug: Json = text
const humans: Json = { 'g-recaptcha-response': text }
/** The body of a form that a robot must not send. */
const human = (schema: Json): Json => ({ allOf: [schema, { type: 'object', properties: humans }] })

/** What anybody may call besides the market: messages to sellers, the ways to an account, links of mails. */
export const publicOperations: Operations = {
  '/api/openapi.json': { get: { summary: 'Questo documento', media: ['application/json'] } },
  '/api/v1/csrf': { get: { summary: 'Il codice che ogni scrittura di questo browser porta con sé', answers: 'Csrf' } },
  '/api/v1/settings': { get: { summary: 'Le impostazioni che il browser può conoscere', answers: 'Settings' } },

  '/api/v1/dealers/trials': {
    post: {
      summary: 'Prova un file con lo stock, senza account',
      file: ['multipart/form-data'],
      answers: 'Done',
      isForm: true,
      proof: 'fileForm',
    },
  },
  '/api/v1/dealers/trials/address': { post: form('Prova il file a un indirizzo, senza account', record({ indirizzo: text })) },
  '/api/v1/dealers/trials/report': {
    get: {
      summary: 'Il rapporto di una prova, per chi ne ha l’indirizzo',
      query: { prova: text },
      media: ['text/csv'],
      faults: [404],
    },
    post: form(
      'Elimina subito una prova, o rifalla con un altro foglio o un’altra lettura delle colonne',
      {
        type: 'object',
        required: ['azione'],
        properties: { prova: text, azione: { enum: ['elimina', 'foglio', 'colonne'] }, foglio: text },
        ...columnFields,
        description: 'Con «colonne» anche colonna-0, colonna-1 … e le loro letture (colonna-0-dateOrder …)',
      },
      { faults: [409] },
    ),
  },

  '/dekra/{id}': { get: { summary: 'Dov’è il certificato di un annuncio', answers: 'Report', faults: [404, 410] } },
  '/rest/{id}/number/ad': { get: { summary: 'Il telefono di chi vende un veicolo', answers: 'Phone', faults: [403, 404, 410] } },
  '/rest/{id}/number/dealer': { get: { summary: 'Il telefono di una concessionaria', answers: 'Phone', faults: [403, 404, 410] } },
  '/post/{id}/reply': {
    post: { summary: 'Scrivi a chi vende un veicolo', body: human(formSchema(replySchema)), answers: 'Replied', faults: [404, 409, 410] },
  },
  '/api/v1/dealers/{id}/reply': {
    post: { summary: 'Scrivi a una concessionaria', body: human(formSchema(replySchema)), answers: 'Replied', faults: [404, 409, 410] },
  },
  '/post/{id}/flag/{kind}': {
    post: {
      summary: 'Segnala un annuncio',
      path: { kind: { enum: Object.keys(reportKinds) } },
      body: human(formSchema(reportFormSchema)),
      answers: 'Notice',
      faults: [404, 410],
    },
  },
  '/post/reply/answer': {
    post: form(
      'Rispondi con il codice di una e-mail',
      { allOf: [formSchema(answerSchema), { type: 'object', properties: { azione: { const: 'conferma' } } }] },
      {
        faults: [404, 409, 410],
      },
    ),
  },
  '/api/v1/deals': {
    post: form(
      'Rispondi a una proposta, o fanne una, con il codice di una e-mail',
      { allOf: [formSchema(codeSchema), { type: 'object', properties: Object.fromEntries(dealFields.map((name) => [name, text])) }] },
      { faults: [403, 404, 409] },
    ),
  },
  '/api/v1/conversations/report': {
    post: form('Segnala chi ti scrive, con il codice di una e-mail', formSchema(reportedSchema.concat(codeSchema)), {
      faults: [404, 409, 410],
    }),
  },

  '/login': {
    post: form('Accedi; «dopo» dice dove andare poi', formSchema(loginSchema), {
      query: { dopo: text },
      answers: 'LoggedIn',
      faults: [401],
    }),
  },
  '/login/codice': {
    post: form(
      'Completa l’accesso con il codice dell’app',
      { allOf: [formSchema(loginCodeSchema), { type: 'object', properties: { con: text } }] },
      { answers: 'LoggedIn', faults: [401, 409, 410] },
    ),
  },
  '/login/{provider}': {
    get: {
      summary: 'Comincia l’accesso con un altro servizio',
      path: { provider: slug },
      query: { dopo: text },
      isForm: true,
      faults: [404],
    },
    post: {
      summary: 'Completa l’accesso con un altro servizio',
      path: { provider: slug },
      body: formSchema(socialReturnSchema),
      answers: 'LoggedIn',
      faults: [404, 409, 410],
    },
  },
  '/logout': { post: form('Esci', record({ _csrf: text }, ['_csrf'])) },
  '/registration': { post: form('Registrati', human(formSchema(registrationSchema))) },
  '/registration/confirmation': { post: form('Conferma la registrazione', formSchema(confirmationSchema), { faults: [404, 410] }) },
  '/password-recovery': { post: form('Chiedi il link per una nuova password', human(formSchema(recoverySchema))) },
  '/reimposta-password': { post: form('Imposta una nuova password', formSchema(resetSchema), { faults: [404, 410] }) },
  '/email-change/confirmation': { post: form('Conferma un nuovo indirizzo', formSchema(codeSchema), { faults: [404, 409, 410] }) },
  '/api/v1/dealers/registration': {
    post: form('Registra una concessionaria', human(formSchema(dealerRegistrationSchema)), { faults: [409] }),
  },
  '/api/v1/dealers/confirmation': {
    post: form('Conferma la registrazione di una concessionaria', formSchema(dealerConfirmationSchema), { faults: [404, 409, 410] }),
  },

  '/api/v1/ads/renewal': {
    post: form('Rinnova, ritira o segna venduto un annuncio, con il codice di una e-mail', record({ codice: text, azione: text }), {
      proof: 'mailCode',
      faults: [404, 409, 410],
    }),
  },
  '/api/v1/price-drop-mails/stop': {
    get: { summary: 'Porta alla pagina che ferma gli avvisi di ribasso', query: { codice: text }, isForm: true },
    post: form('Ferma gli avvisi di ribasso', record({ codice: text }), { proof: 'mailCode', orNothing: true, faults: [404] }),
  },
  '/api/v1/callbacks': {
    post: form('Chiedi a una concessionaria di richiamarti', human(formSchema(callbackSchema)), { faults: [404] }),
  },
  '/api/v1/deals/contract': {
    get: {
      summary: 'Il contratto di un affare come PDF, con il codice della conversazione; `vuoto=1`: con le righe vuote',
      query: { codice: text, vuoto: text },
      media: ['application/pdf'],
      faults: [403, 404],
    },
  },
  '/api/v1/visits/calendar': {
    get: {
      summary: 'Una visita per il calendario, con il codice della conversazione',
      query: { codice: text },
      media: ['text/calendar'],
      faults: [404],
    },
  },
  '/api/v1/morning-mails/stop': {
    get: { summary: 'Porta alla pagina che ferma la posta del mattino', query: { codice: text }, isForm: true },
    post: form('Ferma la posta del mattino', record({ codice: text }), { proof: 'mailCode', orNothing: true, faults: [404] }),
  },
  '/api/v1/saved-search/request': {
    post: form('Chiedi un avviso senza account', human(formSchema(alertRequestSchema)), { faults: [404, 409] }),
  },
  '/api/v1/saved-search/confirmation': {
    post: form('Conferma un avviso, con il codice di una e-mail', formSchema(codeSchema), { faults: [404, 409, 410] }),
  },
  '/api/v1/saved-search/alerts': {
    get: { summary: 'Porta alla pagina di un avviso', query: { codice: text }, isForm: true },
    post: form('Ferma o riprendi un avviso, con il codice di una e-mail', formSchema(mailChangeSchema.concat(codeSchema)), {
      proof: 'mailCode',
      orNothing: true,
      faults: [404],
    }),
  },
  '/api/v1/saved-search/subscriber': {
    post: form(
      'Cambia gli avvisi di un indirizzo senza account',
      { allOf: [formSchema(ownAlertSchema.concat(codeSchema)), { anyOf: [formSchema(editSchema), {}] }] },
      {
        faults: [404, 409, 410],
      },
    ),
  },

  '/api/v1/privacy-choice': {
    post: { summary: 'Lascia la prova di una scelta sulla privacy', body: formSchema(privacyChoiceSchema), faults: [409] },
  },
  '/api/v1/experiments/events': {
    post: {
      summary: 'Eventi degli esperimenti, di chi ha acconsentito',
      body: eventBatch,
      proof: 'ownScript',
    },
  },
}
