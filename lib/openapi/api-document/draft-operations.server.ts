import { fieldsOf } from '@/lib/accounts/selling/drafts/draft-fields'
import { newDraftSchema, stepFormSchema } from '@/lib/accounts/selling/drafts/draft-schemas'
import { type AnsweredStep, draftSteps, isAnsweredStep } from '@/lib/accounts/selling/drafts/draft-steps'
import { photoChangeSchema, photoFormSchema, photoOrderSchema, plateFields } from '@/lib/accounts/selling/drafts/photo-schemas'
import { privateFields } from '@/lib/accounts/selling/drafts/private-numbers'
import { type Json, text } from '@/lib/kernel/validation/json-schema'
import { categorySlugs } from '@/lib/market/catalogue/category'
import { formSchema } from './form-schema'
import { form, type Operations } from './operation.server'

const uuid: Json = { type: 'string', format: 'uuid' }
const step: Json = { enum: draftSteps.filter(isAnsweredStep) }
const photos = ['multipart/form-data', 'image/jpeg', 'image/png', 'image/webp', 'image/heic', 'image/avif']

/** The fields of a page of a draft, of whatever kind of vehicle and seller; each page knows its own. */
const answersOf = (...steps: AnsweredStep[]): Json => ({
  type: 'object',
  properties: Object.fromEntries(
    steps.flatMap((step) =>
      categorySlugs.flatMap((category) =>
        [false, true].flatMap((isDealers) =>
          fieldsOf(category, step, isDealers).map(({ name, kind }) => [name, kind === 'whole' ? { type: ['string', 'number'] } : text]),
        ),
      ),
    ),
  ),
})
/** The part of a photograph: with «conceal» where it lies, in percent; with «reveal» which one. */
const plateParts: Json = {
  type: 'object',
  properties: Object.fromEntries([...Object.keys(plateFields), 'riquadro'].map((name) => [name, { type: ['string', 'number'] }])),
}
/** Checked and not stored; only with «continua» on the page of the vehicle. */
const privateNumbers: Json = {
  type: 'object',
  properties: Object.fromEntries(Object.keys(privateFields).map((name) => [name, text])),
}
const answeredStep = { allOf: [formSchema(stepFormSchema), answersOf(...draftSteps.filter(isAnsweredStep))] } satisfies Json

/** The calls of sellers about their drafts, for which a browser without an account has a cookie. */
export const draftOperations: Operations = {
  '/api/v1/drafts': {
    post: form('Comincia un annuncio', { allOf: [formSchema(newDraftSchema), answersOf('veicolo')] }, { faults: [409] }),
  },
  '/api/v1/drafts/{id}/estimate': {
    get: { summary: 'Quanto vale il veicolo di una bozza, com’è salvata', path: { id: uuid }, answers: 'DraftEstimate', faults: [404] },
  },
  '/api/v1/drafts/{id}/{step}': {
    put: {
      summary: 'Salva una pagina di una bozza, anche a metà',
      path: { id: uuid, step },
      body: answeredStep,
      answers: 'SavedStep',
      faults: [404, 409, 410],
    },
    post: form(
      'Continua, pubblica o elimina una bozza',
      { allOf: [...answeredStep.allOf, privateNumbers] },
      {
        path: { id: uuid, step },
        faults: [404, 409, 410],
      },
    ),
  },
  '/api/v1/drafts/{id}/photos': {
    get: { summary: 'Le foto di una bozza', path: { id: uuid }, answers: 'Photos', faults: [404, 409] },
    post: {
      summary: 'Carica una foto, o un modulo con più foto',
      path: { id: uuid },
      file: photos,
      answers: 'Photo',
      isForm: true,
      proof: 'fileForm',
      faults: [404, 409],
    },
    put: {
      summary: 'Mette in ordine le foto',
      path: { id: uuid },
      body: formSchema(photoOrderSchema),
      answers: 'Photos',
      faults: [404, 409],
    },
  },
  '/api/v1/drafts/{id}/photos/{photo}': {
    put: {
      summary: 'Cambia una foto',
      path: { id: uuid, photo: uuid },
      body: formSchema(photoChangeSchema),
      answers: 'Photo',
      faults: [404, 409],
    },
    post: form(
      'Cambia una foto, da un modulo',
      { allOf: [formSchema(photoFormSchema), plateParts] },
      { path: { id: uuid, photo: uuid }, faults: [404, 409] },
    ),
    delete: { summary: 'Toglie una foto', path: { id: uuid, photo: uuid }, faults: [404, 409] },
  },
  '/api/v1/drafts/{id}/uploads/{hash}': {
    get: { summary: 'Quanto è arrivato di una foto', path: { id: uuid, hash: text }, answers: 'Upload', faults: [404, 409] },
    put: {
      summary: 'Una parte di una foto, con Content-Range',
      path: { id: uuid, hash: text },
      file: ['application/octet-stream'],
      answers: 'Upload',
      faults: [404, 409],
    },
  },
}
