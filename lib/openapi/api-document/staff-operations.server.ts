import {
  dealerProfileSchema,
  invitationSchema,
  registrationDecisionSchema,
  staffChangeSchema,
} from '@/lib/accounts/dealerships/dealer-schemas'
import { dealFields } from '@/lib/accounts/deals/deal-fields'
import { paperDecisionSchema } from '@/lib/accounts/dossier/record-schemas'
import { reviewAnswerSchema, reviewDecisionSchema } from '@/lib/accounts/reviews/review-schemas'
import { newDraftSchema } from '@/lib/accounts/selling/drafts/draft-schemas'
import { codeSchema } from '@/lib/accounts/users/account-schemas'
import { type Json, list, record, text, whole } from '@/lib/kernel/validation/json-schema'
import { exportFileNames } from '@/lib/market/stock-export/export-files'
import { columnPatterns } from './body-schemas'
import { formSchema } from './form-schema'
import { form, type Operation, type Operations } from './operation.server'

const dealers = '/api/v1/pages/private/dealers'
const moderation = '/api/v1/pages/private/moderation'
const csv = ['text/csv']

/** A form of the dealer area says of which dealer it speaks. */
const ofDealer = (fields: Json): Json => ({ allOf: [{ type: 'object', properties: { concessionaria: text } }, fields] })
/** Fields that are all texts and may be left out. */
const fieldsNamed = (...names: string[]): Json => Object.fromEntries(names.map((name) => [name, text]))
const texts = (...names: string[]): Json => ({ type: 'object', properties: fieldsNamed(...names) })
const oneOrMore: Json = { anyOf: [whole, text, list({ type: ['string', 'integer'] })] }
const staff = (summary: string, fields: Json, faults: number[] = []): Operation =>
  form(summary, ofDealer(fields), { session: true, faults: [404, 409, ...faults] })
const dealerQuery = { concessionaria: text }
const moderationForm = (summary: string, fields: Json): Operation => form(summary, fields, { session: true, faults: [404, 409] })
const experimentFields = fieldsNamed(
  ...['key', 'hypothesis', 'owner', 'variation1', 'share1', 'variation2', 'share2', 'variation3', 'share3', 'variation4', 'share4'],
  ...[
    'goal',
    'guardrail1',
    'limit1',
    'guardrail2',
    'limit2',
    'guardrail3',
    'limit3',
    'traffic',
    'group',
    'groupShare',
    'rate',
    'lift',
    'perDay',
  ],
)
const experimentDraft: Json = {
  type: 'object',
  properties: experimentFields,
  patternProperties: { '^goal-[\\w.:-]{1,64}$': text, '^audience-[\\w-]{1,64}$': text },
  description: 'Anche una casella per ogni altro obiettivo (goal-…) e per ogni pubblico (audience-…)',
}

/** What the staff of a dealer and the staff of Ingrana call. */
export const staffOperations: Operations = {
  [`${dealers}/profile`]: { post: staff('Salva il profilo della concessionaria', formSchema(dealerProfileSchema)) },
  [`${dealers}/vehicles`]: {
    get: {
      summary: 'Che cosa cambierebbe con altri prezzi, prima che valga',
      query: { ...dealerQuery, annunci: text, tutte: { enum: ['si'] }, elenco: text, variazione: text },
      session: true,
      answers: 'PricesShown',
      faults: [403, 404],
    },
    post: staff(
      'Cambia prezzi o stato di uno o più veicoli',
      {
        type: 'object',
        properties: {
          ...fieldsNamed(
            'azione',
            'tutte',
            'prezzo',
            'prima',
            'variazione',
            'cambio',
            'visto',
            'modifica',
            'modello',
            'nome',
            'testo',
            'ricorso',
            'elenco',
          ),
          annuncio: oneOrMore,
        },
      },
      [410],
    ),
  },
  [`${dealers}/morning`]: {
    post: staff(
      'Applica dalla pagina della mattina un prezzo o un rinnovo, o annulla quello che hai fatto oggi',
      texts('azione', 'numero', 'prezzo', 'visto'),
      [409, 410],
    ),
  },
  [`${dealers}/callbacks`]: { post: staff('Segna una richiamata come fatta, o come non fatta', texts('azione', 'numero', 'da')) },
  [`${dealers}/morning-mail`]: { post: staff('Ricevi ogni mattina per posta quello che aspetta, o smetti', texts('voglio')) },
  [`${dealers}/drafts`]: {
    post: staff('Comincia o cambia un veicolo con i passi della vendita', {
      allOf: [{ type: 'object', properties: { annuncio: text, passo: text } }, formSchema(newDraftSchema)],
    }),
  },
  [`${dealers}/photos`]: {
    put: {
      summary: 'Quali veicoli chiamano questi nomi di foto',
      session: true,
      body: ofDealer({ type: 'object', properties: { names: list(text) } }),
      answers: 'PhotoMatches',
      faults: [404],
    },
    post: {
      summary: 'Carica le foto di più veicoli, abbinate dal nome, anche in uno ZIP',
      session: true,
      file: ['multipart/form-data'],
      answers: 'NumberedPhotos',
      isForm: true,
      proof: 'fileForm',
      faults: [404, 409],
    },
  },
  [`${dealers}/logo`]: {
    post: {
      summary: 'Carica il logo della concessionaria, o della richiesta di iscrizione',
      session: true,
      file: ['multipart/form-data'],
      answers: 'Done',
      isForm: true,
      proof: 'fileForm',
      faults: [404, 409],
    },
  },
  [`${dealers}/logo-removal`]: { post: staff('Togli il logo', record({})) },
  [`${dealers}/deals/{id}`]: { post: staff('Rispondi a una proposta, o fanne una', texts(...dealFields)) },
  [`${dealers}/leads/{id}`]: {
    get: { summary: 'L’ultimo messaggio di una richiesta', query: dealerQuery, session: true, answers: 'LastMessage', faults: [403, 404] },
    post: staff('Rispondi a una richiesta, assegnala o bloccala', texts('azione', 'persona', 'message'), [410]),
  },
  [`${dealers}/templates`]: { post: staff('Tieni o togli un modello di risposta', texts('name', 'message', 'togli')) },
  [`${dealers}/reviews`]: { post: staff('Rispondi a una recensione', formSchema(reviewAnswerSchema)) },
  [`${dealers}/staff`]: { post: staff('Cambia il ruolo di una persona, o toglila', formSchema(staffChangeSchema)) },
  [`${dealers}/invitations`]: { post: staff('Invita una persona', formSchema(invitationSchema)) },
  [`${dealers}/invitation`]: { post: form('Accetta un invito', formSchema(codeSchema), { session: true, faults: [404, 409, 410] }) },
  [`${dealers}/stock-file`]: {
    get: {
      summary: 'I veicoli scelti, come file',
      query: { ...dealerQuery, formato: { enum: exportFileNames }, annunci: text, tutte: { enum: ['si'] }, elenco: text },
      session: true,
      media: ['text/csv', 'application/json'],
      faults: [403, 404],
    },
  },
  [`${dealers}/statistics`]: {
    get: { summary: 'Visite, salvataggi e contatti per veicolo', query: dealerQuery, session: true, media: csv, faults: [403, 404] },
  },
  [`${dealers}/visits`]: {
    get: {
      summary: 'Le visite di oggi per il calendario',
      query: dealerQuery,
      session: true,
      media: ['text/calendar'],
      faults: [403, 404],
    },
  },
  [`${dealers}/exports`]: { post: staff('Crea o chiudi gli indirizzi delle esportazioni', texts('azione')) },
  [`${dealers}/feed`]: { post: staff('Scegli da dove leggere lo stock, o smetti', texts('azione', 'indirizzo')) },
  [`${dealers}/imports`]: {
    post: {
      summary: 'Carica un file con lo stock',
      session: true,
      file: ['multipart/form-data'],
      answers: 'Done',
      isForm: true,
      proof: 'fileForm',
      faults: [404, 409],
    },
  },
  [`${dealers}/imports/{id}`]: {
    get: { summary: 'Che cosa è successo a ogni riga', query: dealerQuery, session: true, media: csv, faults: [403, 404] },
    post: staff('Prova, conferma, abbandona o annulla un’importazione', {
      ...texts('azione', 'categoria', 'stock', 'spariscono', 'foglio', 'correzione'),
      patternProperties: { ...columnPatterns, '^(prezzo|parola|colore)-\\d{1,9}$': text },
      description:
        'Con «correggi» prezzo-41 (la riga del file), oppure parola-0 e colore-0. Con «prova» anche colonna-0, colonna-1 … e le loro letture (colonna-0-dateOrder …)',
    }),
  },
  [`${dealers}/partner-keys`]: {
    post: staff('Crea o revoca una chiave', { type: 'object', properties: { nome: text, permessi: oneOrMore, revoca: text } }),
  },
  [`${dealers}/webhook`]: { post: staff('Scegli l’indirizzo degli avvisi, provalo o toglilo', texts('azione', 'indirizzo')) },

  [`${moderation}/{id}`]: { post: moderationForm('Decidi un fascicolo', texts('esito', 'motivo', 'testo', 'nota', 'collega', 'coda')) },
  [`${moderation}/dealers/{id}`]: { post: moderationForm('Accogli o rifiuta una concessionaria', formSchema(registrationDecisionSchema)) },
  [`${moderation}/messages/{id}`]: { post: moderationForm('Decidi una segnalazione di messaggi', texts('esito', 'testo')) },
  [`${moderation}/papers/{id}`]: { post: moderationForm('Di’ se una carta è giusta o da rifare', formSchema(paperDecisionSchema)) },
  [`${moderation}/reviews/{id}`]: { post: moderationForm('Pubblica o rifiuta una recensione', formSchema(reviewDecisionSchema)) },
  [`${moderation}/log`]: { get: { summary: 'Il registro di chi modera', session: true, media: csv, faults: [403] } },
  '/api/v1/pages/private/experiment-drafts': {
    post: form('Comincia un esperimento', experimentDraft, { session: true, faults: [403] }),
  },
  '/api/v1/pages/private/experiment-drafts/{id}': {
    post: moderationForm('Salva la bozza di un esperimento', { ...experimentDraft, properties: { ...experimentFields, seen: text } }),
  },
  '/api/v1/pages/private/experiment-drafts/{id}/steps': {
    post: moderationForm('Proponi, approva o ferma un esperimento', texts('seen', 'step', 'traffic', 'winner')),
  },
  '/api/v1/pages/private/experiment-groups': {
    post: moderationForm('Crea o chiudi un gruppo di esperimenti', texts('name', 'holdout', 'close')),
  },
  '/api/v1/pages/private/experiment-configs/{usedAt}': {
    get: {
      summary: 'La configurazione degli esperimenti entrata in uso in un momento',
      path: { usedAt: text },
      session: true,
      media: ['application/json'],
      faults: [403, 404],
    },
  },
  '/api/v1/pages/private/experiments/{key}': {
    get: {
      summary: 'I risultati di un esperimento',
      path: { key: text },
      query: { periodo: text, dal: text, al: text, formato: text },
      session: true,
      media: csv,
      faults: [400, 403, 404],
    },
  },
}
