import { colours, labelOf } from '@/lib/market/catalogue/vocabulary'
import { addressLine, type FeedColumn, phoneOf } from './exported-vehicle'

/**
 * The attributes of Google's vehicle listings that we know, in the order of its feed specification
 * (developers.google.com/vehicle-listings/reference/feed-specification, read on 24 November 2026).
 */
export const googleColumns: readonly FeedColumn[] = [
  { name: 'vin', required: 'il telaio', cell: ({ ad }) => ad.vin },
  { name: 'id', cell: ({ ad }) => ad.id },
  { name: 'store_code', required: 'il codice della concessionaria', cell: (_, { id }) => id },
  { name: 'dealership_name', required: 'il nome della concessionaria', cell: (_, { name }) => name },
  { name: 'dealership_address', required: 'l’indirizzo della sede', cell: (_, dealer) => addressLine(dealer) },
  { name: 'tracking_phone_number', cell: (_, dealer) => phoneOf(dealer) },
  { name: 'image_link', cell: ({ pictures }) => pictures[0] ?? null },
  { name: 'additional_image_link', cell: ({ pictures }) => pictures.slice(1).join(',') },
  { name: 'link', cell: ({ link }) => link },
  { name: 'date_in_stock', cell: ({ ad }) => ad.publishedAt?.toISOString().slice(0, 10) ?? null },
  { name: 'price', required: 'il prezzo', cell: ({ ad }) => (ad.priceCents === null ? null : `${(ad.priceCents / 100).toFixed(2)} EUR`) },
  { name: 'condition', required: 'lo stato', cell: ({ ad }) => (ad.offerType === 'nuovo' ? 'new' : 'used') },
  { name: 'make', required: 'la marca', cell: ({ makeName }) => makeName },
  { name: 'model', required: 'il modello', cell: ({ modelName }) => modelName },
  { name: 'trim', cell: ({ ad }) => ad.version },
  { name: 'year', required: 'l’anno', cell: ({ ad }) => ad.registrationYear ?? ad.constructionYear },
  { name: 'mileage', required: 'i chilometri', cell: ({ ad }) => (ad.mileageKm === null ? null : `${ad.mileageKm} km`) },
  { name: 'exterior_color', cell: ({ ad }) => (ad.colour === null ? null : labelOf(colours, ad.colour)) },
]
