import { noticeMail } from '@/lib/experimentation/experiment-drafts/notices/notice-mails.server'
import { type Notice, noticesOf, planNotice, silenceNotice } from '@/lib/experimentation/experiment-drafts/notices/notices'
import { analyseResults } from '@/lib/experimentation/experiment-results/analyse-results'
import type { NewMail } from '@/lib/kernel/mail/mail'

const key = 'contact_wording'
const variations = ['contatta', 'chiedi'].map((variation, place) => ({ id: `e7-${place + 1}`, key: variation, share: 0.5 }))

/** What two variations of 20,000 and `visitors` visitors say, of whom so many sent a message and opened an ad. */
function judged(visitors: number, contacts: number, ads: number) {
  const rows = (counts: readonly [number, number]) =>
    variations.map(({ id }, place) => ({ day: '2026-11-02', phase: '', variationId: id, visitors: counts[place] ?? 0 }))
  const converted = [
    ...rows([2_000, contacts]).map((row) => ({ ...row, key: 'contact_sent' })),
    ...rows([14_000, ads]).map((row) => ({ ...row, key: 'ad_view' })),
  ]
  const results = { visitors: rows([20_000, visitors]), converted, mixed: 0, worth: [], earlier: [] }
  return analyseResults(results, variations, ['contact_sent', 'ad_view'], { guardrails: [{ key: 'ad_view', limit: 0.05 }] })
}

/** The mails to marketing, one of each kind. */
export function experimentMails(): { state: string; mail: NewMail }[] {
  const arm = { visitors: 20_000, converted: 2_000, rate: 0.1, lift: 0, liftLow: 0, liftHigh: 0 }
  const plan = planNotice(key, {
    goals: [{ key: 'contact_sent', role: 'primary', arms: [{ ...arm, variation: 'chiedi', verdict: 'better' }] }],
  })
  const silence = silenceNotice(key, new Date('2026-11-28T09:00:00Z'), new Date('2026-11-29T10:00:00Z'))
  const all: [state: string, notice: Notice | undefined][] = [
    ['il giudizio di un esperimento', noticesOf(key, judged(20_000, 2_400, 14_000))[0]],
    ['il giudizio del piano di un esperimento', plan],
    ['un esperimento con una divisione sbagliata', noticesOf(key, judged(15_000, 1_500, 10_500))[0]],
    ['un esperimento che fa danno', noticesOf(key, judged(20_000, 2_000, 11_000)).at(-1)],
    ['un esperimento senza visitatori', silence],
  ]
  return all.flatMap(([state, notice]) => (notice ? [{ state, mail: noticeMail({ to: 'sara@esempio.it', address: key, notice }) }] : []))
}
