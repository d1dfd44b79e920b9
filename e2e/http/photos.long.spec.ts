import { createHash } from 'node:crypto'
import { JSDOM } from 'jsdom'
import type { Pool } from '@/lib/kernel/db/db.server'
import { asForm, type HttpClient } from '../http-client'
import { multipart } from '../multipart'
import { asRecord } from '../record'
import { begin, drafts, newPhoto, upload } from '../seller'
import { expect, test } from '../test'

test.describe.configure({ timeout: 240_000 })
/** Pictures give way to all other work, such as the browsers of other tests. */
const patience = { timeout: 100_000 }

async function photosOf(db: Pool, id: string) {
  return db<{ id: string; state: string; failure: string | null; rotation: number }[]>`
    select id, state, failure, rotation from photo where draft_id = ${id} and removed_at is null order by position`
}

test('a form stores its valid photographs, and names each fault beside its file', async ({ visitor, db }) => {
  const seller = visitor()
  const id = await begin(seller)
  const files = [
    ['uno.jpg', await newPhoto()],
    ['due.jpg', Buffer.from('<!doctype html><script>alert(1)</script>')],
    ['../../etc/\u202egpj.<b>tre</b>.jpg', await newPhoto({ width: 640, height: 480 })],
    ['quattro.png', await newPhoto()],
    ['vuoto.jpg', Buffer.alloc(0)],
  ] as const
  const { status, headers } = await seller.send('POST', `${drafts}/${id}/photos`, multipart({ _csrf: await seller.csrf() }, 'foto', files))
  expect([status, headers.location]).toEqual([303, `/vendi/${id}/foto`])
  const { body } = await seller.get(`/vendi/${id}/foto`)
  const alert = new JSDOM(body).window.document.querySelector('[role=alert]')
  expect(alert?.querySelector('p')?.textContent.split('\n')).toEqual([
    '2 foto caricate.',
    '«b>.jpg» non caricata: È 640 × 480: ne serve una da almeno 1.024 × 768.',
    '«due.jpg» non caricata: Non è una foto JPG, PNG o WebP.',
    '«vuoto.jpg» non caricata: Il file è vuoto.',
  ])
  await expect.poll(async () => (await photosOf(db, id)).map(({ state }) => state), patience).toEqual(['ready', 'ready'])
})

test('a photograph sent twice is one; it is ordered, turned, removed and taken back', async ({ visitor, db }) => {
  const seller = visitor()
  const id = await begin(seller)
  const [a, b] = [await newPhoto(), await newPhoto()]
  const first = asRecord((await upload(seller, id, a)).body)['id']
  expect(asRecord((await upload(seller, id, a)).body)['id']).toBe(first)
  const second = asRecord((await upload(seller, id, b)).body)['id']
  const path = `${drafts}/${id}/photos`
  const json = async (method: string, address: string, value: unknown) =>
    seller.send(method, address, {
      body: JSON.stringify(value),
      headers: { 'content-type': 'application/json', 'x-csrf-token': await seller.csrf() },
    })
  expect((await json('PUT', path, { order: [second, first] })).status).toBe(200)
  expect((await photosOf(db, id)).map((one) => one.id)).toEqual([second, first])
  expect((await json('PUT', `${path}/${String(first)}`, { position: 1, rotation: 90 })).status).toBe(200)
  expect(await photosOf(db, id)).toMatchObject([{ id: first, rotation: 90 }, { id: second }])
  expect((await json('PUT', `${path}/${String(first)}`, { rotation: 45 })).status).toBe(400)
  expect((await json('DELETE', `${path}/${String(first)}`, {})).status).toBe(204)
  expect((await photosOf(db, id)).map((one) => one.id)).toEqual([second])
  const { headers } = await seller.post(`${path}/${String(first)}`, { change: 'restore' }, { headers: asForm })
  expect(headers.location).toBe(`/vendi/${id}/foto`)
  expect((await photosOf(db, id)).map((one) => one.id)).toEqual([first, second])
})

test('photographs of a draft are its holder’s alone, for every verb, until an ad shows them', async ({ visitor, db }) => {
  const [seller, stranger] = [visitor(), visitor()]
  const [id, other] = [await begin(seller), await begin(stranger)]
  const photoId = String(asRecord((await upload(seller, id, await newPhoto())).body)['id'])
  await expect.poll(async () => (await photosOf(db, id))[0]?.state, patience).toBe('ready')
  const csrf = await stranger.csrf()
  for (const draft of [id, other])
    for (const [method, path, body] of [
      ['PUT', `photos/${photoId}`, '{"rotation":90}'],
      ['POST', `photos/${photoId}`, '{"change":"turn"}'],
      ...(draft === id
        ? ([
            ['GET', 'photos', ''],
            ['POST', 'photos', 'x'],
            ['PUT', 'photos', '{"order":[]}'],
            ['DELETE', `photos/${photoId}`, '{}'],
          ] as const)
        : []),
    ] as const)
      expect(
        (
          await stranger.send(method, `${drafts}/${draft}/${path}`, {
            ...(body && { body }),
            headers: { 'content-type': 'application/json', 'x-csrf-token': csrf },
          })
        ).status,
        `${method} ${path}`,
      ).toBe(404)
  expect((await stranger.get(`/vendi/${id}/foto`)).status).toBe(404)
  const picture = `/foto/${photoId}-1/320.avif`
  const own = await seller.get(picture)
  expect([own.status, own.headers['content-type'], own.headers['cache-control'], own.headers['x-robots-tag']]).toEqual([
    200,
    'image/avif',
    'private, no-store',
    'noindex',
  ])
  expect((await stranger.get(picture)).status).toBe(404)
  const [ad] = await db<{ id: number }[]>`select id from ad where status = 'published' limit 1`
  await db`insert into ad_photo (ad_id, position, photo_id, revision, width, height, colour) values (${ad?.id ?? 0}, 30, ${photoId}, 1, 1200, 900, 'grey')`
  const shown = await stranger.get(picture)
  await db`delete from ad_photo where photo_id = ${photoId}`
  expect([shown.status, shown.headers['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable, s-maxage=300'])
  for (const path of [
    `/foto/${photoId}-2/320.avif`,
    `/foto/${photoId}-1/321.avif`,
    `/foto/${photoId}-1/320.jpg`,
    `/foto/..%2Foriginals/${photoId}`,
  ])
    expect((await seller.get(path)).status, path).toBe(404)
})

test('a plate is covered by four numbers of a form; an ad that shows the plate hides the picture first', async ({ visitor, db }) => {
  const [seller, stranger] = [visitor(), visitor()]
  const id = await begin(seller)
  const photoId = String(asRecord((await upload(seller, id, await newPhoto())).body)['id'])
  await expect.poll(async () => (await photosOf(db, id))[0]?.state, patience).toBe('ready')
  await db`
    insert into ad_photo (ad_id, position, photo_id, revision, width, height, colour)
    select id, (select coalesce(max(position), 0) + 1 from ad_photo where ad_id = ad.id), ${photoId}, 1, 1200, 900, 'grey'
    from ad where status = 'published' limit 1`
  const pictureOf = async (revision: number) => (await stranger.get(`/foto/${photoId}-${revision}/320.avif`)).status
  expect(await pictureOf(1)).toBe(200)
  const tool = `/vendi/${id}/foto?targa=${photoId}`
  expect((await seller.get(tool)).body).toContain('Copri la targa')
  expect((await stranger.get(tool)).status).toBe(404)
  const send = (fields: Record<string, string>) => seller.post(`${drafts}/${id}/photos/${photoId}`, fields, { headers: asForm })
  const box = { sinistra: '37,5', alto: '60', larghezza: '25', altezza: '8' }
  expect((await send({ change: 'conceal', ...box, alto: 'in basso' })).headers.location).toBe(tool)
  const refused = await seller.get(tool)
  expect([refused.body.includes('Scrivi un numero da 0 a 100'), refused.body.includes('in basso')]).toEqual([true, true])
  expect((await send({ change: 'conceal', ...box })).headers.location).toBe(`/vendi/${id}/foto`)
  expect(await pictureOf(1)).toBe(404)
  await expect.poll(() => pictureOf(2), patience).toBe(200)
  expect(await pictureOf(1)).toBe(404)
  expect((await seller.get(tool)).body).toContain('25 × 8 % della foto, a 37,5 % da sinistra e 60 % dall’alto')
  await send({ change: 'reveal', riquadro: '0' })
  expect(await db`select plates from photo where id = ${photoId}`).toEqual([{ plates: [] }])
  expect([await pictureOf(2), await pictureOf(3)]).toEqual([200, 404])
  await db`delete from ad_photo where photo_id = ${photoId}`
})

test('no file name opens a folder or adds a header, and a file of 100 MB is refused with a sentence', async ({ visitor, db }) => {
  const seller = visitor()
  const id = await begin(seller)
  const names = [
    '../../../etc/cron.d/x.jpg',
    'C:\\Windows\\x.jpg',
    'a%0d%0aSet-Cookie: rubato=1.jpg',
    'a\r\nSet-Cookie: rubato=1.jpg',
    `${'x'.repeat(5_000)}.jpg`,
    '\0.jpg',
    '.',
  ]
  for (const name of names) {
    const form = multipart({ _csrf: await seller.csrf() }, 'foto', [[name, Buffer.from('<svg onload="alert(1)">')]])
    const { status, headers, cookies } = await seller.send('POST', `${drafts}/${id}/photos`, form)
    expect([status, headers.location], name).toEqual([303, `/vendi/${id}/foto`])
    expect(
      cookies.some((line) => line.startsWith('rubato')),
      name,
    ).toBe(false)
  }
  const huge = multipart({ _csrf: await seller.csrf() }, 'foto', [['enorme.jpg', Buffer.alloc(100 * 1024 * 1024, await newPhoto())]])
  expect((await seller.send('POST', `${drafts}/${id}/photos`, huge)).status).toBe(303)
  expect((await seller.get(`/vendi/${id}/foto`)).body).toContain('Pesa più di 15 MB')
  expect(await photosOf(db, id)).toEqual([])
})

test('a robot’s message is refused without a failure, and without the token nothing is stored', async ({ visitor, db }) => {
  const seller = visitor()
  const id = await begin(seller)
  const path = `${drafts}/${id}/photos`
  const form = multipart({ _csrf: 'x' }, 'foto', [['uno.jpg', await newPhoto()]])
  expect((await seller.send('POST', path, { body: await newPhoto(), headers: { 'content-type': 'image/jpeg' } })).status).toBe(403)
  expect((await seller.send('POST', path, { ...form, headers: { ...form.headers, accept: '*/*' } })).status).toBe(403)
  expect(asRecord((await upload(seller, id, Buffer.from('GIF89a'))).body)['message']).toBe('Non è una foto JPG, PNG o WebP.')
  const token = { 'x-csrf-token': await seller.csrf() }
  for (const [headers, body] of [
    [{ 'content-type': 'multipart/form-data' }, 'x'],
    [{ 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\nnonsense'],
    [{ 'content-type': 'image/jpeg' }, ''],
  ] as const)
    expect((await seller.send('POST', path, { body, headers: { ...token, ...headers } })).status, headers['content-type']).toBe(400)
  const own = String(asRecord((await upload(seller, id, await newPhoto())).body)['id'])
  for (const plates of [
    [{ left: 0, top: 0, width: 0, height: 0 }],
    [{ left: '<' }],
    [{ left: 2, top: 0, width: 1, height: 1 }],
    Array(5).fill({ left: 0, top: 0, width: 1, height: 1 }),
    'x',
  ])
    expect(
      (
        await seller.send('PUT', `${path}/${own}`, {
          body: JSON.stringify({ plates }),
          headers: { ...token, 'content-type': 'application/json' },
        })
      ).status,
      JSON.stringify(plates),
    ).toBe(400)
  for (const fields of [{}, { sinistra: '1e99', alto: '-1', larghezza: '101', altezza: 'NaN' }])
    expect((await seller.postJson(`${path}/${own}`, { change: 'conceal', ...fields })).status).toBe(400)
  for (const riquadro of ['', '-1', '4', 'x'])
    expect((await seller.postJson(`${path}/${own}`, { change: 'reveal', riquadro })).status, riquadro).toBe(400)
  await db`delete from photo where id = ${own}`
  for (const other of [`${path}/x`, `${path}/00000000-0000-4000-8000-000000000000`])
    expect((await seller.postJson(other, { change: 'turn' })).status, other).toBeGreaterThanOrEqual(400)
  expect(await photosOf(db, id)).toEqual([])
})

/** Sends bytes of a photograph as its part from `start`. */
async function sendPart(seller: HttpClient, path: string, { content, start, end }: { content: Buffer; start: number; end: number }) {
  const { status, body } = await seller.send('PUT', path, {
    body: content.subarray(start, end),
    headers: { 'x-csrf-token': await seller.csrf(), 'content-range': `bytes ${start}-${end - 1}/${content.length}` },
  })
  return { status, answer: asRecord(JSON.parse(body)) }
}

test('a photograph sent in parts goes on where it broke off, and is one', async ({ visitor, db }) => {
  const seller = visitor()
  const id = await begin(seller)
  const content = await newPhoto({ width: 2_400, height: 1_800 })
  const path = `${drafts}/${id}/uploads/${createHash('sha256').update(content).digest('hex')}`
  const received = async () => asRecord(JSON.parse((await seller.get(path)).body))['received']
  const part = 1_048_576
  expect(content.length).toBeGreaterThan(part)
  expect(await received()).toBe(0)
  expect((await sendPart(seller, path, { content, start: part, end: content.length })).answer).toEqual({ received: 0 }) // not from its start
  expect((await sendPart(seller, path, { content, start: 0, end: part })).answer).toEqual({ received: part })
  expect((await sendPart(seller, path, { content, start: 0, end: part })).answer).toEqual({ received: part }) // its answer was lost
  expect(await received()).toBe(part)
  const last = await sendPart(seller, path, { content, start: part, end: content.length })
  expect(last.answer).toMatchObject({ received: content.length, photo: { state: 'waiting', width: 2_400 } })
  expect(await received()).toBe(0)
  const whole = await upload(seller, id, content)
  expect(asRecord(JSON.parse(whole.body))['id']).toBe(asRecord(last.answer['photo'])['id'])
  expect(await photosOf(db, id)).toHaveLength(1)
})

test('a photograph is refused with a sentence if a part is invalid, or the whole is no picture', async ({ visitor, db }) => {
  const [seller, stranger] = [visitor(), visitor()]
  const id = await begin(seller)
  const path = `${drafts}/${id}/uploads/${'a'.repeat(64)}`
  const headers = { 'x-csrf-token': await seller.csrf() }
  const rangeOf = async (range: string, body = 'x') =>
    (await seller.send('PUT', path, { body, headers: { ...headers, 'content-range': range } })).status
  for (const range of ['', 'bytes 0-0', 'bytes 5-1/9', 'bytes 0-9/9', 'bytes 0-0/*', 'bytes -1-0/9', 'bytes 0-0/99999999999'])
    expect(await rangeOf(range), range).toBe(400)
  expect(await rangeOf('bytes 0-0/15728641')).toBe(413)
  expect(await rangeOf('bytes 0-4/5', 'more than five')).toBe(413)
  expect((await seller.send('PUT', `${drafts}/${id}/uploads/..%2Fx`, { body: 'x', headers })).status).toBe(400)
  expect((await seller.send('PUT', path, { body: 'x', headers: { 'x-csrf-token': 'x', 'content-range': 'bytes 0-0/1' } })).status).toBe(403)
  const foreign = { 'x-csrf-token': await stranger.csrf(), 'content-range': 'bytes 0-0/1' }
  expect((await stranger.send('PUT', path, { body: 'x', headers: foreign })).status).toBe(404)
  const text = Buffer.from('<!doctype html>')
  const sentUnder = async (hash: string) => {
    const { status, answer } = await sendPart(seller, `${drafts}/${id}/uploads/${hash}`, { content: text, start: 0, end: text.length })
    return [status, answer['message']]
  }
  expect(await sentUnder('b'.repeat(64)), 'another file').toEqual([400, 'Il file è rovinato o incompleto: caricalo di nuovo.'])
  expect(await sentUnder(createHash('sha256').update(text).digest('hex'))).toEqual([400, 'Non è una foto JPG, PNG o WebP.'])
  expect(await photosOf(db, id)).toEqual([])
})
