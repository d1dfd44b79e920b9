import type { Category } from './category'
import { recogniseMake, recogniseModel } from './recognise.server'

export type FrequencyRow = { make: string; model: string; count: number }
export type Coverage = { total: number; covered: number; share: number; unmatched: FrequencyRow[] }

/** How much of a market the catalogue names: a row counts only when its make and a real model of it are found. */
export function measureCoverage(category: Category, rows: readonly FrequencyRow[]): Coverage {
  const unmatched = rows.filter((row) => !isCovered(category, row)).sort((a, b) => b.count - a.count)
  const total = sum(rows)
  const covered = total - sum(unmatched)
  return { total, covered, share: total === 0 ? 0 : covered / total, unmatched }
}

function isCovered(category: Category, { make, model }: FrequencyRow): boolean {
  const known = recogniseMake(category, make)
  return known !== undefined && recogniseModel(category, known.slug, model) !== undefined
}

function sum(rows: readonly FrequencyRow[]): number {
  return rows.reduce((total, row) => total + row.count, 0)
}
