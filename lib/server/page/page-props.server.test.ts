// reads: lib/server/page/page-props.server.ts
import { spawnSync } from 'node:child_process'
import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import type { GetServerSidePropsContext } from 'next'
import { expect, onTestFinished, test } from 'vitest'
import { openPageConfig } from '@/lib/experimentation/experiments/datafile/test-service'
import { allowed, browser } from '@/lib/experimentation/experiments/test-visitor'
import { env } from '@/lib/kernel/config/env.server'
import { AppError } from '@/lib/kernel/errors/app-error'
import { share, unshare } from '@/lib/kernel/process/shared.server'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { pageProps } from './page-props.server'

function visit(userAgent?: string): GetServerSidePropsContext {
  const request = new IncomingMessage(new Socket())
  if (userAgent !== undefined) request.headers['user-agent'] = userAgent
  return { req: Object.assign(request, { cookies: {} }), res: new ServerResponse(request), query: {}, resolvedUrl: '/annunci' }
}

test('a page names the variation that it shows, also before the browser remembers it', async () => {
  await openPageConfig()
  const context = visit(browser)
  context.req.cookies = { ...allowed, ab_tests: '10001:20002' }
  const shown = pageProps(() => Promise.resolve({}))
  expect(await shown(context)).toMatchObject({ props: { abTests: 'srp_layout:griglia' } })
  context.req.cookies = allowed
  expect(await shown(context)).toMatchObject({ props: { abTests: 'srp_layout:lista' } })
  expect(await shown({ ...context, resolvedUrl: '/annunci?anteprima=srp_layout:lista' })).toMatchObject({
    props: { abTests: '', experiments: { assigned: [{ variation: 'lista' }] } },
  })
})

const failing = (error: Error) => pageProps(() => Promise.reject(error))

test('a page gets its own props and the common ones, without personal data', async () => {
  const result = await pageProps(() => Promise.resolve({ own: 1 }))(visit('Mozilla/5.0 (iPhone) Mobile'))
  expect(result).toEqual({
    props: {
      own: 1,
      csrf: '',
      isUserLogged: 'false',
      abTests: '',
      showsPrivacyBanner: true,
      referer: '',
      deviceType: 'mobile',
      userProfile: null,
      waiting: null,
      watchlist: null,
      experiments: null,
      outcome: null,
      siteUrl: env().siteUrl,
      sisterSites: env().sisterSites,
    },
  })
})

test('a page says that the market is invented, without a query of its own', async () => {
  share('hasDemoMarket', true)
  onTestFinished(() => unshare('hasDemoMarket'))
  expect(await pageProps(() => Promise.resolve({}))(visit())).toMatchObject({ props: { hasDemoMarket: true } })
})

test.each([
  { error: new Error('out of luck'), status: 500 },
  { error: new AppError('gone'), status: 410 },
  { error: new AppError('invalid'), status: 400 },
  { error: new AppError('unavailable'), status: 503 },
])('a page that fails is the error page with its status, 500 where the failure names none: $status', async ({ error, status }) => {
  const context = visit()
  const result = await failing(error)(context)
  expect(context.res.statusCode).toBe(status)
  expect(context.res.getHeader('Cache-Control')).toBe('no-store')
  expect(result).toMatchObject({ props: { errorStatus: status } })
})

test('a page that is not found is 404 with all page props', async () => {
  const context = visit('Mozilla/5.0 (iPad)')
  const { props: common } = asRecord(await pageProps(() => Promise.resolve({}))(visit('Mozilla/5.0 (iPad)')))
  expect(await failing(new AppError('notFound'))(context)).toEqual({ props: { ...asRecord(common), errorStatus: 404 } })
  expect(context.res.statusCode).toBe(404)
})

test('a page that fails for now says when to come back', async () => {
  const [away, broken] = [visit(), visit()]
  await failing(new AppError('unavailable'))(away)
  await failing(new Error('out of luck'))(broken)
  expect([away, broken].map(({ res }) => res.getHeader('Retry-After'))).toEqual([5, undefined])
})

test('a redirect of a page is passed on', async () => {
  const moved = pageProps(({ redirect }) => Promise.resolve(redirect('/usate', 'permanent')))
  expect(await moved(visit())).toEqual({ redirect: { destination: '/usate', permanent: true } })
})

test('an unexpected failure of a page is logged as one JSON line', () => {
  const program = `
    import { IncomingMessage, ServerResponse } from 'node:http'
    import { Socket } from 'node:net'
    import { pageProps } from './lib/server/page/page-props.server.ts'
    const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} })
    await pageProps(() => Promise.reject(new Error('out of luck')))({ req, res: new ServerResponse(req), resolvedUrl: '/annunci' })`
  const { stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], { encoding: 'utf8' })
  const lines = stdout.trim().split('\n')
  expect(lines).toHaveLength(1)
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({
    level: 50,
    path: '/annunci',
    status: 500,
    msg: 'page failed',
    err: { message: 'out of luck' },
  })
})
