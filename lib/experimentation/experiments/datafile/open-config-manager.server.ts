import path from 'node:path'
import { env } from '@/lib/kernel/config/env.server'
import { log } from '@/lib/kernel/errors/log.server'
import { shared } from '@/lib/kernel/process/shared.server'
import { ConfigManager } from './config-manager.server'
import { datafileUrl, datafileUrlTemplate, sdkKeyOf } from './datafile-address'
import { datafileCache } from './datafile-cache.server'

/** The one configuration manager of this process, started on first use. Undefined, with a line in the log, when nobody said whose experiments to fetch. */
export function configManager(): ConfigManager | undefined {
  return shared('configManager', open)
}

function open(): ConfigManager | undefined {
  const { experiments, deployStage, dataDir } = env()
  const sdkKey = sdkKeyOf(experiments.tenant, experiments.applicationId)
  const template = datafileUrlTemplate(experiments.configUrl, deployStage)
  if (sdkKey === undefined || template === undefined) {
    log().error(
      sdkKey === undefined ? 'Could not get SDK key with tenant and applicationId' : 'Could not get URL template with environment',
    )
    return undefined
  }
  const url = datafileUrl(template, sdkKey)
  const manager = new ConfigManager({
    url,
    log: log(),
    updateIntervalMs: experiments.updateIntervalMs,
    waitsForService: experiments.isOwn,
    cache: datafileCache(path.resolve(dataDir, 'experiments'), url),
  })
  manager.start()
  return manager
}
