import { array, boolean, number, object, string } from 'yup'
import { openVitest } from './vitest-runner'

/** A process of its own for vitest and its databases, so that one that hangs can be ended whole. Started by remote-runner.ts. */
const request = object({
  tests: array(string().required()).required(),
  changed: array(string().required()).required(),
  titles: string(),
})

const options = object({ stopAtFirst: boolean().required(), testMs: number().required() })

const vitest = await openVitest(options.validateSync(JSON.parse(process.argv[2] ?? '')))
process.on('message', (message) => {
  void vitest.run(request.validateSync(message)).then(
    (outcome) => process.send?.(outcome),
    (error: unknown) => {
      console.error(error)
      process.exit(1)
    },
  )
})
process.on('disconnect', () => void vitest.close().finally(() => process.exit()))
process.send?.('ready')
