import { expiredPlaces } from '@/lib/experimentation/experiments/places/find-place'
import { type AssignedUnit, type Place, places } from '@/lib/experimentation/experiments/places/place-catalogue'
import type { Db } from '@/lib/kernel/db/db.server'
import { italianDay } from '@/lib/kernel/italian/italian-time'
import { isAtPlace } from './draft-place'
import { listOwnExperiments } from './experiment-queries.server'
import type { ListedPlace } from './listed-place'

const laterUnitWords: Readonly<Record<Exclude<AssignedUnit, 'visitor'>, string>> = {
  account: 'account',
  seller: 'venditore',
  ad: 'annuncio',
}

/** Every place of the code, with the experiment that is there. */
export async function listPlaces(db: Db, now = new Date()): Promise<ListedPlace[]> {
  const experiments = await listOwnExperiments(db)
  const expired = new Set(expiredPlaces(italianDay(now)).map(({ key }) => key))
  const all: [string, Place][] = Object.entries(places)
  return all.map(([key, { name, where, owner, expires, variations, slots, units }]) => {
    const there = experiments.find((experiment) => isAtPlace(experiment, key))
    return {
      key,
      name,
      where,
      owner,
      expires,
      variations: Object.values(variations),
      slots: Object.values(slots).map(({ label, maxLength }) => `${label}, fino a ${maxLength} caratteri`),
      laterUnits: units.flatMap((unit) => (unit === 'visitor' ? [] : laterUnitWords[unit])),
      isExpired: expired.has(key),
      runs: experiments.filter(({ place, state }) => place === key && state !== 'draft').length,
      takenBy: there ? { id: there.id, key: there.key } : null,
    }
  })
}
