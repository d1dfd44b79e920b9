import type { Db } from '@/lib/kernel/db/db.server'
import { isVerifiedNumber } from '@/lib/kernel/validation/mobile-number'
import type { Party } from './reply'

/** Whether a side of a conversation has verified a telephone: the number that is shown of it, where one is. Dealers are known by their company. */
export async function hasVerifiedPhone(db: Db, replyId: number, { side, shown }: { side: Party; shown: string }): Promise<boolean> {
  const [row] = await db<{ phone: string }[]>`
    select verified_phone.phone from reply left join ad on ad.id = ad_id
      join verified_phone on verified_phone.user_id = case when ${side} = 'buyer' then reply.user_id when ad.dealer_id is null then ad.owner_id end
    where reply.id = ${replyId}`
  return isVerifiedNumber(shown, row?.phone ?? null)
}
