import { lookups } from '@/lib/market/search/engine/lookups.server'
import type { ListPageSlug } from '@/lib/market/search/page/list-pages'
import { readSearch } from '@/lib/market/search/query/read-search'
import type { SearchQuery } from '@/lib/market/search/query/search-query'

/** A kind of search: the list, its address, and its page where that is not the first. */
type Shape = { name: string; list: ListPageSlug; address: string; vehicle?: readonly string[] }

const cheapest = 'ordina=prezzo_crescente'
// biome-ignore format: a table, one kind of search a line
const shapes: readonly Shape[] = [
  { name: 'every car, in the usual order', list: 'annunci', address: '' },
  { name: 'the same, page 100 by its number', list: 'annunci', address: 'pagina=100' },
  { name: 'every car, the newest first', list: 'annunci', address: 'ordina=recenti' },
  { name: 'every car, the cheapest first', list: 'annunci', address: cheapest },
  { name: 'the same, page 500', list: 'annunci', address: `${cheapest}&pagina=500` },
  { name: 'used cars of one make', list: 'usate', address: '', vehicle: ['fiat'] },
  { name: 'a model, the cheapest first', list: 'usate', address: cheapest, vehicle: ['fiat', 'panda'] },
  { name: 'fuel, price, kilometres and year', list: 'annunci', address: 'carburante=diesel&prezzo_a=20000&km_a=100000&anno_da=2018' },
  { name: 'two fuels, gearbox and seller, by kilometres', list: 'annunci', address: 'carburante=benzina&carburante=gpl&cambio=automatico&venditore=concessionario&ordina=km' },
  { name: '50 km around Milano', list: 'annunci', address: 'dove=015146&raggio=50' },
  { name: 'the same, with body, gearbox and price, the cheapest first', list: 'annunci', address: `dove=015146&raggio=50&carrozzeria=suv&cambio=automatico&prezzo_a=30000&${cheapest}` },
  { name: '200 km around Firenze, the nearest first', list: 'annunci', address: 'dove=048017&raggio=200&ordina=distanza' },
  { name: 'three provinces and a class of emissions', list: 'annunci', address: 'provincia=mi&provincia=to&provincia=rm&classe_emissioni=euro-6' },
  { name: 'four items of equipment', list: 'annunci', address: 'dotazioni=abs&dotazioni=clima-automatico&dotazioni=bluetooth&dotazioni=cruise-control' },
  { name: 'a word of the version', list: 'annunci', address: 'versione=hybrid' },
  { name: 'a price label and colours, by power', list: 'annunci', address: 'etichetta=1&colore=nero&colore=bianco&colore=grigio&ordina=potenza' },
  { name: 'a rare one', list: 'annunci', address: `carburante=metano&carrozzeria=cabrio&trazione=integrale&${cheapest}` },
  { name: 'a price «chiavi in mano» for a buyer of Milano, the lowest first', list: 'usate', address: 'chiavi_a=15000&ordina=chiavi_in_mano&residenza=mi' },
  { name: 'thirteen filters', list: 'annunci', address: `carburante=diesel&cambio=automatico&carrozzeria=suv&prezzo_da=5000&prezzo_a=40000&km_a=150000&anno_da=2015&cv_da=100&porte=4-5&venditore=concessionario&offerta=usato&colore=nero&colore=bianco&dotazioni=abs&dotazioni=clima-automatico&${cheapest}` },
]

export function searchShapes(): { name: string; query: SearchQuery }[] {
  return shapes.map(({ name, list, address, vehicle = [] }) => {
    const found = readSearch({ list, segments: [...vehicle], params: new URLSearchParams(address) }, lookups)
    if (!found) throw new Error(`the address of «${name}» was not understood`)
    return { name, query: found.query }
  })
}
