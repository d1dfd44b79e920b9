import { consentTextVersions } from '@/lib/accounts/consent/marketing-consent'
import { marketingConsentSchema } from '@/lib/accounts/consent/marketing-consent-schema'
import { termsSchema } from '@/lib/accounts/consent/terms-schema'
import { dealFields } from '@/lib/accounts/deals/deal-fields'
import { recordChangeSchema } from '@/lib/accounts/dossier/record-schemas'
import { newsChangeSchema } from '@/lib/accounts/news/news-schemas'
import { pushChangeSchema } from '@/lib/accounts/push/push-schemas'
import {
  editSchema,
  newSearchSchema,
  searchFormSchema,
  searchNameSchema,
  undoSchema,
} from '@/lib/accounts/saved-searches/saved-search-schemas'
import { newValuationSchema, valuationUndoSchema } from '@/lib/accounts/saved-valuations/saved-valuation-schemas'
import {
  deletionSchema,
  emailChangeSchema,
  endSessionsSchema,
  passwordChangeSchema,
  profileSchema,
} from '@/lib/accounts/users/account-schemas'
import { phoneChangeSchema } from '@/lib/accounts/users/phone/phone-schemas'
import { watchlistSorts } from '@/lib/accounts/watchlist/watchlist'
import {
  deviceAdsSchema,
  noteSchema,
  priceDropMailsSchema,
  savedAdFormSchema,
  savedAdSchema,
  seenSchema,
} from '@/lib/accounts/watchlist/watchlist-schemas'
import { type Json, record, text } from '@/lib/kernel/validation/json-schema'
import { formSchema } from './form-schema'
import { changeCodes, changePasskeys } from './login-operations.server'
import { form, type Operation, type Operations } from './operation.server'

const settings = '/api/v1/pages/private/settings'
const pagina: Json = { type: 'string', pattern: '^[1-9]\\d{0,4}$' }

/** Says that the operation needs a session. */
const own = (operation: Operation): Operation => ({ ...operation, session: true })

const ownAdFields = {
  ...{ prezzo: text, prezzo_visto: text, ribasso: text, unita: text, giorni: text, minimo: text },
  ...{ esito: text, prezzo_vendita: text, ricorso: text, risposta: text },
}

/** What an account calls about itself and its things. */
export const accountOperations: Operations = {
  '/api/v1/pages/private/ads/{id}': {
    post: own(
      form(
        'Cambia prezzo o stato di un proprio annuncio, programma un ribasso, rispondi a chi modera',
        record({ azione: text, ...ownAdFields }, Object.keys(ownAdFields)),
        {
          faults: [404, 409, 410],
        },
      ),
    ),
  },
  '/api/v1/pages/private/ads/{id}/records': {
    post: own(
      form('Aggiungi o togli una lettura dei chilometri, o un’altra carta', formSchema(recordChangeSchema), { faults: [404, 409] }),
    ),
  },
  '/api/v1/pages/private/ads/{id}/papers': {
    post: {
      summary: 'Manda la foto di una carta, già coperta',
      session: true,
      file: ['multipart/form-data'],
      answers: 'Done',
      isForm: true,
      proof: 'fileForm',
      faults: [404, 409],
    },
  },
  '/api/v1/pages/private/conversations/{id}': {
    get: own({ summary: 'L’ultimo messaggio di una conversazione', answers: 'LastMessage', faults: [404] }),
    post: own(
      form(
        'Rispondi, blocca o segnala',
        record({ azione: { enum: ['rispondi', 'blocca', 'sblocca', 'segnala'] }, message: text, motivo: text, parole: text }, [
          'azione',
          'message',
          'motivo',
          'parole',
        ]),
        {
          faults: [404, 409, 410],
        },
      ),
    ),
  },
  '/api/v1/pages/private/deals/{id}': {
    post: own(
      form('Rispondi a una proposta, o fanne una', record(Object.fromEntries(dealFields.map((name) => [name, text])), [...dealFields]), {
        faults: [404, 409],
      }),
    ),
  },
  '/api/v1/pages/private/deals/{id}/contract': {
    get: own({
      summary: 'Il contratto di un affare come PDF; `vuoto=1`: con le righe vuote',
      query: { vuoto: text },
      media: ['application/pdf'],
      faults: [403, 404],
    }),
  },
  '/api/v1/pages/private/offers': {
    post: own(
      form(
        'Fai una proposta per un annuncio',
        record({ annuncio: text, importo: text, message: text }, ['annuncio', 'importo', 'message']),
        {
          faults: [404, 409, 410],
        },
      ),
    ),
  },
  '/api/v1/pages/private/reviews': {
    post: own(
      form(
        'Recensisci una concessionaria, o elimina una recensione',
        record({ concessionaria: text, stelle: text, testo: text, togli: text }, ['concessionaria', 'stelle', 'testo', 'togli']),
        { faults: [404, 409] },
      ),
    ),
  },
  '/trustpilot/_invite': {
    post: own({
      summary: 'Chiedi a Trustpilot un invito a recensire Ingrana',
      body: record({ accetto: { const: 'true' } }),
      faults: [409],
    }),
  },

  '/api/v1/pages/private/watchlist': {
    get: own({
      summary: 'I preferiti',
      query: { ordina: { enum: Object.keys(watchlistSorts) }, pagina },
      answers: 'Watchlist',
      faults: [404],
    }),
    post: own(form('Salva un annuncio', formSchema(savedAdSchema), { answers: 'SavedAdDone', faults: [404, 409, 410] })),
    put: own({ summary: 'Prezzi e stati che sono stati visti', body: formSchema(seenSchema) }),
  },
  '/api/v1/pages/private/watchlist/{ad}': {
    put: own({ summary: 'Scrivi una nota', body: formSchema(noteSchema), faults: [404] }),
    delete: own({ summary: 'Togli un annuncio dai preferiti', answers: 'SavedAd', faults: [404] }),
    post: own(
      form('Scrivi una nota o togli un annuncio, da un modulo', formSchema(savedAdFormSchema), { answers: 'SavedAdDone', faults: [404] }),
    ),
  },
  '/api/v1/pages/private/watchlist/_undo': {
    post: own(form('Rimetti un annuncio tra i preferiti', formSchema(savedAdSchema), { answers: 'SavedAdDone', faults: [404, 409, 410] })),
  },
  '/api/v1/pages/private/watchlist/_merge': {
    post: own({ summary: 'Unisci gli annunci salvati senza account', body: formSchema(deviceAdsSchema), answers: 'MergedAds' }),
  },
  '/api/v1/pages/private/watchlist/price-drop-mails': {
    post: own(form('Accendi o spegni gli avvisi di ribasso', formSchema(priceDropMailsSchema), { answers: 'PriceDropMails' })),
  },
  '/api/v1/pages/private/push': {
    post: own(
      form('Accendi gli avvisi su questo browser, scegli di che cosa o spegnili', formSchema(pushChangeSchema), { faults: [404, 409] }),
    ),
  },
  '/api/v1/pages/private/phone': {
    post: own(
      form('Verifica il proprio telefono con un codice, o togli la verifica', formSchema(phoneChangeSchema), { faults: [404, 409] }),
    ),
  },
  '/api/v1/pages/private/news': { post: own(form('Segna lette le novità, tutte o una, o torna indietro', formSchema(newsChangeSchema))) },

  '/api/v1/saved-search': {
    get: own({ summary: 'Le ricerche salvate', query: { pagina }, answers: 'SavedSearches', faults: [404] }),
    post: own(form('Salva una ricerca', formSchema(newSearchSchema), { answers: 'SavedSearchDone', faults: [404, 409] })),
  },
  '/api/v1/saved-search/check': {
    get: own({
      summary: 'Se una ricerca è già salvata',
      query: { indirizzo: { type: 'string', maxLength: 8_000 } },
      answers: 'SearchCheck',
      faults: [404],
    }),
  },
  '/api/v1/saved-search/{id}': {
    put: own({ summary: 'Cambia nome a una ricerca', body: formSchema(searchNameSchema), faults: [404] }),
    delete: own({ summary: 'Elimina una ricerca', answers: 'SavedSearch', faults: [404] }),
    post: own(
      form(
        'Apri, cambia, metti in pausa o elimina una ricerca',
        {
          allOf: [formSchema(searchFormSchema), { type: 'object', properties: { ricerca: text } }, { anyOf: [formSchema(editSchema), {}] }],
        },
        { faults: [404, 409] },
      ),
    ),
  },
  '/api/v1/saved-search/_undo': {
    post: own(form('Riprendi una ricerca eliminata', formSchema(undoSchema), { answers: 'SavedSearchDone', faults: [404, 409] })),
  },

  '/api/v1/pages/private/valuations': {
    get: own({ summary: 'Le valutazioni salvate', answers: 'SavedValuations' }),
    post: own(form('Salva una valutazione', formSchema(newValuationSchema), { answers: 'SavedValuationDone', faults: [404, 409] })),
  },
  '/api/v1/pages/private/valuations/{id}': {
    delete: own({ summary: 'Elimina una valutazione', answers: 'SavedValuation', faults: [404] }),
    post: own(form('Elimina una valutazione, da un modulo', {}, { faults: [404] })),
  },
  '/api/v1/pages/private/valuations/_undo': {
    post: own(
      form('Riprendi una valutazione eliminata', formSchema(valuationUndoSchema), { answers: 'SavedValuationDone', faults: [404, 409] }),
    ),
  },

  [`${settings}/consent`]: {
    get: own({ summary: 'I consensi al marketing', answers: 'MarketingChoice' }),
    post: own({
      summary: 'Salva i consensi al marketing; l’intestazione X-Consent-Text-Version, o «testi», dice quali testi si sono letti',
      query: { testi: { enum: [...consentTextVersions] } },
      body: formSchema(marketingConsentSchema),
      isForm: true,
      orNothing: true,
    }),
  },
  [`${settings}/profile`]: { post: own(form('Salva il profilo', formSchema(profileSchema), { faults: [409] })) },
  [`${settings}/password`]: { post: own(form('Cambia la password', formSchema(passwordChangeSchema))) },
  [`${settings}/email/change`]: { post: own(form('Cambia indirizzo e-mail', formSchema(emailChangeSchema))) },
  [`${settings}/second-factor`]: { post: own(changeCodes) },
  [`${settings}/passkeys`]: { post: own(changePasskeys) },
  [`${settings}/terms`]: { post: own(form('Accetta le condizioni d’uso', formSchema(termsSchema))) },
  [`${settings}/sessions`]: {
    get: own({ summary: 'Dove è aperto l’account', answers: 'Sessions' }),
    post: own(form('Chiudi altri accessi', formSchema(endSessionsSchema), { faults: [404] })),
  },
  [`${settings}/export`]: { get: own({ summary: 'La copia dei propri dati', media: ['application/json'] }) },
  [`${settings}/deletion`]: { post: own(form('Chiedi l’eliminazione dell’account', formSchema(deletionSchema), { faults: [409] })) },
}
