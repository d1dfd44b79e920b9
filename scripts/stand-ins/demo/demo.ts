import type { ExternalService } from '@/lib/kernel/config/external-services'
import type { Db } from '@/lib/kernel/db/db.server'
import type { EnteredSite } from './entry-rules'

/** A demo on this machine: its site, its services and its database. */
export type Demo = EnteredSite & {
  standIns: readonly ExternalService[]
  /** The folder of mails that the site has sent. */
  outbox: string
  /** The address of the file that the console publishes, where the site reads that one. */
  publishedConfig?: string | undefined
  /** Whether somebody has asked the collector of events for a fault. */
  isCollectorFaulty: () => boolean
  /** The database of the site; throws before it is open. */
  db: () => Db
  /** Gives the people of the demo back what they began with. */
  restart: () => Promise<void>
}
