// reads: Dockerfile .dockerignore .github/workflows/
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const lines = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))

/** What the image takes from the folder, by name. */
const taken = lines('.dockerignore').flatMap((line) => (line.startsWith('!') ? [line.slice(1)] : []))

test('an image takes nothing but what is named, and everything named is there', () => {
  expect(lines('.dockerignore')[0]).toBe('*')
  expect(taken.filter((name) => !existsSync(name))).toEqual([])
  for (const secret of ['.git', '.env', '.data', 'e2e', 'docs']) expect(taken).not.toContain(secret)
})

test('an image has every folder and file of the root that a build or a start reads', () => {
  const build = readFileSync('lib/server/runtime/build.server.ts', 'utf8')
  const folders = /const sources = \[(.*)\]/.exec(build)?.[1]?.match(/\w+/g) ?? []
  const rootFiles = readdirSync('.').filter((name) =>
    /^(package-lock\.json|next\.config\.js|tsconfig\.json|instrumentation.*\.ts)$/.test(name),
  )
  expect(folders).toHaveLength(5)
  expect([...folders, ...rootFiles, 'scripts', 'tools', 'package.json'].filter((name) => !taken.includes(name))).toEqual([])
})

test('the image is for production, runs as nobody in particular and on the Node of the hosted checks', () => {
  const dockerfile = readFileSync('Dockerfile', 'utf8')
  expect(dockerfile).toContain('DEPLOY_STAGE=pro')
  expect(dockerfile).toMatch(/^USER 10001$/m)
  expect(/node:(\d+)-/.exec(dockerfile)?.[1]).toBe(readFileSync('.nvmrc', 'utf8').trim())
})

test('hosted checks may read the repository and nothing else, unless a job says so', () => {
  for (const file of readdirSync('.github/workflows')) {
    const text = readFileSync(`.github/workflows/${file}`, 'utf8')
    expect(text, file).toMatch(/^permissions:\n {2}contents: read$/m)
    expect(text, file).not.toContain('pull_request_target')
  }
})
