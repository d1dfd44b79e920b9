import { createContext } from 'react'
import type { IconName } from '@/components/ui/icons/Icon'
import type { SisterSite } from '@/lib/kernel/config/sister-sites'
import { securityAdvice } from '@/lib/kernel/routes/contacts'
import { routes } from '@/lib/kernel/routes/routes'

export type Destination = { label: string; href: string }

export const searchDestinations: readonly (Destination & { icon: IconName })[] = [
  { label: 'Auto', href: routes.cars, icon: 'car' },
  { label: 'Moto', href: routes.motorbikes, icon: 'moto' },
  { label: 'Camper', href: routes.campers, icon: 'camper' },
  { label: 'Veicoli Commerciali', href: routes.vans, icon: 'van' },
  { label: 'Concessionari', href: routes.dealers, icon: 'shop' },
]

export const carDestinations: readonly Destination[] = [
  { label: 'Usate', href: routes.usedCars },
  { label: 'Km 0', href: routes.km0Cars },
  { label: 'Nuove', href: routes.newCars },
  { label: 'Noleggio lungo termine', href: routes.rental },
  { label: "Auto d'epoca", href: routes.classics },
]

/** The address of the settings without JavaScript: the page says what is stored, and that nothing more is. */
export const privacySettings = `${routes.privacyPolicy}#impostazioni`

export const footerColumns: readonly { title: string; links: readonly (Destination & { external?: boolean })[] }[] = [
  {
    title: 'Cerca un veicolo',
    links: [
      { label: 'Auto usate', href: routes.usedCars },
      { label: 'Auto km 0', href: routes.km0Cars },
      { label: 'Auto nuove', href: routes.newCars },
      { label: 'Noleggio lungo termine', href: routes.rental },
      { label: "Auto d'epoca", href: routes.classics },
      { label: 'Moto e scooter', href: routes.motorbikes },
      { label: 'Caravan e camper', href: routes.campers },
      { label: 'Veicoli commerciali', href: routes.vans },
    ],
  },
  {
    title: 'Informazioni',
    links: [
      { label: 'Marche e modelli', href: routes.makes },
      { label: 'Marche e modelli auto', href: routes.carMakes },
      { label: 'Tipi di veicolo', href: routes.vehicleTypes },
      { label: 'Valutazione auto', href: routes.valuation },
      { label: 'Osservatorio dei prezzi', href: routes.observatory },
      { label: 'Confronta', href: routes.comparison },
      { label: 'Magazine', href: routes.magazine },
      { label: 'Mappa del sito', href: routes.siteMap },
    ],
  },
  {
    title: 'Area business',
    links: [
      { label: 'Concessionari', href: routes.dealers },
      { label: 'Elenco concessionari', href: routes.dealerDirectory },
      { label: 'Registra la concessionaria', href: routes.dealerRegistration },
      { label: 'Prova il tuo file', href: routes.fileTrial },
      { label: 'Chi siamo', href: routes.about },
    ],
  },
  {
    title: 'Assistenza e privacy',
    links: [
      { label: 'Condizioni d’uso', href: routes.termsPolicy },
      { label: 'Informativa privacy', href: routes.privacyPolicy },
      { label: 'Impostazioni privacy', href: privacySettings },
      { label: 'Compra in sicurezza', href: securityAdvice, external: true },
      { label: 'Dati della società', href: routes.companyPolicy },
      { label: 'Accessibilità', href: routes.accessibility },
    ],
  },
]

/** The sites beside this one, as the settings name them. */
export const SisterSitesContext = createContext<readonly SisterSite[]>([])
/** Whether the market of this site is invented. */
export const DemoMarketContext = createContext(false)
