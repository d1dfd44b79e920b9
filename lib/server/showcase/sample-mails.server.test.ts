import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { sampleMails } from './sample-mails.server'

/** The kinds of mail that the code writes. */
function writtenKinds(): string[] {
  const files = readdirSync('lib', { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.server.ts'))
  const texts = files.map((file) => readFileSync(path.join('lib', file), 'utf8'))
  return texts.flatMap((text) => [...text.matchAll(/writeMail\(\s*'([\w-]+)'/g)].map(([, kind = '']) => kind))
}

test('every mail the code can write has a sample, and each sample a state of its own', () => {
  const samples = sampleMails()
  expect(new Set(samples.map(({ mail }) => mail.kind))).toEqual(new Set(writtenKinds()))
  expect(new Set(samples.map(({ state }) => state)).size).toBe(samples.length)
})
