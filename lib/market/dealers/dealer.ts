export type OpeningHours = { days: string; hours: string }

/** A professional seller, as the table `dealer` has it. Null: not known. */
export type Dealer = {
  id: number
  slug: string
  name: string
  /** The seller's mark in an imported file. */
  sourceReference: string | null
  vatNumber: string | null
  phone: string | null
  email: string | null
  website: string | null
  street: string | null
  postcode: string | null
  placeIstat: string | null
  provinceCode: string | null
  region: string | null
  latitude: number | null
  longitude: number | null
  openingHours: OpeningHours[]
  description: string
  /** Keys of `dealerServices`. */
  services: string[]
  foundedYear: number | null
  logoId: string | null
  /** Number in the register of companies, «PV-241807». */
  rea: string | null
  /** Certified mailbox, which stands in a public register. */
  pec: string | null
  /** A key of `dealerActivities`. */
  activity: string | null
  /** Digits of the number that a WhatsApp link opens; null: the dealer wants none. */
  whatsapp: string | null
  /** How Google Maps calls the place. */
  googlePlaceId: string | null
  /** Median of how long buyers waited for a first answer; null: too few to say. */
  responseMinutes: number | null
  createdAt: Date
}

export type NewDealer = Partial<Omit<Dealer, 'id' | 'slug' | 'createdAt'>> & Pick<Dealer, 'name'>

/** The dealer's name as it stands in an address; dealers of one name get different numbers later. */
export function dealerSlug(name: string): string {
  const plain = name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
  return (
    plain
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-+|-+$/g, '')
      .slice(0, 80) || 'concessionario'
  )
}
