import { maxMessageLength } from '@/lib/accounts/contact/reply'
import { dealChanges } from '@/lib/accounts/deals/partner-deal'
import { transitions } from '@/lib/accounts/deals/transitions'
import { bulkActions, stockPerPage, stockSorts } from '@/lib/accounts/selling/stock'
import { count, flag, type Json, list, moment, orNull, problemSchema, record, ref, text, whole } from '@/lib/kernel/validation/json-schema'
import { adStatuses } from '@/lib/market/ads/ad'
import { categorySlugs } from '@/lib/market/catalogue/category'
import { importOutcomeNames } from '@/lib/market/dealer-imports/dealer-import'

const page = { page: whole, pages: whole, total: count }
const reach = { views: count, saves: count, messages: count, calls: count }
const side = { enum: ['buyer', 'seller'] }
const statesOf = (kind: keyof typeof transitions) => [...new Set(transitions[kind].map(({ to }) => to))]
const columnName = orNull(text)

const importFields = {
  id: whole,
  fileName: text,
  state: { enum: ['columns', 'checking', 'checked', 'importing', 'done', 'failed', 'cancelled', 'undone'] },
  progress: { type: 'integer', minimum: 0, maximum: 100 },
  isFullStock: flag,
  counts: orNull(record(Object.fromEntries([...importOutcomeNames, 'same', 'stock'].map((name) => [name, count])))),
  fault: orNull(text),
  isResumed: flag,
  list: orNull({ ...text, description: 'Quale foglio, o file di un archivio, di quelli che contiene.' }),
  otherLists: list(text),
  who: orNull(text),
  createdAt: moment,
  finishedAt: orNull(moment),
  canBeUndone: flag,
}

/** What the partner API takes and answers, as JSON Schema. The lists of words are those of the product. */
export const partnerSchemas: Json = {
  Fault: problemSchema,
  Vehicle: record({
    id: whole,
    reference: orNull({ ...text, description: 'Come lo chiama il tuo gestionale.' }),
    status: { enum: Object.keys(adStatuses) },
    title: text,
    priceEuro: orNull({ type: 'number' }),
    url: { type: 'string', format: 'uri' },
    daysOnline: orNull(count),
    views: count,
    saves: count,
    contacts: count,
    quality: { type: 'integer', minimum: 0, maximum: 100 },
    isRevised: { ...flag, description: 'Una modifica aspetta che una persona la guardi.' },
    refusal: orNull(
      record({ reason: text, statement: text, appeal: { enum: ['open', 'waiting', 'rejected'] }, canMend: flag, isOfChange: flag }),
    ),
    priceRating: orNull(text),
  }),
  VehiclePage: record({ ...page, vehicles: list(ref('Vehicle')) }),
  PutVehicle: record(
    {
      category: { enum: [...categorySlugs] },
      cells: {
        type: 'object',
        minProperties: 1,
        maxProperties: 80,
        description:
          'Le colonne di un file, con i nomi di veicoli.csv: marca, modello, versione, prezzo, km, immatricolazione, carburante…',
        additionalProperties: { type: ['string', 'number'] },
      },
    },
    ['category'],
  ),
  VehicleResult: record({
    id: whole,
    reference: text,
    outcome: { enum: ['created', 'updated', 'unchanged'], description: '«unchanged»: era già così, e nulla è stato scritto.' },
    isDraft: flag,
    notes: list(record({ field: text, value: text, reason: text })),
  }),
  Withdrawal: record({ id: whole, changed: flag }),
  VehicleChange: record(
    {
      ids: { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 1, maxItems: stockPerPage },
      action: { enum: ['price', 'prices', ...bulkActions] },
      priceEuro: { ...whole, description: 'Per «price», di un solo veicolo.' },
      by: { ...text, description: 'Per «prices»: -5 % oppure -500.' },
    },
    ['priceEuro', 'by'],
  ),
  ChangeResult: record({
    changed: list(whole),
    kept: count,
    waiting: { ...count, description: 'Quanti prezzi nuovi guarda prima una persona: fino ad allora resta quello di prima.' },
  }),
  Import: record(importFields),
  ImportList: record({ imports: list(ref('Import')) }),
  ImportDetail: record({ ...importFields, columns: list(record({ header: text, column: columnName, examples: list(text) })) }),
  ImportAction: record(
    {
      action: { enum: ['trial', 'confirm', 'cancel', 'undo', 'list'] },
      category: { enum: [...categorySlugs] },
      isFullStock: flag,
      columns: {
        type: 'object',
        additionalProperties: text,
        description: 'Per intestazione: che cosa è la colonna; vuoto, per non leggerla.',
      },
      removed: { ...whole, description: 'Quanti veicoli spariscono, quando sono più del 30 %.' },
      list: { ...text, description: 'Per `list`: quale di `otherLists` leggere al suo posto.' },
    },
    ['category', 'isFullStock', 'columns', 'removed', 'list'],
  ),
  ImportLines: record({ lines: list(record({ outcome: { enum: importOutcomeNames }, line: orNull(whole), vehicle: text, detail: text })) }),
  Lead: record({
    id: whole,
    title: text,
    buyer: text,
    lastWords: text,
    lastAt: moment,
    waitingSince: orNull(moment),
    isLate: flag,
    assignee: orNull(text),
  }),
  LeadPage: record({ ...page, leads: list(ref('Lead')) }),
  LeadDetail: record({
    id: whole,
    title: text,
    buyer: text,
    phone: text,
    isBlocked: flag,
    messages: list(record({ id: whole, sender: { enum: ['buyer', 'seller'] }, message: text, sentAt: moment })),
  }),
  Answer: record({ message: { type: 'string', minLength: 2, maxLength: maxMessageLength } }),
  Deal: record({
    offers: list(
      record({ id: whole, author: side, amountEuro: whole, state: { enum: statesOf('offer') }, expiresAt: moment, createdAt: moment }),
    ),
    visits: list(
      record({
        ...{ id: whole, author: side, state: { enum: statesOf('appointment') }, from: moment, to: moment, answerBy: orNull(moment) },
        revision: { ...count, description: 'Mandalo con la conferma o la disdetta: se intanto la visita è cambiata, la risposta è 409.' },
      }),
    ),
    reservations: list(record({ id: whole, state: { enum: statesOf('reservation') }, until: moment })),
  }),
  DealChange: record(
    {
      action: { enum: Object.keys(dealChanges) },
      offerId: { ...whole, description: 'Per acceptOffer, declineOffer e withdrawOffer.' },
      amountEuro: { ...whole, description: 'Per counterOffer: euro interi.' },
      revision: { ...count, description: 'Per confirmVisit e cancelVisit: quella che hai letto.' },
      message: { type: 'string', maxLength: maxMessageLength },
    },
    ['offerId', 'amountEuro', 'revision', 'message'],
  ),
  Statistics: record({
    weeks: list(record({ week: { type: 'string', format: 'date' }, ...reach })),
    total: record(reach),
    vehicles: list(record({ adId: whole, title: text, href: text, daysOnline: orNull(count), ...reach })),
  }),
}

export const sortNames = Object.keys(stockSorts)
