// reads: lib/, components/, pages/, styles/, scripts/, tools/, e2e/, next.config.js
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { codeOf } from '@/scripts/documents/find-insides'
import { share, shared, unshare } from './shared.server'

/** What is read again from the database where it is gone. */
const name = 'signingSecret'
beforeEach(() => unshare(name))
afterEach(() => unshare(name))

test('two copies of the module share one value until its end', async () => {
  vi.resetModules()
  const other = await import('./shared.server')
  expect(other.share).not.toBe(share)
  const secret = share(name, Promise.resolve('a'))
  expect(other.shared(name)).toBe(secret)
  other.unshare(name)
  expect(shared(name)).toBeUndefined()
})

test('a shared value that is missing is made once', () => {
  const create = vi.fn(() => Promise.resolve('a'))
  expect(shared(name, create)).toBe(shared(name, create))
  expect(create).toHaveBeenCalledTimes(1)
})

/** Browsers alone run these: the first script of a page, an outside script and what a page may use are found in the window. */
const ofBrowsers = [
  'components/photos/upload.ts',
  'lib/kernel/browser/bootstrap.ts',
  'lib/kernel/errors/report-failure.ts',
  'lib/accounts/bot-check/load-bot-check.ts',
]

/** Files of the product by which something is shared past the one place for it. */
const sharedAlone = (files: readonly { file: string; text: string }[]) =>
  files
    .filter(({ file }) => /^(?:lib|components|pages)\//.test(file) && !/\.test\.tsx?$|\/test-/.test(file) && !ofBrowsers.includes(file))
    .filter(({ text }) => /\bglobalThis\b|\bglobal\.|\bSymbol\.for\(|^declare global/m.test(text))
    .map(({ file }) => file)

test.each(['globalThis.saved ??= new Map()', "Reflect.get(saved, Symbol.for('saved'))", 'declare global {\n  var saved: string\n}'])(
  'a planted way of sharing is found: %s',
  (text) => expect(sharedAlone([{ file: 'lib/market/ads/saved.server.ts', text }])).toHaveLength(1),
)

test('no other file shares values between bundles', () => {
  expect(sharedAlone(codeOf(process.cwd()))).toEqual(['lib/kernel/process/shared.server.ts'])
})
