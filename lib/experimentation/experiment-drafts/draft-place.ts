import { canShow, controlOf, findPlace, type Texts, whyTextsDoNotFit } from '@/lib/experimentation/experiments/places/find-place'
import type { Place } from '@/lib/experimentation/experiments/places/place-catalogue'
import { stateLabels } from './lifecycle'
import type { OwnExperiment } from './own-experiment'

/** A variation as it is typed: `number` from 1, the control. Without texts it is one that the code has. */
type TypedVariation = { number: number; key: string; texts?: Texts }
/** `slot`: the text that is wrong, if it is a text. */
type VariationFault = { number: number; slot?: string; text: string }

/** Said where a draft names a place of no page. */
export const noPlaceText = 'Nessuna pagina ha questo posto: scegline uno dell’elenco'

/** The first variation that its place cannot show, and why. */
export function findVariationFault(place: Place, variations: readonly TypedVariation[]): VariationFault | undefined {
  for (const { number, key, texts } of variations) {
    const fault = number === 1 ? controlFault(place, key) : texts === undefined ? readyFault(place, key) : textFault(place, key, texts)
    if (fault) return { number, ...fault }
  }
  return undefined
}

function controlFault(place: Place, key: string): Omit<VariationFault, 'number'> | undefined {
  const control = controlOf(place)
  return key === control ? undefined : { text: `In questo posto il controllo è «${control}»` }
}

function readyFault(place: Place, key: string): Omit<VariationFault, 'number'> | undefined {
  if (canShow(place, { key })) return undefined
  const ready = Object.keys(place.variations).slice(1)
  const ways = [
    ...(ready.length > 0 ? [`scegli fra ${ready.join(', ')}`] : []),
    ...(Object.keys(place.slots).length > 0 ? ['scrivi i suoi testi'] : []),
  ]
  return { text: `In questo posto non c’è la variante «${key}»: ${ways.join(', o ')}` }
}

function textFault(place: Place, key: string, texts: Texts): Omit<VariationFault, 'number'> | undefined {
  if (Object.hasOwn(place.variations, key)) return { text: `«${key}» è una variante pronta: per scriverne i testi, dalle un altro nome` }
  return whyTextsDoNotFit(place, texts)
}

type Placed = Pick<OwnExperiment, 'id' | 'place' | 'variations'>

/** Why an experiment cannot run at its place; undefined: it can. One run at a time: a place that shows a winner is taken too. */
export function whyNotAtPlace({ id, place: key, variations }: Placed, others: readonly OwnExperiment[]): string | undefined {
  const place = findPlace(key)
  if (!place) return noPlaceText
  return (
    findVariationFault(
      place,
      variations.map((variation, index) => ({ ...variation, number: index + 1 })),
    )?.text ??
    takenText(
      key,
      others.filter((other) => other.id !== id),
    )
  )
}

/** Who has a place: undefined where it is free. */
export function takenText(key: string, others: readonly OwnExperiment[]): string | undefined {
  const there = others.find((other) => isAtPlace(other, key) || (other.place === key && other.state === 'scheduled'))
  return there && `Il posto «${findPlace(key)?.name ?? key}» è occupato da «${there.key}» (${stateLabels[there.state]}): prima fermalo`
}

/** Whether visitors see an experiment at this place now. */
export function isAtPlace({ place, state }: Pick<OwnExperiment, 'place' | 'state'>, key: string): boolean {
  return place === key && (state === 'running' || state === 'shipped')
}
