import { expect, test } from 'vitest'
import { fuelOf } from './fuel-rule'
import { bodyOf, colourOf, driveOf, emissionOf, fuelLabelOf, gearboxOf, offerTypeOf } from './value-words'

test.each([
  ['Metano - Euro 5', 'metano'], ['Benzina', 'benzina'], ['petrol', 'benzina'], ['Two Stroke Gasoline', 'benzina'], ['Gpl', 'gpl'], ['lpg', 'gpl'], ['cng', 'metano'],
  ['Elettrica/Benzina', 'ibrida-benzina'], ['Elettrica/Diesel', 'ibrida-diesel'], ['Ibrida Diesel/Elettrico', 'ibrida-diesel'], ['Plug-in/Benzina', 'plug-in'],
  ['Ibrido - Euro 6', 'ibrida-benzina'], ['hybrid', 'ibrida-benzina'], ['electric', 'elettrica'], ['Altro - Euro 6', 'altro'], ['Benzina/GPL', 'benzina-gpl'], ['automatic', null],
])('the label %j is the fuel %s', (text, fuel) => {
  expect(fuelLabelOf(text)).toBe(fuel)
})

test.each([
  { label: 'benzina', title: '1.2 Lounge', make: 'fiat', fuel: 'benzina' },
  { label: 'benzina', title: '1.2 Lounge anche GPL', make: 'fiat', fuel: 'benzina-gpl' },
  { label: 'ibrida-benzina', title: '1.5 TGDI (gpl)', make: 'evo', fuel: 'benzina-gpl' },
  { label: 'benzina', title: '1.4 Natural Power', make: 'fiat', fuel: 'benzina-metano' },
  { label: 'gpl', title: 'Eco-G 100', make: 'dacia', fuel: 'gpl' },
  { label: 'ibrida-benzina', title: '1.6 Plug-in Hybrid', make: 'kia', fuel: 'plug-in' },
  { label: 'ibrida-benzina', title: '1.4 eHybrid', make: 'volkswagen', fuel: 'plug-in' },
  { label: 'ibrida-benzina', title: '1.5 e-Hybrid Limited', make: 'jeep', fuel: 'mild-hybrid' },
  { label: 'ibrida-benzina', title: 'MHEV 4xe Upland', make: 'jeep', fuel: 'mild-hybrid' },
  { label: 'ibrida-benzina', title: '1.0 Hybrid City Life', make: 'fiat', fuel: 'mild-hybrid' },
  { label: 'ibrida-benzina', title: '1.8 Active', make: 'toyota', fuel: 'ibrida-benzina' },
  { label: 'ibrida-benzina', title: '40 TDI quattro', make: 'audi', fuel: 'ibrida-diesel' },
  { label: 'diesel', title: '320d 48V Touring', make: 'bmw', fuel: 'diesel' },
  { label: 'elettrica', title: '55 quattro', make: 'audi', fuel: 'elettrica' },
  { label: null, title: '320d Touring', make: 'bmw', fuel: 'diesel' },
  { label: null, title: '1.0 TSI Life', make: 'volkswagen', fuel: 'benzina' },
  { label: 'altro', title: '2.0 tdi s line', make: 'audi', fuel: 'diesel' },
  { label: 'altro', title: 'Style', make: 'audi', fuel: 'altro' },
  { label: null, title: 'Style', make: 'audi', fuel: null },
])('a $make labelled $label whose title says "$title" runs on $fuel', ({ label, title, make, fuel }) => {
  expect(fuelOf(label, title, make)).toBe(fuel)
})

test.each([
  ['Aut. 8 marce ', 'automatico'], ['Man. 6 marce', 'manuale'], ['Semi-automatic', 'semiautomatico'], ['Sequenziale', 'semiautomatico'], ['manual', 'manuale'], ['10/2025', null],
])('the gearbox %j is %s', (text, gearbox) => {
  expect(gearboxOf(text)).toBe(gearbox)
})

test.each([['FWD', 'anteriore'], ['AWD', 'integrale'], ['RWD', 'posteriore'], ['4x4', 'integrale'], ['€ 0', null], ['Enthalten', null]])('the drive %j is %s', (text, drive) => {
  expect(driveOf(text)).toBe(drive)
})

test.each([
  ['GRIGIO', 'grigio', null], ['Blu/Azzurro', 'blu', null], ['Grigio Daytona effetto perla', 'grigio', true], ['Nero metallizzato Mythos', 'nero', true], ['Atlantic Blue metallizzato', 'blu', true],
  ['Tipo di verniceMetallizzatoMaterialeStoffa', null, true], ['Tipo di verniceAltro', null, null], ['Bianco sempione tetto nero', 'bianco', null], ['3M3M', null, null],
])('the paint %j is %s, metallic %s', (text, colour, metallic) => {
  expect(colourOf(text)).toEqual({ colour, metallic })
})

test.each([['Euro 6', 'euro6'], ['Diesel - Euro 5', 'euro5'], ['Pre-Euro', 'euro0'], ['Euro 6d-TEMP', 'euro6d-temp'], ['EURO6D', 'euro6d'], ['Benzina', null]])('%j is the class %s', (text, emission) => {
  expect(emissionOf(text)).toBe(emission)
})

test.each([
  ['Usata', 'usato'], ['KM 0', 'km0'], ['Km0', 'km0'], ['Chilometri zero', 'km0'], ['Pre-registered', 'km0'], ['AZIENDALE', 'aziendale'], ['Dimostrativo', 'dimostrativo'], ['Antique / Classic', 'epoca'], ['Nuova', 'nuovo'], ['boh', null],
])('the offer %j is %s', (text, offer) => {
  expect(offerTypeOf(text)).toBe(offer)
})

test('a label that covers several bodies names them, so that the model can choose', () => {
  expect(bodyOf('SUV/Fuoristrada/Pick-up', 'auto')).toMatchObject({ body: 'suv', group: ['suv', 'crossover', 'fuoristrada', 'pick-up'] })
  expect(bodyOf('Station Wagon', 'auto')).toEqual({ body: 'station-wagon' })
  expect(bodyOf('Altro', 'auto')).toBeNull()
})
