import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'
import type { ConfigHealth } from './config-health'
import { datafileWarnings } from './datafile-warnings'

/** How the configuration is, as a page shows it; dates as text. */
export type ConfigSnapshot = {
  isConfigured: boolean
  revision: string | null
  confirmedAt: string | null
  fault: { at: string; text: string } | null
  warnings: string[]
  moreWarnings: number
}

const maxWarnings = 20
const maxTextLength = 300

export function configSnapshot(manager: { config: ProjectConfig | undefined; health: ConfigHealth } | undefined): ConfigSnapshot {
  const { confirmedAt = null, fault = null } = manager?.health ?? {}
  const warnings = manager?.config ? datafileWarnings(manager.config) : []
  return {
    isConfigured: manager !== undefined,
    revision: manager?.config?.datafile.revision ?? null,
    confirmedAt: confirmedAt?.toISOString() ?? null,
    fault: fault && { at: fault.at.toISOString(), text: fault.text.slice(0, maxTextLength) },
    warnings: warnings.slice(0, maxWarnings).map((warning) => warning.slice(0, maxTextLength)),
    moreWarnings: Math.max(0, warnings.length - maxWarnings),
  }
}
