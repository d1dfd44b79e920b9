import { expect, test } from 'vitest'
import { readSisterSites } from './sister-sites'

const nautica = { label: 'Ingrana Nautica', href: 'https://nautica.ingrana.example' }

test.each([
  { text: '', sites: [], why: 'none' },
  { text: 'Ingrana Nautica https://nautica.ingrana.example', sites: [nautica], why: 'one' },
  {
    text: ' Ingrana Nautica  https://nautica.ingrana.example , Ricambi http://localhost:4001/siti/ricambi?da=ingrana ,',
    sites: [nautica, { label: 'Ricambi', href: 'http://localhost:4001/siti/ricambi?da=ingrana' }],
    why: 'two, with blanks and a comma too many',
  },
  { text: 'https://nautica.ingrana.example', sites: undefined, why: 'an address without a name' },
  { text: 'Ingrana Nautica', sites: undefined, why: 'a name without an address' },
  { text: 'Moto /moto-e-scooter/annunci', sites: undefined, why: 'a section of our own is no sister site' },
  { text: 'Nautica javascript:alert(1)', sites: undefined, why: 'no address of a site' },
  { text: 'Nautica https://', sites: undefined, why: 'half an address' },
])('sister sites are read: $why', ({ text, sites }) => {
  expect(readSisterSites(text)).toEqual(sites)
})
