import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Select } from '@/components/ui/form/Select'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { categories, categorySlugs } from '@/lib/market/catalogue/category'
import { StaffForm } from './StaffForm'

/** The two ways by which a vehicle comes into the stock: one by hand, many by a file. */
export function NewVehicleForm({ slug, csrf }: { slug: string; csrf: string }) {
  return (
    <StaffForm action={dealershipApi.drafts} csrf={csrf} slug={slug}>
      <Select
        name="categoria"
        label="Nuovo veicolo"
        options={categorySlugs.map((value) => ({ value, label: categories[value].label }))}
        defaultValue="auto"
      />
      <Button type="submit" variant="cta">
        Aggiungi
      </Button>
      <ButtonLink href={dealerAreaHref(dealerArea.imports, slug)} variant="outline">
        Importa
      </ButtonLink>
    </StaffForm>
  )
}
