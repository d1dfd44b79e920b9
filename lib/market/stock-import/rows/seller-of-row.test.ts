import { expect, test } from 'vitest'
import { readContact } from './seller-contact'
import { readSeller } from './seller-of-row'
import { rowOf } from './test-row'

test.each([
  { sellerReference: '', sellerType: '', type: null, reference: '' },
  { sellerReference: 'n.d.', sellerType: '', type: null, reference: '' },
  { sellerReference: 'Auto Rossi', sellerType: '', type: 'concessionario', reference: 'Auto Rossi' },
  { sellerReference: 'Concessionario', sellerType: '', type: 'concessionario', reference: '' },
  { sellerReference: 'Rivenditore plurimarche', sellerType: '', type: 'concessionario', reference: '' },
  { sellerReference: 'Privato', sellerType: '', type: 'privato', reference: '' },
  { sellerReference: 'Venditore privato', sellerType: '', type: 'privato', reference: '' },
  { sellerReference: 'Privato Rossi', sellerType: '', type: 'concessionario', reference: 'Privato Rossi' },
  { sellerReference: 'Rossi concessionaria', sellerType: '', type: 'concessionario', reference: 'Rossi concessionaria' },
  { sellerReference: 'Casa del privato', sellerType: '', type: 'concessionario', reference: 'Casa del privato' },
  { sellerReference: 'Salone Rossi', sellerType: '', type: 'concessionario', reference: 'Salone Rossi' },
  { sellerReference: 'Anna', sellerType: 'vendita da privato', type: 'privato', reference: '' },
  { sellerReference: '', sellerType: 'Dealer ufficiale', type: 'concessionario', reference: '' },
  { sellerReference: 'Auto Rossi', sellerType: 'un professionista', type: 'concessionario', reference: 'Auto Rossi' },
  { sellerReference: 'Concessionario', sellerType: 'privato', type: 'privato', reference: '' },
  { sellerReference: '', sellerType: 'boh', type: null, reference: '' },
])('«$sellerReference», «$sellerType» is sold by $type $reference', ({ sellerReference, sellerType, type, reference }) => {
  expect(readSeller(rowOf({ sellerReference, sellerType }))).toEqual({ type, reference })
})

test.each([
  { email: 'anna@esempio.it', phone: '02/1234.567', contact: { contactEmail: 'anna@esempio.it', contactPhone: '02 1234 567' }, notes: 0 },
  { email: 'n.d.', phone: '-', contact: { contactEmail: null, contactPhone: null }, notes: 0 },
  { email: 'anna', phone: 'chiamare', contact: { contactEmail: null, contactPhone: null }, notes: 2 },
  { email: '', phone: `02 1234567${' '.repeat(20)}8`, contact: { contactEmail: null, contactPhone: '02 1234567 8' }, notes: 0 },
  { email: '', phone: '1 2 3 4 5 6 7 8 9 0 1 2 3 4 5 6', contact: { contactEmail: null, contactPhone: null }, notes: 1 },
])('who is reached at «$email», «$phone»: $contact', ({ email, phone, contact, notes }) => {
  const row = rowOf({ email, phone })
  expect(readContact(row)).toEqual(contact)
  expect(row.notes).toHaveLength(notes)
})
