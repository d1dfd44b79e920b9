import { provinceOfCode, provinceOfName } from '@/lib/market/places/province-name'
import { type BuyerProvince, maxProvinceLength } from './buyer-province'

export function readBuyerProvince(typed: string | string[] | undefined, ofVehicle: string | null): BuyerProvince {
  const text = typeof typed === 'string' ? typed.trim().slice(0, maxProvinceLength) : ''
  if (text === '') return { code: ofVehicle, unknown: null }
  const code = provinceOfCode(text) ?? provinceOfName(text)
  return code === undefined ? { code: ofVehicle, unknown: text } : { code, unknown: null }
}
