import { expect, test } from 'vitest'
import { securityTxt } from './security-txt'

test('security.txt says where to report a weakness, and until when this holds', () => {
  expect(securityTxt('https://www.ingrana.example', new Date('2026-11-22T10:00:00Z'))).toBe(
    [
      'Contact: mailto:sicurezza@ingrana.it',
      'Expires: 2027-05-21T00:00:00.000Z',
      'Preferred-Languages: it, en',
      'Canonical: https://www.ingrana.example/.well-known/security.txt',
      '',
    ].join('\n'),
  )
})
