import { expect, test } from 'vitest'
import { sportingName } from './sporting-name'
import { versionWords } from './version-words'

test.each([
  ['mercedes-benz', 'A 45 S AMG 4Matic', 'amg'],
  ['mercedes-benz', 'A45s 4matic+', 'a45s'],
  ['bmw', 'M3 Competition', 'm3'],
  ['bmw', 'M 340i xDrive', 'm'],
  ['audi', 'RS3 Sportback', 'rs3'],
  ['fiat', '500 Abarth 595', 'abarth'],
  ['volkswagen', 'Golf 2.0 TSI GTI', 'gti'],
  ['volkswagen', '2.0 TSI R 4Motion', 'r'],
  ['skoda', '2.0 TSI RS', 'rs'],
])('%s «%s» is the sporting version %s', (make, version, name) => {
  expect(sportingName(make, versionWords(version))).toBe(name)
})

test.each([
  ['mercedes-benz', 'A 180 d AMG Line'],
  ['mercedes-benz', 'A 180 d pacchetto AMG'],
  ['bmw', '318d Msport'],
  ['bmw', '318d M Sport'],
  ['volkswagen', '1.5 TSI R-Line'],
  ['ford', '1.0 EcoBoost ST-Line'],
  ['toyota', '1.8 Hybrid GR Sport'],
  ['hyundai', '1.0 N Line'],
  ['fiat', '1.2 Easy'],
  ['opel', '1.2 R'],
  ['fiat', ''],
])('%s «%s» is an ordinary one', (make, version) => {
  expect(sportingName(make, versionWords(version))).toBeNull()
})
