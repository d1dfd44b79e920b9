import { rolesThatMay } from '@/lib/accounts/dealerships/dealership'
import type { PushKind } from '@/lib/accounts/push/push'
import { queuePush } from '@/lib/accounts/push/queue-push.server'
import { env } from '@/lib/kernel/config/env.server'
import type { Db } from '@/lib/kernel/db/db.server'
import { leadHref } from '@/lib/kernel/routes/dealer-area'
import { conversationPath } from '@/lib/kernel/routes/routes'
import type { Party } from './reply'

type Sides = {
  buyerId: number | null
  ownerId: number | null
  dealerId: number | null
  slug: string | null
  assignedTo: number | null
}

/** Puts a notice on the browsers of one side of a conversation that show this kind, in the caller's transaction. */
export async function pushToSide(db: Db, { replyId, to, kind }: { replyId: number; to: Party; kind: PushKind }): Promise<void> {
  if (!env().webPush) return
  const [sides] = await db<Sides[]>`
    select reply.user_id as buyer_id, ad.owner_id, dealer.id as dealer_id, slug, assigned_to
    from reply left join ad on ad.id = reply.ad_id left join dealer on dealer.id = coalesce(reply.dealer_id, ad.dealer_id) where reply.id = ${replyId}`
  if (!sides) return
  if (to === 'seller' && sides.dealerId !== null && sides.slug !== null) {
    const staff = await listStaff(db, sides.dealerId, sides.assignedTo)
    return queuePush(db, staff, { kind, href: leadHref(replyId, sides.slug) })
  }
  const userId = to === 'buyer' ? sides.buyerId : sides.ownerId
  if (userId !== null) await queuePush(db, [userId], { kind, href: conversationPath(replyId) })
}

/** The member who looks after the conversation; where nobody does, all who may read it. */
async function listStaff(db: Db, dealerId: number, assignedTo: number | null): Promise<number[]> {
  const members = await db<{ userId: number }[]>`
    select user_id from dealer_member where dealer_id = ${dealerId} and role = any(${[...rolesThatMay('readLeads')]})`
  const ids = members.map(({ userId }) => userId)
  return assignedTo !== null && ids.includes(assignedTo) ? [assignedTo] : ids
}
