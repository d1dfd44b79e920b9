import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import type { DraftPage } from '@/lib/accounts/selling/drafts/draft-page'
import { draftApi } from '@/lib/kernel/routes/routes'
import { color, radius } from '@/styles/tokens'

type Props = Pick<DraftPage, 'id' | 'step' | 'version' | 'differences'> & { csrf: string }

/** Two devices have changed the same page: both texts are here until one is chosen. */
export function TwoVersions({ id, step, version, differences, csrf }: Props) {
  if (differences.length === 0) return null
  return (
    <Box role="alert" method="post" action={draftApi.step(id, step)}>
      <h2>Questa pagina è stata cambiata su due dispositivi</h2>
      <p>Non abbiamo perso niente. Scegli quale versione tenere.</p>
      <table>
        <thead>
          <tr>
            <th scope="col">Campo</th>
            <th scope="col">Salvata per prima</th>
            <th scope="col">Salvata dopo</th>
          </tr>
        </thead>
        <tbody>
          {differences.map(({ label, saved, rival }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>{saved}</td>
              <td>{rival}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <input type="hidden" name="_csrf" value={csrf} />
      <input type="hidden" name="version" value={version} />
      <div>
        <Button type="submit" name="azione" value="tieni" variant="outline">
          Tieni la prima
        </Button>
        <Button type="submit" name="azione" value="sostituisci" variant="outline">
          Tieni la seconda
        </Button>
      </div>
    </Box>
  )
}

const Box = styled.form`
  display: grid;
  gap: 12px;
  padding: 16px;
  border: 1.5px solid ${color.warning};
  border-radius: ${radius.md};
  background: ${color.warningSurface};
  table { width: 100%; border-collapse: collapse; overflow-wrap: anywhere; }
  th, td { padding: 6px 8px 6px 0; text-align: left; vertical-align: top; white-space: pre-line; }
  div { display: flex; flex-wrap: wrap; gap: 12px; }
`
