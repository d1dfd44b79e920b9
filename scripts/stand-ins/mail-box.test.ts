// reads: temporary files
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest'
import { log } from '@/lib/kernel/errors/log.server'
import { openFolderTransport } from '@/lib/kernel/mail/folder-transport.server'
import type { OutgoingMail } from '@/lib/kernel/mail/mail'
import { escapeHtml } from '@/lib/kernel/mail/mail-components'
import { sampleMails } from '@/lib/server/showcase/sample-mails.server'
import { mailBox } from './mail-box'
import { serveStandIns } from './stand-in-server'

const mail: OutgoingMail = {
  kind: 'test',
  to: 'anna@esempio.it',
  subject: 'Perché è così? Una riga piuttosto lunga, con le sue lettere accentate, fino a oltre la fine 🚗',
  text: 'Città: Forlì & dintorni\n\nhttps://sito.test/conferma?codice=abc-DEF_1&x=1\n\n<script>alert(1)</script>\n',
  html: '<!doctype html><html><head><title>x</title></head><body><p>Forlì</p><a href="https://sito.test/conferma">Conferma</a></body></html>',
  unsubscribeUrl: null,
  messageId: '<0f0f@sito.test>',
  createdAt: new Date('2026-03-01T10:00:00Z'),
}

let folder = ''
let box: { port: number; close: () => Promise<void> }
const get = (address: string) => fetch(`http://localhost:${box.port}${address}`)

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'outbox-'))
  const transport = openFolderTransport(folder, 'Ingrana è <noreply@sito.test>')
  await transport.deliver(mail)
  await transport.deliver(mail) // a crash before it was marked as sent
  await transport.deliver({
    ...mail,
    messageId: '<1f1f@sito.test>',
    to: 'bruno@esempio.it',
    subject: 'Altra',
    createdAt: new Date('2026-03-01T11:00:00Z'),
  })
  box = await serveStandIns(0, [mailBox(folder)])
})
afterAll(async () => {
  await box.close()
  await rm(folder, { recursive: true })
})

test('a site without SMTP logs once a day that mails do not leave', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  onTestFinished(() => void vi.useRealTimers())
  const warn = vi.spyOn(log(), 'warn')
  onTestFinished(() => warn.mockRestore())
  const own = await mkdtemp(path.join(tmpdir(), 'outbox-'))
  onTestFinished(() => rm(own, { recursive: true }))
  const transport = openFolderTransport(own, 'Ingrana <noreply@sito.test>')
  const lines: number[] = []
  for (const hours of [0, 1, 22.9, 0.2, 23]) {
    vi.advanceTimersByTime(hours * 3_600_000)
    await transport.deliver(mail)
    lines.push(warn.mock.calls.length)
  }
  expect(lines).toEqual([1, 1, 1, 2, 2])
  expect(warn).toHaveBeenCalledWith({ folder: own }, 'mails are stored as files and reach nobody: set SMTP_URL')
})

test('a mail delivered twice is one file, and no half file is left', async () => {
  expect((await readdir(folder)).map((file) => path.extname(file))).toEqual(['.eml', '.eml'])
})

test('mails are listed unchanged, newest first, by addressee', async () => {
  const all: unknown = await (await get('/posta.json')).json()
  expect(all).toMatchObject([{ to: 'bruno@esempio.it' }, { to: 'anna@esempio.it' }])
  const hers: unknown = await (await get('/posta.json?a=ANNA@esempio.it')).json()
  expect(hers).toMatchObject([
    {
      to: mail.to,
      from: 'Ingrana è <noreply@sito.test>',
      subject: mail.subject,
      messageId: mail.messageId,
      kind: 'test',
      date: mail.createdAt.toISOString(),
      links: ['https://sito.test/conferma?codice=abc-DEF_1&x=1'],
    },
  ])
  expect(JSON.stringify(hers)).toContain('Città: Forlì & dintorni')
})

test('a mail opens with links one can click; its text never becomes markup, its HTML stays in a sandbox', async () => {
  const list = await (await get('/posta')).text()
  const [address = ''] = [...list.matchAll(/href="(\/posta\/[^"]+)"/g)].map((match) => match[1]).slice(1)
  const page = await (await get(address)).text()
  expect(page).toContain('<a href="https://sito.test/conferma?codice=abc-DEF_1&#38;x=1">')
  expect(page).not.toContain('<script>')
  expect(page).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
  const html = await get(`${address}/html`)
  expect(html.headers.get('content-security-policy')).toContain('sandbox')
  expect(await html.text()).toContain('<a href="https://sito.test/conferma">')
})

test('nothing outside the folder is read, and no foreign site may request', async () => {
  for (const address of ['/posta/..%2fpackage.json', '/posta/nulla.eml', '/posta/.eml/html'])
    expect((await get(address)).status, address).toBe(404)
  const { request } = await import('node:http')
  const status = await new Promise((resolve) => {
    request({ port: box.port, host: 'localhost', path: '/posta.json', headers: { host: 'cattivo.test' } }, (response) =>
      resolve(response.statusCode),
    ).end()
  })
  expect(status).toBe(403)
})

test('every mail the site can send is shown as a model, in text and in a frame that runs nothing', async () => {
  const list = await (await get('/posta/modelli')).text()
  const models = [...list.matchAll(/href="(\/posta\/modelli\/\d+)"/g)].map(([, address = '']) => address)
  expect(models).toHaveLength(sampleMails().length)
  for (const [place, { mail }] of sampleMails().entries()) {
    const page = await (await get(models[place] ?? '')).text()
    expect(page).toContain(escapeHtml(mail.subject))
    const framed = await get(`${models[place] ?? ''}/html`)
    expect(framed.headers.get('content-security-policy')).toContain('sandbox')
    expect(await framed.text()).toContain(escapeHtml(mail.subject))
  }
  expect((await get(`/posta/modelli/${models.length}`)).status).toBe(404)
})
