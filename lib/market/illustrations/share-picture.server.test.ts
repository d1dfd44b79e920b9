import sharp from 'sharp'
import { expect, test } from 'vitest'
import { renderSharePicture } from './share-picture.server'

const facts = { title: 'Fiat Panda', version: '1.2 Easy', price: '9.900 €', facts: ['04/2021', '31.400 km'] }
const red = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c00' } })
    .png()
    .toBuffer()

test.each([
  [832, 520],
  [600, 1_200],
  [40, 30],
])('a photograph of %i × %i fills its place in a share picture, a JPEG of 1200 × 630', async (width, height) => {
  const content = await renderSharePicture(facts, await red(width, height))
  expect(await sharp(content).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 })
  expect(content.length).toBeLessThan(150_000)
  const { dominant } = await sharp(content).extract({ left: 0, top: 0, width: 800, height: 490 }).stats()
  expect(dominant.r).toBeGreaterThan(180)
  expect(dominant.g).toBeLessThan(40)
})

test('A share picture changes with the price', async () => {
  const photo = await red(832, 520)
  expect((await renderSharePicture(facts, photo)).equals(await renderSharePicture(facts, photo))).toBe(true)
  expect((await renderSharePicture(facts, photo)).equals(await renderSharePicture({ ...facts, price: '8.900 €' }, photo))).toBe(false)
})
