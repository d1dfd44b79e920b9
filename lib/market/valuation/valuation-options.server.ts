import type { Db } from '@/lib/kernel/db/db.server'
import { listMakes, listModels } from '@/lib/market/catalogue/catalogue.server'
import type { ValuationForm, ValuationOptions } from './valuation-form'

const maxVersions = 40

export async function listValuationOptions(db: Db, { category, values, errors }: ValuationForm): Promise<ValuationOptions> {
  const isKnownMake = errors.marca === undefined && values.marca !== ''
  const isKnownModel = isKnownMake && errors.modello === undefined && values.modello !== ''
  return {
    makes: listMakes(category).map(toOption),
    models: isKnownMake ? listModels(category, values.marca).map(toOption) : [],
    versions: isKnownModel ? await listVersions(db, category, values) : [],
  }
}

const toOption = ({ slug, name }: { slug: string; name: string }) => ({ value: slug, label: name })

/** Lists versions as ads on offer call them, those of most ads first. */
async function listVersions(db: Db, category: string, { marca, modello }: ValuationForm['values']): Promise<string[]> {
  const rows = await db<{ version: string }[]>`
    select version from ad
    where status = 'published' and category = ${category} and make = ${marca} and model = ${modello} and version <> ''
    group by version order by count(*) desc, version limit ${maxVersions}`
  return rows.map(({ version }) => version)
}
