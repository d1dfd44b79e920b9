import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

async function askFor(stage: string) {
  vi.stubEnv('DEPLOY_STAGE', stage)
  vi.stubEnv('DATABASE_URL', 'postgres://nobody@127.0.0.1:1/never-asked')
  vi.resetModules() // settings are read once a process
  const { getServerSideProps } = await import('@/pages/componenti')
  const req = Object.assign(new IncomingMessage(new Socket()), { cookies: {} })
  return getServerSideProps({ req, res: new ServerResponse(req), query: {}, resolvedUrl: '/componenti' })
}

test.each(['dev', 'pre'])('the showcase is shown in stage %s', async (stage) => {
  expect(await askFor(stage)).toHaveProperty('props')
})

test('in stage pro there is no showcase: 404', async () => {
  expect(await askFor('pro')).toMatchObject({ props: { errorStatus: 404 } })
})
