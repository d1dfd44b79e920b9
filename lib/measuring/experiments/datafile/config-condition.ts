import type { ProjectConfig } from '@/lib/measuring/experiments/decision/project-config'
import type { ConfigHealth } from './config-health'
import { datafileDoubts } from './datafile-doubts'

/** How the configuration is, as a page shows it; dates as text. */
export type ConfigCondition = {
  isConfigured: boolean
  revision: string | null
  confirmedAt: string | null
  fault: { at: string; text: string } | null
  doubts: string[]
  moreDoubts: number
}

const mostDoubts = 20
const longestText = 300

export function configCondition(manager: { config: ProjectConfig | undefined; health: ConfigHealth } | undefined): ConfigCondition {
  const { confirmedAt = null, fault = null } = manager?.health ?? {}
  const doubts = manager?.config ? datafileDoubts(manager.config) : []
  return {
    isConfigured: manager !== undefined,
    revision: manager?.config?.datafile.revision ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    fault: fault && { at: fault.at.toISOString(), text: fault.text.slice(0, longestText) },
    doubts: doubts.slice(0, mostDoubts).map((doubt) => doubt.slice(0, longestText)),
    moreDoubts: Math.max(0, doubts.length - mostDoubts),
  }
}
