import type { Category } from './category'

/**
 * Models that are made for the battery alone, under the slugs of the catalogue. Their name says so (EQ, ID., iX, EV, «e-» beside a name that has engines too),
 * or the sources of decision 108 do. A model with a range extender or a plug-in sister of the same name (BMW i3, Renault Mégane E-Tech, smart #5) is not
 * among them, nor one whose name an older car with an engine had (Ford Capri). `true`: a make that makes nothing else.
 */
export const electricModels: Readonly<Partial<Record<Category, Readonly<Record<string, true | readonly string[]>>>>> = {
  auto: {
    abarth: ['500e', '600e'],
    audi: [
      ...['a6-e-tron', 's6-e-tron', 'e-tron', 'e-tron-s', 'e-tron-gt', 'rs-e-tron-gt', 'q4-e-tron', 'q6-e-tron', 'sq6-e-tron'],
      ...['q8-e-tron', 'sq8-e-tron'],
    ],
    bmw: ['i4', 'i5', 'i7', 'ix', 'ix1', 'ix2', 'ix3'],
    byd: ['atto-3'],
    citroen: [
      'ami',
      'e-berlingo',
      'e-c3',
      'e-c3-aircross',
      'e-c4',
      'e-c4-x',
      'e-c5-aircross',
      'e-jumper',
      'e-jumpy',
      'e-mehari',
      'e-spacetourer',
    ],
    cupra: ['born'],
    dacia: ['spring'],
    fiat: ['500e', '600e', 'e-doblo', 'e-ducato', 'e-scudo'],
    ford: ['mustang-mach-e', 'e-transit', 'e-transit-custom', 'e-tourneo-courier', 'e-tourneo-custom'],
    honda: ['e-ny1', 'honda-e'],
    hyundai: ['ioniq-5', 'ioniq-6'],
    jaguar: ['i-pace'],
    kia: ['e-niro', 'e-soul', 'ev2', 'ev3', 'ev4', 'ev5', 'ev6', 'ev9'],
    lexus: ['rz'],
    lotus: ['emeya'],
    'mercedes-benz': ['eqa', 'eqb', 'eqc', 'eqe', 'eqe-suv', 'eqs', 'eqs-suv', 'eqt', 'eqv'],
    mg: ['mg4', 'zs-ev'],
    nissan: ['ariya', 'leaf'],
    opel: ['combo-e-life', 'zafira-e-life'],
    peugeot: ['e-208', 'e-308', 'e-408', 'e-2008', 'e-3008', 'e-5008', 'e-boxer', 'e-expert', 'e-partner', 'e-rifter', 'e-traveller'],
    polestar: ['polestar-2', 'polestar-3'],
    porsche: ['taycan'],
    renault: ['renault-4-e-tech', 'renault-5-e-tech', 'scenic-e-tech', 'zoe'],
    skoda: ['elroq', 'enyaq'],
    smart: ['hashtag-1', 'hashtag-3'],
    subaru: ['solterra'],
    tesla: true,
    toyota: ['bz4x', 'proace-electric'],
    volkswagen: ['e-golf', 'e-up', 'id-buzz', 'id-cross', 'id-polo', 'id-3', 'id-4', 'id-5', 'id-7'],
    volvo: ['ex40'],
  },
  'moto-e-scooter': { energica: true, zero: true },
  'veicoli-commerciali': {
    citroen: ['e-berlingo', 'e-jumper', 'e-jumpy'],
    fiat: ['e-doblo', 'e-ducato', 'e-scudo'],
    ford: ['e-transit', 'e-transit-courier', 'e-transit-custom'],
    'mercedes-benz': ['evito'],
    nissan: ['e-nv200'],
    peugeot: ['e-208-van', 'e-boxer', 'e-expert', 'e-partner'],
    piaggio: ['porter-electric'],
    renault: ['master-e-tech', 'trafic-e-tech'],
    toyota: ['proace-city-electric', 'proace-electric'],
    volkswagen: ['e-crafter', 'e-transporter', 'id-buzz', 'id-buzz-cargo'],
  },
}

export function isElectricOnly(category: Category, make: string, model: string | null): boolean {
  const known = electricModels[category]?.[make]
  return known === true || (known !== undefined && model !== null && known.includes(model))
}
