import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/form/TextField'
import { Icon } from '@/components/ui/icons/Icon'
import { routes } from '@/lib/kernel/routes/routes'
import { maxWidth } from '@/styles/media'

type Props = { text: string }

export function ExperimentSearch({ text }: Props) {
  return (
    <Form action={routes.experiments} method="get" role="search" aria-label="Cerca un esperimento">
      <TextField key={text} name="cerca" label="Nome, variante o stato" maxLength={100} defaultValue={text} />
      <Button type="submit">
        <Icon name="search" />
        Cerca
      </Button>
    </Form>
  )
}

const Form = styled.form`
  display: grid;
  grid-template-columns: minmax(0, 420px) auto;
  justify-content: start;
  align-items: end;
  gap: 12px;
  button { min-height: 48px; }
  ${maxWidth(583)} { grid-template-columns: minmax(0, 1fr); justify-content: stretch; }
`
