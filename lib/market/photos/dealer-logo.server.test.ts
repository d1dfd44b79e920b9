import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { Db } from '@/lib/kernel/db/db.server'
import { withRollback } from '@/lib/kernel/db/test-db.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { purgeRows } from '@/lib/kernel/expiry/purge-rows.server'
import { addDealers } from '@/lib/market/dealers/add-dealers.server'
import { findLogo, keepLogo, logoExpiries, maxLogoBytes } from './dealer-logo.server'

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 11, g: 82, b: 57, alpha: 1 } } })

async function keep(db: Db, content: Buffer, bytes = content.length): Promise<string> {
  const folder = await mkdtemp(path.join(tmpdir(), 'ingrana-logo-'))
  try {
    const file = path.join(folder, 'sent')
    await writeFile(file, content)
    return await keepLogo(db, { path: file, bytes })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

test(
  'a logo becomes a white square that has nothing but its pixels, and is public once a dealer shows it',
  withRollback(async (db) => {
    const sent = await plain(400, 100)
      .png()
      .withExif({ IFD0: { Copyright: 'segreto-7' } })
      .toBuffer()
    const id = await keep(db, Buffer.concat([sent, Buffer.from('<script>coda</script>')]))
    const { content = Buffer.alloc(0), isPublic } = (await findLogo(db, id)) ?? {}
    expect(isPublic).toBe(false)
    const { width, height, format, exif } = await sharp(content).metadata()
    expect([width, height, format, exif]).toEqual([320, 320, 'webp', undefined])
    expect(content.includes('segreto-7') || content.includes('script')).toBe(false)
    const { data, info } = await sharp(content).raw().toBuffer({ resolveWithObject: true })
    const pixel = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * info.channels, (y * info.width + x) * info.channels + 3),
    ]
    expect(pixel(160, 10), 'above the sign').toEqual([255, 255, 255])
    expect(pixel(160, 160)[1], 'the sign').toBeLessThan(100)
    await addDealers(db, [{ name: 'Ticino Auto', logoId: id }])
    expect((await findLogo(db, id))?.isPublic).toBe(true)
  }),
)

test.each([
  ['a page', async () => Buffer.from('<html><body>logo</body></html>')],
  ['a vector graphic that may hold scripts', async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400"/>')],
  ['an animation of another kind', () => plain(400, 400).gif().toBuffer()],
  ['half a picture', async () => (await plain(900, 900).jpeg().toBuffer()).subarray(0, 400)],
  ['a picture that is too small', () => plain(120, 60).png().toBuffer()],
  ['a picture that unpacks to too much', () => plain(9_000, 1_000).png().toBuffer()],
  ['an empty file', async () => Buffer.alloc(0)],
])('%s is refused in a sentence, and nothing is stored', (_, make) =>
  withRollback(async (db) => {
    await expect(keep(db, await make())).rejects.toSatisfy((error) => error instanceof AppError && (error.shownText ?? '') !== '')
    expect(await db`select from dealer_logo`).toHaveLength(0)
  })(),
)

test(
  'more than two megabytes are refused before they are looked at',
  withRollback(async (db) => {
    await expect(keep(db, Buffer.from('x'), maxLogoBytes + 1)).rejects.toMatchObject({ shownText: 'Pesa più di 2 MB: riducilo e riprova.' })
  }),
)

test(
  'the night takes logos that nobody shows any more',
  withRollback(async (db) => {
    const content = await plain(200, 200).png().toBuffer()
    const [shown, left, fresh] = [await keep(db, content), await keep(db, content), await keep(db, content)]
    await addDealers(db, [{ name: 'Ticino Auto', logoId: shown }])
    await db`update dealer_logo set created_at = now() - interval '2 days' where id <> ${fresh}`
    for (const expiry of logoExpiries) await purgeRows(db, expiry)
    expect([await findLogo(db, shown), await findLogo(db, left), await findLogo(db, fresh)].map((logo) => logo !== undefined)).toEqual([
      true,
      false,
      true,
    ])
  }),
)
