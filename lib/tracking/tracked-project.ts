/** The part of the experiments' configuration file that the adapter needs. */
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
  /** The known attributes of the visitor at that time. */
  segments?: Readonly<Record<string, string>>
}
