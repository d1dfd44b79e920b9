import type { Reason } from '@/lib/experimentation/experiments/decision/decide'
import type { ProjectConfig } from '@/lib/experimentation/experiments/decision/project-config'

/** The reason of a decision, for people who look into a single case. */
export function reasonText(reason: Reason, { experimentById }: ProjectConfig): string {
  switch (reason.code) {
    case 'unknownExperiment':
      return 'there is no such experiment'
    case 'notRunning':
      return `not running: its status is ${reason.status}`
    case 'whitelisted':
      return 'whitelisted: the configuration names this visitor'
    case 'stored':
      return 'stored: the visitor was given it before'
    case 'storedUnreadable':
      return 'the attribute for stored assignments holds an entry that cannot be read'
    case 'notInAudience':
      return 'not in the audience: the attributes do not match, or cannot be compared'
    case 'unknownGroup':
      return `its group ${reason.group} does not exist`
    case 'otherExperimentOfGroup':
      return `excluded by group ${reason.group}: bucket ${reason.bucket} of 10000 belongs to ${experimentById.get(reason.winner ?? '')?.key ?? 'no experiment'}`
    case 'outsideTraffic':
      return `no traffic: bucket ${reason.bucket} of 10000 belongs to no variation`
    case 'bucketed':
      return `bucket ${reason.bucket} of 10000`
  }
}
