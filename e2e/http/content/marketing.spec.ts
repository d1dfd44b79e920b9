import { JSDOM } from 'jsdom'
import { textOf } from '@/e2e/html-page'
import { expect, test } from '@/e2e/test'
import { grantRole } from '@/lib/accounts/users/grant-role.server'

const list = '/area-privata/esperimenti'
const csv = (key: string) => `/api/v1/pages/private/experiments/${key}`
const pages = [list, `${list}/srp_layout`, `${list}/nessuno`]

test('logged out, the pages lead to the login and the file is refused', async ({ visitor }) => {
  const stranger = visitor()
  for (const page of pages) {
    const answer = await stranger.get(page)
    expect([answer.status, answer.headers.location], page).toEqual([307, `/accedi?dopo=${encodeURIComponent(page)}`])
    expect(answer.headers['cache-control']).toContain('no-store')
  }
  expect((await stranger.get(csv('srp_layout'))).status).toBe(401)
})

test('accounts without the role are refused, and learn nothing about which experiments there are', async ({ loggedIn }) => {
  const { visitor } = await loggedIn()
  for (const page of pages) {
    const answer = await visitor.get(page)
    expect([answer.status, answer.headers['cache-control']], page).toEqual([403, 'no-store'])
    expect(answer.body).toContain('Qui non si passa.')
    expect(answer.body).not.toContain('contact_wording')
  }
  for (const key of ['srp_layout', 'nessuno']) expect((await visitor.get(csv(key))).status).toBe(403)
  expect((await visitor.get('/area-privata/il-mio-profilo')).body).not.toContain(list)
})

test('marketing gets them until the role is taken away again; nothing is indexed or cached', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  await grantRole(db, email, 'marketing')
  for (const page of pages.slice(0, 2)) {
    const answer = await visitor.get(page)
    expect([answer.status, answer.headers['cache-control']], page).toEqual([200, expect.stringContaining('no-store')])
    expect(answer.body).toMatch(/<meta name="robots" content="noindex/)
  }
  const found = new JSDOM((await visitor.get(`${list}?cerca=griglia`)).body).window.document
  expect(textOf(found.querySelector('main [role=status]'))).toBe('1 esperimento')
  expect(found.querySelector('main form [name=cerca]')?.closest('form')?.method, 'the search needs no script').toBe('get')
  const file = await visitor.get(csv('srp_layout'))
  expect([file.status, file.headers['content-disposition'], file.headers['cache-control']]).toEqual([
    200,
    'attachment; filename="esperimento-srp-layout.csv"',
    'private, no-store',
  ])
  expect(file.body).toMatch(/^experiment,experiment_id,from_day,variation,/)
  await grantRole(db, email, 'user')
  expect([(await visitor.get(list)).status, (await visitor.get(csv('srp_layout'))).status]).toEqual([403, 403])
})

test('missing results answer 404 for any address, and results cannot be written', async ({ loggedIn, db }) => {
  const { visitor, email } = await loggedIn()
  await grantRole(db, email, 'marketing')
  for (const key of ['nessuno', 'SRP_LAYOUT', 'a%2Fb', '%3Cscript%3E', "'%20or%201=1", '__proto__', 'constructor', 'x'.repeat(2_000)]) {
    expect((await visitor.get(`${list}/${key}`)).status, key).toBe(404)
    expect((await visitor.get(csv(key))).status, key).toBe(404)
  }
  for (const query of [
    'pagina=0',
    'pagina=-1',
    'pagina=99999',
    'pagina=1&pagina=2',
    'cerca=%00',
    `cerca=${'x'.repeat(3_000)}`,
    'cerca=%F0%9F%9A%97',
    'cerca=%3Cscript%3E',
  ])
    expect((await visitor.get(`${list}?${query}`)).status, query).toBe(200)
  for (const query of ['periodo=x', 'periodo=7&periodo=14', 'obiettivo=%00', 'obiettivo=__proto__', `obiettivo=${'x'.repeat(3_000)}`])
    expect((await visitor.get(`${list}/srp_layout?${query}`)).status, query).toBe(200)
  expect((await visitor.get(`${csv('srp_layout')}?periodo=x`)).status).toBe(200)
  expect((await visitor.post(csv('srp_layout'), {})).status).toBe(405)
})

test('the file of an earlier configuration is for marketing alone, as the service gave it', async ({ visitor, loggedIn, db }) => {
  const usedAt = '2020-01-01T10:00:00.123Z'
  const given = '{"version":"4", "revision":"prima  volta", "spazi": [ ]}'
  await db`insert into experiment_config (used_at, revision) values (${new Date(usedAt)}, 'prima volta') on conflict do nothing`
  await db`insert into experiment_config_file (used_at, file) values (${new Date(usedAt)}, ${given}) on conflict do nothing`
  const address = (moment: string) => `/api/v1/pages/private/experiment-configs/${encodeURIComponent(moment)}`
  expect((await visitor().get(address(usedAt))).status).toBe(401)
  const { visitor: reader, email } = await loggedIn()
  expect((await reader.get(address(usedAt))).status).toBe(403)
  await grantRole(db, email, 'marketing')
  const { status, headers, body } = await reader.get(address(usedAt))
  expect([status, headers['content-type'], headers['content-disposition'], headers['cache-control']]).toEqual([
    200,
    'application/json; charset=utf-8',
    'attachment; filename="configurazione-prima-volta.json"',
    'private, no-store',
  ])
  expect(body).toBe(given)
  for (const moment of [
    '2020-01-01T10:00:00.124Z',
    '2020-01-01',
    '2020-13-41T10:00:00.123Z',
    'infinity',
    '-271821-04-20T00:00:00.000Z',
    "'",
  ])
    expect((await reader.get(address(moment))).status, moment).toBe(404)
})
