import styled from '@emotion/styled'
import { useFormikContext } from 'formik'
import { FieldGroup } from '@/components/form/FieldGroup'
import type { Values } from '@/components/form/form-context'
import { SelectField } from '@/components/form/SelectField'
import { TextField } from '@/components/form/TextField'
import { textField, variationPlaces } from '@/lib/experimentation/experiment-drafts/draft-variations'
import type { ListedPlace } from '@/lib/experimentation/experiment-drafts/listed-place'
import { findPlace, lengthOf } from '@/lib/experimentation/experiments/places/find-place'
import type { Place } from '@/lib/experimentation/experiments/places/place-catalogue'
import { maxWidth } from '@/styles/media'

/** Where an experiment runs. A place that is taken can be read about on the page of all of them. */
export function PlaceField({ places }: { places: readonly ListedPlace[] }) {
  return (
    <SelectField
      name="place"
      emptyLabel="Scegli"
      options={places.map(({ key, name, where, takenBy }) => ({ value: key, label: `${name} · ${where}${takenBy ? ' (occupato)' : ''}` }))}
    />
  )
}

/** The variations of a draft: those that are ready at its place by their names, and others by the texts that are written for them. */
export function VariationFields() {
  const { values } = useFormikContext<Values>()
  const place = findPlace(values['place'] ?? '')
  return (
    <FieldGroup
      title="Varianti"
      hint={`La prima è il controllo: quello che vede chi non partecipa. Le quote insieme fanno 100. ${readyText(place)}`}
    >
      {variationPlaces.map((number) => (
        <Variation key={number}>
          <Pair>
            <TextField name={`variation${number}`} isOptional={number > 2} />
            <TextField name={`share${number}`} unit="%" inputMode="numeric" isOptional={number > 2} />
          </Pair>
          {place && takesTexts(number, place, values) && <Texts number={number} place={place} typed={values} />}
        </Variation>
      ))}
    </FieldGroup>
  )
}

/** Whether texts may be written for a variation: not for one that is ready, nor, past the second, before it has a name. */
function takesTexts(number: number, place: Place, typed: Values): boolean {
  if (number === 1) return false
  const name = (typed[`variation${number}`] ?? '').trim()
  const isBegun = Object.keys(place.slots).some((_, index) => (typed[textField(number, index + 1)] ?? '') !== '')
  return isBegun || (name === '' ? number === 2 : !Object.hasOwn(place.variations, name))
}

function Texts({ number, place, typed }: { number: number; place: Place; typed: Values }) {
  return Object.entries(place.slots).map(([slot, { label, maxLength, control }], index) => {
    const name = textField(number, index + 1)
    const length = lengthOf((typed[name] ?? '').trim())
    return (
      <TextField
        key={slot}
        name={name}
        isOptional
        hint={`${label}. ${length === 0 ? `Ora: «${control}», al massimo ${maxLength} caratteri` : `${length} di ${maxLength} caratteri`}`}
      />
    )
  })
}

function readyText(place: Place | undefined): string {
  if (!place) return ''
  const [control, ...ready] = Object.entries(place.variations).map(([key, words]) => `${key} (${words})`)
  const own = Object.keys(place.slots).length > 0 ? ' Per parole tue, dai alla variante un altro nome e scrivi i suoi testi.' : ''
  return `Qui il controllo è ${control}${ready.length > 0 ? `; pronte: ${ready.join(', ')}` : ''}.${own}`
}

const Variation = styled.div`
  display: grid;
  gap: 12px;
  align-content: start;
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  gap: 12px;
  align-items: start;
  ${maxWidth(991)} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
`
