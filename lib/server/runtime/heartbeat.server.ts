import { beatMessage, readyMessage } from './process-messages.mjs'

const beatMs = 1_000

/** Reports to the supervisor, where there is one, that this process serves, and from then on that its event loop turns. */
export function startHeartbeat(): void {
  if (!process.send) return
  process.send(readyMessage)
  setInterval(() => process.connected && process.send?.(beatMessage), beatMs).unref()
}
