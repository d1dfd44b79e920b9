import { randomUUID } from 'node:crypto'
import { expect } from '@playwright/test'
import sharp from 'sharp'
import type { Pool } from '@/lib/kernel/db/db.server'
import { type Answer, asForm, type HttpClient } from './http-client'

// What a seller sends from the first page of a draft to its publication.

export const drafts = '/api/v1/drafts'
const vehicle = { marca: 'fiat', modello: 'panda', immatricolazione: '03/2019', km: '45.000' }
export const whole = { ...vehicle, offerta: 'usato', carburante: 'benzina' }
export const description = 'Vendo per arrivo di un’auto più grande: sempre tenuta in box, tagliandi regolari.'

/** Begins a draft by the form of /vendi, without JavaScript; gives its id. */
export async function begin(seller: HttpClient, fields: Record<string, string> = vehicle): Promise<string> {
  const { status, headers } = await seller.post(drafts, { categoria: 'auto', ...fields }, { headers: asForm })
  expect(status).toBe(303)
  return /^\/vendi\/([\w-]{36})\/veicolo$/.exec(headers.location ?? '')?.[1] ?? ''
}

export async function versionOf(db: Pool, id: string, step: string): Promise<string> {
  const [row] = await db<{ version: number }[]>`select version from ad_draft_step where draft_id = ${id} and step = ${step}`
  return String(row?.version)
}

/** Sends a page of a draft as a browser does; gives where it leads. */
export async function send(
  db: Pool,
  seller: HttpClient,
  id: string,
  step: string,
  fields: Record<string, string>,
): Promise<string | undefined> {
  const { status, headers } = await seller.post(
    `${drafts}/${id}/${step}`,
    { version: await versionOf(db, id, step), ...fields },
    { headers: asForm },
  )
  expect(status, step).toBe(303)
  return headers.location
}

const withoutFiles: string[] = []

/** A photograph that is ready, without its files: `removePhotos` takes it off the ad again, before another test looks at a page that shows it. */
async function addPhoto(db: Pool, id: string): Promise<void> {
  withoutFiles.push(id)
  await db`
    insert into photo (id, draft_id, position, state, width, height, bytes, content_hash, colour)
    values (${randomUUID()}, ${id}, 1, 'ready', 1600, 1200, 1, 'x', '#808080')`
}

/** Removes the photos of all drafts that were filled in by this worker. */
export async function removePhotos(db: Pool): Promise<void> {
  await db`delete from ad_photo where photo_id in (select id from photo where draft_id = any(${withoutFiles.splice(0)}::uuid[]))`
}

export async function fillIn(db: Pool, seller: HttpClient, id: string): Promise<void> {
  expect(await send(db, seller, id, 'veicolo', whole)).toBe(`/vendi/${id}/foto`)
  expect(await send(db, seller, id, 'stato', { incidenti: 'no', tagliandi: 'si', 'dotazione-abs': 'true' })).toBe(`/vendi/${id}/testo`)
  await addPhoto(db, id)
  expect(await send(db, seller, id, 'testo', { descrizione: description })).toBe(`/vendi/${id}/prezzo`)
  expect(await send(db, seller, id, 'prezzo', { prezzo: '9.900', trattabile: 'true' })).toBe(`/vendi/${id}/pubblica`)
}

export const contacts = { nome: 'Francesca', comune: 'Monza (MB)', telefono: '039 2356789', azione: 'pubblica' }

/** A photograph that no other test has. */
export function newPhoto({ width, height } = { width: 1_200, height: 900 }): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: 'grey', noise: { type: 'gaussian', mean: 128, sigma: 30 } } })
    .jpeg()
    .toBuffer()
}

export async function upload(seller: HttpClient, id: string, content: Buffer): Promise<Answer> {
  const headers = { 'content-type': 'image/jpeg', 'x-csrf-token': await seller.csrf() }
  return seller.send('POST', `${drafts}/${id}/photos`, { body: content, headers })
}
