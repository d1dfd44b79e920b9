const environments: unknown[] = ['dev', 'pre', 'pro']

/** The key under which the configuration service knows us. The rule is not public: this is our reading of «built from tenant and applicationId». Undefined without either. */
export function sdkKeyOf(tenant: string | undefined, applicationId: string | undefined): string | undefined {
  return tenant && applicationId ? `${tenant}-${applicationId}` : undefined
}

/** The address of an environment's configuration files, with %s for the SDK key. {stage} in the base becomes the environment. Undefined for one that does not exist. */
export function datafileUrlTemplate(base: string, environment: string): string | undefined {
  if (!environments.includes(environment)) return undefined
  return `${base.replaceAll('{stage}', environment).replace(/\/+$/, '')}/v2/houston/experiments/%s/web`
}

export function datafileUrl(template: string, sdkKey: string): string {
  return template.replace('%s', () => encodeURIComponent(sdkKey))
}
