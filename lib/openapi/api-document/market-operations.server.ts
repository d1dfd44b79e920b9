import { type Json, record, text } from '@/lib/kernel/validation/json-schema'
import { categorySlugs } from '@/lib/market/catalogue/category'
import { fuels, gearboxes, offerTypes } from '@/lib/market/catalogue/vocabulary'
import { reportFileNames } from '@/lib/market/observatory/report-names'
import { listPageSlugs } from '@/lib/market/search/page/list-pages'
import { filtersOf, spellingsOf } from '@/lib/market/search/query/filter-params'
import { maxSentenceLength } from '@/lib/market/search/sentence/tokens'
import { exportFileNames } from '@/lib/market/stock-export/export-files'
import type { Operations } from './operation.server'

const category: Json = { enum: [...categorySlugs] }
const slug: Json = text
const sentence: Json = { type: 'string', minLength: 1, maxLength: maxSentenceLength }
const degrees = (limit: number): Json => ({ type: 'number', minimum: -limit, maximum: limit })
const numberOrText: Json = { type: ['string', 'number'] }
const model: Json = { categoria: category, marca: text, modello: text }
const vehicle: Json = {
  ...model,
  immatricolazione: { ...numberOrText, description: 'Mese e anno, come 03/2019, o l’anno' },
  km: numberOrText,
  versione: text,
  carburante: { enum: ['', ...Object.keys(fuels)] },
  cambio: { enum: ['', ...Object.keys(gearboxes)] },
  potenza: { ...numberOrText, description: 'kW' },
  provincia: { ...text, description: 'Sigla o nome' },
  offerta: { enum: ['', ...Object.keys(offerTypes)], description: 'Noleggio ed epoca non si stimano' },
}
const dealersOf = { nome: text, marca: text, pagina: text }
/** The parameters of all lists; each knows those that its page has. */
const listParams = [
  ...new Set([
    ...['marca', 'modello', 'senza_marca', 'dove', 'raggio', 'ordina', 'pagina'],
    ...listPageSlugs.flatMap((list) => filtersOf(list).flatMap(spellingsOf)),
  ]),
]

/** What anybody may request about the market: places, vehicles, values, dealers. */
export const marketOperations: Operations = {
  '/api/v1/locations': {
    get: {
      summary: 'Comuni: per nome, o vicini a una posizione',
      query: { query: { type: 'string', maxLength: 80 }, latitude: degrees(90), longitude: degrees(180) },
      answers: 'Places',
    },
  },
  '/api/v1/makes': { get: { summary: 'Le marche di una categoria', query: { category }, answers: 'Makes' } },
  '/api/v1/makes/{id}/models': {
    get: { summary: 'I modelli di una marca', path: { id: slug }, query: { category }, answers: 'Models', faults: [404] },
  },
  '/api/v1/versions': {
    get: {
      summary: 'Le versioni di un modello negli anni intorno a una immatricolazione, dagli annunci; le più frequenti prima',
      query: { category, make: slug, model: slug, registration: text },
      answers: 'Versions',
      faults: [404],
    },
  },
  '/api/v1/posts/count': {
    get: {
      summary: 'Quanti annunci trova una ricerca; con «opzioni» anche per ogni scelta',
      query: {
        lista: { enum: [...listPageSlugs] },
        categoria: category,
        opzioni: text,
        cerca: text,
        ...Object.fromEntries(listParams.map((name) => [name, text])),
      },
      answers: 'SearchCount',
    },
  },
  '/api/v1/ads/cards': {
    get: {
      summary: 'Che cosa mostra un elenco di questi annunci, al massimo 50; quelli non pubblici mancano',
      query: { annuncio: { type: 'string', maxLength: 800 } },
      answers: 'AdCards',
    },
  },
  '/api/v1/suggestions': {
    get: { summary: 'Come può continuare ciò che si scrive', query: { query: sentence, category }, answers: 'Suggestions' },
  },
  '/api/v1/pages/srp/search/{q}': {
    get: { summary: 'Che cosa dice di una ricerca la sua pagina', path: { q: text }, answers: 'Search', faults: [404] },
  },
  '/api/v1/pages/srp/search/{q}/results': {
    get: { summary: 'Una pagina di annunci di una ricerca', path: { q: text }, answers: 'SearchResults', faults: [404] },
  },
  '/api/v1/pages/carvalue/_count': {
    post: { summary: 'Quanti annunci ci sono di un modello', body: record(model, ['categoria']), answers: 'Count' },
  },
  '/api/v1/pages/carvalue/_quote': {
    post: {
      summary: 'Quanto vale un veicolo',
      body: record(vehicle, ['categoria', 'versione', 'carburante', 'cambio', 'potenza', 'provincia', 'offerta']),
      answers: 'Valuation',
    },
  },
  '/api/v1/observatory/{make}/{model}': {
    get: {
      summary: 'I dati dell’osservatorio di un modello',
      path: { make: slug, model: slug },
      query: { dati: { enum: reportFileNames }, formato: { enum: ['csv', 'json'] }, regione: text, carburante: text },
      answers: 'MarketFigures',
      media: ['text/csv'],
      faults: [404],
    },
  },

  '/api/v1/price-proof': {
    get: {
      summary: 'Quanto erano vicine le stime, alla fine',
      query: { formato: { enum: ['csv', 'json'] } },
      answers: 'MarketFigures',
      media: ['text/csv'],
    },
  },
  '/api/v1/dealers/count': {
    get: {
      summary: 'Quante concessionarie trova una ricerca',
      query: { nome: text, regione: text, provincia: text, marca: text, pagina: text },
      answers: 'Count',
    },
  },
  '/api/v1/dealers/abundancy': {
    get: {
      summary: 'Quante concessionarie e quanti veicoli ha un luogo',
      query: { locationPrefix: { enum: ['regione', 'provincia', 'comune'] }, locationId: { type: 'string', maxLength: 40 } },
      answers: 'DealerCount',
      faults: [404],
    },
  },
  '/api/v1/pages/dealers': {
    get: { summary: 'Le concessionarie', query: { ...dealersOf, regione: text, provincia: text }, answers: 'Dealers', faults: [404] },
  },
  '/api/v1/pages/dealers/{region}': {
    get: { summary: 'Le concessionarie di una regione', path: { region: slug }, query: dealersOf, answers: 'Dealers', faults: [404] },
  },
  '/api/v1/pages/dealers/{region}/{province}': {
    get: {
      summary: 'Le concessionarie di una provincia',
      path: { region: slug, province: slug },
      query: dealersOf,
      answers: 'Dealers',
      faults: [404],
    },
  },
  '/google/seller/reviews': {
    get: { summary: 'Che cosa dice Google di una concessionaria', query: { placeId: text }, answers: 'GoogleReviews', faults: [404] },
  },
  '/api/v1/dealers/exports/{token}/{file}': {
    get: {
      summary: 'Lo stock di una concessionaria, per chi ne ha l’indirizzo',
      path: { token: text, file: { enum: exportFileNames } },
      media: ['text/csv', 'application/json'],
      faults: [404],
    },
  },
}
