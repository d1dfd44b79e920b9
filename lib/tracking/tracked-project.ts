/** What the adapter needs of the experiments' configuration file. */
export type TrackedProject = {
  accountId: string
  projectId: string
  revision: string
  anonymizeIP: boolean
  /** Null: the file does not say. */
  botFiltering: boolean | null
  attributes: readonly TrackedEntity[]
  events: readonly TrackedEntity[]
}
type TrackedEntity = { id: string; key: string }

/** A visitor was shown a variation of an experiment. `campaignId` is the layer of the experiment. */
export type Exposure = {
  experimentId: string
  experimentKey: string
  campaignId: string
  variationId: string
  variationKey: string
  /** What was known of the visitor just then. */
  segments?: Readonly<Record<string, string>>
}
