/** Months after the end of an ad in which its vehicle is still recognised. */
export const identityMonths = 12

/** The same vehicle in a live ad; `by`: what is the same. */
export type SameVehicle = { adId: number; by: readonly ('plate' | 'chassis')[] }
