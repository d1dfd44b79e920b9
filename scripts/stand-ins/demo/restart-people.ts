// reads: temporary files
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { lambroAutoEmail } from '@/tools/demo-market/people/lambro-auto'
import { peopleDomain } from '@/tools/demo-market/people/people'
import { readMails } from '../mail-box'

/** Gives the people of the demo back what they began with, and takes their mails out of the box. The market around them stays. */
export async function restartPeople(outbox: string): Promise<void> {
  // Loaded when it is wanted: a start need not wait for it.
  const [{ asOwner }, { restartDemoPeople }] = await Promise.all([
    import('@/scripts/database/with-database'),
    import('@/tools/demo-market/people/restart-people.server'),
  ])
  await asOwner((owner) => restartDemoPeople(owner, new Date()))
  const isTheirs = (to: string) => to.toLowerCase().endsWith(`@${peopleDomain}`) || to === lambroAutoEmail
  for (const { to, file } of await readMails(outbox)) if (isTheirs(to)) await rm(path.join(outbox, file), { force: true })
}
