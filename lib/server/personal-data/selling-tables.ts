import { draftDays } from '@/lib/accounts/consent/storage-limits'
import { recordDays } from '@/lib/accounts/dossier/typed-record'
import { logYears } from '@/lib/accounts/moderation/moderation-case'
import { identityMonths } from '@/lib/market/vehicle-identity/same-vehicle'
import { gone, stays, type TableOfPeople } from './table-of-people'

const savedForAsLong = `${draftDays} days after it was last saved, and as long as the account`

/** Ads while they are written, and what moderators decide about them, for `personal-columns.ts`. */
export const sellingTables: Readonly<Record<string, TableOfPeople>> = {
  ad_draft: {
    owner: 'who writes an ad, by account or the cookie of a browser; or the dealer whose stock it is for',
    retention: savedForAsLong,
    personal: {
      key_hash: gone({ withheld: 'of a draft without an account, for which nobody can request it' }),
      created_at: gone('adDrafts.createdAt'),
      saved_at: gone({ withheld: 'of its pages: adDrafts.savedAt' }),
      submitted_at: gone('adDrafts.submittedAt'),
      base: gone({ withheld: 'what the ad said already' }),
      begun_with: gone('adDrafts.begunWith'),
    },
    others: ['id', 'category', 'owner_id', 'ad_id', 'dealer_id'],
  },
  ad_draft_step: {
    owner: 'who writes the ad',
    retention: savedForAsLong,
    personal: { answers: gone('adDrafts.answers'), rival: gone('adDrafts.otherAnswers'), saved_at: gone('adDrafts.savedAt') },
    others: ['draft_id', 'step', 'version'],
  },
  vehicle_identity: {
    owner: 'who gave a plate or a chassis in private while writing an ad',
    retention: `as long as the draft, or the ad and ${identityMonths} months more; the number itself is never stored`,
    personal: {
      hashes: gone({ withheld: 'keyed hashes, from which nobody reads the number' }),
      form: gone('vehicleChecks.form'),
      window_from: gone('vehicleChecks.windowFrom'),
      window_to: gone('vehicleChecks.windowTo'),
      makers: gone('vehicleChecks.makers'),
      is_confirmed: gone('vehicleChecks.isConfirmed'),
      checked_at: gone('vehicleChecks.checkedAt'),
    },
    others: ['id', 'draft_id', 'ad_id', 'kind'],
  },
  vehicle_record: {
    owner: 'the seller of the ad; of a dealer’s ad its dealer',
    retention: `as long as the ad is on, and ${recordDays} days more; the picture goes the night after its row`,
    personal: {
      happened_on: gone('vehicleRecords.happenedOn'),
      km: gone('vehicleRecords.km'),
      owners: gone('vehicleRecords.owners'),
      percent: gone('vehicleRecords.percent'),
      measured_by: gone('vehicleRecords.measuredBy'),
      created_at: gone('vehicleRecords.createdAt'),
      paper_id: gone('vehicleRecords.paper'),
      paper_state: gone('vehicleRecords.paperState'),
      paper_note: gone('vehicleRecords.paperNote'),
      sent_at: gone('vehicleRecords.sentAt'),
      decided_at: gone('vehicleRecords.decidedAt'),
    },
    others: ['id', 'ad_id', 'kind', 'paper_width', 'paper_height'],
  },
  planned_drop: {
    owner: 'the seller, or who of the dealer’s staff has set it',
    retention: 'until its floor, its end or the end of the ad, and as long as the account',
    personal: {
      percent: gone('plannedDrops.percent'),
      cents: gone('plannedDrops.cents'),
      every_days: gone('plannedDrops.everyDays'),
      floor_cents: gone('plannedDrops.floorCents'),
      set_at: gone('plannedDrops.setAt'),
      announced_on: gone('plannedDrops.announcedOn'),
    },
    others: ['ad_id', 'user_id', 'next_on', 'announced_cents'],
  },
  moderation_case: {
    owner: 'the seller of the ad; the names of moderators are theirs',
    retention: 'as long as the ad',
    personal: {
      signals: gone({ withheld: 'how frauds are recognised' }),
      statement: gone('decisions.statement'),
      note: gone({ withheld: 'for moderators' }),
      reason: gone('decisions.reason'),
      appeal: gone('decisions.appeal'),
      appealed_at: gone('decisions.appealedAt'),
      appeal_statement: gone('decisions.appealStatement'),
      decided_at: gone('decisions.decidedAt'),
      question: gone('decisions.question'),
      asked_at: gone('decisions.askedAt'),
      answer: gone('decisions.answer'),
      answered_at: gone('decisions.answeredAt'),
    },
    others: [
      'id',
      'ad_id',
      'opened_at',
      'decided_by',
      'outcome',
      'appeal_decided_at',
      'appeal_decided_by',
      'appeal_outcome',
      'undo',
      'held_by',
      'held_since',
    ],
  },
  ad_revision: {
    owner: 'the seller of the ad',
    retention: 'as long as the ad, and the account',
    personal: {
      changes: gone({ withheld: 'what the ad would say: adDrafts.answers' }),
      before: gone({ withheld: 'what the ad said: adDrafts.answers' }),
      signals: gone({ withheld: 'how frauds are recognised' }),
      changed_at: gone({ withheld: 'of the draft: adDrafts.submittedAt' }),
    },
    others: ['ad_id', 'state', 'draft_id', 'is_case_due', 'photos_before'],
  },
  account_ban: {
    owner: 'the account that may not sell',
    retention: 'as long as the case, and the account',
    personal: { banned_at: gone('decisions.bannedAt'), lifted_at: gone('decisions.banLiftedAt') },
    others: ['case_id', 'user_id', 'ads'],
  },
  moderation_log: {
    owner: 'the moderator who decided; no seller is named',
    retention: `${logYears} years`,
    personal: { moderator: stays({ withheld: 'a log of decisions that cannot be changed' }) },
    others: ['id', 'happened_at', 'case_id', 'ad_id', 'action', 'reason'],
  },
}
