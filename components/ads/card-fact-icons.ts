import type { IconName } from '@/components/ui/icons/Icon'
import type { CardFact } from '@/lib/market/ads/ad-card'

export const cardFactIcons: Record<CardFact['kind'], IconName> = {
  registration: 'calendar',
  mileage: 'road',
  fuel: 'fuel',
  gearbox: 'gearbox',
  power: 'power',
  emissions: 'leaf',
  displacement: 'power',
  licence: 'user',
  beds: 'camper',
  length: 'camper',
  payload: 'van',
  construction: 'calendar',
  duration: 'clock',
  yearlyKm: 'road',
  deposit: 'info',
  total: 'chart',
  delivery: 'clock',
  certificate: 'shield',
  restoration: 'check',
}
