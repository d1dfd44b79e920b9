import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Icon } from '@/components/ui/Icon'
import { Select } from '@/components/ui/Select'
import { TextField } from '@/components/ui/TextField'
import { routes } from '@/lib/kernel/routes/routes'
import type { DealerQuery } from '@/lib/market/dealers/dealer-directory'
import { regions } from '@/lib/market/places/place'
import { maxWidth } from '@/styles/media'

type Props = { question: DealerQuery }

/** Name and region of the dealers to list. */
export function DealerSearch({ question }: Props) {
  return (
    <Form action={routes.dealers} method="get" role="search" aria-label="Cerca un concessionario">
      <TextField
        key={`nome ${question.name}`}
        name="nome"
        label="Nome"
        placeholder="Es. Brianza Motori"
        maxLength={60}
        defaultValue={question.name}
      />
      <Select
        key={`regione ${question.region}`}
        name="regione"
        label="Regione"
        emptyLabel="Tutta Italia"
        defaultValue={question.region ?? ''}
        options={Object.entries(regions).map(([value, label]) => ({ value, label }))}
      />
      <Button type="submit" variant="cta">
        <Icon name="search" />
        Cerca
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;
  gap: 16px;
  align-items: end;
  button { min-height: 48px; }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); gap: 12px; }
`
