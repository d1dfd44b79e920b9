import type { Generation } from './generations'
import table from './tables/generations.json' with { type: 'json' }

/** A model of cars with every generation that bore its name, the oldest first, and where their years stand. */
export type ModelGenerations = { generations: readonly Generation[]; sources: readonly { label: string; url: string }[] }

/** Generations by «make/model». A model stands in it with all its generations, or not at all. */
export const generationsTable: ReadonlyMap<string, ModelGenerations> = new Map(Object.entries<ModelGenerations>(table))
