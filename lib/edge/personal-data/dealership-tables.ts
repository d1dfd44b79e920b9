import { gone, type TableOfPeople } from './table-of-people'

/** A dealer's staff and what it does, for `personal-columns.ts`. */
export const dealershipTables: Readonly<Record<string, TableOfPeople>> = {
  dealer_member: {
    owner: 'whoever acts for a dealer',
    retention: 'as long as the account, or until they leave the staff',
    personal: { role: gone('dealerships.role'), created_at: gone('dealerships.since') },
    others: ['user_id', 'dealer_id'],
  },
  dealer_log: {
    owner: 'whoever did something for a dealer; without the account nobody any more',
    retention: 'as long as the dealer',
    personal: {},
    others: ['id', 'dealer_id', 'user_id', 'action', 'detail', 'created_at'],
  },
}
