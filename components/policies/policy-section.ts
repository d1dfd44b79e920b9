/** A part of a policy: one paragraph, or a list of them. */
export type PolicySection = { heading: string; items: readonly string[] }
