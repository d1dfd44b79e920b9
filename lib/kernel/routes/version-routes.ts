/** The versions of a model, in the years around a registration. */
export function versionsApi(of: { category: string; make: string; model: string; registration: string }): string {
  return `/api/v1/versions?${new URLSearchParams(of)}`
}

/** What the vehicle of a draft is worth as it was last saved. */
export function draftEstimateApi(draftId: string): string {
  return `/api/v1/drafts/${draftId}/estimate`
}
