import { expect, test } from 'vitest'
import { loggedPath } from './logged-path'

test.each([
  { asked: '/risposta?codice=abc', logged: '/risposta' },
  { asked: '/nuova-password?dopo=/&codice=abc#x', logged: '/nuova-password' },
  { asked: '/api/v1/dealers/exports/s3cr3t-token/veicoli.csv', logged: '/api/v1/dealers/exports/[token]/veicoli.csv' },
  { asked: '/api/v1/dealers/exports/s3cr3t-token', logged: '/api/v1/dealers/exports/[token]' },
  { asked: '/API/v1/Dealers/Exports/s3cr3t/meta.csv?x=1', logged: '/API/v1/Dealers/Exports/[token]/meta.csv' },
  { asked: '/usate/fiat?prezzo=9000', logged: '/usate/fiat' },
])('of $asked a log says $logged', ({ asked, logged }) => expect(loggedPath(asked)).toBe(logged))
