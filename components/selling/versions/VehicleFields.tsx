import styled from '@emotion/styled'
import { useFormikContext } from 'formik'
import { useContext, useState } from 'react'
import { FormContext, type Values } from '@/components/form/form-context'
import { StepFields } from '@/components/selling/StepFields'
import type { Option } from '@/components/ui/form/Select'
import { Icon } from '@/components/ui/icons/Icon'
import type { DraftField } from '@/lib/accounts/selling/drafts/draft-fields'
import type { Category } from '@/lib/market/catalogue/category'
import type { OfferedVersion } from '@/lib/market/versions/version'
import { color, fontSize } from '@/styles/tokens'
import { KnownFacts } from './KnownFacts'
import { useVersions } from './use-versions'
import { VersionPicker } from './VersionPicker'

type Props = {
  category: Category
  fields: readonly DraftField[]
  makes: readonly Option[]
  models: readonly Option[]
  versions: readonly OfferedVersion[] | null
}

/** What only the seller knows; a version says the rest. A browser would refuse the form for what is folded and not say why: the server asks for that. */
const first = ['marca', 'modello', 'immatricolazione', 'km']

/** «La tua auto»: what only the seller knows, the versions, and every other fact folded, to be corrected or written by hand. */
export function VehicleFields({ category, fields, makes, models, versions }: Props) {
  const { labels } = useContext(FormContext)
  const { values, errors, touched } = useFormikContext<Values>()
  const { marca: make = '', modello: model = '', immatricolazione: registration = '' } = values
  const { state, retry } = useVersions({ category, make, model, registration }, versions)
  const others = fields
    .filter(({ name, kind }) => !first.includes(name) && kind !== 'version')
    .map((field) => ({ ...field, isRequired: false }))
  const [isUnfolded, setIsUnfolded] = useState(false)
  const hasFault = others.some(({ name }) => touched[name] && errors[name] !== undefined)
  const isByHand = state.kind === 'failed' || (state.kind === 'known' && state.versions.length === 0)
  const unfold = () => setIsUnfolded(true)
  const shared = { category, makes, models }
  return (
    <>
      <StepFields {...shared} fields={fields.filter(({ name }) => first.includes(name))} />
      <VersionPicker state={state} labels={labels} onRetry={retry} onByHand={unfold} />
      <KnownFacts category={category} labels={labels} onEdit={unfold} />
      <Fold open={isUnfolded || hasFault || isByHand} onToggle={({ currentTarget }) => setIsUnfolded(currentTarget.open)}>
        <summary>
          Tutti i dati del veicolo
          <Icon name="chevron-down" size={20} />
        </summary>
        <div>
          <StepFields {...shared} fields={others} />
        </div>
      </Fold>
    </>
  )
}

const Fold = styled.details`
  border-top: 1px solid ${color.border};
  summary { display: flex; align-items: center; min-height: 48px; font-size: ${fontSize.md}; font-weight: 600; cursor: pointer; }
  summary svg { margin-left: auto; }
  &[open] > summary svg { transform: rotate(180deg); }
  > div { display: grid; gap: 24px; padding: 12px 0 4px; }
`
