import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Select } from '@/components/ui/form/Select'
import { routes } from '@/lib/kernel/routes/routes'
import { color } from '@/styles/tokens'

type Props = {
  address: string
  /** What is saved already. */
  saved: readonly { id: number; name: string }[]
}

/** Leads to a saved search that is to look for this one from now on. */
export function UpdateSearchForm({ address, saved }: Props) {
  if (saved.length === 0) return null
  return (
    <Box action={routes.editSearch}>
      <h2>Oppure aggiorna una ricerca salvata</h2>
      <input type="hidden" name="indirizzo" value={address} />
      <Select name="ricerca" label="Quale ricerca" options={saved.map(({ id, name }) => ({ value: String(id), label: name }))} />
      <Button type="submit" variant="outline">
        Aggiorna la ricerca salvata
      </Button>
    </Box>
  )
}

const Box = styled.form`
  display: grid;
  gap: 12px;
  padding-top: 20px;
  border-top: 1px solid ${color.border};
  h2 { font-size: 20px; }
`
