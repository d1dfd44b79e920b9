import { expect, test } from 'vitest'
import { readChallenge, traceOf } from '@/lib/tracking/proof-of-work'
import { solveChallenge } from '@/lib/tracking/solve-challenge'
import { candidatesFor, challengeFor, isProof } from './work-challenge.server'

const visitor = '3f0c2a1e-7b6d-4c5a-9e8f-0a1b2c3d4e5f'
const other = '3f0c2a1e-7b6d-4c5a-9e8f-0a1b2c3d4e60'
const work = { iterations: 2, candidates: 40 }
const now = Date.parse('2026-03-01T10:00:00Z')
const tenMinutes = 600_000
const never = new AbortController().signal

test.each([0, 17, 39])('a client that tries every candidate finds the answer, also when the answer is %s', async (answer) => {
  const challenge = await challengeFor(visitor, work, now, answer)
  const proof = await solveChallenge(challenge, never)
  expect(proof).toBe(`${answer}.${challenge}`)
  expect(await isProof(proof ?? '', visitor, now)).toBe(true)
})

test('a proof is good for one visitor and ten minutes', async () => {
  const proof = `7.${await challengeFor(visitor, work, now, 7)}`
  expect(await isProof(proof, other, now)).toBe(false)
  expect(await isProof(proof, visitor, now + tenMinutes)).toBe(true)
  expect(await isProof(proof, visitor, now + tenMinutes + 1)).toBe(false)
})

test('a wrong answer is no proof, and changed terms of a challenge are refused', async () => {
  const challenge = await challengeFor(visitor, work, now, 7)
  for (const answer of ['6', '8', '07', '-7', '7.0', '']) expect(await isProof(`${answer}.${challenge}`, visitor, now), answer).toBe(false)
  const [iterations, candidates, until, ...rest] = challenge.split('.')
  const changed = [
    [1, candidates, until, ...rest],
    [iterations, 1, until, ...rest],
    [iterations, candidates, Number(until) + 1, ...rest],
  ]
  for (const parts of changed) expect(await isProof(`7.${parts.join('.')}`, visitor, now)).toBe(false)
})

test.each(['', 'x', '7', '7.', `7.${'9'.repeat(300)}`, '7.2.40.1772359800000.AAAA.BBBB.CCCC', '\u0000'])(
  '«%s» is no proof and no challenge',
  async (text) => {
    expect(await isProof(text, visitor, now)).toBe(false)
    expect(readChallenge(text)).toBeUndefined()
    expect(await solveChallenge(text, never)).toBeUndefined()
  },
)

test('a challenge of too much work is not begun, and an aborted one is given up', async () => {
  const challenge = await challengeFor(visitor, work, now, 7)
  expect(await solveChallenge(challenge.replace('2.40.', '100000.40.'), never)).toBeUndefined()
  expect(await solveChallenge(challenge.replace('2.40.', '2.10000.'), never)).toBeUndefined()
  expect(await solveChallenge(challenge, AbortSignal.abort())).toBeUndefined()
})

test('a try is PBKDF2 with SHA-256, as in Python’s hashlib', async () => {
  expect(await traceOf(0, { iterations: 1_000, salt: 'salt' })).toBe('yqSYsLsKyDqL-tEkg0GQdQ')
})

test.each([
  { newVisitors: 121, candidates: 100 },
  { newVisitors: 239, candidates: 100 },
  { newVisitors: 240, candidates: 200 },
  { newVisitors: 719, candidates: 500 },
  { newVisitors: 720, candidates: 600 },
  { newVisitors: 60_000, candidates: 600 },
])('the $newVisitors. new visitor of an address with 120 free ones tries $candidates at most', ({ newVisitors, candidates }) => {
  expect(candidatesFor(newVisitors, 120)).toBe(candidates)
})
