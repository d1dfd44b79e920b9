import type { Category } from '@/lib/market/catalogue/category'
import { offerTypes } from '@/lib/market/catalogue/vocabulary'

export type OfferType = keyof typeof offerTypes

export type ListPage = {
  path: string
  category: Category
  /** The kinds of offer it shows; null shows every kind. */
  offers: readonly OfferType[] | null
  /** What the menu and the breadcrumbs call it. */
  label: string
  heading: string
  /** The heading with a make or a model: `{veicolo}` stands for its name. */
  vehicleHeading: string
}

/** Every address that lists ads. «Usate» takes what somebody drove before: used, company and demonstration cars. */
export const listPages = {
  annunci: {
    path: '/annunci',
    category: 'auto',
    offers: null,
    label: 'Auto',
    heading: 'Auto usate, km 0 e nuove',
    vehicleHeading: 'Annunci {veicolo}',
  },
  usate: {
    path: '/usate',
    category: 'auto',
    offers: ['usato', 'aziendale', 'dimostrativo'],
    label: 'Auto usate',
    heading: 'Auto usate',
    vehicleHeading: '{veicolo} usate',
  },
  km0: { path: '/km0', category: 'auto', offers: ['km0'], label: 'Auto km 0', heading: 'Auto km 0', vehicleHeading: '{veicolo} km 0' },
  nuove: {
    path: '/nuove',
    category: 'auto',
    offers: ['nuovo'],
    label: 'Auto nuove',
    heading: 'Auto nuove',
    vehicleHeading: '{veicolo} nuove',
  },
  noleggio_lungo_termine: {
    path: '/noleggio_lungo_termine',
    category: 'auto',
    offers: ['noleggio'],
    label: 'Noleggio lungo termine',
    heading: 'Auto a noleggio a lungo termine',
    vehicleHeading: '{veicolo} a noleggio a lungo termine',
  },
  auto_d_epoca: {
    path: '/auto_d_epoca',
    category: 'auto',
    offers: ['epoca'],
    label: "Auto d'epoca",
    heading: "Auto d'epoca",
    vehicleHeading: "{veicolo} d'epoca",
  },
  'moto-e-scooter': {
    path: '/moto-e-scooter/annunci',
    category: 'moto-e-scooter',
    offers: null,
    label: 'Moto e scooter',
    heading: 'Moto e scooter',
    vehicleHeading: 'Moto {veicolo}',
  },
  'caravan-e-camper': {
    path: '/caravan-e-camper/annunci',
    category: 'caravan-e-camper',
    offers: null,
    label: 'Caravan e camper',
    heading: 'Caravan e camper',
    vehicleHeading: 'Camper {veicolo}',
  },
  'veicoli-commerciali': {
    path: '/veicoli-commerciali',
    category: 'veicoli-commerciali',
    offers: null,
    label: 'Veicoli commerciali',
    heading: 'Veicoli commerciali',
    vehicleHeading: 'Veicoli commerciali {veicolo}',
  },
} as const satisfies Record<string, ListPage>

export type ListPageSlug = keyof typeof listPages
export const listPageSlugs = Object.keys(listPages).filter(isListPage)

export function isListPage(text: string): text is ListPageSlug {
  return Object.hasOwn(listPages, text)
}

export function listPageOf(slug: ListPageSlug): ListPage {
  return listPages[slug]
}

/** The page that shows all of a category. */
export function mainListPage(category: Category): ListPageSlug {
  return category === 'auto' ? 'annunci' : category
}
