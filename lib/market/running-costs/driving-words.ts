import { type LicensedVehicle, licencesFor } from './licences'
import { newDriverAnswer, newDriverWords } from './new-driver'

/** «Si guida con la patente B · Non adatta ai neopatentati»: the answers alone, for where there is no room for their reasons. */
export function drivingWords(vehicle: LicensedVehicle, day: string): string | null {
  const newDriver = newDriverAnswer(vehicle)
  const words = [enoughText(vehicle, day), newDriver && newDriverWords[newDriver]].filter((text) => text !== null)
  return words.length === 0 ? null : words.join(' · ')
}

/** Licences that are enough, and those that may be; null where nobody can say. */
function enoughText(vehicle: LicensedVehicle, day: string): string | null {
  const answers = licencesFor(vehicle, day)?.answers ?? []
  const those = (wanted: 'yes' | 'unknown') => answers.flatMap(({ licence, answer }) => (answer === wanted ? licence : [])).join(' o ')
  const [enough, perhaps] = [those('yes'), those('unknown')]
  if (enough === '') return perhaps === '' ? null : `Forse basta la patente ${perhaps}`
  return `Si guida con la patente ${enough}${perhaps === '' ? '' : `, forse con la ${perhaps}`}`
}
