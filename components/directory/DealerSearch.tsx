import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Select } from '@/components/ui/form/Select'
import { TextField } from '@/components/ui/form/TextField'
import { Icon } from '@/components/ui/icons/Icon'
import { regions } from '@/lib/kernel/italian/regions'
import { routes } from '@/lib/kernel/routes/routes'
import type { DealerQuery } from '@/lib/market/dealers/dealer-directory'
import { provinces } from '@/lib/market/places/place'

type Props = {
  question: DealerQuery
  makes: readonly { slug: string; name: string }[]
}

/** Name, place and make of the dealers to list; provinces are those of the region that was chosen. */
export function DealerSearch({ question, makes }: Props) {
  const inRegion = Object.entries(provinces).filter(([, { region }]) => region === question.region)
  return (
    <Form action={routes.dealers} method="get" role="search" aria-label="Cerca un concessionario">
      <TextField
        key={`nome ${question.name}`}
        name="nome"
        label="Nome o comune"
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
      {question.region !== null && (
        <Select
          key={`provincia ${question.region} ${question.province}`}
          name="provincia"
          label="Provincia"
          emptyLabel="Tutta la regione"
          defaultValue={question.province ?? ''}
          options={inRegion.map(([value, { name }]) => ({ value, label: name }))}
        />
      )}
      <Select
        key={`marca ${question.make}`}
        name="marca"
        label="Marca in vendita"
        emptyLabel="Tutte le marche"
        defaultValue={question.make ?? ''}
        options={makes.map(({ slug, name }) => ({ value: slug, label: name }))}
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
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: 16px;
  align-items: end;
  button { min-height: 48px; }
`
