import type { Db } from '@/lib/kernel/db/db.server'
import { type Listener, listen } from '@/lib/kernel/db/listen.server'
import type { ConfigManager } from './config-manager.server'

export const experimentsChangedChannel = 'experiments_changed'

/** The first process that gets a new configuration of the experiments notifies all others, on every machine. Without that each would wait for its own next poll. */
export function shareConfig(manager: ConfigManager, db: Db, databaseUrl: string): Listener {
  manager.onNewRevision((revision) => void tellRevision(db, revision).catch(() => {})) // then each looks by itself
  return listen(databaseUrl, experimentsChangedChannel, {
    onNotification: (revision) => manager.hearOfRevision(revision),
    onOpen: () => {},
  })
}

/** Notifies all processes; in a transaction, when it commits. */
export async function tellRevision(db: Db, revision: string): Promise<void> {
  await db`select pg_notify(${experimentsChangedChannel}, ${revision})`
}
