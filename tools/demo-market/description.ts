import type { NewAd } from '@/lib/market/ads/ad'
import { equipmentItems } from '@/lib/market/catalogue/equipment'
import { numberText, powerText } from '@/lib/market/catalogue/number-text'
import { colours, fuels, labelOf } from '@/lib/market/catalogue/vocabulary'
import type { Random } from './random'

const months = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
]
/** «a», or «ad» before a vowel of the same sound. */
const until = (date: Date) => `fino ${date.getUTCMonth() === 3 || date.getUTCMonth() === 7 ? 'ad' : 'a'} ${monthOf(date)}`
const monthOf = (date: Date) => `${months[date.getUTCMonth()] ?? ''} ${date.getUTCFullYear()}`

/** A short text in a seller's words that says only what the fields say. */
export function describeAd(random: Random, ad: NewAd, today: Date): string {
  const sentences = [opening(random, ad), ...details(random, ad, today), closing(random, ad)]
  return sentences.filter((sentence) => sentence !== '').join(' ')
}

function opening(random: Random, ad: NewAd): string {
  const registered = ad.firstRegistration
  if (ad.offerType === 'nuovo')
    return random.pick([
      'Veicolo nuovo da immatricolare.',
      'Nuovo, pronto da immatricolare a tuo nome.',
      'Nuovo, con garanzia ufficiale della casa.',
    ])
  if (ad.offerType === 'noleggio')
    return random.pick(['Noleggio a lungo termine a canone mensile.', 'Proposta di noleggio a lungo termine per privati e partite IVA.'])
  if (ad.offerType === 'epoca') return ad.constructionYear ? `Anno di costruzione ${ad.constructionYear}.` : ''
  if (!registered) return ''
  const when = monthOf(registered)
  if (ad.offerType === 'km0') return `Km 0, immatricolazione ${when}, mai utilizzato.`
  if (ad.offerType === 'dimostrativo') return `Veicolo dimostrativo, immatricolazione ${when}, usato solo per le prove su strada.`
  if (ad.offerType === 'aziendale') return `Proviene dal parco aziendale, immatricolazione ${when}.`
  if (ad.dealerId === null) {
    return random.pick([
      `Vendo per inutilizzo, immatricolazione ${when}.`,
      `Vendo privatamente, prima immatricolazione ${when}.`,
      `Immatricolazione ${when}, vendo perché ho cambiato mezzo.`,
    ])
  }
  return random
    .pick([
      `Prima immatricolazione ${when}.`,
      `Usato garantito, immatricolazione ${when}.`,
      `Immatricolazione ${when}, disponibile in sede.`,
    ])
    .replace('Usato garantito', ad.warrantyKind ? 'Usato garantito' : 'Usato')
}

function details(random: Random, ad: NewAd, today: Date): string[] {
  const said: string[] = []
  if (ad.mileageKm && ad.offerType === 'usato')
    said.push(
      random.pick([`Ha percorso ${numberText(ad.mileageKm)} km.`, `Km ${numberText(ad.mileageKm)}.`, `${numberText(ad.mileageKm)} km.`]),
    )
  if (ad.serviceBook) said.push(random.pick(['Tagliandi certificati.', 'Libretto dei tagliandi compilato.', 'Manutenzione documentata.']))
  if (ad.owners === 1 && ad.offerType === 'usato') said.push('Unico proprietario.')
  if (ad.accident === 'no' && random.chance(0.5))
    said.push(ad.category === 'auto' || ad.category === 'moto-e-scooter' ? 'Mai incidentata.' : 'Mai incidentato.')
  if (ad.accident === 'riparata') said.push('Ha avuto un danno, riparato a regola d’arte.')
  if (ad.accident === 'si') said.push('Presenta danni da incidente, visibili di persona.')
  if (ad.inspectionUntil && ad.inspectionUntil > today && random.chance(0.5)) said.push(`Revisione ${until(ad.inspectionUntil)}.`)
  if (ad.powerKw && ad.fuel && random.chance(0.4)) said.push(`${labelOf(fuels, ad.fuel)}, ${powerText(ad.powerKw)}.`)
  if (ad.colour && random.chance(0.3))
    said.push(`Colore ${labelOf(colours, ad.colour).toLowerCase()}${ad.metallic ? ' metallizzato' : ''}.`)
  if (ad.beds) said.push(`${ad.beds} posti letto${ad.beltedSeats ? `, ${ad.beltedSeats} posti omologati` : ''}.`)
  if (ad.payloadKg) said.push(`Portata ${numberText(ad.payloadKg)} kg.`)
  if (ad.certificate) said.push(`Certificato di rilevanza storica ${ad.certificate.toUpperCase()}.`)
  const items = ad.equipment ?? []
  if (items.length >= 3) {
    const start = random.whole(0, items.length - 3)
    const named = items.slice(start, start + random.whole(3, 6)).map((item) => labelOf(equipmentItems, item))
    said.push(`${random.pick(['Tra gli accessori:', 'Dotazione:', 'Di serie e opzionali:'])} ${named.join(', ')}.`)
  }
  return said
}

function closing(random: Random, ad: NewAd): string {
  if (ad.dealerId === null) {
    const price = ad.negotiable === true ? 'Prezzo trattabile.' : ad.negotiable === false ? 'Prezzo non trattabile.' : ''
    return [
      price,
      random.pick([
        'Visibile su appuntamento.',
        'Per una visita scrivetemi.',
        'Prova possibile previo accordo.',
        'Disponibile anche nel fine settimana.',
      ]),
    ]
      .join(' ')
      .trim()
  }
  if (ad.offerType === 'noleggio')
    return random.pick([
      'Contattaci per un preventivo su misura.',
      'Durata e chilometri si possono cambiare su richiesta.',
      'Consegna in tutta Italia.',
    ])
  const tradeIn = ad.tradeIn ? 'Si valutano permute.' : ''
  const vat = ad.vatDeductible ? 'IVA esposta.' : ''
  const warranty = ad.warrantyMonths && random.chance(0.6) ? `Garanzia ${ad.warrantyMonths} mesi.` : ''
  return [
    warranty,
    vat,
    tradeIn,
    random.pick([
      'Finanziamenti personalizzati in sede.',
      'Possibilità di consegna a domicilio.',
      'Vi aspettiamo in sede per una prova.',
      '',
    ]),
  ]
    .filter((text) => text !== '')
    .join(' ')
}
