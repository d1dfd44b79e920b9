import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { reportFailure } from '@/lib/kernel/errors/report-failure.server'
import { removeOldSharePictures } from '@/lib/market/ads/page/ad-share-picture.server'
import { removeLooseFiles } from '@/lib/market/photos/photo-expiries.server'
import { folderStore, photoFolder } from '@/lib/market/photos/photo-store.server'

const oneHourMs = 3_600_000

/** Clears the folder that this machine alone has, at the start and every hour: a job of the queue is done by one machine for all. */
export function cleanDataDir(db: Db): { close: () => Promise<void> } {
  const tidy = () =>
    tidyFolder(db).catch((error: unknown) =>
      reportFailure(error, { route: 'job/clean-data-dir' }, 'the folder of this machine was not cleared'),
    )
  let running = tidy()
  const timer = setInterval(() => void (running = running.then(tidy)), oneHourMs)
  return {
    close: () => {
      clearInterval(timer)
      return running
    },
  }
}

/** Uploads that broke off lie here also when there is a bucket; without one they go with the other loose files. */
async function tidyFolder(db: Db): Promise<void> {
  await removeOldSharePictures()
  if (env().photoBucket) await removeLooseFiles(db, folderStore(photoFolder()))
}
