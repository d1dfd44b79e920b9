/** A photograph of a draft that an ad of somebody else shows too. Places count from 1. JSON-serialisable. */
export type CopiedPhoto = { place: number; file: string; otherAd: number; otherPlace: number; otherFile: string }
