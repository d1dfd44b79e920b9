import styled from '@emotion/styled'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { Link } from '@/components/ui/Link'
import type { NumberedPhotos, PhotoMatch } from '@/lib/accounts/selling/numbered-photos/numbered-photos'
import { sellPath } from '@/lib/kernel/routes/routes'
import { color, fontSize } from '@/styles/tokens'
import type { SendingState } from './use-numbered-photos'

type Props = { state: SendingState; onSend(matches: readonly PhotoMatch[]): Promise<void> }

/** Where each photograph goes, how far they are, and where they are. */
export function PhotoPlan({ state, onSend }: Props) {
  return (
    <div aria-live="polite">
      {state.kind === 'matching' && <p>Leggiamo i nomi…</p>}
      {state.kind === 'failed' && <Alert variant="error">{state.text}</Alert>}
      {state.kind === 'matched' && <Plan matches={state.matches} onSend={onSend} />}
      {state.kind === 'sending' && (
        <>
          <progress value={state.sent} max={state.all} aria-label="Foto caricate" />
          <p>
            {state.sent} di {state.all} foto. Non chiudere questa pagina.
          </p>
        </>
      )}
      {state.kind === 'done' && <Result {...state.result} />}
    </div>
  )
}

function Plan({ matches, onSend }: { matches: readonly PhotoMatch[]; onSend: Props['onSend'] }) {
  const counts = new Map<string, number>()
  const titles = new Map<string, string>()
  for (const { vehicle } of matches) {
    if (!vehicle) continue
    const key = String(vehicle.id)
    counts.set(key, (counts.get(key) ?? 0) + 1)
    titles.set(key, vehicle.title)
  }
  const unmatched = matches.flatMap(({ name, vehicle }) => (vehicle ? [] : [name]))
  const photos = matches.length - unmatched.length
  return (
    <>
      <List aria-label="Dove vanno le foto">
        {[...counts].map(([id, count]) => (
          <li key={id}>
            <b>{titles.get(id)}</b> · RIF {id} · {count} foto
          </li>
        ))}
      </List>
      <Unmatched names={unmatched} />
      {photos > 0 && (
        <Button type="button" onClick={() => void onSend(matches)}>
          Carica {photos} foto di {counts.size === 1 ? '1 veicolo' : `${counts.size} veicoli`}
        </Button>
      )}
    </>
  )
}

function Unmatched({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null
  return (
    <details open={names.length <= 6}>
      <summary>
        {names.length === 1 ? '1 foto non corrisponde' : `${names.length} foto non corrispondono`} a nessun veicolo in vendita
      </summary>
      <List>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </List>
    </details>
  )
}

function Result({ put, unmatched, refused }: NumberedPhotos) {
  return (
    <>
      {put.length > 0 && (
        <>
          <Alert variant="success">Foto caricate. Guarda targhe e copertina, poi pubblica: fino ad allora non le vede nessuno.</Alert>
          <List aria-label="Dove sono le foto">
            {put.map(({ id, title, draftId, count }) => (
              <li key={draftId}>
                <Link href={sellPath(draftId, 'foto')}>{title}</Link> · RIF {id} · {count} foto
              </li>
            ))}
          </List>
        </>
      )}
      {refused.length > 0 && (
        <Alert variant="error">
          {refused.map(({ name, text }) => (
            <p key={name}>
              «{name}» non caricata: {text}
            </p>
          ))}
        </Alert>
      )}
      <Unmatched names={unmatched} />
    </>
  )
}

const List = styled.ul`
  display: grid;
  gap: 4px;
  margin: 12px 0;
  padding: 0;
  list-style: none;
  li { color: ${color.textMuted}; font-size: ${fontSize.base}; overflow-wrap: anywhere; }
  b, a { color: ${color.text}; font-weight: 600; }
`
