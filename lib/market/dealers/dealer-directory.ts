import { regions } from '@/lib/kernel/italian/regions'
import { routes } from '@/lib/kernel/routes/routes'
import { provinces } from '@/lib/market/places/place'
import type { MapFrame, MapPoint } from '@/lib/market/places/region-map'

/** Which dealers somebody looks for. Null: any. `name`: a part of a dealer's name, or the beginning of a comune's; `make`: one they sell now. */
export type DealerQuery = { name: string; region: string | null; province: string | null; make: string | null; page: number }
/** `place` reads «Monza (MB)»; `vehicles`: how many they sell now, of the make if one is chosen. */
export type DealerEntry = { slug: string; name: string; logoId: string | null; place: string | null; vehicles: number }
export type DealerDirectory = { total: number; pages: number; dealers: DealerEntry[] }
/** A region or province on the map, with how many dealers the query finds there. */
export type DealerMark = MapPoint & { label: string; count: number; href: string }
export type DealerMap = { label: string; picture: string; frame: MapFrame; marks: DealerMark[] }

export const allDealers: DealerQuery = { name: '', region: null, province: null, make: null, page: 1 }

/** A directory of fewer is no page to land on. */
export const dealersToLandOn = 3

const maxNameLength = 60

/** Reads `nome`, `regione`, `provincia`, `marca` and `pagina`; what is malformed, or a province of another region, counts as not given. */
export function readDealerQuery(params: URLSearchParams): DealerQuery {
  const province = params.get('provincia') ?? ''
  const known = Object.hasOwn(provinces, province) ? provinces[province] : undefined
  const region = params.get('regione') ?? known?.region ?? ''
  return {
    name: (params.get('nome') ?? '').trim().slice(0, maxNameLength),
    region: Object.hasOwn(regions, region) ? region : null,
    province: known?.region === region ? province : null,
    make: readMake(params.get('marca') ?? ''),
    page: readPage(params.get('pagina') ?? ''),
  }
}

/** The parameters, each named once, that the directory does not know or whose value counts as not given. Empty values are fields that were left empty. */
export function unreadDealerParams(params: URLSearchParams): string[] {
  const { region, province, make } = readDealerQuery(params)
  const read = new Map<string, unknown>(Object.entries({ nome: true, regione: region, provincia: province, marca: make, pagina: true }))
  return [...new Set(params.keys())].filter((name) => params.getAll(name).some((value) => value.trim() !== '') && !read.get(name))
}

function readMake(text: string): string | null {
  return /^[a-z0-9-]{1,40}$/.test(text) ? text : null
}

function readPage(text: string): number {
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1
}

export function dealerQueryHref({ name, region, province, make, page }: DealerQuery): string {
  const params = new URLSearchParams()
  if (name !== '') params.set('nome', name)
  if (province !== null) params.set('provincia', province)
  else if (region !== null) params.set('regione', region)
  if (make !== null) params.set('marca', make)
  if (page > 1) params.set('pagina', String(page))
  return params.size === 0 ? routes.dealers : `${routes.dealers}?${params}`
}
