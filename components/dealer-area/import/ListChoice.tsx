import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Panel } from '@/components/ui/Panel'

type Props = {
  list: string | null
  otherLists: readonly string[]
  /** The address the choice is posted to, and the fields that go with it. */
  action: string
  fields: Readonly<Record<string, string>>
}

/** The lists of a file with several lists of vehicles: which one was read, and the others, each read with one press. */
export function ListChoice({ list, otherLists, action, fields }: Props) {
  if (list === null || otherLists.length === 0) return null
  const quoted = otherLists.map((name) => `«${name}»`)
  const others = quoted.length === 1 ? `c’è anche ${quoted[0]}` : `ci sono anche ${quoted.join(', ')}`
  return (
    <Panel aria-labelledby="foglio">
      <h2 id="foglio">Foglio</h2>
      <Said>
        Abbiamo letto <strong>«{list}»</strong>; {others}.
      </Said>
      <Form method="post" action={action}>
        {Object.entries({ ...fields, azione: 'foglio' }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {otherLists.map((name) => (
          <Button key={name} type="submit" name="foglio" value={name} variant="outline">
            Leggi «{name}»
          </Button>
        ))}
      </Form>
    </Panel>
  )
}

const Said = styled.p`overflow-wrap: anywhere;`
const Form = styled.form`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
  button { max-width: 100%; overflow-wrap: anywhere; }
`
