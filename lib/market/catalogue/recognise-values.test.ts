import { describe, expect, test } from 'vitest'
import {
  recogniseBody,
  recogniseColour,
  recogniseDrive,
  recogniseEmissionClass,
  recogniseFuel,
  recogniseGearbox,
  recogniseOfferType,
} from './recognise-values'

describe('fuel', () => {
  test.each([
    ['petrol', 'benzina'],
    ['Benzina - Euro 6', 'benzina'],
    ['Two Stroke Gasoline', 'benzina'],
    ['DIESEL', 'diesel'],
    ['lpg', 'gpl'],
    ['Gpl', 'gpl'],
    ['cng', 'metano'],
    ['Metano - Euro 5', 'metano'],
    ['Benzina/GPL', 'benzina-gpl'],
    ['Metano/Benzina', 'benzina-metano'],
    ['hybrid', 'ibrida-benzina'],
    ['Ibrido - Euro 6', 'ibrida-benzina'],
    ['Elettrica/Benzina', 'ibrida-benzina'],
    ['Ibrida Diesel/Elettrico', 'ibrida-diesel'],
    ['Plug-in/Benzina', 'plug-in'],
    ['Mild hybrid benzina', 'mild-hybrid'],
    ['electric', 'elettrica'],
    ['Elektro', 'elettrica'],
    ['Idrogeno', 'idrogeno'],
    ['Altro', 'altro'],
    ['', undefined],
    ['69 CV (51 KW)', undefined],
    ['Manuale', undefined],
  ])('«%s» is %s', (text, fuel) => expect(recogniseFuel(text)).toBe(fuel))
})

describe('gearbox', () => {
  test.each([
    ['automatic', 'automatico'],
    ['Aut. 8 marce ', 'automatico'],
    ['Automatik', 'automatico'],
    ['manual', 'manuale'],
    ['Man. 6 marce ', 'manuale'],
    ['Schaltgetriebe', 'manuale'],
    ['semiautomatico', 'semiautomatico'],
    ['Semi-automatic', 'semiautomatico'],
    ['Sequenziale', 'semiautomatico'],
    ['01/2025', undefined],
    ['Euro 6', undefined],
  ])('«%s» is %s', (text, gearbox) => expect(recogniseGearbox(text)).toBe(gearbox))
})

describe('drive', () => {
  test.each([
    ['FWD', 'anteriore'],
    ['Trazione anteriore', 'anteriore'],
    ['AWD', 'integrale'],
    ['4x4', 'integrale'],
    ['Allrad', 'integrale'],
    ['RWD', 'posteriore'],
    ['Heckantrieb', 'posteriore'],
    ['€ 0', undefined],
    ['€ 199,-', undefined],
    ['Keine Angabe', undefined],
    ['Enthalten', undefined],
  ])('«%s» is %s', (text, drive) => expect(recogniseDrive(text)).toBe(drive))
})

describe('body', () => {
  test.each([
    ['auto', 'SUV/Fuoristrada/Pick-up', 'suv'],
    ['auto', 'Station Wagon', 'station-wagon'],
    ['auto', 'City car', 'city-car'],
    ['auto', 'Coupé', 'coupe'],
    ['auto', 'Limousine', 'berlina'],
    ['auto', 'Altro', undefined],
    ['moto-e-scooter', 'Maxi scooter', 'maxi-scooter'],
    ['moto-e-scooter', 'Supermotard', 'supermotard'],
    ['caravan-e-camper', 'Semintegrale', 'semintegrale'],
    ['caravan-e-camper', 'Motorhome/Integrale', 'motorhome'],
    ['caravan-e-camper', 'Furgonato/Van', 'furgonato'],
    ['veicoli-commerciali', 'Furgone frigo', 'frigo'],
    ['veicoli-commerciali', 'Cassone ribaltabile', 'cassonato'],
  ] as const)('%s «%s» is %s', (category, text, body) => expect(recogniseBody(category, text)).toBe(body))
})

describe('emission class', () => {
  test.each([
    ['Euro 0', 'euro0'],
    ['Pre-Euro', 'euro0'],
    ['Diesel - Euro 4', 'euro4'],
    ['Euro 5b', 'euro5b'],
    ['EURO6B', 'euro6'],
    ['EURO VI', 'euro6'],
    ['Euro 6c', 'euro6c'],
    ['Euro 6d-TEMP', 'euro6d-temp'],
    ['euro 6d', 'euro6d'],
    ['Euro 6e', 'euro6e'],
    ['Euro 7', undefined],
    ['euro 5.000', undefined],
    ['rata da 150 euro al mese', undefined],
    ['06/2021', undefined],
  ])('«%s» is %s', (text, emission) => expect(recogniseEmissionClass(text)).toBe(emission))
})

describe('offer type', () => {
  test.each([
    ['Usato', 'usato'],
    ['used', 'usato'],
    ['KM 0', 'km0'],
    ['Chilometri zero', 'km0'],
    ['Pre-registered', 'km0'],
    ['AZIENDALE', 'aziendale'],
    ['Dimostrativo', 'dimostrativo'],
    ['Vorführfahrzeug', 'dimostrativo'],
    ['Antique / Classic', 'epoca'],
    ['Nuova', 'nuovo'],
    ['Noleggio lungo termine', 'noleggio'],
    ['', undefined],
    ['Benzina', undefined],
  ])('«%s» is %s', (text, offer) => expect(recogniseOfferType(text)).toBe(offer))
})

describe('colour', () => {
  test.each([
    ['Grigio', 'grigio', null],
    ['Blu/Azzurro', 'blu', null],
    ['Bronzo', 'marrone', null],
    ['Bianco ghiaccio metallizzato', 'bianco', true],
    ['NERO MYTHOS METALLIZZATO', 'nero', true],
    ['Bianco sempione tetto nero', 'bianco', null],
    ['TECHNOGREEN TETTO NERO', 'verde', null],
    ['OBSIDIANSCHWARZ - METALLICLACK', 'nero', true],
    ['Spacesilber metallizzato', 'argento', true],
    ['EMERALD BLUE', 'blu', null],
    ['MIDNIGHT BLACK', 'nero', null],
    ['Chili Rot', 'rosso', null],
    ['Rosso pastello', 'rosso', false],
    ['Tipo di verniceMetallizzatoMaterialeStoffa', null, true],
  ])('«%s» is %s, metallic %s', (text, colour, metallic) => expect(recogniseColour(text)).toEqual({ colour, metallic }))

  test.each(['', 'Altro', 'Tipo di verniceAltro', 'Tipo di verniceAltroMaterialePelle totale', 'Wählbar', 'NN', '021', 'Vari colori'])(
    '«%s» says nothing',
    (text) => expect(recogniseColour(text)).toBeUndefined(),
  )
})
