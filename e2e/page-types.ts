import { adDossierPath, adLoanPath } from '@/lib/kernel/routes/deals'
import { adIdOf, adPricePath } from '@/lib/kernel/routes/routes'
import { comparisonHref } from '@/lib/market/comparison/comparison-query'
import type { Market } from './market'

/**
 * `route`: a page of one address that everybody may read and that no other row is about. The tables of who may read what, and of what keeps an
 * address, have it from here. `variantOf`: the page that has the same layout, with other words in it. `isRare`: few visits come here, so `npm run test:long` looks at it
 * in the browser.
 */
type PageType = { name: string; hrefIn: (market: Market) => string; variantOf?: string; isRare?: true; route?: string }

const at = (name: string, href: string): PageType => ({ name, hrefIn: () => href })
const rare = (name: string, href: string): PageType => ({ name, hrefIn: () => href, isRare: true })
const plain = (name: string, route: string, visits: 'seldom' | 'often' = 'seldom'): PageType => ({
  ...{ name, hrefIn: () => route, route },
  ...(visits === 'seldom' && { isRare: true }),
})
const list = (name: string, href: string): PageType => ({ name, hrefIn: () => href, variantOf: 'list' })

/** One address of each kind of page. */
export const pageTypes: readonly PageType[] = [
  at('home', '/'),
  rare('home for motorbikes', '/?categoria=moto-e-scooter'),
  at('list', '/annunci'),
  at('list with filters', '/usate/fiat?carburante=benzina&dove=015146&prezzo_a=30000&raggio=200'),
  rare('list on the map', '/usate?vista=mappa'),
  rare('list on the map of a province', '/usate?provincia=mi&vista=mappa'),
  at('list without results', '/annunci/fiat?prezzo_a=1'),
  list('rental list', '/noleggio_lungo_termine'),
  list('list of classics', '/auto_d_epoca'),
  list('list of motorbikes', '/moto-e-scooter/annunci'),
  list('list of campers', '/caravan-e-camper/annunci'),
  list('list of commercial vehicles', '/veicoli-commerciali'),
  { name: 'ad', hrefIn: (market) => market.adHref },
  { name: 'price of an ad', hrefIn: (market) => adPricePath(market.adHref) },
  { name: 'dossier of an ad', hrefIn: (market) => adDossierPath(market.adHref) },
  { name: 'instalments of an ad', hrefIn: (market) => `${adLoanPath(market.adHref)}?maxirata=900` },
  { name: 'sold ad', hrefIn: (market) => market.soldHref },
  { name: 'ad that is gone', hrefIn: (market) => market.goneHref },
  {
    name: 'comparison',
    hrefIn: ({ adHref, soldHref }) => comparisonHref({ ids: [adHref, soldHref].flatMap((href) => adIdOf(href) ?? []) }),
  },
  plain('comparison of nothing', '/confronta'),
  { name: 'dealer', hrefIn: (market) => market.dealerHref },
  plain('dealers', '/concessionari', 'often'),
  rare('registration of a dealer', '/concessionari/registrati'),
  at('trial of a file', '/concessionari/prova-file'),
  rare('dealers of a region, on the map', '/concessionari?regione=lombardia'),
  plain('directory of dealers', '/elenco-concessionari'),
  rare('directory of dealers by letter', '/elenco-concessionari?lettera=a'),
  plain('makes', '/marche-modelli'),
  plain('makes and models', '/auto/marche-modelli'),
  at('model', '/auto/fiat/panda'),
  rare('model with few ads', '/auto/fiat/multipla'),
  plain('vehicle types', '/tipi-di-veicolo'),
  plain('site map', '/mappa-sito'),
  plain('magazine', '/magazine', 'often'),
  rare('articles about a topic', '/magazine?argomento=comprare'),
  at('article', '/magazine/leggere-i-prezzi-dell-usato'),
  plain('site map of the magazine', '/magazine/sitemap'),
  rare('sale', '/vendi'),
  at('sale of a vehicle', '/vendi?marca=fiat&modello=panda&immatricolazione=03%2F2019&km=45000'),
  plain('policy', '/policies/privacy'),
  plain('terms of use', '/policies/condizioni'),
  rare('older terms of use', '/policies/condizioni?versione=2026-11-21'),
  plain('company', '/policies/chi-siamo'),
  plain('about us', '/chi-siamo'),
  at('login', '/accedi'),
  at('registration', '/registrati'),
  rare('forgotten password', '/password-dimenticata'),
  rare('new password', '/nuova-password?codice=x'),
  rare('confirmation of a registration', '/conferma-registrazione?codice=x'),
  rare('confirmation of an e-mail', '/conferma-email?codice=x'),
  rare('end of an account', '/eliminazione-account?richiesta'),
  rare('alert without an account', '/avvisami?dopo=%2Fusate%2Ffiat'),
  rare('renewal of an ad', '/rinnova-annuncio?codice=x'),
  rare('end of the mails of the morning', '/posta-del-mattino?codice=x'),
  rare('confirmation of an alert', '/conferma-avviso?codice=x'),
  rare('return from Facebook', '/identityprovider/facebook'),
  plain('valuation', '/valutazione-auto'),
  at('valuation of a vehicle', '/valutazione-auto?marca=fiat&modello=panda&immatricolazione=03%2F2019&km=45000'),
  rare('valuation with faults', '/valutazione-auto?marca=fiat&modello=&immatricolazione=1%2F2030&km=x'),
  plain('method of the prices', '/come-valutiamo'),
  plain('observatory', '/osservatorio', 'often'),
  { name: 'observatory of a model', hrefIn: ({ observedHref }) => observedHref },
  rare('observatory of a model with few ads', '/osservatorio/fiat/multipla'),
  plain('accessibility', '/accessibilita'),
  at('not found', '/questa-pagina-non-esiste'),
]

/** Pages of one address for everybody. */
export const plainRoutes: readonly string[] = pageTypes.flatMap(({ route }) => route ?? [])
