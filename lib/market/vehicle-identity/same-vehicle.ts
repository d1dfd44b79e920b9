/** The same vehicle in a live ad; `by`: what is the same. */
export type SameVehicle = { adId: number; by: readonly ('plate' | 'chassis')[] }
