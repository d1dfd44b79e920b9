import { confirmationHours, refusedMonths } from '@/lib/accounts/dealerships/dealer-registration'
import { invitationDays } from '@/lib/accounts/dealerships/dealership'
import { answerHours } from '@/lib/accounts/partner-keys/partner-key'
import { deliveryDays } from '@/lib/accounts/webhooks/webhook'
import { historyMonths } from '@/lib/market/dealer-imports/dealer-import'
import { each, gone, stays, type TableOfPeople } from './table-of-people'

/** A dealer's staff, what it does, and who wants to be one, for `personal-columns.ts`. */
export const dealershipTables: Readonly<Record<string, TableOfPeople>> = {
  dealer_member: {
    owner: 'a person who acts for a dealer',
    retention: 'as long as the account, or until they leave the staff',
    personal: { role: gone('dealerships.role'), created_at: gone('dealerships.since') },
    others: ['user_id', 'dealer_id'],
  },
  dealer_log: {
    owner: 'a person who did something for a dealer; without the account nobody any more',
    retention: 'as long as the dealer',
    personal: {},
    others: ['id', 'dealer_id', 'user_id', 'action', 'detail', 'created_at'],
  },
  dealer_import: {
    owner: 'the person who uploaded the file; without the account nobody any more',
    retention: `${historyMonths} months; the file until it is imported or given up`,
    personal: {},
    others: [
      ...[
        'id',
        'dealer_id',
        'user_id',
        'file_name',
        'content',
        'original',
        'list',
        'other_lists',
        'attempts',
        'choices',
        'category',
        'is_full_stock',
        'may_withdraw',
        'state',
        'progress',
      ],
      ...['counts', 'readings', 'fault', 'is_resumed', 'is_automatic', 'created_at', 'started_at', 'finished_at'],
    ],
  },
  file_trial: {
    owner: 'a person who tries a file without an account: nothing says who',
    retention: 'an hour, or until it is deleted. No log, replica or backup has it',
    personal: {},
    others: [
      'token_hash',
      'file_name',
      'content',
      'columns',
      'list',
      'other_lists',
      'original',
      'tried',
      'readings',
      'changes',
      'attempts',
      'report',
      'vehicles',
      'fault',
      'created_at',
      'expires_at',
    ],
  },
  dealer_feed: {
    owner: 'the person who chose the address; without the account nobody any more',
    retention: 'as long as the dealer, or until it is removed',
    personal: {},
    others: [
      ...['dealer_id', 'user_id', 'address', 'etag', 'last_modified', 'content_hash', 'checked_at', 'next_at', 'failing_since', 'fault'],
      ...['is_stopped', 'told_import', 'created_at', 'empty_since', 'told_empty_since', 'list'],
    ],
  },
  dealer_registration: {
    owner: 'a person who requested access for a dealer',
    retention: `${confirmationHours} hours when nobody confirms it, ${refusedMonths} months when it is refused, else as long as the account`,
    personal: {
      contact_name: gone('dealerRegistrations.contactName'),
      email: gone('dealerRegistrations.email'),
      name: gone('dealerRegistrations.name'),
      vat_number: gone('dealerRegistrations.vatNumber'),
      profile: gone('dealerRegistrations.profile'),
      statement: gone('dealerRegistrations.statement'),
      created_at: gone('dealerRegistrations.createdAt'),
      confirmed_at: gone('dealerRegistrations.confirmedAt'),
      decided_at: gone('dealerRegistrations.decidedAt'),
      code_hash: gone({ withheld: 'opens the request' }),
      terms_version: gone({ withheld: 'stands among the accepted terms' }),
    },
    others: ['id', 'user_id', 'decided_by', 'outcome', 'logo_id'],
  },
  dealer_logo: {
    owner: 'a dealer, or a person who requested access for one',
    retention: 'as long as the dealer or the request shows it, and a day',
    personal: {},
    others: ['id', 'content', 'created_at'],
  },
  dealer_review: {
    owner: 'the person who wrote it; the answer is the dealer’s',
    retention: 'as long as the account and the dealer, or until it is removed',
    personal: {
      signature: gone('reviews.signature'),
      stars: gone('reviews.stars'),
      words: gone('reviews.words'),
      state: gone('reviews.state'),
      statement: gone('reviews.statement'),
      answer: gone('reviews.answer'),
      written_at: gone('reviews.writtenAt'),
      decided_at: gone('reviews.decidedAt'),
    },
    others: ['id', 'dealer_id', 'user_id', 'decided_by', 'answered_at', 'answered_by'],
  },
  dealer_webhook: {
    owner: 'the person who chose the address; without the account nobody any more',
    retention: 'as long as the dealer, or until it is removed',
    personal: {},
    others: ['dealer_id', 'user_id', 'address', 'secret', 'is_stopped', 'created_at'],
  },
  webhook_delivery: {
    owner: 'a program of a dealer',
    retention: `${deliveryDays} days`,
    personal: {},
    others: ['id', 'dealer_id', 'event', 'body', 'created_at', 'attempts', 'next_at', 'delivered_at', 'fault'],
  },
  partner_key: {
    owner: 'the person who made it',
    retention: 'as long as the account and the dealer',
    personal: {},
    others: ['id', 'dealer_id', 'user_id', 'name', 'key_hash', 'hint', 'scopes', 'created_at', 'last_used_on', 'revoked_at'],
  },
  partner_answer: {
    owner: 'a program of a dealer',
    retention: `${answerHours} hours`,
    personal: {},
    others: ['key_id', 'idempotency_key', 'request_hash', 'status', 'body', 'created_at'],
  },
  dealer_invitation: {
    owner: 'a person who is invited into a dealer’s staff, by address',
    retention: `${invitationDays} days`,
    personal: each('email role created_at code_hash', stays({ withheld: 'of the dealer that invites, until somebody follows the link' })),
    others: ['id', 'dealer_id', 'expires_at'],
  },
}
