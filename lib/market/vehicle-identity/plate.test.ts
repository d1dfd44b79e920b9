import { expect, test } from 'vitest'
import { monthWords } from './month'
import { readPlate } from './plate'

test.each([
  { plate: 'ba 000 aa', form: 'series', window: ['febbraio 1998', 'aprile 1999'] },
  { plate: 'CL345RT', form: 'series', window: ['giugno 2003', 'febbraio 2005'] },
  { plate: 'DZ-999-ZZ', form: 'series', window: ['aprile 2009', 'gennaio 2011'] },
  { plate: 'FM123AB', form: 'series', window: ['marzo 2017', 'novembre 2018'] },
  { plate: 'GX123AB', form: 'series', window: ['dicembre 2019', null] },
  { plate: 'HA123AB', form: 'series', window: [null, null] },
  { plate: 'ZB123AB', form: 'square', window: [null, null] },
  { plate: 'XA123AB', form: 'trailer', window: [null, null] },
  { plate: 'YA123AB', form: 'police', window: [null, null] },
  { plate: 'EE123AB', form: 'visitor', window: [null, null] },
  { plate: 'X0P12345', form: 'trial', window: [null, null] },
  { plate: 'X5A4BC', form: 'moped', window: [null, null] },
  { plate: 'CY12345', form: 'motorbike', window: [null, null] },
  { plate: 'MI 6A1234', form: 'province', window: [null, 'dicembre 1994'] },
  { plate: 'Roma A12345', form: 'province', window: [null, 'dicembre 1994'] },
  { plate: 'M-AB 1234', form: 'unknown', window: [null, null] },
])('the plate $plate is of the form $form, of the window $window', ({ plate, form, window }) => {
  const read = readPlate(plate, 'auto')
  if ('fault' in read) throw new Error(read.fault)
  const words = (month: number | null) => (month === null ? null : monthWords(month))
  expect({ form: read.form, window: [words(read.from), words(read.to)] }).toEqual({ form, window })
})

test.each([
  { typed: 'GO123BC', fault: 'Il carattere 2 è «O», che nelle targhe italiane non c’è mai: ricontrollalo' },
  { typed: 'GA123BI', fault: 'Il carattere 7 è «I», che nelle targhe italiane non c’è mai: ricontrollalo' },
  { typed: 'la mia', fault: 'Una targa ha lettere e cifre, per esempio GA123BC' },
  { typed: '🚗1234', fault: 'Una targa ha lettere e cifre, per esempio GA123BC' },
])('$typed is no plate, and the sentence says why', ({ typed, fault }) => {
  expect(readPlate(typed, 'auto')).toEqual({ fault })
})
