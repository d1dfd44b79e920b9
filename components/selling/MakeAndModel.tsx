import { useFormikContext } from 'formik'
import { type ChangeEvent, useState } from 'react'
import { useFormField, type Values } from '@/components/form/form-context'
import { type Option, Select } from '@/components/ui/form/Select'
import { otherModel } from '@/lib/accounts/selling/drafts/draft-fields'
import { api } from '@/lib/kernel/routes/routes'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import type { Category } from '@/lib/market/catalogue/category'
import { fetchJson } from '@/lib/server/http/fetch-json'

type Props = { category: Category; makes: readonly Option[]; models: readonly Option[] }

/** A make, then its models; a missing model is «Altro modello». Without JavaScript the models come with the next page. */
export function MakeAndModel({ category, makes, models: first }: Props) {
  const make = useFormField('marca')
  const model = useFormField('modello')
  const { setValues, values } = useFormikContext<Values>()
  const [models, setModels] = useState(first)
  const follow = async ({ target }: ChangeEvent<HTMLSelectElement>) => {
    void setValues({ ...values, marca: target.value, modello: '' })
    setModels([])
    setModels(target.value === '' ? [] : readModels(await fetchJson(api.models(target.value, category)).catch(() => [])))
  }
  return (
    <>
      <Select {...fieldOf(make)} emptyLabel="Scegli la marca" options={makes} required onChange={(event) => void follow(event)} />
      <Select
        {...fieldOf(model)}
        emptyLabel={make.value === '' ? 'Prima scegli la marca' : 'Scegli il modello'}
        options={make.value === '' ? [] : [...models, { value: otherModel, label: 'Altro modello' }]}
        onChange={model.onChange}
      />
    </>
  )
}

const fieldOf = ({ id, name, label, value, error }: ReturnType<typeof useFormField>) => ({ id, name, label, value, error })

function readModels(answer: unknown): Option[] {
  return Array.isArray(answer)
    ? answer.flatMap((entry: unknown) => {
        const { slug, name } = asRecord(entry)
        return typeof slug === 'string' && typeof name === 'string' ? [{ value: slug, label: name }] : []
      })
    : []
}
