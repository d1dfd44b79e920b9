import { setTimeout as delay } from 'node:timers/promises'
import { importsApi } from '@/e2e/dealer'
import { asForm, type HttpClient } from '@/e2e/http-client'
import { multipart } from '@/e2e/multipart'
import { asRecord } from '@/e2e/record'

export type Dealer = { owner: HttpClient; slug: string; key: string; feed: string | undefined }

/** The ways in which a file comes; each ends when the file has been read, a public trial when its report is there. */
export const ways: Readonly<Record<string, (dealer: Dealer, content: string) => Promise<void>>> = {
  wizard: async (dealer, content) => void (await bring(dealer, content)),
  feed: async ({ owner, slug, feed }) => {
    const sent = await owner.post(
      '/api/v1/pages/private/dealers/feed',
      { concessionaria: slug, indirizzo: feed ?? '' },
      { headers: asForm },
    )
    if (!sent.headers.location?.includes('/importa/')) throw new Error(`the feed was answered with ${sent.status} ${sent.headers.location}`)
  },
  api: async ({ owner, key }, content) => {
    const headers = { authorization: `Bearer ${key}`, 'content-type': 'application/octet-stream' }
    const sent = await owner.send('POST', '/api/partner/v1/imports', { headers, body: content })
    if (sent.status !== 201) throw new Error(`the API answered ${sent.status}: ${sent.body}`)
  },
  trial: async ({ owner }, content) => {
    const sent = await owner.send('POST', '/api/v1/dealers/trials', multipart({ _csrf: await owner.csrf() }, 'file', [['stock', content]]))
    const report = sent.headers.location ?? ''
    if (!report.includes('prova=')) throw new Error(`the trial was answered with ${sent.status}`)
    await until(owner, report, (body) => body.includes('su 5.000 righe') || body.includes('Abbiamo provato solo'))
  },
}

/** Goes through the wizard to the end: tried and imported. */
export async function importWhole(dealer: Dealer, content: string): Promise<void> {
  const page = await bring(dealer, content)
  const id = /\/importa\/(\d+)/.exec(page)?.[1] ?? ''
  const act = (fields: Record<string, string>) =>
    dealer.owner.post(`${importsApi}/${id}`, { concessionaria: dealer.slug, importazione: id, ...fields }, { headers: asForm })
  await act({ azione: 'prova', stock: 'tutto' })
  await until(dealer.owner, page, (body) => body.includes('Nulla è ancora cambiato'))
  await act({ azione: 'importa' })
  await until(dealer.owner, page, (body) => body.includes('Importazione finita'))
}

async function bring({ owner, slug }: Dealer, content: string): Promise<string> {
  const sent = await owner.send(
    'POST',
    importsApi,
    multipart({ _csrf: await owner.csrf(), concessionaria: slug }, 'file', [['stock', content]]),
  )
  if (!sent.headers.location?.includes('/importa/')) throw new Error(`the wizard answered ${sent.status} ${sent.headers.location}`)
  return sent.headers.location
}

async function until(owner: HttpClient, page: string, isThere: (body: string) => boolean): Promise<void> {
  while (!isThere((await owner.get(page)).body)) await delay(1_000)
}

export async function makeKey(owner: HttpClient, slug: string): Promise<string> {
  const sent = { concessionaria: slug, nome: 'Gestionale', permessi: ['stock:read', 'stock:write'] }
  const { body } = await owner.postJson('/api/v1/pages/private/dealers/partner-keys', sent)
  return String(asRecord(asRecord(body)['values'])['chiave'])
}
