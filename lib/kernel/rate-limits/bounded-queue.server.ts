import { AppError } from '@/lib/kernel/errors/app-error'

export const busyText = 'In questo momento ci sono troppe richieste. Riprova tra qualche secondo.'

type QueueLimits = {
  /** The name of the bounded work, for the log. */
  name: string
  atOnce: number
  waiting: number
  retryAfterSeconds: number
  /** The text for a full queue. */
  fullText?: string
}

/** Runs heavy work a little at a time. A full queue refuses more, so that nobody waits long and nothing else stands still. */
export function boundedQueue({ name, atOnce, waiting, retryAfterSeconds, fullText = busyText }: QueueLimits) {
  let running = 0
  const line: (() => void)[] = []
  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running < atOnce) running += 1
    else if (line.length < waiting) await new Promise<void>((resolve) => line.push(resolve))
    else throw new AppError('unavailable', `${name}: the queue is full`, { retryAfterSeconds, shownText: fullText })
    try {
      return await work()
    } finally {
      const next = line.shift()
      if (next) next()
      else running -= 1
    }
  }
}
