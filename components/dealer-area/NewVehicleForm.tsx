import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { Select } from '@/components/ui/form/Select'
import { dealerArea, dealerAreaHref, dealershipApi } from '@/lib/kernel/routes/dealer-area'
import { categories, categorySlugs } from '@/lib/market/catalogue/category'
import { StaffForm } from './StaffForm'

/** How vehicles come into the stock, one by hand or many by a file, and photographs of many. */
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
      <ButtonLink href={dealerAreaHref(dealerArea.photos, slug)} variant="outline">
        Foto per numero
      </ButtonLink>
    </StaffForm>
  )
}
