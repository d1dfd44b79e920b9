import { plainRoutes } from '@/e2e/page-types'
import { cacheableAddress } from '@/lib/server/page-cache/cacheable-address'

/** The moment when what an address shows is gone there: deleted, withheld by a moderator, replaced because a plate was covered. */
type Gone =
  /** Each answer checks in the database whether it may still be shown. Caches outside hold a photograph for five minutes, a picture to share for an hour. */
  | 'asked'
  /** A cached page, forgotten with the transaction that changes what it shows. */
  | 'market'
  /** A page for only its account, its dealer or the holder of a code; checked each time and cached nowhere. */
  | 'holder'
  /** It shows nothing of people or of ads. */
  | 'nothing'
  /** It answers every request with 404. */
  | 'refused'

/** The limit for one client (lib/server/runtime/front/http-limits.ts). */
type Limit =
  /** A place among its own kind, each client in turn. */
  | 'pages'
  | 'uploads'
  | 'events'
  /** No place: it comes from memory. A few of each client in each turn of the event loop. */
  | 'memory'
  /** A port of its own, which only this machine or network reaches. */
  | 'inside'

/** What of its address stands in logs, error reports and traces; `masked`: the path without its secret; `none`: it is answered before anything can fail. */
type Logged = 'path' | 'masked' | 'none'

type AddressRule = { gone: Gone; limit: Limit; log: Logged }
type Group = AddressRule & { addresses: readonly string[] }
const rule = (
  gone: AddressRule['gone'],
  limit: AddressRule['limit'],
  addresses: readonly string[],
  log: AddressRule['log'] = 'path',
): Group => ({ gone, limit, log, addresses })

/**
 * Every address that answers, by the name of its route. A name that ends with /* stands for all below it: of an area in which each address
 * asks who is there, which the table of authorisation proves one by one.
 */
export const addressTable: readonly Group[] = [
  // Photographs and what is made of them
  rule('asked', 'pages', ['/api/photos/[file]/[size]', '/api/share-pictures/[file]', '/api/logos/[id]', '/api/v1/papers/[id]']),
  rule('asked', 'pages', ['/api/v1/dealers/exports/[token]/[file]'], 'masked'),
  rule('refused', 'memory', ['next nextImage'], 'none'),

  // Public pages: rendered anew for each visitor, or shared by all
  ...plainRoutes.map((route) => rule(cacheableAddress(route) === undefined ? 'asked' : 'market', 'pages', [route])),

  // Pages that all visitors share
  rule('market', 'pages', [
    '/',
    '/annunci/[[...veicolo]]',
    '/annuncio/[slug]',
    '/annuncio/[slug]/prezzo',
    '/annuncio/[slug]/rata',
    '/annuncio/[slug]/verifiche',
    '/auto/[make]/[model]',
    '/auto_d_epoca/[[...veicolo]]',
    '/caravan-e-camper/annunci/[[...veicolo]]',
    '/concessionari/[slug]',
    '/km0/[[...veicolo]]',
    '/magazine/[slug]',
    '/moto-e-scooter/annunci/[[...veicolo]]',
    '/noleggio_lungo_termine/[[...veicolo]]',
    '/nuove/[[...veicolo]]',
    '/osservatorio/[make]/[model]',
    '/usate/[[...veicolo]]',
    '/veicoli-commerciali/[[...veicolo]]',
  ]),

  // Pages that each visitor gets for themselves
  rule('nothing', 'pages', [
    '/[...unknown]',
    '/accedi',
    '/componenti',
    '/concessionari/registrati',
    '/identityprovider/[provider]',
    '/offline',
    '/password-dimenticata',
    '/registrati',
  ]),
  rule('holder', 'pages', [
    '/accedi/codice',
    '/affare',
    '/area-concessionario/*',
    '/area-privata/*',
    '/avvisami',
    '/avvisi',
    '/avvisi-di-ribasso',
    '/concessionari/prova-file',
    '/conferma-avviso',
    '/conferma-email',
    '/conferma-registrazione',
    '/eliminazione-account',
    '/nuova-password',
    '/posta-del-mattino',
    '/ti-richiamiamo',
    '/rinnova-annuncio',
    '/risposta',
    '/vendi/*',
  ]),

  // Calls that show ads, dealers or what is worked out of them
  rule('asked', 'pages', [
    '/api/dekra/[id]',
    '/api/feed/[...address]',
    '/api/google/seller/reviews',
    '/api/post/[id]/flag/[kind]',
    '/api/post/[id]/reply',
    '/api/rest/[id]/number/ad',
    '/api/rest/[id]/number/dealer',
    '/api/sitemap',
    '/api/sitemap/[file]',
    '/api/v1/ads/cards',
    '/api/v1/dealers/[id]/reply',
    '/api/v1/dealers/abundancy',
    '/api/v1/dealers/count',
    '/api/v1/observatory/[make]/[model]',
    '/api/v1/pages/carvalue/_count',
    '/api/v1/pages/carvalue/_quote',
    '/api/v1/pages/dealers/[[...where]]',
    '/api/v1/pages/srp/search/[q]',
    '/api/v1/pages/srp/search/[q]/results',
    '/api/v1/posts/count',
    '/api/v1/price-proof',
    '/api/v1/suggestions',
    '/api/v1/versions',
  ]),

  // Calls of an account, of a dealer's program, or with the code of a mail
  rule('holder', 'pages', [
    '/api/email-change/confirmation',
    '/api/login',
    '/api/login/[provider]',
    '/api/login/codice',
    '/api/logout',
    '/api/partner/v1/*',
    '/api/password-recovery',
    '/api/post/reply/answer',
    '/api/registration',
    '/api/registration/confirmation',
    '/api/reimposta-password',
    '/api/trustpilot/_invite',
    '/api/v1/account-deletion/cancel',
    '/api/v1/passkeys/challenge',
    '/api/v1/passkeys/login',
    '/api/v1/ads/renewal',
    '/api/v1/callbacks',
    '/api/v1/conversations/report',
    '/api/v1/csrf',
    '/api/v1/deals',
    '/api/v1/deals/contract',
    '/api/v1/dealers/confirmation',
    '/api/v1/dealers/registration',
    '/api/v1/dealers/trials/address',
    '/api/v1/dealers/trials/report',
    '/api/v1/drafts',
    '/api/v1/drafts/[id]/[step]',
    '/api/v1/drafts/[id]/estimate',
    '/api/v1/drafts/[id]/photos/[photo]',
    '/api/v1/morning-mails/stop',
    '/api/v1/pages/private/*',
    '/api/v1/price-drop-mails/stop',
    '/api/v1/visits/calendar',
    '/api/v1/privacy-choice',
    '/api/v1/saved-search',
    '/api/v1/saved-search/[id]',
    '/api/v1/saved-search/_undo',
    '/api/v1/saved-search/alerts',
    '/api/v1/saved-search/check',
    '/api/v1/saved-search/confirmation',
    '/api/v1/saved-search/request',
    '/api/v1/saved-search/subscriber',
  ]),
  rule('holder', 'uploads', [
    '/api/partner/v1/imports',
    '/api/v1/dealers/trials',
    '/api/v1/drafts/[id]/photos',
    '/api/v1/drafts/[id]/uploads/[hash]',
    '/api/v1/pages/private/ads/[id]/papers',
    '/api/v1/pages/private/dealers/imports',
    '/api/v1/pages/private/dealers/logo',
    '/api/v1/pages/private/dealers/photos',
  ]),
  rule('nothing', 'events', ['/api/v1/experiments/events']),

  // Drawings, lists of words, files for programs
  rule('nothing', 'pages', [
    '/api/[[...address]]',
    '/api/experiments-config/[sdkKey]',
    '/api/illustrations/[file]',
    '/api/index-now',
    '/api/magazine/feed',
    '/api/maps/[file]',
    '/api/openapi.json',
    '/api/partner/v1/openapi.json',
    '/api/robots',
    '/api/security-txt',
    '/api/v1/locations',
    '/api/v1/makes',
    '/api/v1/makes/[id]/models',
    '/api/v1/settings',
  ]),
  rule(
    'nothing',
    'memory',
    ['/healthz', '/readyz', '/health', '/logo/', '/_next/static/', 'next nextStaticFolder', 'next legacyStaticFolder'],
    'none',
  ),
  rule('nothing', 'pages', [
    'public favicon.svg',
    'public manifest.webmanifest',
    'public sw-push.js',
    'public sw-routes.js',
    'public sw.js',
    'next publicFolder',
  ]),
  rule('nothing', 'memory', ['public logo'], 'none'),
  rule('market', 'pages', ['next pageFile']), // also as /_next/data/…/PAGE.json, under the same rule as the page
  rule('nothing', 'memory', ['next appFile', 'next devVirtualFsItem'], 'none'), // we have no app folder; the other is of development

  // Ports
  rule('asked', 'pages', ['port lib/server/runtime/http-server.server.ts']), // everything above
  rule('nothing', 'inside', ['port lib/server/metrics/metrics-server.server.ts'], 'none'),
  rule('nothing', 'inside', ['port scripts/stand-ins/stand-in-server.ts'], 'none'), // never in the stage `pro`
  rule(
    'nothing',
    'inside',
    [
      'port lib/server/runtime/free-ports.server.ts', // looks for a free port and closes it
      'port lib/kernel/db/embedded/free-port.server.ts', // the same
      'port lib/server/runtime/next-pages.server.ts', // of development, never listened on
      'port scripts/bench/pages/plain-server.mjs', // measures
      'port scripts/bench/bench-import.ts', // the same
      'port scripts/search-cluster/start-cluster.ts', // looks for a free port and closes it
    ],
    'none',
  ),
]
