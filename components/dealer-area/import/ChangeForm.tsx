import { StaffForm } from '@/components/dealer-area/StaffForm'
import { Button } from '@/components/ui/Button'
import { type Chosen, isQuery } from '@/lib/accounts/selling/stock'
import { dealershipApi } from '@/lib/kernel/routes/dealer-area'

type Props = { slug: string; csrf: string; list: string; chosen: Chosen; hidden: Readonly<Record<string, string>>; confirm: string }

/** The button that does what a preview shows, to the vehicles that it shows. */
export function ChangeForm({ slug, csrf, list, chosen, hidden, confirm }: Props) {
  return (
    <StaffForm action={dealershipApi.vehicles} csrf={csrf} slug={slug} hidden={{ ...hidden, elenco: list }}>
      {isQuery(chosen) ? (
        <input type="hidden" name="tutte" value="si" />
      ) : (
        chosen.map((id) => <input key={id} type="hidden" name="annuncio" value={id} />)
      )}
      <Button type="submit">{confirm}</Button>
    </StaffForm>
  )
}
