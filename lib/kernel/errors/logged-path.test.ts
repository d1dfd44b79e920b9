import { expect, test } from 'vitest'
import { loggedPath } from './logged-path'

test.each([
  { requested: '/risposta?codice=abc', logged: '/risposta' },
  { requested: '/nuova-password?dopo=/&codice=abc#x', logged: '/nuova-password' },
  { requested: '/api/v1/dealers/exports/s3cr3t-token/veicoli.csv', logged: '/api/v1/dealers/exports/[token]/veicoli.csv' },
  { requested: '/api/v1/dealers/exports/s3cr3t-token', logged: '/api/v1/dealers/exports/[token]' },
  { requested: '/API/v1/Dealers/Exports/s3cr3t/meta.csv?x=1', logged: '/API/v1/Dealers/Exports/[token]/meta.csv' },
  { requested: '/usate/fiat?prezzo=9000', logged: '/usate/fiat' },
])('the address $requested is logged as $logged', ({ requested, logged }) => expect(loggedPath(requested)).toBe(logged))
