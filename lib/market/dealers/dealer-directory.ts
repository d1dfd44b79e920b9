import { routes } from '@/lib/kernel/routes/routes'
import { regions } from '@/lib/market/places/place'

/** Which dealers somebody looks for. Null: the whole country. */
export type DealerQuery = { name: string; region: string | null; page: number }
/** `place` reads «Monza (MB)». */
export type DealerEntry = { slug: string; name: string; place: string | null }
export type DealerDirectory = { total: number; pages: number; dealers: DealerEntry[] }

const maxNameLength = 60

/** Reads `nome`, `regione` and `pagina`; what is malformed counts as not given. */
export function readDealerQuery(params: URLSearchParams): DealerQuery {
  const region = params.get('regione') ?? ''
  const page = params.get('pagina') ?? ''
  return {
    name: (params.get('nome') ?? '').trim().slice(0, maxNameLength),
    region: Object.hasOwn(regions, region) ? region : null,
    page: /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1,
  }
}

export function dealerQueryHref({ name, region, page }: DealerQuery): string {
  const params = new URLSearchParams()
  if (name !== '') params.set('nome', name)
  if (region !== null) params.set('regione', region)
  if (page > 1) params.set('pagina', String(page))
  return params.size === 0 ? routes.dealers : `${routes.dealers}?${params}`
}
