import { array, type InferType, object, string } from 'yup'
import { openVitest } from './vitest-runner'

/** A process of its own for vitest and its databases, so that one that hangs can be ended whole. Started by remote-runner.ts. */
const request = object({ tests: array(string().required()).required(), changed: string() })
export type TestRequest = InferType<typeof request>

const vitest = await openVitest()
process.on('message', (message) => {
  const { tests, changed } = request.validateSync(message)
  void vitest.run(tests, changed).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => void vitest.close().finally(() => process.exit()))
process.send?.('ready')
