import { findPlace, type Texts } from '@/lib/experimentation/experiments/places/find-place'
import { messages } from '@/lib/kernel/validation/rules'
import { findVariationFault, noPlaceText } from './draft-place'

/** The places for variations: more share the visitors so thinly that hardly any site finds a difference. */
export const variationPlaces = [1, 2, 3, 4] as const
/** The places for texts of one variation: as many as a place of the site has slots at most. */
export const textPlaces = [1, 2] as const
/** What marketing writes for a slot of the place, in their order. */
export const textField = (variation: number, slot: number) => `text${variation}-${slot}`
/** The fields of all texts. */
export const textNames = variationPlaces
  .slice(1)
  .flatMap((variation) => textPlaces.map((slot) => ({ name: textField(variation, slot), variation, slot })))

type TextOf = (field: string) => string

/** What the place cannot show. */
export function placeFault(textOf: TextOf): { field: string; text: string } | undefined {
  const place = findPlace(textOf('place'))
  if (textOf('place') === '') return undefined
  if (!place) return { field: 'place', text: noPlaceText }
  const unnamed = textNames.find(({ name, variation }) => textOf(name) !== '' && textOf(`variation${variation}`) === '')
  if (unnamed) return { field: `variation${unnamed.variation}`, text: messages.required }
  const fault = findVariationFault(place, typedVariations(textOf))
  if (!fault) return undefined
  const slot = Object.keys(place.slots).indexOf(fault.slot ?? '')
  return { field: slot < 0 ? `variation${fault.number}` : textField(fault.number, slot + 1), text: fault.text }
}

/** The variations that have a name. */
export function typedVariations(textOf: TextOf): { number: number; key: string; texts?: Texts }[] {
  return variationPlaces
    .map((number) => {
      const texts = textsOf(textOf, number)
      return { number, key: textOf(`variation${number}`), ...(texts && { texts }) }
    })
    .filter(({ key }) => key !== '')
}

/** The texts of a variation by slot; undefined: none is written. */
function textsOf(textOf: TextOf, variation: number): Texts | undefined {
  const written = textPlaces.map((slot) => textOf(textField(variation, slot)))
  if (variation === 1 || written.every((text) => text === '')) return undefined
  const slots = Object.keys(findPlace(textOf('place'))?.slots ?? {})
  return Object.fromEntries(
    written.flatMap((text, index) => (text === '' && slots[index] === undefined ? [] : [[slots[index] ?? '', text]])),
  )
}
