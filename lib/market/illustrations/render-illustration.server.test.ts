// reads: temporary files
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { AppError } from '@/lib/kernel/errors/app-error'
import { bodyTileFile, cutoutFile, drawingsVersion, heroFile, illustrationWidths, vehicleFile } from './illustration'
import { renderIllustration } from './render-illustration.server'

const green = { drawing: 'suv', colour: 'verde', seed: 7 } as const
const smallFile = vehicleFile({ ...green, width: 320 })
let folder = ''

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'illustrations-'))
})
afterEach(async () => {
  await rm(folder, { recursive: true, force: true })
})

test.each(illustrationWidths)('a picture %i wide is a WebP of 16:10, small enough for a list', async (width) => {
  const { content, contentType } = await renderIllustration(vehicleFile({ ...green, width }), folder)
  expect(contentType).toBe('image/webp')
  expect(await sharp(content).metadata()).toMatchObject({ format: 'webp', width, height: (width * 10) / 16 })
  expect(content.length).toBeLessThan({ 320: 8, 832: 24, 1280: 40 }[width] * 1024)
  const classic = await renderIllustration(vehicleFile({ ...green, drawing: 'berlina-anni-cinquanta', width }), folder)
  expect(classic.content.length).toBeLessThan({ 320: 8, 832: 24, 1280: 40 }[width] * 1024)
})

test('a vehicle for mails is a PNG that one sees through around it, of few bytes', async () => {
  const { content, contentType } = await renderIllustration(cutoutFile('suv', 'verde', 'png'), folder)
  expect(contentType).toBe('image/png')
  expect(await sharp(content).metadata()).toMatchObject({ format: 'png', width: 680, hasAlpha: true })
  expect(content.length).toBeLessThan(24 * 1024)
})

test('A picture is rendered once and then read from disk', async () => {
  await renderIllustration(smallFile, folder)
  expect(await readdir(join(folder, drawingsVersion))).toEqual([smallFile])
  await writeFile(join(folder, drawingsVersion, smallFile), 'stored')
  expect((await renderIllustration(smallFile, folder)).content.toString()).toBe('stored')
})

test('Requests for one picture that come together share one rendering', async () => {
  const answers = await Promise.all(Array.from({ length: 5 }, () => renderIllustration(smallFile, folder)))
  expect(new Set(answers.map(({ content }) => content)).size).toBe(1)
  expect(await readdir(join(folder, drawingsVersion))).toEqual([smallFile])
})

test('An empty file left by a crash is rendered anew', async () => {
  await renderIllustration(smallFile, folder)
  await writeFile(join(folder, drawingsVersion, smallFile), '')
  expect((await renderIllustration(smallFile, folder)).content.length).toBeGreaterThan(1000)
})

test('a disk that takes no file does not spoil the answer', async () => {
  const notAFolder = join(folder, 'file')
  await writeFile(notAFolder, '')
  expect((await renderIllustration(smallFile, notAFolder)).content.length).toBeGreaterThan(1000)
})

test('tiles and the landscape of the home page are SVG', async () => {
  for (const file of [bodyTileFile('suv'), heroFile]) {
    const { content, contentType } = await renderIllustration(file, folder)
    expect(contentType).toBe('image/svg+xml')
    expect(content.toString()).toMatch(/^<svg /)
  }
})

test('a name outside the set is not found and leaves nothing on the disk', async () => {
  await expect(renderIllustration('../suv.webp', folder)).rejects.toMatchObject({ code: 'notFound' })
  expect(await readdir(folder)).toEqual([])
})

test('Rendering may be refused, and a stored picture is served all the same', async () => {
  const refuse = () => Promise.reject(new AppError('tooMany'))
  await expect(renderIllustration(smallFile, folder, refuse)).rejects.toMatchObject({ code: 'tooMany' })
  expect(await readdir(folder)).toEqual([])
  await renderIllustration(smallFile, folder)
  expect((await renderIllustration(smallFile, folder, refuse)).contentType).toBe('image/webp')
})
