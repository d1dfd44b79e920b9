import { newEmail } from '@/e2e/accounts'
import { expect, test } from '@/e2e/test'

const formPages = ['/accedi', '/registrati', '/password-dimenticata', '/nuova-password?codice=x', '/conferma-email?codice=x']

test('a page with a form carries a token that works, and the cookie it is bound to', async ({ visitor }) => {
  for (const path of formPages) {
    const someone = visitor()
    const page = await someone.get(path)
    expect([page.status, page.headers['cache-control']], path).toEqual([200, 'private, no-store'])
    expect(page.cookies, path).toEqual([expect.stringMatching(/^ingrana_visit=[\w-]{43}; Path=\/; HttpOnly; SameSite=Lax$/)])
    const token = /"csrf":"([\w-]{43})"/.exec(page.body)?.[1] ?? ''
    expect(page.body, path).toContain(`name="_csrf" value="${token}"`)
    expect((await someone.post('/login', { username: newEmail(), password: 'x' }, { csrf: token })).status, path).toBe(401)
    expect((await someone.get(path)).cookies, path).toEqual([])
  }
})

test('the token of the login dialog is fetched on demand', async ({ visitor }) => {
  const someone = visitor()
  const answer = await someone.get('/api/v1/csrf')
  expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
  expect(answer.body).toMatch(/^\{"csrf":"[\w-]{43}"\}$/)
  expect(await someone.csrf()).toBe(/[\w-]{43}/.exec(answer.body)?.[0])
  expect(await visitor().csrf()).not.toBe(await someone.csrf())
})
