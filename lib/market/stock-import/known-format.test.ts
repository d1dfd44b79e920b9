import { expect, test } from 'vitest'
import { knownFormatOf } from './known-format'

test.each([
  ['numero ingrana,codice,stato annuncio,marca', 'il nostro file (Ingrana)'],
  ['vehicle_id,title,make,model,year,mileage.value,mileage.unit,image[0].url,body_style', 'feed di Meta (Facebook e Instagram)'],
  ['id,vin,store_code,vehicle_fulfillment,link,image_link,price,brand,model', 'feed di Google per i veicoli'],
  ['Interne Nummer,Marke,Modell,Modellbezeichnung,Preis,Kilometer,EZ,Kraftstoffart', 'mobile.de'],
  ['key,vehicle make,vehicle model-description,exterior-color,first-registration,price consumer-price-amount', 'mobile.de (XML)'],
  ['name,sku,brand name,mileageFromOdometer value,vehicleTransmission,offers price', 'schema.org (JSON-LD)'],
  ['codice,marca,modello,prezzo,km,immatricolazione', undefined],
  ['Marke,Modell,Preis', undefined],
])('the header %s is of %s', (header, format) => {
  expect(knownFormatOf(header.split(','))).toBe(format)
})
