import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { Checkbox } from '@/components/ui/form/Checkbox'
import { type PushDevice, pushKindNames, pushKinds } from '@/lib/accounts/push/push'
import { pushApi } from '@/lib/kernel/routes/account-paths'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { csrf: string; devices: readonly PushDevice[] }

/** The browsers that show notices, what of, and the way to turn each off. */
export function PushDevices({ csrf, devices }: Props) {
  return (
    <List>
      {devices.map(({ id, name, since, isCurrent, kinds }) => (
        <li key={`${id} ${kinds.join(' ')}`}>
          <h3>{name}</h3>
          <p>{isCurrent ? 'Questo dispositivo' : `Dal ${since}`}</p>
          <form method="post" action={pushApi}>
            <input type="hidden" name="_csrf" value={csrf} />
            <input type="hidden" name="dispositivo" value={id} />
            <fieldset>
              <legend>Che cosa ti avvisiamo qui</legend>
              {pushKindNames.map((kind) => (
                <Checkbox
                  key={kind}
                  id={`avvisi-${id}-${kind}`}
                  name={pushKinds[kind].field}
                  label={pushKinds[kind].label}
                  value="true"
                  defaultChecked={kinds.includes(kind)}
                />
              ))}
            </fieldset>
            <Buttons>
              <Button type="submit" name="azione" value="cambia" variant="outline" size="sm" aria-label={`Salva gli avvisi di ${name}`}>
                Salva
              </Button>
              <Button type="submit" name="azione" value="rimuovi" variant="quiet" size="sm" aria-label={`Spegni gli avvisi su ${name}`}>
                Spegni qui
              </Button>
            </Buttons>
          </form>
        </li>
      ))}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: 16px;
  li { padding: 16px; border: 1px solid ${color.border}; border-radius: ${radius.md}; background: ${color.surface}; overflow-wrap: anywhere; }
  h3 { font-size: ${fontSize.base}; }
  p { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  fieldset { display: grid; gap: 4px; margin: 12px 0; border: 0; padding: 0; }
  legend { margin-bottom: 4px; font-weight: 600; }
`
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`
