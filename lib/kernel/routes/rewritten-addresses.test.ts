import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import nextConfig from '@/next.config.js'
import { rewrittenAddresses } from './rewritten-addresses.mjs'
import { api, posts, savedSearchApi, settingsApi, watchlistApi } from './routes'

const sources = ['components', 'pages'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => ({ file: `${folder}/${file}`, text: readFileSync(`${folder}/${file}`, 'utf8') })),
)
const pathsOfHandlers = sources
  .filter(({ file }) => file.startsWith('pages/api/'))
  .map(({ file }) => file.slice('pages'.length, -'.ts'.length))
const { rewrites: readRewrites } = await nextConfig('phase-production-server')
const configured = await readRewrites?.()
const rewrites = Array.isArray(configured) ? configured : []

/** A path with variable parts, such as /post/:id/reply or /api/makes/[id]/models, as the pattern of the addresses it answers. */
const pattern = (path: string) => new RegExp(`^${path.replace(/:\w+\*|\[\.\.\.\w+\]/g, '.+').replace(/:\w+|\[\w+\]/g, '[^/]+')}$`)
const isHandled = (address: string) => pathsOfHandlers.some((path) => pattern(path).test(address))
/** The addresses to which a form would post, with somebody's ad, provider and kind in the variable parts. */
const postAddresses = [
  ...Object.values({ ...posts, socialLogin: posts.socialLogin('facebook'), reply: posts.reply(7), flag: posts.flag(7, 'truffa') }),
  ...Object.values(settingsApi),
  ...Object.values({ ...savedSearchApi, one: savedSearchApi.one(7) }),
  ...Object.values({ ...watchlistApi, one: watchlistApi.one(7) }),
  api.adNumber(7),
  api.dealerNumber(7),
]

test('every address outside /api is rewritten to the same path under it, where a handler stands', () => {
  for (const address of Object.values(rewrittenAddresses)) {
    expect(rewrites).toContainEqual({ source: address, destination: `/api${address}` })
    expect(existsSync(`pages/api${address.replace(/:(\w+)/g, '[$1]')}.ts`), address).toBe(true)
  }
})

test.each(postAddresses)('the rewritten address %s leads to a handler', (address) => {
  const rewrite = rewrites.find(({ source }) => pattern(source).test(address))
  expect(isHandled(rewrite === undefined ? address : `/api${address}`)).toBe(true)
})

test('a handler that names its form names its own address', () => {
  const named = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bform: posts\.(\w+)/g)].map(([, key = '']) => ({
      file,
      address: Object.entries(rewrittenAddresses).find(([own]) => own === key)?.[1],
    })),
  )
  expect(named.length).toBeGreaterThan(5)
  for (const { file, address } of named) expect(file).toBe(`pages/api${address ?? ''}.ts`)
})

test('every form takes its address from the tables of routes', () => {
  const writtenOut = /\baction(?:=\{?|: )['"`]/
  expect(writtenOut.test('<form method="post" action="/login">') && writtenOut.test("target={{ action: '/login', csrf }}")).toBe(true)
  expect(sources.filter(({ text }) => writtenOut.test(text)).map(({ file }) => file)).toEqual([])
})
