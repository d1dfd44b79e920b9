import { adPath } from '@/lib/kernel/routes/routes'
import {
  account,
  at,
  beforeLogin,
  holder,
  inArea,
  noCode,
  open,
  owner,
  page,
  type Row,
  role,
  settings,
  staff,
  staffChange,
} from './authorisation'
import { dealerCalls } from './authorisation-dealer-calls'
import { plainRoutes } from './page-types'

/** Every address of the build, by its name there, with the verbs it knows; every other verb is 405. */
export const authorisationTable: Readonly<Record<string, Row>> = {
  // Pages of everybody
  ...Object.fromEntries(plainRoutes.map((route) => [route, page()])),
  '/': page(),
  '/[...unknown]': page(open(404), at('/nulla')),
  '/annunci/[[...veicolo]]': page(open(), at('/annunci')),
  '/annuncio/[slug]': page(open(404), ({ heldAdId }) => adPath({ id: heldAdId, make: 'fiat', model: 'panda', version: '' })),
  '/annuncio/[slug]/prezzo': page(open(404), ({ heldAdId }) => `/annuncio/fiat-panda-${heldAdId}/prezzo`),
  '/annuncio/[slug]/verifiche': page(open(404), ({ heldAdId }) => `/annuncio/fiat-panda-${heldAdId}/verifiche`),
  '/annuncio/[slug]/rata': page(open(404), ({ heldAdId }) => `/annuncio/fiat-panda-${heldAdId}/rata`),
  '/auto/[make]/[model]': page(open(), at('/auto/fiat/panda')),
  '/auto_d_epoca/[[...veicolo]]': page(open(), at('/auto_d_epoca')),
  '/caravan-e-camper/annunci/[[...veicolo]]': page(open(), at('/caravan-e-camper/annunci')),
  '/componenti': page(),
  '/concessionari/[slug]': page(open(), ({ dealerHref }) => dealerHref),
  '/concessionari/prova-file': page(),
  '/concessionari/registrati': page(),
  '/km0/[[...veicolo]]': page(open(), at('/km0')),
  '/magazine/[slug]': page(open(), at('/magazine/leggere-i-prezzi-dell-usato')),
  '/moto-e-scooter/annunci/[[...veicolo]]': page(open(), at('/moto-e-scooter/annunci')),
  '/noleggio_lungo_termine/[[...veicolo]]': page(open(), at('/noleggio_lungo_termine')),
  '/nuove/[[...veicolo]]': page(open(), at('/nuove')),
  '/offline': page(),
  '/osservatorio/[make]/[model]': page(open(), at('/osservatorio/fiat/panda')),
  '/usate/[[...veicolo]]': page(open(), at('/usate')),
  '/veicoli-commerciali/[[...veicolo]]': page(open(), at('/veicoli-commerciali')),

  // Pages for the code of a mail, and on the way to an account
  '/accedi': page(beforeLogin()),
  '/accedi/codice': page(open(307)), // no login waits in these browsers
  '/avvisami': page(beforeLogin(), at('/avvisami?dopo=%2Fusate%2Ffiat')),
  '/avvisi': page(open(200), at('/avvisi?codice=x')),
  '/avvisi-di-ribasso': page(open(), at('/avvisi-di-ribasso?codice=x')),
  '/conferma-avviso': page(open(), at('/conferma-avviso?codice=x')),
  '/conferma-email': page(open(), at('/conferma-email?codice=x')),
  '/conferma-registrazione': page(open(), at('/conferma-registrazione?codice=x')),
  '/eliminazione-account': page(open(), at('/eliminazione-account?codice=x')),
  '/identityprovider/[provider]': page(open(), at('/identityprovider/facebook')),
  '/nuova-password': page(open(), at('/nuova-password?codice=x')),
  '/password-dimenticata': page(),
  '/ti-richiamiamo': page(open(404), at('/ti-richiamiamo?annuncio=999999999')),
  '/posta-del-mattino': page(open(), at('/posta-del-mattino?codice=x')),
  '/registrati': page(beforeLogin()),
  '/rinnova-annuncio': page(open(), at('/rinnova-annuncio?codice=x')),
  '/affare': page(open(404), at('/affare?codice=x')),
  '/risposta': page(open(), at('/risposta?codice=x')),

  // Pages of accounts
  '/area-concessionario': page({ access: { ...account().access, dealer: 404 } }, inArea('')), // of nobody's staff: how to register
  '/area-concessionario/invito': page(account(200), at('/area-concessionario/invito?codice=x')),
  '/area-concessionario/richieste': page(staff(200, { ability: 'leads' }), inArea('/richieste')),
  '/area-concessionario/richieste/[richiesta]': page(
    staff(200, { intruder: 404, ability: 'leads' }),
    ({ dealership, leadId }) => `/area-concessionario/richieste/${leadId}?concessionaria=${dealership}`,
  ),
  '/area-concessionario/personale': page(staff(), inArea('/personale')),
  '/area-concessionario/statistiche': page(staff(), inArea('/statistiche')),
  '/area-concessionario/importa': page(staff(), inArea('/importa')),
  '/area-concessionario/importa/[id]': page(
    staff(200, { intruder: 404 }),
    ({ dealership, importId }) => `/area-concessionario/importa/${importId}?concessionaria=${dealership}`,
  ),
  '/area-concessionario/esporta': page(staff(), inArea('/esporta')),
  '/area-concessionario/partner': page(staff(), inArea('/partner')),
  '/area-concessionario/recensioni': page(staff(), inArea('/recensioni')),
  '/area-concessionario/veicoli': page(staff(), inArea('/veicoli')),
  '/area-concessionario/veicoli/prezzi': page(
    staffChange('changeStock'),
    inArea('/veicoli/prezzi', ({ vehicleId }) => `&annunci=${vehicleId}&variazione=-5%25`),
  ),
  '/area-concessionario/veicoli/stato': page(
    staffChange('changeStock'),
    inArea('/veicoli/stato', ({ vehicleId }) => `&annunci=${vehicleId}&cambio=pausa`),
  ),
  '/area-concessionario/veicoli/testi': page(
    staffChange('changeStock'),
    inArea('/veicoli/testi', ({ vehicleId }) => `&annunci=${vehicleId}`),
  ),
  '/area-concessionario/profilo': page(staff(), inArea('/profilo')),
  '/area-privata/annunci': page(account()),
  '/area-privata/esperimenti': page(role('marketing')),
  '/area-privata/esperimenti/[key]': page(role('marketing', 404), at('/area-privata/esperimenti/nulla')),
  '/area-privata/esperimenti/gestione': page(role('marketing')),
  '/area-privata/esperimenti/gestione/[id]': page(role('marketing', 404), at('/area-privata/esperimenti/gestione/999999999')),
  '/area-privata/esperimenti/gestione/nuovo': page(role('marketing')),
  '/area-privata/il-mio-profilo': page(account()),
  '/area-privata/messaggi': page(account()),
  '/area-privata/novita': page(account()),
  '/area-privata/carte': page(owner(200), ({ adId }) => `/area-privata/carte?annuncio=${adId}`),
  '/area-privata/affare': page(owner(404), ({ threadId }) => `/area-privata/affare?conversazione=${threadId}`), // nothing agreed on
  '/area-privata/notifiche': page(account()),
  '/area-privata/proposta': page(account(404), at('/area-privata/proposta?annuncio=999999999')),
  '/area-privata/messaggi/[conversazione]': page(owner(), ({ threadId }) => `/area-privata/messaggi/${threadId}`),
  '/area-privata/moderazione': page(role('moderator')),
  '/area-privata/moderazione/[caso]': page(role('moderator'), ({ caseId }) => `/area-privata/moderazione/${caseId}`),
  '/area-privata/moderazione/concessionarie': page(role('moderator')),
  '/area-privata/moderazione/carte': page(role('moderator')),
  '/area-privata/moderazione/recensioni': page(role('moderator')),
  '/area-privata/recensioni': page(account()),
  '/area-privata/moderazione/registro': page(role('moderator')),
  '/area-privata/modifica-ricerca': page(owner(), ({ searchId }) => `/area-privata/modifica-ricerca?ricerca=${searchId}`),
  '/area-privata/preferiti': page(account()),
  '/area-privata/ricerche-salvate': page(account()),
  '/area-privata/valutazioni-salvate': page(account()),
  '/area-privata/salva-ricerca': page(account(), at('/area-privata/salva-ricerca?indirizzo=%2Fusate%2Ffiat')),
  '/vendi': page(),
  '/vendi/[bozza]/[passo]': page(holder(), ({ draftId }) => `/vendi/${draftId}/testo`),
  '/vendi/[bozza]/anteprima': page(holder(307), ({ draftId }) => `/vendi/${draftId}/anteprima`),
  '/vendi/[bozza]/foto': page(holder(), ({ draftId }) => `/vendi/${draftId}/foto`),

  // Calls of everybody
  '/api/[[...address]]': {
    address: at('/api/nulla'),
    GET: open(404),
    POST: open(404),
    PUT: open(404),
    DELETE: open(404),
  },
  '/api/v1/papers/[id]': { address: at('/api/v1/papers/00000000-0000-0000-0000-000000000000'), GET: open(404) },
  '/api/logos/[id]': { address: at('/loghi/nulla'), GET: open(404) },
  '/api/maps/[file]': { address: at('/mappe/nulla.svg'), GET: open(404) },
  '/api/share-pictures/[file]': { address: at('/anteprime/nulla.jpg'), GET: open(404) },
  '/api/feed/[...address]': { address: at('/feed/usate'), GET: open() },
  '/api/experiments-config/[sdkKey]': { address: at('/v2/houston/experiments/ingrana-web/web'), GET: open() },
  '/api/index-now': { address: at('/indexnow.txt'), GET: open(404) },
  '/api/illustrations/[file]': { address: at('/illustrazioni/nulla.svg'), GET: open(404) },
  '/api/security-txt': { address: at('/.well-known/security.txt'), GET: open() },
  '/api/openapi.json': { GET: open() },
  '/api/v1/csrf': { GET: open() },
  '/api/v1/experiments/events': { POST: open(400) },
  '/api/v1/locations': { address: at('/api/v1/locations?query=Monza'), GET: open() },
  '/api/v1/makes': { GET: open() },
  '/api/v1/makes/[id]/models': { address: at('/api/v1/makes/fiat/models'), GET: open() },
  '/api/v1/observatory/[make]/[model]': { address: at('/api/v1/observatory/fiat/panda?dati=nulla&formato=csv'), GET: open(404) },
  '/api/v1/price-proof': { GET: open() },
  '/api/magazine/feed': { address: at('/magazine/feed.xml'), GET: open() },
  '/api/robots': { GET: open() },
  '/api/sitemap': { GET: open() },
  '/api/sitemap/[file]': { address: at('/api/sitemap/pagine.xml'), GET: open() },
  '/api/v1/pages/carvalue/_count': { POST: open(400) },
  '/api/v1/pages/carvalue/_quote': { POST: open(400) },
  '/api/v1/pages/srp/search/[q]': { address: at('/api/v1/pages/srp/search/usate'), GET: open() },
  '/api/v1/pages/srp/search/[q]/results': { address: at('/api/v1/pages/srp/search/usate/results'), GET: open() },
  '/api/v1/ads/cards': { address: ({ heldAdId }) => `/api/v1/ads/cards?annuncio=${heldAdId}`, GET: open() },
  '/api/v1/posts/count': { GET: open() },
  '/api/v1/privacy-choice': { POST: open(400) },
  '/api/v1/settings': { GET: open() },
  '/api/v1/versions': { address: at('/api/v1/versions?make=fiat&model=panda&registration=2019'), GET: open() },
  '/api/v1/suggestions': { address: at('/api/v1/suggestions?query=panda'), GET: open() },

  // Calls about an ad that is not public, which its owner makes by other addresses
  '/api/post/[id]/flag/[kind]': { address: ({ heldAdId }) => `/post/${heldAdId}/flag/altro`, POST: open(400) },
  '/api/post/[id]/reply': { address: ({ heldAdId }) => `/post/${heldAdId}/reply`, POST: open(400) },
  '/api/rest/[id]/number/ad': { address: ({ heldAdId }) => `/rest/${heldAdId}/number/ad`, GET: open(404) },
  '/api/rest/[id]/number/dealer': { address: at('/rest/999999999/number/dealer'), GET: open(404) },
  '/api/v1/dealers/abundancy': { address: at('/api/v1/dealers/abundancy?locationPrefix=regione&locationId=lombardia'), GET: open() },
  '/api/v1/pages/dealers/[[...where]]': { address: at('/api/v1/pages/dealers/lombardia'), GET: open() },
  '/api/google/seller/reviews': { address: at('/google/seller/reviews?placeId=ChIJ-nessuno-nessuno'), GET: open(404) },
  '/api/trustpilot/_invite': { address: at('/trustpilot/_invite'), POST: account(400) },
  // The partner API knows no sessions: without a key everybody is a stranger
  '/api/partner/v1/openapi.json': { GET: open() },
  '/api/partner/v1/vehicles': { GET: open(401) },
  '/api/partner/v1/vehicles/[reference]': {
    address: at('/api/partner/v1/vehicles/A-1'),
    GET: open(401),
    PUT: open(401),
    DELETE: open(401),
  },
  '/api/partner/v1/vehicle-changes': { POST: open(401) },
  '/api/partner/v1/imports': { GET: open(401), POST: open(401) },
  '/api/partner/v1/imports/[id]': { address: at('/api/partner/v1/imports/1'), GET: open(401), POST: open(401) },
  '/api/partner/v1/imports/[id]/lines': { address: at('/api/partner/v1/imports/1/lines'), GET: open(401) },
  '/api/partner/v1/leads': { GET: open(401) },
  '/api/partner/v1/leads/[id]': { address: at('/api/partner/v1/leads/1'), GET: open(401), POST: open(401) },
  '/api/partner/v1/statistics': { GET: open(401) },
  '/api/v1/dealers/count': { GET: open() },
  '/api/v1/dealers/confirmation': { POST: open(400, noCode) },
  '/api/v1/dealers/registration': { POST: open(400) },
  '/api/v1/dealers/trials': { POST: open(400) },
  '/api/v1/dealers/trials/address': { POST: open(400) },
  '/api/v1/dealers/trials/report': { address: at('/api/v1/dealers/trials/report?prova=nessuna'), GET: open(404), POST: open(200) },
  '/api/v1/dealers/exports/[token]/[file]': { address: at('/api/v1/dealers/exports/nessuno/veicoli.csv'), GET: open(404) },
  '/api/v1/dealers/[id]/reply': { address: at('/api/v1/dealers/999999999/reply'), POST: open(400) },

  // Calls with a password or the code of a mail
  '/api/email-change/confirmation': { address: at('/email-change/confirmation'), POST: open(400, noCode) },
  '/api/login': { address: at('/login'), POST: open(400) },
  '/api/login/codice': { address: at('/login/codice'), POST: open(400) },
  '/api/login/[provider]': { address: at('/login/facebook'), GET: open(303), POST: open(400) },
  '/api/password-recovery': { address: at('/password-recovery'), POST: open(400) },
  '/api/post/reply/answer': { address: at('/post/reply/answer'), POST: open(400, () => ({ ...noCode(), message: 'Buongiorno a tutti' })) },
  '/api/v1/deals': { POST: open(400, () => ({ ...noCode(), azione: 'accetta' })) },
  '/api/v1/conversations/report': {
    address: at('/api/v1/conversations/report'),
    POST: open(400, () => ({ ...noCode(), motivo: 'altro' })),
  },
  '/api/registration': { address: at('/registration'), POST: open(400) },
  '/api/registration/confirmation': { address: at('/registration/confirmation'), POST: open(400, noCode) },
  '/api/reimposta-password': { address: at('/reimposta-password'), POST: open(400, noCode) },
  '/api/v1/callbacks': { POST: open(400) },
  '/api/v1/deals/contract': { GET: open(404) },
  '/api/v1/visits/calendar': { GET: open(404) },
  '/api/v1/morning-mails/stop': { GET: open(303), POST: open(200, noCode) },
  '/api/v1/price-drop-mails/stop': { GET: open(303), POST: open(200, noCode) },
  '/api/v1/saved-search/alerts': { GET: open(303), POST: open(404, noCode) },
  '/api/v1/saved-search/confirmation': { POST: open(404, noCode) },
  '/api/v1/saved-search/request': { POST: open(400) },
  '/api/v1/saved-search/subscriber': { POST: open(404, noCode) },
  '/api/v1/ads/renewal': { POST: open(400) },
  '/api/v1/account-deletion/cancel': { POST: open(410, noCode) },
  '/api/v1/passkeys/challenge': { POST: open(200, () => ({ per: 'accesso' })) },
  '/api/v1/passkeys/login': { POST: open(400) },
  '/api/dekra/[id]': { address: ({ heldAdId }) => `/dekra/${heldAdId}`, GET: open(404) },

  // Drafts, their photographs, ads
  '/api/photos/[file]/[size]': {
    address: ({ photoId }) => `/foto/${photoId}-1/320.avif`,
    GET: { access: { ...holder().access, moderator: 200 } },
  },
  '/api/v1/drafts': { POST: open(400, () => ({ categoria: 'aerei' })) },
  '/api/v1/drafts/[id]/photos': {
    address: ({ draftId }) => `/api/v1/drafts/${draftId}/photos`,
    GET: holder(),
    POST: holder(400),
    PUT: holder(200, ({ photoId }) => ({ order: [photoId] })),
  },
  '/api/v1/drafts/[id]/photos/[photo]': {
    address: ({ draftId, photoId }) => `/api/v1/drafts/${draftId}/photos/${photoId}`,
    PUT: holder(200, () => ({ rotation: 90 })),
    POST: holder(200, () => ({ change: 'turn' })),
    DELETE: holder(204),
  },
  '/api/v1/drafts/[id]/uploads/[hash]': {
    address: ({ draftId }) => `/api/v1/drafts/${draftId}/uploads/${'0'.repeat(64)}`,
    GET: holder(),
    PUT: holder(400),
  },
  '/api/v1/drafts/[id]/estimate': { address: ({ draftId }) => `/api/v1/drafts/${draftId}/estimate`, GET: holder() },
  '/api/v1/drafts/[id]/[step]': {
    address: ({ draftId }) => `/api/v1/drafts/${draftId}/testo`,
    PUT: holder(200, () => ({ version: 1, descrizione: 'Cambiata' })),
    POST: holder(200, () => ({ version: 1, azione: 'elimina' })),
  },
  '/api/v1/pages/private/ads/[id]': {
    address: ({ adId }) => `/api/v1/pages/private/ads/${adId}`,
    POST: owner(200, () => ({ azione: 'elimina' })),
  },

  // A dealer's staff
  ...dealerCalls,

  // Conversations and moderation
  '/api/v1/pages/private/conversations/[id]': {
    address: ({ threadId }) => `/api/v1/pages/private/conversations/${threadId}`,
    GET: owner(),
    POST: owner(200, () => ({ azione: 'blocca' })),
  },
  '/api/v1/pages/private/deals/[id]': {
    address: ({ threadId }) => `/api/v1/pages/private/deals/${threadId}`,
    POST: owner(409, () => ({ azione: 'accetta', proposta: '999999999' })), // no such offer
  },
  '/api/v1/pages/private/deals/[id]/contract': {
    address: ({ threadId }) => `/api/v1/pages/private/deals/${threadId}/contract`,
    GET: owner(404), // nothing agreed on
  },
  '/api/v1/pages/private/offers': {
    address: at('/api/v1/pages/private/offers'),
    POST: account(404, () => ({ annuncio: '999999999', importo: '100' })),
  },
  '/api/v1/pages/private/moderation/[id]': {
    address: ({ caseId }) => `/api/v1/pages/private/moderation/${caseId}`,
    POST: role('moderator', 409, () => ({ esito: 'granted' })), // nobody has appealed
  },
  '/api/v1/pages/private/moderation/dealers/[id]': {
    address: at('/api/v1/pages/private/moderation/dealers/999999999'),
    POST: role('moderator', 409, () => ({ esito: 'approved' })), // nobody has asked
  },
  '/api/v1/pages/private/ads/[id]/records': {
    address: ({ adId }) => `/api/v1/pages/private/ads/${adId}/records`,
    POST: owner(200, () => ({ azione: 'togli', riga: 1 })),
  },
  '/api/v1/pages/private/ads/[id]/papers': {
    address: ({ adId }) => `/api/v1/pages/private/ads/${adId}/papers`,
    POST: owner(400, () => ({})), // no file
  },
  '/api/v1/pages/private/moderation/papers/[id]': {
    address: at('/api/v1/pages/private/moderation/papers/999999999'),
    POST: role('moderator', 409, () => ({ esito: 'accepted' })), // nobody has sent it
  },
  '/api/v1/pages/private/moderation/reviews/[id]': {
    address: at('/api/v1/pages/private/moderation/reviews/999999999'),
    POST: role('moderator', 409, () => ({ esito: 'published' })), // nobody has written it
  },
  '/api/v1/pages/private/reviews': { POST: account(404, () => ({ concessionaria: 'nessuna' })) },
  '/api/v1/pages/private/moderation/log': { address: at('/api/v1/pages/private/moderation/log'), GET: role('moderator') },
  '/api/v1/pages/private/moderation/messages/[id]': {
    address: ({ messageReportId }) => `/api/v1/pages/private/moderation/messages/${messageReportId}`,
    POST: role('moderator', 400, () => ({ esito: 'accepted' })), // without the words that it needs
  },
  '/api/v1/pages/private/experiment-drafts': { POST: role('marketing', 400) },
  '/api/v1/pages/private/experiment-drafts/[id]': {
    address: at('/api/v1/pages/private/experiment-drafts/999999999'),
    POST: role('marketing', 400, () => ({ seen: '1' })),
  },
  '/api/v1/pages/private/experiment-drafts/[id]/steps': {
    address: at('/api/v1/pages/private/experiment-drafts/999999999/steps'),
    POST: role('marketing', 404, () => ({ seen: '1', step: 'start' })),
  },
  '/api/v1/pages/private/experiment-groups': { POST: role('marketing', 404, () => ({ close: '999999999' })) },
  '/api/v1/pages/private/experiment-configs/[usedAt]': {
    address: at('/api/v1/pages/private/experiment-configs/2020-01-01T00:00:00.000Z'),
    GET: role('marketing', 404),
  },
  '/api/v1/pages/private/experiments/[key]': {
    address: at('/api/v1/pages/private/experiments/nulla'),
    GET: role('marketing', 404),
  },

  // Watchlists and searches: each account changes only its own
  '/api/v1/pages/private/watchlist': {
    GET: account(),
    POST: account(404, ({ heldAdId }) => ({ ad: heldAdId })),
    PUT: account(204, ({ adId }) => ({ seen: [{ ad: adId, priceCents: 1, isSold: true }] })),
  },
  '/api/v1/pages/private/watchlist/[ad]': {
    address: ({ adId }) => `/api/v1/pages/private/watchlist/${adId}`,
    PUT: owner(204, () => ({ note: 'Di un altro' })),
    POST: account(200, () => ({ change: 'remove' })),
    DELETE: account(),
  },
  '/api/v1/pages/private/watchlist/_undo': { POST: owner(200, ({ adId }) => ({ ad: adId })) },
  '/api/v1/pages/private/watchlist/_merge': { POST: account(200, ({ adId }) => ({ ads: [adId] })) },
  '/api/v1/pages/private/watchlist/price-drop-mails': { POST: account() },
  '/api/v1/pages/private/push': { POST: account(404, () => ({ azione: 'rimuovi', dispositivo: '999999999' })) },
  '/api/v1/pages/private/news': { POST: account(200, () => ({ azione: 'lette' })) },
  '/api/v1/pages/private/valuations': { GET: account(), POST: account(400) },
  '/api/v1/pages/private/valuations/[id]': {
    address: ({ valuationId }) => `/api/v1/pages/private/valuations/${valuationId}`,
    POST: owner(),
    DELETE: owner(),
  },
  '/api/v1/pages/private/valuations/_undo': { POST: owner(200, ({ valuationId }) => ({ valuation: valuationId })) },
  '/api/v1/saved-search': { GET: account(), POST: account(400) },
  '/api/v1/saved-search/check': { address: at('/api/v1/saved-search/check?indirizzo=/usate'), GET: account() },
  '/api/v1/saved-search/[id]': {
    address: ({ searchId }) => `/api/v1/saved-search/${searchId}`,
    PUT: owner(204, () => ({ name: 'Di un altro' })),
    POST: owner(200, () => ({ change: 'open' })),
    DELETE: owner(),
  },
  '/api/v1/saved-search/_undo': { POST: owner(200, ({ searchId }) => ({ search: searchId })) },

  // Settings: each account has its own
  [`${settings}/consent`]: { GET: account(), POST: account(400) },
  [`${settings}/deletion`]: { POST: account(400, () => ({ password: 'Sbagliata-97x' })) },
  [`${settings}/email/change`]: { POST: account(400) },
  [`${settings}/export`]: { GET: account() },
  [`${settings}/password`]: { POST: account(400) },
  [`${settings}/profile`]: { POST: account(400) },
  [`${settings}/second-factor`]: { POST: account(400) },
  [`${settings}/passkeys`]: { POST: account(400) },
  [`${settings}/terms`]: { POST: account(400) },
  [`${settings}/sessions`]: {
    GET: account(),
    POST: { ...owner(200, ({ sessionId }) => ({ session: String(sessionId) })) },
  },
  '/api/logout': { address: at('/logout'), POST: open() }, // the last row: nobody is logged in after it
}
