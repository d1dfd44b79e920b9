import { expect, test } from 'vitest'
import { logCsv } from './log-csv'

test('the log is a file that no spreadsheet takes for formulas', () => {
  const line = {
    id: 1,
    happenedAt: '2026-11-21T15:20:14.000Z',
    moderator: 'Ada, N.',
    action: 'Rifiutato',
    reason: '=1+1',
    caseId: 1001,
    adId: 7,
  }
  expect(logCsv([line])).toBe('quando,chi,azione,fascicolo,annuncio,motivo\n2026-11-21T15:20:14.000Z,"Ada, N.",Rifiutato,1001,7,\'=1+1\n')
})
