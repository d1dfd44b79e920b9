import { boolean, number, object, string } from 'yup'
import type { Db } from '@/lib/kernel/db/db.server'
import { log } from '@/lib/kernel/errors/log.server'
import { startProcess } from '@/lib/kernel/threads/start-process.server'
import { photoStore } from '@/lib/market/photos/open-photo-store.server'
import { isDemoAd } from '../existing-market.server'
import { makeRoom } from './choose-ads.server'
import { deleteLoosePictures, removeDemoPictures } from './remove-pictures.server'
import { untilQuiet } from './until-quiet'

type Given = {
  databaseUrl: string
  /** How many requests are being answered. */
  openRequests: () => number
  tell: (line: string) => void
}
type Painter = { close: () => Promise<void> /** When there is nothing left to do, or nothing can be done. */; ended: Promise<void> }

const message = object({ asks: boolean(), made: number(), failure: string(), isFull: boolean() })
type Outcome = { made: number } | { failure: string; isFull: boolean }

/** Gives ads of the demo market their pictures, in processes of their own, one after the other, while nobody is waiting for an answer. */
export function openDemoPictures(db: Db, given: Given): Painter {
  const stopping = new AbortController()
  const ended = paintAll(db, given, stopping.signal).catch((error: unknown) => {
    if (!stopping.signal.aborted) log().warn({ err: error }, 'the pictures of the demo market wait for the next start')
  })
  return {
    ended,
    async close() {
      stopping.abort()
      await ended
    },
  }
}

async function paintAll(db: Db, given: Given, signal: AbortSignal): Promise<void> {
  await makeRoom(db, isDemoAd(db))
  await deleteLoosePictures(db)
  await removeDemoPictures(db, photoStore())
  let made = 0
  for (let ofProcess = -1; ofProcess !== 0 && !signal.aborted; made += ofProcess) {
    const outcome = await paintSome(given, signal)
    if ('made' in outcome) ofProcess = outcome.made
    else if (outcome.isFull) return given.tell('The disk is full: the other pictures of the demo market are made at a later start')
    else throw new Error(outcome.failure)
  }
  if (made > 0 && !signal.aborted) given.tell(`The demo market has pictures at ${made} more ${made === 1 ? 'ad' : 'ads'}`)
}

function paintSome({ databaseUrl, openRequests }: Given, signal: AbortSignal): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const painter = startProcess(new URL('./pictures-worker.server.ts', import.meta.url), 'pictures-worker')
    const stop = () => void painter.kill()
    let outcome: Outcome = { failure: 'the process of the painter has ended without an answer', isFull: false }
    signal.addEventListener('abort', stop)
    painter.on('message', (said) => {
      const { asks, made, failure, isFull } = message.validateSync(said)
      if (made !== undefined) outcome = { made }
      if (failure !== undefined) outcome = { failure, isFull: isFull ?? false }
      if (asks !== true) return
      void untilQuiet(openRequests, signal).then(() => {
        if (painter.connected) painter.send({ go: true })
      })
    })
    painter.once('error', reject)
    painter.once('exit', () => {
      signal.removeEventListener('abort', stop)
      resolve(outcome)
    })
    painter.send({ databaseUrl })
  })
}
