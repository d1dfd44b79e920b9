/** What may be driven in the first three years of licence B (art. 117 of the road code, as it stands since 14 December 2024); cars only. */
export const newDriverLimits = { kw: 105, kwPerTonne: 75 } as const
