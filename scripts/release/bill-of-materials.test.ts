import { expect, test } from 'vitest'
import { array, object, string } from 'yup'
import { billOfMaterials } from './bill-of-materials'
import { readLockFile } from './lock-file'

const text = string().required()
const { metadata, components } = object({
  metadata: object({ component: object({ name: text, version: text }) }),
  components: array(
    object({
      name: text,
      version: text,
      hashes: array(object({ alg: text, content: text })).default([]),
      licenses: array(object({ expression: string(), license: object({ id: string(), name: string() }) })).default([]),
    }),
  ).required(),
}).validateSync(billOfMaterials())

const hashOf = ({ alg, content }: { alg: string; content: string }) =>
  `${alg.replace('SHA-', 'sha')}-${Buffer.from(content, 'hex').toString('base64')}`
const listed = components.map(({ name, version, hashes }) => [`${name}@${version}`, hashes.map(hashOf).join(' ')].join(' '))
const entries = Object.entries(readLockFile().packages).map(([place, entry]) => ({
  ...entry,
  place,
  title: `${entry.name ?? place.replace(/.*node_modules\//, '')}@${entry.version ?? ''}`,
}))
const running = entries.filter(({ place, dev }) => place !== '' && dev !== true)

test('the bill of materials names every package that runs, with version and hash, and no other', () => {
  expect(running.length).toBeGreaterThan(500)
  expect(new Set(listed)).toEqual(new Set(running.map(({ title, integrity = '' }) => `${title} ${integrity}`)))
  expect(listed.map((line) => line.replace(/@[^@]* .*/, ''))).toEqual(expect.arrayContaining(['next', 'react', 'nodemailer', 'tsx']))
})

test('the bill of materials states the licence of every installable package', () => {
  const isInstallable = new Set(running.filter(({ integrity }) => integrity !== undefined).map(({ title }) => title))
  const open = components.filter(({ licenses }) => !licenses.some(({ expression, license }) => expression || license.id || license.name))
  expect(open.map(({ name, version }) => `${name}@${version}`).filter((title) => isInstallable.has(title))).toEqual([])
})

test('the bill of materials names this product and version', () => {
  expect(metadata.component).toMatchObject({ name: 'ingrana', version: entries.find(({ place }) => place === '')?.version })
})
