import { type BrowserClient, replayIntegration } from '@sentry/nextjs'

/** Records the visit, one in ten or the last minute before a failure, with every text, input and picture masked. Only for visitors who allowed it: it keeps its id in sessionStorage. Gives back what stops it at once and takes that id away. */
export function openReplay(client: BrowserClient): () => void {
  const replay = replayIntegration({
    maskAllText: true,
    maskAllInputs: true,
    blockAllMedia: true,
    maskAttributes: ['title', 'placeholder', 'aria-label', 'alt', 'value'],
    block: ['input[type=hidden]', 'a[href^="tel:"]', 'a[href^="mailto:"]'],
    networkCaptureBodies: false,
    minReplayDuration: 0, // otherwise a failure in the first seconds would leave without its recording
    useCompression: false, // its worker would be a script from a blob, which our policy refuses
  })
  client.addIntegration(replay)
  return () => void replay.stop({ flush: false })
}
