import type { Schema } from 'yup'
import type { Db } from '@/lib/kernel/db/db.server'
import type { Deal, DealParty } from './open-deal.server'

/** What came of a press. A refusal is committed with what the clock or the market has done meanwhile, so it is no error here. */
export type Outcome = { notice: string } | { refusal: string }
/** Which side presses a button, and when. */
export type Press = { party: DealParty; now: Date }
type Run = (db: Db, deal: Deal, press: Press) => Promise<Outcome>
export type ReadBody = <T>(schema: Schema<T>) => Promise<T>
/** `adLock` «update» where it changes the ad. */
export type DealAction = { adLock: 'share' | 'update'; read(readBody: ReadBody): Promise<Run> }

/** What one button of a conversation does, with the fields it sends. */
export function action<Body>(
  schema: Schema<Body>,
  run: (db: Db, deal: Deal, body: Body, press: Press) => Promise<Outcome>,
  adLock: DealAction['adLock'] = 'share',
): DealAction {
  return {
    adLock,
    read: async (readBody) => {
      const body = await readBody(schema)
      return (db, deal, press) => run(db, deal, body, press)
    },
  }
}
