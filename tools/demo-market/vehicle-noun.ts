import type { NewAd } from '@/lib/market/ads/ad'
import type { Random } from './random'

/** A noun with its forms; the ending is that of its adjectives. */
export type VehicleNoun = Readonly<Record<'nome' | 'il' | 'del' | 'al' | 'un' | 'questo' | 'lo' | 'o', string>>

const feminine = (nome: string): VehicleNoun => {
  const elides = /^[aeiou]/.test(nome)
  const joined = (whole: string, cut: string) => (elides ? `${cut}’${nome}` : `${whole} ${nome}`)
  return {
    nome,
    il: joined('la', 'l'),
    del: joined('della', 'dell'),
    al: joined('alla', 'all'),
    un: joined('una', 'un'),
    questo: joined('questa', 'quest'),
    lo: 'la',
    o: 'a',
  }
}

const masculine = (nome: string): VehicleNoun => {
  const hard = /^s[bcdfgkmpqrtv]/.test(nome)
  return {
    nome,
    il: `${hard ? 'lo' : 'il'} ${nome}`,
    del: `${hard ? 'dello' : 'del'} ${nome}`,
    al: `${hard ? 'allo' : 'al'} ${nome}`,
    un: `${hard ? 'uno' : 'un'} ${nome}`,
    questo: `questo ${nome}`,
    lo: 'lo',
    o: 'o',
  }
}

const nouns: Readonly<Record<string, readonly VehicleNoun[]>> = {
  auto: [feminine('macchina'), feminine('auto'), feminine('vettura')],
  moto: [feminine('moto')],
  scooter: [masculine('scooter')],
  camper: [masculine('camper')],
  caravan: [feminine('caravan'), feminine('roulotte')],
  furgone: [masculine('furgone')],
  'pick-up': [masculine('pick-up')],
  mezzo: [masculine('mezzo')],
}

/** What a seller calls the vehicle. */
export function nounOf(random: Random, ad: NewAd, fits: (trait: string) => boolean): VehicleNoun {
  return random.pick(nouns[nounKind(ad, fits)] ?? [])
}

function nounKind({ body }: NewAd, fits: (trait: string) => boolean): string {
  if (fits('auto')) return 'auto'
  if (fits('moto')) return fits('scooter') ? 'scooter' : 'moto'
  if (fits('camper')) return fits('caravan') ? 'caravan' : 'camper'
  return body === 'furgone' || body === 'pick-up' ? body : 'mezzo'
}
