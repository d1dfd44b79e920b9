import type { Party } from '@/lib/accounts/contact/reply'
import type { DemoPersonName } from './people'

/** A button that somebody of the demo has pressed. Which offer, visit or sale it is about follows from the conversation. */
export type Press = { by: Party; hoursAgo: number; azione: string; fields?: Readonly<Record<string, string>>; as?: DemoPersonName }

/** Elena sees the 500X tomorrow at ten. */
export const visitTomorrow = (tomorrow: { day: string; ten: string }): readonly Press[] => [
  { by: 'seller', hoursAgo: 25, azione: 'orari-aggiungi', fields: { giorno: tomorrow.day, dalle: '10:00', alle: '12:00' } },
  { by: 'buyer', hoursAgo: 6, azione: 'visita-chiedi', fields: { quando: tomorrow.ten } },
  { by: 'seller', hoursAgo: 2, azione: 'visita-conferma', fields: { indirizzo: 'via Lecco 20, Monza' } },
]

/** What Paolo would pay for the 500X: Giulia has to answer. */
export const openOffer: readonly Press[] = [
  {
    by: 'buyer',
    hoursAgo: 3,
    azione: 'proponi',
    fields: { importo: '14000', message: 'Posso passare in giornata da Bergamo.', riserva: 'si' },
  },
]

/** Anna offers for a car of Lambro Auto, and waits. */
export const offerToDealer = (euro: number): readonly Press[] => [
  { by: 'buyer', hoursAgo: 13, azione: 'proponi', fields: { importo: String(euro), message: 'Se mi dite di sì la vedo sabato.' } },
]

/** Chiara accepts what Elena offers, and the car is put aside for her. */
export const reservedByDealer = (euro: number): readonly Press[] => [
  { by: 'buyer', hoursAgo: 8, azione: 'proponi', fields: { importo: String(euro), riserva: 'si' } },
  { by: 'seller', hoursAgo: 4, azione: 'accetta', as: 'chiara' },
]

const agreed = (euro: string, hoursAgo: number): readonly Press[] => [
  { by: 'buyer', hoursAgo: hoursAgo + 30, azione: 'proponi', fields: { importo: euro } },
  { by: 'seller', hoursAgo: hoursAgo + 28, azione: 'accetta' },
  { by: 'buyer', hoursAgo: hoursAgo + 4, azione: 'affare-prendo' },
  { by: 'seller', hoursAgo, azione: 'affare-prendo' },
]

/** Elena buys the Twingo of Giulia, who has written her half of the contract. All that it says is invented. */
export const contractUnderWay = (delivery: string): readonly Press[] => [
  ...agreed('6900', 20),
  {
    by: 'seller',
    hoursAgo: 18,
    azione: 'affare-contratto',
    fields: {
      ...{ nome: 'Giulia Ferri', luogo_nascita: 'Monza', data_nascita: '1986-06-14', residenza: 'via Lecco 20, Monza' },
      ...{ codice_fiscale: 'FRRGLI86H54F704N', targa: 'FK214RS', telaio: 'VF1AHB00457123908', km: '74.300', prezzo: '6.900' },
      ...{ pagamento: 'bonifico', difetti: 'Graffio sul cerchio anteriore destro.', chiavi: '2' },
      ...{
        documenti: 'Documento Unico, libretto dei tagliandi',
        giorno: delivery,
        ora: '11:00',
        luogo: 'Agenzia STA, via Borgazzi 4, Monza',
      },
    },
  },
]

/** The Punto of Giulia is Bruno’s. */
export const sold: readonly Press[] = [...agreed('4700', 120), { by: 'seller', hoursAgo: 72, azione: 'affare-venduta' }]
