import { mostPaperDays, paperDays } from '@/lib/accounts/deals/sale/contract/contract'
import { saleMonths } from '@/lib/accounts/deals/sale/sale'
import { addressDays, visitMonths } from '@/lib/accounts/deals/visits/visit'
import { gone, type TableOfPeople } from './table-of-people'

/** Visits, reservations and sales of conversations, for `personal-columns.ts`. */
export const visitTables: Readonly<Record<string, TableOfPeople>> = {
  visit_hours: {
    owner: 'the private seller of the ad',
    retention: 'until they are over',
    personal: {
      ad_id: gone('visitHours.ad'),
      from_at: gone('visitHours.fromAt'),
      to_at: gone('visitHours.toAt'),
      created_at: gone('visitHours.createdAt'),
    },
    others: ['id'],
  },
  visit: {
    owner: 'buyer and private seller of the conversation',
    retention: `${visitMonths} months, and no longer than the conversation; the address ${addressDays} days after the visit, none of one that is off`,
    personal: {
      ad_id: gone('visits.ad'),
      state: gone('visits.state'),
      from_at: gone('visits.fromAt'),
      to_at: gone('visits.toAt'),
      address: gone('visits.address'),
      absent: gone('visits.absent'),
      buyer_says: gone('visits.says'),
      seller_says: gone('visits.says'),
      created_at: gone('visits.createdAt'),
    },
    others: [
      'id',
      'reply_id',
      'message_id',
      'author',
      'answer_by',
      'revision',
      'calendar_id',
      'day_reminded_at',
      'hours_reminded_at',
      'changed_at',
    ],
  },
  reservation: {
    owner: 'buyer and private seller of the conversation',
    retention: `${visitMonths} months after its end, and no longer than the conversation`,
    personal: {
      ad_id: gone('reservations.ad'),
      state: gone('reservations.state'),
      until_at: gone('reservations.untilAt'),
      extended_at: gone('reservations.extendedAt'),
      created_at: gone('reservations.createdAt'),
      ended_at: gone('reservations.endedAt'),
    },
    others: ['id', 'reply_id', 'message_id'],
  },
  sale_paper: {
    owner: 'buyer and private seller of the conversation',
    retention: `${paperDays} days after the delivery, ${mostPaperDays} after its beginning at most; at once when the sale fails; encrypted`,
    personal: {
      content: gone('saleContracts.own'),
      erase_at: gone('saleContracts.eraseAt'),
      created_at: gone('saleContracts.createdAt'),
      changed_at: gone('saleContracts.changedAt'),
    },
    others: ['sale_id'],
  },
  sale: {
    owner: 'buyer and private seller of the conversation',
    retention: `${saleMonths} months after its end, and no longer than the conversation`,
    personal: {
      ad_id: gone('sales.ad'),
      state: gone('sales.state'),
      price_euro: gone('sales.priceEuro'),
      created_at: gone('sales.createdAt'),
      changed_at: gone('sales.changedAt'),
    },
    others: ['id', 'reply_id', 'message_id', 'author', 'changed_by'],
  },
}
