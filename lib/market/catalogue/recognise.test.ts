import { describe, expect, test } from 'vitest'
import { recogniseMake, recogniseMakeInTitle, recogniseModel, refineModel } from './recognise.server'

describe('a make is known by any of its spellings', () => {
  test.each([
    ['VW', 'volkswagen'],
    ['VOLKSWAGEN', 'volkswagen'],
    ['MERCEDES-BENZ', 'mercedes-benz'],
    [' Mercedes AMG ', 'mercedes-benz'],
    ['Alfa', 'alfa-romeo'],
    ['Land Rover/Range Rover', 'land-rover'],
    ['CITROEN', 'citroen'],
    ['Citroën', 'citroen'],
    ['Lynk&Co', 'lynk-co'],
    ['DS', 'ds-automobiles'],
    ['DS Automobiles', 'ds-automobiles'],
    ['skoda', 'skoda'],
    ['Škoda', 'skoda'],
    ['Dr', 'dr-automobiles'],
    ['SSANGYONG', 'ssangyong'],
  ])('%s is %s', (text, slug) => {
    expect(recogniseMake('auto', text)?.slug).toBe(slug)
  })

  test.each(['Altro', '', 'Fiat Panda', 'Alfabeto'])('«%s» is no make', (text) => {
    expect(recogniseMake('auto', text)).toBeUndefined()
  })

  test('a make of motorbikes is no make of cars', () => {
    expect(recogniseMake('moto-e-scooter', 'Moto Guzzi')?.slug).toBe('moto-guzzi')
    expect(recogniseMake('auto', 'Moto Guzzi')).toBeUndefined()
  })
})

test.each([
  ['PROMO! Fiat Panda 1.2 Easy', 'fiat'],
  ['Fiat Abarth 500 1.4 turbo', 'abarth'],
  ['Range Rover Evoque 2.0 TD4', 'land-rover'],
  ['Mercedes classe A 180 d', 'mercedes-benz'],
  ['Nuova Panda 1.0 hybrid', 'fiat'],
  ['golf 1.6 TDI', 'volkswagen'],
  ['Auto perfetta, qualsiasi prova', undefined],
])('the title «%s» names the make %s', (title, slug) => {
  expect(recogniseMakeInTitle('auto', title)?.slug).toBe(slug)
})

describe('a model is known by its name, by a version of it and in a title', () => {
  test.each([
    ['bmw', '118', 'serie-1'],
    ['bmw', '118d', 'serie-1'],
    ['bmw', 'BMW 118 118i 5p. Msport', 'serie-1'],
    ['bmw', 'M 135i xDrive', 'serie-1'],
    ['bmw', '320', 'serie-3'],
    ['bmw', 'i3', 'i3'],
    ['bmw', 'i3s 120Ah', 'i3'],
    ['bmw', 'iX3 Impressive', 'ix3'],
    ['bmw', 'X3 xDrive20d M Sport', 'x3'],
    ['bmw', 'x3 m', 'x3-m'],
    ['bmw', 'm3', 'm3'],
    ['bmw', '225xe Active Tourer', 'serie-2-active-tourer'],
    ['bmw', 'BMW 225e Active Tourer xdrive', 'serie-2-active-tourer'],
    ['bmw', 'Serie 5 520d Touring', 'serie-5'],
    ['audi', 'RS e-tron GTe-tron GT', 'rs-e-tron-gt'],
    ['mercedes-benz', 'a 180', 'classe-a'],
    ['mercedes-benz', 'A180d Premium', 'classe-a'],
    ['mercedes-benz', 'Mercedes-Benz Classe A 180 d', 'classe-a'],
    ['mercedes-benz', 'cla 200', 'cla'],
    ['mercedes-benz', 'CLA 200 d Shooting Brake', 'cla'],
    ['mercedes-benz', 'glc 220', 'glc'],
    ['mercedes-benz', 'C 43 AMG', 'classe-c'],
    ['mercedes-benz', 'v', 'classe-v'],
    ['mercedes-benz', 'gle 63 amg', 'gle'],
    ['mercedes-benz', '280 SL Pagoda', 'sl'],
    ['mercedes-benz', '180', undefined],
    ['mercedes-benz', 'AMG GT 43 coupe', 'amg-gt'],
    ['audi', 'Audi A3 SPB 30 TDI S tronic', 'a3'],
    ['audi', 'S3 2.0 TFSI quattro', 's3'],
    ['audi', 'RS 3 SPB', 'rs3'],
    ['audi', 'a4 allroad', 'a4-allroad'],
    ['audi', 'A4 Avant 40 TDI', 'a4'],
    ['audi', 'Q4 e-tron 40', 'q4-e-tron'],
    ['audi', 'e-tron GT quattro', 'e-tron-gt'],
    ['audi', 'Audi Q235 2.0 tdi S line', 'q2'],
    ['fiat', '500', '500'],
    ['fiat', 'Fiat 500 Lounge 1.2', '500'],
    ['fiat', '500x', '500x'],
    ['fiat', '500 X 1.3 MJT', '500x'],
    ['fiat', '500L Living', '500l'],
    ['fiat', '500c 1.0 hybrid', '500c'],
    ['fiat', '500e Icon', '500e'],
    ['fiat', 'Punto 1.2', 'punto'],
    ['fiat', 'Grande Punto 1.3', 'grande-punto'],
    ['fiat', 'Punto Evo 1.4', 'punto-evo'],
    ['fiat', 'Punto Evolution', 'punto'],
    ['fiat', 'new panda', 'panda'],
    ['fiat', 'Grande Panda La Prima', 'grande-panda'],
    ['fiat', 'Pandina Cross', 'pandina'],
    ['abarth', 'Abarth 595 Competizione', '595'],
    ['volkswagen', 'golf gti', 'golf'],
    ['volkswagen', 'Golf Plus 1.6 TDI', 'golf-plus'],
    ['volkswagen', 'golf variant', 'golf-variant'],
    ['volkswagen', 't6.1 multivan', 'multivan'],
    ['volkswagen', 'up!', 'up'],
    ['volkswagen', 'ID.3 Pro', 'id-3'],
    ['volkswagen', 'Maggiolino 1303', 'maggiolino-storico'],
    ['citroen', 'c3', 'c3'],
    ['citroen', 'C3 Aircross 1.2', 'c3-aircross'],
    ['citroen', 'C3 Picasso', 'c3-picasso'],
    ['citroen', 'Citroen C31.5 BlueHDi Shine', 'c3'],
    ['opel', 'corsa', 'corsa'],
    ['opel', 'corsa-e', 'corsa-e'],
    ['opel', 'Corsa E 1.3 CDTI', 'corsa'],
    ['opel', 'Corsa Edition', 'corsa'],
    ['opel', 'grandland', 'grandland'],
    ['opel', 'Opel Grandland XGrandland X 1.5 ecotec Advance PROMO', 'grandland-x'],
    ['opel', 'Mokka Elegance', 'mokka'],
    ['peugeot', '3008', '3008'],
    ['peugeot', 'Peugeot 30081.2 Hybrid', '3008'],
    ['peugeot', '308 SW GT', '308'],
    ['toyota', 'C-HRC-HR 1.8', 'c-hr'],
    ['toyota', 'c-hr+', 'c-hr-plus'],
    ['toyota', 'yaris cross', 'yaris-cross'],
    ['toyota', 'RAV-4', 'rav4'],
    ['mazda', '2', 'mazda2'],
    ['mazda', 'Mazda 21.5 Exceed', 'mazda2'],
    ['mazda', 'Mazda2.5 e-Skyactiv', undefined],
    ['mazda', 'CX-5 2.2 3 serie', 'cx-5'],
    ['kia', "ceed / cee'd", 'ceed'],
    ['kia', "proceed / pro_cee'd", 'proceed'],
    ['mini', 'cooper se countryman', 'countryman'],
    ['mini', 'Cooper S 2.0', 'mini-hatch'],
    ['land-rover', 'Land Rover Range Rover Evoque 2.0', 'range-rover-evoque'],
    ['land-rover', 'Range Rover 3.0 TDV6', 'range-rover'],
    ['alfa-romeo', 'Giulia 1600 Super 105', 'giulia-serie-105'],
    ['alfa-romeo', 'Giulia 2.2 Turbo Super', 'giulia'],
    ['alfa-romeo', 'Giulietta Sprint 1.4 Euro 6', 'giulietta'],
    ['audi', 'TT S line 40 TFSI', 'tt'],
    ['audi', 'TTS Coupé 2.0 TFSI', 'tts'],
    ['smart', '#1', 'hashtag-1'],
    ['porsche', '992', '911'],
    ['nissan', 'Qashqai 2 serie', 'qashqai'],
    ['nissan', 'Qashqai+2', 'qashqai-plus-2'],
    ['ford', 'ka/ka+', 'ka'],
    ['ford', 'Mustangfastback 5.0 GT', 'mustang'],
  ])('%s «%s» is %s', (make, text, slug) => {
    expect(recogniseModel('auto', make, text)?.slug).toBe(slug)
  })

  test('an unknown make has no models', () => {
    expect(recogniseModel('auto', 'nessuna', 'panda')).toBeUndefined()
  })
})

test.each([
  ['moto-e-scooter', 'BMW R 1200 GS LC', 'bmw', 'r-1200-gs'],
  ['moto-e-scooter', 'BMW R1250GS Adventure', 'bmw', 'r-1250-gs-adventure'],
  ['moto-e-scooter', 'Honda CRF 1100', 'honda', 'africa-twin'],
  ['moto-e-scooter', 'Honda CBR1000RR-R Fireblade SP', 'honda', 'cbr-1000'],
  ['moto-e-scooter', 'Yamaha MT07', 'yamaha', 'mt-07'],
  ['moto-e-scooter', 'Yamaha T-Max 530 DX', 'yamaha', 'tmax-530'],
  ['moto-e-scooter', 'Kawasaki Z1000 SX', 'kawasaki', 'ninja-1000sx'],
  ['moto-e-scooter', 'Piaggio Vespa Primavera 50', 'vespa', 'primavera-50'],
  ['moto-e-scooter', 'Zero Zero DSR', 'zero', 'zero-dsr'],
  ['caravan-e-camper', 'Laika Kosmo 512', 'laika', 'kosmo-512'],
  ['caravan-e-camper', 'Hymer B 584', 'hymer', 'b-class'],
  ['caravan-e-camper', 'Roller Team Zefiro 685', 'roller-team', 'zefiro-685'],
  ['veicoli-commerciali', 'Fiat Ducato 35 L3H2', 'fiat', 'ducato'],
  ['veicoli-commerciali', 'Iveco Daily 35C15 ribaltabile', 'iveco', 'daily'],
  ['veicoli-commerciali', 'Mercedes Sprinter 314 CDI', 'mercedes-benz', 'sprinter'],
] as const)('%s «%s» is a %s %s', (category, title, make, model) => {
  const known = recogniseMakeInTitle(category, title)
  expect(known?.slug).toBe(make)
  expect(recogniseModel(category, make, title)?.slug).toBe(model)
})

test.each([
  ['bmw', '225', 'BMW 225e Active Tourer xdrive Msport', 'serie-2-active-tourer'],
  ['citroen', 'c3', 'Citroen C3Aircross 1.2 puretech', 'c3-aircross'],
  ['fiat', '500', 'FIAT 500C 1.2 Pop', '500c'],
  ['bmw', 'x4 m', 'BMW X4 MM Competition 510cv', 'x4-m'],
  ['peugeot', '208', 'Peugeot 2008 1.2', '208'],
  ['fiat', 'panda', 'senza nome', 'panda'],
])('%s «%s» with the title «%s» is %s: a title may add to the field, never contradict it', (make, field, title, slug) => {
  const model = recogniseModel('auto', make, field)
  expect(model && refineModel('auto', make, model, title).slug).toBe(slug)
})
