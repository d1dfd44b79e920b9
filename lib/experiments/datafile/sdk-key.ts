/** The key under which the configuration service knows us. The rule is not public: this is our reading of «built from tenant and applicationId». Undefined without either. */
export function sdkKeyOf(tenant: string | undefined, applicationId: string | undefined): string | undefined {
  return tenant && applicationId ? `${tenant}-${applicationId}` : undefined
}
