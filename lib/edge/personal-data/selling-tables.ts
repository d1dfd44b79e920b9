import { draftDays } from '@/lib/people/consent/storage-limits'
import { gone, type TableOfPeople } from './table-of-people'

const savedForAsLong = `${draftDays} days after it was last saved, and as long as the account`

/** Ads while they are written, for `personal-columns.ts`. */
export const sellingTables: Readonly<Record<string, TableOfPeople>> = {
  ad_draft: {
    owner: 'who writes an ad, by account or the cookie of a browser',
    retention: savedForAsLong,
    personal: {
      key_hash: gone({ withheld: 'of a draft without an account, which has nobody to ask for it' }),
      created_at: gone('adDrafts.createdAt'),
      saved_at: gone({ withheld: 'of its pages: adDrafts.savedAt' }),
      submitted_at: gone('adDrafts.submittedAt'),
    },
    others: ['id', 'category', 'owner_id', 'ad_id'],
  },
  ad_draft_step: {
    owner: 'who writes the ad',
    retention: savedForAsLong,
    personal: { answers: gone('adDrafts.answers'), rival: gone('adDrafts.otherAnswers'), saved_at: gone('adDrafts.savedAt') },
    others: ['draft_id', 'step', 'version'],
  },
}
