import { once } from 'node:events'
import { answerVisitors } from './experiments/answer-visitors'
import { runCommand } from './run-command'

// Whoever reads may have seen enough, as `head` has.
process.stdout.on('error', (error: Error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1))

/** Waits when the reader is slower than we are. */
async function print(text: string): Promise<void> {
  if (!process.stdout.write(text)) await once(process.stdout, 'drain')
}

await runCommand(async () => {
  process.exitCode = await answerVisitors(process.argv.slice(2), { print, complain: (line) => console.error(line) })
})
