import { cityPopulations, provincePopulations } from './populations'

const SMALLEST = 300

type Weighed = { name: string; provinceCode: string }

/** Rough inhabitants of each comune, in order: known cities by their own figure, the others share what their province has left. */
export function estimatePopulations(comuni: readonly Weighed[]): number[] {
  const cities = new Map(cityPopulations.trim().split(/,\s+/).map(nameAndThousands))
  const left = new Map(
    provincePopulations
      .trim()
      .split(/(?<=\d)\s+/)
      .map(nameAndThousands),
  )
  const small = new Map<string, number>()
  for (const { name, provinceCode } of comuni) {
    const city = cities.get(name)
    if (city === undefined) small.set(provinceCode, (small.get(provinceCode) ?? 0) + 1)
    else left.set(provinceCode, (left.get(provinceCode) ?? 0) - city)
  }
  const share = (code: string) => Math.max(SMALLEST, Math.round((left.get(code) ?? 0) / (small.get(code) ?? 1)))
  return comuni.map(({ name, provinceCode }) => cities.get(name) ?? share(provinceCode))
}

function nameAndThousands(text: string): [string, number] {
  const at = text.lastIndexOf(' ')
  return [text.slice(0, at), Number(text.slice(at + 1)) * 1000]
}
