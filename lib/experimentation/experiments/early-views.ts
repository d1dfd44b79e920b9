import { findValidChoice } from '@/lib/accounts/consent/choice-cookie'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { readCookie } from '@/lib/kernel/browser/cookies'
import { earlyViewsName, storedNotes } from '@/lib/kernel/browser/early-view'
import { removeStored } from '@/lib/kernel/browser/local-storage'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { analyticsEvents } from '@/lib/tracking/events/event-table'
import type { Earlier } from '@/lib/tracking/start-tracking'
import { type Account, segmentsOf } from './segments'

const names = Object.keys(analyticsEvents)
const accounts = ['private', 'dealer', 'staff'] as const

/** Takes the pages of this browser that were left before their counting had begun, with what each showed; nobody else has them then. */
export function takeEarlyViews(): Earlier[] {
  const notes = storedNotes()
  removeStored(earlyViewsName)
  return notes.flatMap((note) => readNote(note) ?? [])
}

/** What a note says; undefined where it is none of ours. */
function readNote(note: string): Earlier | undefined {
  const { at, address, isLanding, view } = asRecord(parsed(note))
  if (typeof at !== 'number' || typeof address !== 'string' || typeof view !== 'string') return undefined
  const { exposures, views, account } = asRecord(parsed(view))
  const segments = segmentsAt({ at, address, isLanding: isLanding === true, account: accounts.find((each) => each === account) })
  return {
    at,
    exposures: listOf(exposures).flatMap((each) => {
      const { experimentId, experimentKey, campaignId, variationId, variationKey } = each
      const texts = [experimentId, experimentKey, campaignId, variationId, variationKey].map((value) =>
        typeof value === 'string' ? value : '',
      )
      const [id = '', key = '', campaign = '', variation = '', name = ''] = texts
      return id === '' || variation === ''
        ? []
        : [{ experimentId: id, experimentKey: key, campaignId: campaign, variationId: variation, variationKey: name, segments }]
    }),
    events: listOf(views).flatMap(({ name, ...parameters }) => (isName(name) ? [{ ...parameters, name }] : [])),
  }
}

type View = { at: number; address: string; isLanding: boolean; account: Account }

/** The segments of a page that this browser showed at another moment. */
function segmentsAt({ at, address, isLanding, account }: View) {
  const allowedAt = findValidChoice(readCookie(choiceCookie))?.decidedAt
  return segmentsOf({ userAgent: navigator.userAgent, address, isLanding, allowedAt, account }, new Date(at))
}

function listOf(value: unknown): Record<string, unknown>[] {
  return Array.isArray(value) ? value.map((each) => ({ ...asRecord(each) })) : []
}

function isName(value: unknown): value is keyof typeof analyticsEvents {
  return typeof value === 'string' && names.includes(value)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
