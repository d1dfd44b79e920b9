import { expect, test } from 'vitest'
import { parseDisclosures, withoutStatements } from './parse-disclosures'

const net = { vatDeductible: true, vatToAdd: 22 }

test.each([
  ['Fiat Panda 51 KW QUESTO PREZZO SOLO CON FINANZIAMENTO', { financeRequired: true }],
  ['Opel Corsa 1.2 obbligo finanziamento', { financeRequired: true }],
  ['Fiat Panda PREZZO VERO NESSUN FINANZIAMENTO OBBLIGATORIO', { financeRequired: false }],
  ['BMW X1 (NO VINCOLO FINANZIAMENTO)', { financeRequired: false }],
  ['Fiat Panda Prezzo NON vincolato a formule di finanziamento', { financeRequired: false }],
  ['Yaris *PREZZO REALE NO VINCOLI', { financeRequired: false }],
  ['Panda 1.2 FINANZIABILE GARANZIA', {}],
  ['Ford Ranger Raptor + IVA', net],
  ['Fiat Panda Van AUTOCARRO+IVA', net],
  ['Panda 1.2 Pop Van 2 posti 5.700 + IVA 22%', { ...net, netEuro: 5_700 }],
  ['Peugeot 2008 + IVA', net],
  ['Boxer 2.2 IVA ESCLUSA', net],
  ['Proace NETTO IVA porte elettriche', net],
  ['Camper + IVA 10%', { vatDeductible: true, vatToAdd: 10 }],
  ['M xdrive Steptronic + IVA esposta', { vatDeductible: true }],
  ['X1 20d IVA ESP. TAGLIANDI', { vatDeductible: true }],
  ['Audi A3 IVA deducibile', { vatDeductible: true }],
  ['Golf IVA non esposta', { vatDeductible: false }],
  ['Opel Corsa 1.2 Elegance Incidentata', { accident: 'si' }],
  ['Opel Corsa INCIDENTATA NON MARCIANTE', { accident: 'si', running: false }],
  ['Panda mai incidentata', { accident: 'no' }],
  ['Panda non incidentata, unico proprietario', { accident: 'no', owners: 1 }],
  ['Panda incidentata e riparata', { accident: 'riparata' }],
  ['Panda sinistrata marciante', { accident: 'si', running: true }],
  ['Giulia 2.2 Super 150cv Motore Fuso', { running: false }],
  ['Audi A3 S line KM0 - NAVI', { offerType: 'km0' }],
  ['Opel Corsa KM ZERO', { offerType: 'km0' }],
  ['Opel Corsa 0 km percorsi dal tagliando', {}],
  ['Opel Corsa km 0 percorsi dal tagliando', {}],
  ['Opel Corsa km 051.000', {}],
  ['Opel Corsa ex km 0', {}],
  ['Panda HYBRID 189 euro al mese in noleggio', { offerType: 'noleggio', rentalFeeCents: 18_900 }],
  ['Panda noleggio 36 mesi a 189 €/mese', { offerType: 'noleggio', rentalFeeCents: 18_900 }],
  ['MG ZS Luxury auto - SOLO NOLEGGIO', { offerType: 'noleggio' }],
  ['Fiat Panda ex noleggio', { previousUse: 'noleggio' }],
  ['Audi A3 possibilità noleggio', {}],
  ['Renegade TUA DA 169,00 AL MESE', {}],
  ['C3 1.2 NUOVA DA IMMATRICOLARE', { offerType: 'nuovo' }],
  ['Panda 1.0 UNIPRO', { owners: 1 }],
  ['MG ZS 7 Anni di garanzia', { warrantyMonths: 84 }],
  ['Panda trattabile', { negotiable: true }],
  ['Panda prezzo non trattabile', { negotiable: false }],
  ['Panda ok permute', { tradeIn: true }],
  ['Fiat Panda 1.2 Lounge', {}],
] as const)('%j states %j', (text, facts) => {
  expect(parseDisclosures(text).facts).toEqual(facts)
})

test.each([
  ['Toyota Yaris PROMO FINANZIAMENTO', /a certe condizioni/],
  ['Corsa PREZZO CON ROTTAMAZIONE USATO', /a certe condizioni/],
  ['Renault Clio 160 esprit IVA', /comprende l’IVA/],
  ['Renault Trafic no iva', /comprende l’IVA/],
  ['Opel Corsa 6 Serie Alluvionata Non Marciante', /stato/],
  ['Fiat Panda GPL SOLO COMMERCIANTI', /mestiere/],
  ['Panda CityLife (NOLEGGIO)', /noleggio/],
  ['Panda incidentata, mai incidentata', /contrario/],
])('%j leaves a question', (text, asks) => {
  expect(parseDisclosures(text).questions.map((question) => question.asks)).toEqual([expect.stringMatching(asks)])
})

const asItIs = (text: string) => text

test('only what a field tells leaves a text', () => {
  const text = '1.2 Pop *KM0* PREZZO SOLO CON FINANZIAMENTO - PROMO FINANZ. Navi'
  expect(withoutStatements(text, ({ financeRequired }) => financeRequired === true, asItIs)).toBe('1.2 Pop *KM0*   - PROMO FINANZ. Navi')
  expect(withoutStatements(text, () => false, asItIs)).toBe(text)
})

test.each([
  ['MG ZS 1 mese di garanzia', {}],
  ['MG ZS garanzia 1 mesi', { warrantyMonths: 1 }],
  ['MG ZS garanzia 0 mesi', {}],
  ['MG ZS garanzia 120 mesi', { warrantyMonths: 120 }],
  ['MG ZS garanzia 121 mesi', {}],
  ['MG ZS garanzia 10 anni', { warrantyMonths: 120 }],
  ['Panda noleggio 189,50 €/mese', { offerType: 'noleggio', rentalFeeCents: 18_950 }],
  ['Panda 5.700 + IVA 10%', { vatDeductible: true, vatToAdd: 10, netEuro: 5_700 }],
])('%j says %j', (text, facts) => {
  expect(parseDisclosures(text).facts).toEqual(facts)
})

test('a question is asked once, with the words that raise it, and a text is read for 2,000 signs', () => {
  expect(parseDisclosures('Panda NOLEGGIO e ancora noleggio').questions).toEqual([
    { words: 'NOLEGGIO', asks: 'è un’offerta di noleggio, o un veicolo che viene dal noleggio?' },
  ])
  const padded = (length: number) => `${'x'.repeat(length - ' trattabile'.length)} trattabile`
  expect([parseDisclosures(padded(2_000)).facts, parseDisclosures(padded(2_001)).facts]).toEqual([{ negotiable: true }, {}])
})
