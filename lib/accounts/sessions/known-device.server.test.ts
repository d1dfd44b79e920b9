import { expect, test } from 'vitest'
import { deviceCookieAfterLogin, knownDevice } from './known-device.server'

const anna = 'anna@esempio.it'

test('a browser is known to the account it has logged in to, in whatever spelling, and to no other', async () => {
  const cookie = await deviceCookieAfterLogin(undefined, anna)
  expect(await knownDevice(cookie, ' ANNA@esempio.it')).toBe(cookie.split('.')[0])
  expect(await knownDevice(cookie, 'bruno@esempio.it')).toBeUndefined()
})

test('an invented, changed or combined device cookie is no known device', async () => {
  const [own, stolen] = [await deviceCookieAfterLogin(undefined, anna), await deviceCookieAfterLogin(undefined, 'bruno@esempio.it')]
  const [id = '', mark = ''] = own.split('.')
  const forged = [
    undefined,
    '',
    'x',
    id,
    `${id}.`,
    `${id}.${'a'.repeat(22)}`,
    `${stolen.split('.')[0] ?? ''}.${mark}`,
    `${own}.`,
    ` ${own}`,
    own.slice(1),
  ]
  for (const cookie of forged) expect(await knownDevice(cookie, anna), cookie).toBeUndefined()
})

test('a browser that several people use stays known to the last four of them, under one id', async () => {
  const people = ['a', 'b', 'c', 'd', 'e'].map((name) => `${name}@esempio.it`)
  let cookie: string | undefined
  for (const person of [...people, 'd@esempio.it']) cookie = await deviceCookieAfterLogin(cookie, person)
  const known = await Promise.all(people.map(async (person) => (await knownDevice(cookie, person)) !== undefined))
  expect(known).toEqual([false, true, true, true, true])
  expect(await knownDevice(cookie, 'b@esempio.it')).toBe((await deviceCookieAfterLogin(cookie, anna)).split('.')[0])
})

test('the cookie holds no address, and is a new one in every browser', async () => {
  const [one, two] = [await deviceCookieAfterLogin(undefined, anna), await deviceCookieAfterLogin('made up', anna)]
  expect(one).not.toContain('anna')
  expect(one.split('.')).toEqual([expect.stringMatching(/^[\w-]{43}$/), expect.stringMatching(/^[\w-]{22}$/)])
  expect(one.split('.').filter((part) => two.includes(part))).toEqual([])
})
