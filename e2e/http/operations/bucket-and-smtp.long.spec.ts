import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { newEmail, openAccount, testPassword } from '@/e2e/accounts'
import { HttpClient } from '@/e2e/http-client'
import { launch } from '@/e2e/launch'
import { type Machine, openSharedParts, type SharedParts, startMachine } from '@/e2e/machine'
import { asRecord } from '@/e2e/record'
import { begin, contacts, description, newPhoto, send, upload, whole } from '@/e2e/seller'
import { expect, test } from '@/e2e/test'
import { queueMail } from '@/lib/kernel/mail/queue-mail.server'
import { s3Settings, startS3, type TestS3 } from '@/lib/market/photos/test-s3-server'
import { createDatabase } from '@/scripts/database/test-database'

/** A site that stores its photographs in a bucket and sends its mails over SMTP. */
test.describe.configure({ mode: 'serial', timeout: 240_000 })

let site: SharedParts
let machine: Machine
const closings: (() => Promise<void>)[] = []
const email = newEmail('secchio')
let photo = ''

test.beforeAll(async () => {
  site = await openSharedParts()
  closings.unshift(site.close)
  machine = await startMachine('bucket', site.settings)
  closings.unshift(() => machine.close())
})

test.afterAll(async () => {
  for (const close of closings) await close()
})

const picture = async (name: string) => {
  const answer = await fetch(`${machine.url}/foto/${photo}-1/${name}`)
  return { status: answer.status, content: Buffer.from(await answer.arrayBuffer()).toString('base64') }
}
const stored = ({ objects }: TestS3) => new Map([...objects].map(([key, object]) => [key, object.content.toString('base64')]))
const arrivedTo = (address: string) => site.smtp.received.filter(({ to }) => to.includes(address)).map(({ from }) => from)

test('an uploaded photograph is stored only in the bucket, is served from there, and its ad’s mail is sent', async () => {
  const seller = new HttpClient(machine.url)
  await seller.logIn(await openAccount(site.db, email), testPassword)
  const draft = await begin(seller, whole)
  const content = await newPhoto()
  photo = String(asRecord((await upload(seller, draft, content)).body)['id'])
  expect(stored(site.bucket).get(`originals/${photo}`), 'as it was acknowledged').toBe(content.toString('base64'))
  await send(site.db, seller, draft, 'veicolo', whole)
  await send(site.db, seller, draft, 'stato', { incidenti: 'no', tagliandi: 'si' })
  await send(site.db, seller, draft, 'testo', { descrizione: description })
  await send(site.db, seller, draft, 'prezzo', { prezzo: '9.900' })
  const made = () => site.db`select state from photo where id = ${photo}`
  await expect.poll(made, { timeout: 100_000 }).toEqual([{ state: 'ready' }]) // pictures give way to all other work
  expect(await send(site.db, seller, draft, 'pubblica', contacts)).toMatch(/^\/annuncio\//)

  expect(site.bucket.objects.size).toBe(1 + 8)
  for (const name of ['320.avif', '1280.webp'])
    expect(await picture(name), name).toEqual({ status: 200, content: stored(site.bucket).get(`pictures/${photo}-1/${name}`) })
  const folder = await readdir(path.join(machine.dataDir, 'photos'), { recursive: true, withFileTypes: true })
  expect(folder.filter((entry) => entry.isFile())).toEqual([])
  await expect.poll(() => arrivedTo(email)).toEqual(['noreply@ingrana.localhost'])
})

test('while the bucket is away a picture is answered with 503, and comes when it is back', async () => {
  site.bucket.failNext('503', '503', '503')
  expect((await picture('832.avif')).status).toBe(503)
  expect(await picture('832.avif')).toEqual({ status: 200, content: stored(site.bucket).get(`pictures/${photo}-1/832.avif`) })
})

test('a machine that has lost its folder goes on with the database and the bucket, and sends nothing again', async () => {
  await machine.close()
  machine = await startMachine('bucket-again', site.settings)
  expect(await picture('320.avif')).toEqual({ status: 200, content: stored(site.bucket).get(`pictures/${photo}-1/320.avif`) })
  const later = newEmail('dopo')
  await queueMail(site.db, { kind: 'test', to: later, subject: 'Prova', text: 'Prova', html: '<p>Prova</p>' })
  await expect.poll(() => arrivedTo(later)).toHaveLength(1)
  expect(arrivedTo(email)).toHaveLength(1)
})

/** A command of npm with settings of its own. */
async function run(words: string[], settings: Record<string, string>): Promise<string> {
  const launched = launch(settings, ['npm', 'run', '-s', ...words])
  expect(await launched.ended, launched.output()).toBe(0)
  return launched.output()
}

test('a backup has the photographs of the bucket, and a restore puts them into another one', async () => {
  const folder = path.join(machine.dataDir, 'backups')
  const said = await run(['backup', '--', '--to', folder], { ...site.settings, DATA_DIR: machine.dataDir })
  expect(said).toContain('9 photograph files')
  const [file = ''] = await readdir(folder)
  const [database, bucket] = [await createDatabase(process.env['DATABASE_URL'] ?? ''), await startS3()]
  closings.unshift(database.remove, bucket.close)
  const restored = await run(['restore', '--', path.join(folder, file)], {
    ...{ DATABASE_URL: database.url, DATA_DIR: path.join(machine.dataDir, 'restored') },
    ...s3Settings(bucket.place),
  })
  expect(restored).toContain('Restored and compared the backup')
  expect(stored(bucket)).toEqual(stored(site.bucket))
})
