import { asRecord } from './record'

/** Required and optional properties of a schema.org type; any other is a mistake. Google's pages on products, breadcrumbs, organisations, articles, lists and sites decide what is needed. */
type TypeRule = { needs: readonly string[]; may: readonly string[] }

const rules: Readonly<Record<string, TypeRule>> = {
  vehicle: {
    needs: ['name', 'description', 'image', 'url', 'sku', 'brand', 'itemCondition'],
    may: [
      ...['model', 'vehicleConfiguration', 'vehicleModelDate', 'dateVehicleFirstRegistered', 'mileageFromOdometer', 'fuelType'],
      ...['vehicleTransmission', 'bodyType', 'color', 'numberOfDoors', 'vehicleSeatingCapacity', 'vehicleEngine', 'offers'],
    ],
  },
  Offer: { needs: ['price', 'priceCurrency', 'url', 'availability', 'itemCondition'], may: ['businessFunction', 'seller'] },
  Brand: { needs: ['name'], may: [] },
  QuantitativeValue: { needs: ['value', 'unitCode'], may: [] },
  EngineSpecification: { needs: ['enginePower'], may: ['engineDisplacement'] },
  AutoDealer: {
    needs: ['name'],
    may: [
      ...['url', 'address', 'geo', 'aggregateRating', 'review', 'telephone', 'description', 'logo', 'vatID', 'foundingDate'],
      ...['openingHoursSpecification', 'image'],
    ],
  },
  OpeningHoursSpecification: { needs: ['dayOfWeek', 'opens', 'closes'], may: [] },
  Person: { needs: ['name'], may: [] },
  PostalAddress: { needs: ['addressCountry'], may: ['streetAddress', 'postalCode', 'addressLocality', 'addressRegion'] },
  GeoCoordinates: { needs: ['latitude', 'longitude'], may: [] },
  AggregateRating: { needs: ['ratingValue', 'reviewCount', 'bestRating'], may: [] },
  Review: { needs: ['author', 'datePublished', 'reviewRating', 'reviewBody'], may: [] },
  Rating: { needs: ['ratingValue', 'bestRating'], may: [] },
  BreadcrumbList: { needs: ['itemListElement'], may: [] },
  ListItem: { needs: ['position', 'name', 'item'], may: [] },
  ItemList: { needs: ['itemListElement'], may: [] },
  listed: { needs: ['position', 'url'], may: [] },
  Organization: { needs: ['name', 'url', 'logo', 'sameAs'], may: ['brand'] },
  Article: {
    needs: ['headline', 'description', 'image', 'datePublished', 'dateModified', 'mainEntityOfPage', 'author', 'publisher'],
    may: ['articleSection', 'inLanguage', 'isAccessibleForFree'],
  },
  byline: { needs: ['name', 'url'], may: ['logo'] },
  ImageObject: { needs: ['url'], may: [] },
  WebSite: { needs: ['name', 'url'], may: ['potentialAction'] },
  SearchAction: { needs: ['target', 'query-input'], may: [] },
}

const address = /^https?:\/\/[^/\s]+\/[^\s]*$/
const timeOfDay = /^([01]\d|2[0-4]):[0-5]\d$/
const isWhole = (value: unknown) => typeof value === 'number' && Number.isInteger(value)
const isAmount = (value: unknown) => typeof value === 'number' && value > 0
/** What a value looks like, wherever it stands. */
const shapes: Readonly<Record<string, (value: unknown) => boolean>> = {
  url: (value) => address.test(String(value)),
  item: (value) => address.test(String(value)),
  logo: (value) => (typeof value === 'string' ? address.test(value) : typeof value === 'object'),
  mainEntityOfPage: (value) => address.test(String(value)),
  image: (value) => Array.isArray(value) && value.length > 0 && value.every((one) => address.test(String(one))),
  price: isAmount,
  priceCurrency: (value) => value === 'EUR',
  availability: (value) => /^https:\/\/schema\.org\/(InStock|SoldOut)$/.test(String(value)),
  itemCondition: (value) => /^https:\/\/schema\.org\/(New|Used)Condition$/.test(String(value)),
  vehicleModelDate: (value) => /^\d{4}$/.test(String(value)),
  dateVehicleFirstRegistered: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  datePublished: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  dateModified: (value) => /^\d{4}-\d\d-\d\d$/.test(String(value)),
  headline: (value) => typeof value === 'string' && value.length <= 110,
  inLanguage: (value) => value === 'it',
  opens: (value) => timeOfDay.test(String(value)),
  closes: (value) => timeOfDay.test(String(value)),
  value: (value) => typeof value === 'number' && value >= 0,
  unitCode: (value) => ['KMT', 'KWT', 'CMQ'].includes(String(value)),
  position: isWhole,
  numberOfDoors: isWhole,
  vehicleSeatingCapacity: isWhole,
  latitude: (value) => typeof value === 'number',
  longitude: (value) => typeof value === 'number',
  reviewCount: isWhole,
  addressCountry: (value) => value === 'IT',
  target: (value) => address.test(String(value)) && String(value).includes('{search_term_string}'),
}

const vehicles = ['Car', 'Motorcycle', 'Vehicle']

/** Everything that is wrong with a block of structured facts, each as «where: what». */
export function faultsOf(block: unknown, where = ''): string[] {
  const { '@context': _context, '@type': type, ...values } = asRecord(block)
  const types = [type].flat().map(String)
  const name = ruleOf(types, where)
  const rule = rules[name]
  const at = `${where}${name}`
  if (!rule) return [`${at}: no type we know`]
  const known = [...rule.needs, ...rule.may]
  return [
    ...(name === 'vehicle' && types[0] !== 'Product' ? [`${at}: is no Product`] : []),
    ...rule.needs.filter((key) => values[key] === undefined).map((key) => `${at}.${key}: is missing`),
    ...Object.entries(values).flatMap(([key, value]) => [
      ...(known.includes(key) ? [] : [`${at}.${key}: is not known`]),
      ...(isEmpty(value) ? [`${at}.${key}: is empty`] : []),
      ...(shapes[key]?.(value) === false ? [`${at}.${key}: ${JSON.stringify(value)}`] : []),
      ...[value].flat().flatMap((one: unknown) => (typeof one === 'object' && one !== null ? faultsOf(one, `${at}.${key} `) : [])),
    ]),
  ]
}

/** The rule of a type: some are used in two ways, distinguished by their place. */
function ruleOf(types: readonly string[], where: string): string {
  const [type = ''] = types
  if (types.some((one) => vehicles.includes(one))) return 'vehicle'
  if (type === 'ListItem' && where.startsWith('ItemList')) return 'listed'
  return type === 'Organization' && where.startsWith('Article') ? 'byline' : type
}

function isEmpty(value: unknown): boolean {
  return value === null || value === '' || (Array.isArray(value) && value.length === 0)
}
