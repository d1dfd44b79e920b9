import { expect, test } from 'vitest'
import { Shutdown, StoppingError } from './shutdown.server'

test('the part that was started last is stopped first, and once', async () => {
  const shutdown = new Shutdown()
  const stopped: string[] = []
  for (const name of ['port', 'database', 'pages'])
    await shutdown.register(
      () => Promise.resolve(name),
      (held) => Promise.resolve(stopped.push(held)),
    )
  await Promise.all([shutdown.stop(), shutdown.stop()])
  expect(stopped).toEqual(['pages', 'database', 'port'])
})

test('a stop waits for a part that is just starting and stops this part too', async () => {
  const shutdown = new Shutdown()
  const stopped: string[] = []
  let start = (_name: string) => {}
  const starting = new Promise<string>((resolve) => (start = resolve))
  const holding = shutdown.register(
    () => starting,
    (held) => Promise.resolve(stopped.push(held)),
  )
  const stopping = shutdown.stop()
  start('database')
  await Promise.all([holding, stopping])
  expect(stopped).toEqual(['database'])
})

test('nothing is started any more once the stop was requested', async () => {
  const shutdown = new Shutdown()
  await shutdown.stop()
  await expect(
    shutdown.register(
      () => Promise.reject(new Error('was started')),
      () => Promise.resolve(),
    ),
  ).rejects.toThrow(StoppingError)
})

test('a part that cannot be stopped is reported and does not keep the rest running', async () => {
  const shutdown = new Shutdown()
  const stopped: string[] = []
  await shutdown.register(
    () => Promise.resolve('database'),
    (held) => Promise.resolve(stopped.push(held)),
  )
  await shutdown.register(
    () => Promise.resolve('pages'),
    () => Promise.reject(new Error('stuck')),
  )
  await expect(shutdown.stop()).rejects.toThrow('not everything could be stopped')
  expect(stopped).toEqual(['database'])
})
