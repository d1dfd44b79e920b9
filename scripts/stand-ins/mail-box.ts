// reads: temporary files
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { escapeHtml } from '@/lib/kernel/mail/mail-components'
import { sampleMails } from '@/lib/server/showcase/sample-mails.server'
import { type ReadMail, readEml } from './eml'
import { standInPage } from './stand-in-page'
import { json, type StandIn, type StandInResponse } from './stand-in-server'

type StoredMail = ReadMail & { file: string }
const modelsPath = '/posta/modelli'
const maxShown = 200
const when = new Intl.DateTimeFormat('it-IT', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Rome' })

/** The mails the site would have sent, newest first, to read and click. `/posta.json?a=…` is for tests. */
export function mailBox(folder: string): StandIn {
  return async ({ path: requested, query }) => {
    if (requested === '/posta') return listPage(await readMails(folder, query.get('a')))
    if (requested === '/posta.json')
      return json((await readMails(folder, query.get('a'))).map((mail) => ({ ...mail, links: linksIn(mail.text) })))
    if (requested === modelsPath) return modelsPage()
    const [, model, form] = /^\/posta\/modelli\/(\d+)(\/html)?$/.exec(requested) ?? []
    if (model !== undefined) return modelPage(Number(model), form)
    const [, file, part] = /^\/posta\/([\w.-]+\.eml)(\/html|\/eml)?$/.exec(requested) ?? []
    return file === undefined ? undefined : mailPage(folder, file, part)
  }
}

/** The last mails of a folder, newest first; of one address when it is given. */
export async function readMails(folder: string, to: string | null = null): Promise<StoredMail[]> {
  const files = (await readdir(folder).catch(() => []))
    .filter((file) => file.endsWith('.eml'))
    .sort()
    .reverse()
  const mails: StoredMail[] = []
  for (const file of files) {
    if (mails.length === maxShown) break
    const mail = readEml(await readFile(path.join(folder, file), 'utf8'))
    if (to === null || mail.to.toLowerCase() === to.toLowerCase()) mails.push({ ...mail, file })
  }
  return mails
}

function listPage(mails: StoredMail[]): StandInResponse {
  if (mails.length === 0)
    return standInPage(
      'Posta',
      `<section><p>Non c’è ancora nessuna e-mail. Le e-mail che il sito invia compaiono qui: ricarica la pagina dopo averne chiesta una.</p></section>${toModels}`,
    )
  const items = mails.map(
    (mail) =>
      `<li class="card"><a href="/posta/${mail.file}">${escapeHtml(mail.subject)}</a><br><small>a ${escapeHtml(mail.to)}, ${when.format(mail.date)}</small></li>`,
  )
  return standInPage(
    'Posta',
    `<p>Le ultime e-mail inviate dal sito, la più recente per prima.</p><ul class="cards">${items.join('')}</ul>${toModels}`,
  )
}

const toModels = `<p><a href="${modelsPath}">I modelli di tutte le e-mail</a></p>`

/** Every mail the site can send, with invented contents: for who writes or changes one. */
function modelsPage(): StandInResponse {
  const items = sampleMails().map(
    ({ state, mail }, place) =>
      `<li class="card"><a href="${modelsPath}/${place}">${escapeHtml(mail.subject)}</a><br><small>${escapeHtml(state)} · ${escapeHtml(mail.kind)}</small></li>`,
  )
  return standInPage(
    'Modelli delle e-mail',
    `<p>Come appare ogni e-mail, con contenuti inventati.</p><ul class="cards">${items.join('')}</ul>`,
  )
}

function modelPage(place: number, form: string | undefined): StandInResponse | undefined {
  const sample = sampleMails()[place]
  if (!sample) return undefined
  if (form === '/html') return mailFrame(sample.mail.html)
  return standInPage(
    sample.mail.subject,
    `<p><small>${escapeHtml(sample.state)} · ${escapeHtml(sample.mail.kind)}</small></p>
    <section><pre>${withLinks(sample.mail.text)}</pre></section>
    <h2>Come appare in un programma di posta</h2>
    <iframe title="E-mail in HTML" src="${modelsPath}/${place}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
    <p><a href="${modelsPath}">Tutti i modelli</a></p>`,
  )
}

/** The frame of a mail allows only the mail itself, and links in a new tab. */
function mailFrame(html: string): StandInResponse {
  return {
    type: 'text/html',
    body: html.replace('<head>', '<head><base target="_blank">'),
    headers: {
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox allow-popups allow-popups-to-escape-sandbox",
    },
  }
}

async function mailPage(folder: string, file: string, part: string | undefined): Promise<StandInResponse | undefined> {
  const source = await readFile(path.join(folder, file), 'utf8').catch(() => undefined)
  if (source === undefined) return undefined
  if (part === '/eml') return { type: 'message/rfc822', body: source }
  const mail = readEml(source)
  if (part === '/html') return mailFrame(mail.html)
  return standInPage(
    mail.subject,
    `
    <p><small>Da ${escapeHtml(mail.from)}<br>A ${escapeHtml(mail.to)}<br>${when.format(mail.date)}</small></p>
    <section><pre>${withLinks(mail.text)}</pre></section>
    <h2>Come appare in un programma di posta</h2>
    <iframe title="E-mail in HTML" src="/posta/${file}/html" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>
    <p><a href="/posta">Tutte le e-mail</a> · <a href="/posta/${file}/eml">File .eml</a></p>`,
  )
}

const link = /https?:\/\/[^\s<>"]+/g
const linksIn = (text: string): string[] => text.match(link) ?? []

function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"]+)/)
    .map((piece, index) => (index % 2 === 0 ? escapeHtml(piece) : `<a href="${escapeHtml(piece)}">${escapeHtml(piece)}</a>`))
    .join('')
}
