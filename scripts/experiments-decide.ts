import { printDecisions } from './experiments/print-decisions'
import { runCommand } from './run-command'

// The reader may stop early, as `head` does.
process.stdout.on('error', (error: Error) => process.exit('code' in error && error.code === 'EPIPE' ? 0 : 1))

/** Waits until the reader has it: what is still on its way when a command ends would be lost. */
function print(text: string): Promise<void> {
  return new Promise((resolve) => process.stdout.write(text, () => resolve()))
}

await runCommand(async () => {
  process.exitCode = await printDecisions(process.argv.slice(2), { print, complain: (line) => console.error(line) })
})
