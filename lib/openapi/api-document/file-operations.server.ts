import { text } from '@/lib/kernel/validation/json-schema'
import { pictureFormats, pictureWidths } from '@/lib/market/photos/photo'
import type { Operations } from './operation.server'

const picture = ['image/avif', 'image/webp', 'image/svg+xml', 'image/png', 'image/jpeg']

/** Pictures and files that a handler makes. */
export const fileOperations: Operations = {
  '/illustrazioni/{file}': { get: { summary: 'Un disegno', path: { file: text }, media: picture, faults: [404] } },
  '/mappe/{file}': { get: { summary: 'La mappa di una regione', path: { file: text }, media: picture, faults: [404] } },
  '/foto/{file}/{size}': {
    get: {
      summary: 'Una foto di un annuncio; di una bozza, solo per chi la scrive',
      path: { file: text, size: { enum: pictureWidths.flatMap((width) => pictureFormats.map((format) => `${width}.${format}`)) } },
      media: picture,
      faults: [404],
    },
  },
  '/api/v1/papers/{id}': {
    get: {
      summary: 'La copia coperta di una carta; finché nessuno l’ha guardata, solo per chi la manda e per chi la guarda',
      path: { id: text },
      media: ['image/webp'],
      faults: [404],
    },
  },
  '/loghi/{id}': {
    get: {
      summary: 'Il logo di una concessionaria; di una richiesta, solo per chi la fa e per chi la decide',
      path: { id: text },
      media: ['image/webp'],
      faults: [404],
    },
  },
  '/feed/{address}': {
    get: {
      summary: 'I nuovi annunci di una lista come feed RSS; l’indirizzo della lista può avere più parti e i suoi filtri',
      path: { address: text },
      media: ['application/rss+xml'],
      faults: [404],
    },
  },
  '/anteprime/{file}': {
    get: { summary: 'L’immagine di un annuncio per i social network', path: { file: text }, media: ['image/jpeg'], faults: [404, 410] },
  },
  '/v2/houston/experiments/{sdkKey}/web': {
    get: {
      summary: 'La configurazione degli esperimenti gestiti da qui',
      path: { sdkKey: text },
      media: ['application/json'],
      faults: [404],
    },
  },
  '/indexnow.txt': {
    get: { summary: 'La chiave con cui avvisiamo i motori di ricerca', media: ['text/plain'], faults: [404] },
  },
  '/magazine/feed.xml': { get: { summary: 'Gli articoli come feed Atom', media: ['application/atom+xml'] } },
  '/robots.txt': { get: { summary: 'Che cosa un motore di ricerca non deve leggere', media: ['text/plain'] } },
  '/sitemap.xml': { get: { summary: 'L’indice della mappa del sito', media: ['application/xml'] } },
  '/sitemap/{file}': { get: { summary: 'Un file della mappa del sito', path: { file: text }, media: ['application/xml'], faults: [404] } },
  '/.well-known/security.txt': { get: { summary: 'A chi dire di una falla', media: ['text/plain'] } },
}
