import { cookieAllows, findValidChoice } from '@/lib/accounts/consent/choice-cookie'
import { choiceCookie } from '@/lib/accounts/consent/privacy-choice'
import { isVisitorId, visitorIdName } from '@/lib/accounts/consent/visitor-id'
import type { DeviceType } from '@/lib/kernel/browser/device-type'
import { isBotAgent } from '@/lib/tracking/bot-agent'
import { abTestsCookie, readPairs } from './ab-tests'
import { assignExperiments, previewExperiments, trackedProject } from './assign-experiments'
import type { ProjectConfig } from './decision/project-config'
import type { PageExperiments } from './page-experiments'
import { knownSegments } from './segment-table'
import { type Account, segmentsOf } from './segments'

type ExperimentRequest = {
  cookies: Partial<Record<string, string>>
  userAgent: string | undefined
  deviceType: DeviceType
  /** The preview that the address requests. */
  preview: string | undefined
  /** Where, and how the visitor comes. */
  address: string
  isLanding: boolean
  account: Account
}

const nothing: PageExperiments = { assigned: [], project: null, unavailableReason: null, outdated: [] }

/** Assigns the visitor to experiments. Null for bots and without consent: they see the control, and nothing is counted. A preview notifies a browser that counts as a robot. */
export function resolvePageExperiments(
  { cookies, userAgent, deviceType, preview, address, isLanding, account }: ExperimentRequest,
  findConfig: () => ProjectConfig | undefined,
): PageExperiments | null {
  const isAllowed = cookieAllows(cookies[choiceCookie], 'experiments')
  if (isBotAgent(userAgent)) return preview === undefined ? null : { ...nothing, isRobotPreview: true }
  if (!isAllowed && preview === undefined) return null
  const config = findConfig()
  // A preview shows what its address says beside the control of everything else, so that two people with one link see the same.
  const previewed = config ? previewExperiments(config, readPairs(preview)) : []
  if (previewed.length > 0) return { ...nothing, assigned: previewed }
  if (!isAllowed) return null
  const id = cookies[visitorIdName]
  if (!isVisitorId(id)) return { ...nothing, unavailableReason: 'visitor id' }
  if (!config) return { ...nothing, unavailableReason: 'configuration' }
  const remembered = readPairs(cookies[abTestsCookie])
  const allowedAt = findValidChoice(cookies[choiceCookie])?.decidedAt
  const segments = knownSegments(segmentsOf({ userAgent, address, isLanding, allowedAt, account }))
  return {
    assigned: assignExperiments(config, { id, attributes: { deviceType, ...segments }, stored: Object.fromEntries(remembered) }),
    project: trackedProject(config),
    unavailableReason: null,
    outdated: [...remembered.keys()].filter((id) => !config.experimentById.has(id)),
    ...(account === undefined ? {} : { account }),
  }
}
