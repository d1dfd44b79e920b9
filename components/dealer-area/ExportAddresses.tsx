import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { DownloadLink } from '@/components/ui/DownloadLink'
import { Panel } from '@/components/ui/Panel'
import { TextField } from '@/components/ui/TextField'
import { dealershipApi, exportPath } from '@/lib/kernel/routes/dealer-area'
import { exportFileNames, exportFiles } from '@/lib/market/stock-export/export-files'
import { StaffForm } from './StaffForm'

type Props = { slug: string; token: string | null; siteUrl: string; csrf: string }

/** The addresses of the files, to be copied into another program; whoever has one reads the stock. */
export function ExportAddresses({ slug, token, siteUrl, csrf }: Props) {
  return (
    <Panel aria-labelledby="indirizzi">
      <Files>
        <h2 id="indirizzi">Indirizzi dei file</h2>
        <p>
          I dati sono tuoi: ogni file è aggiornato nel momento in cui qualcuno lo legge. Chi ha l’indirizzo legge lo stock, senza password.
        </p>
        {token !== null &&
          exportFileNames.map((file) => {
            const path = exportPath(token, file)
            return (
              <div key={file}>
                <TextField
                  name={file}
                  label={`${exportFiles[file].label}: ${file}`}
                  defaultValue={`${siteUrl}${path}`}
                  readOnly
                  hint={exportFiles[file].about}
                />
                <DownloadLink href={path}>Scarica {file}</DownloadLink>
              </div>
            )
          })}
        <StaffForm action={dealershipApi.exports} csrf={csrf} slug={slug} hidden={{ azione: 'crea' }}>
          <Button type="submit" variant={token === null ? 'primary' : 'outline'}>
            {token === null ? 'Crea gli indirizzi' : 'Cambia gli indirizzi'}
          </Button>
        </StaffForm>
        {token !== null && (
          <StaffForm action={dealershipApi.exports} csrf={csrf} slug={slug} hidden={{ azione: 'chiudi' }}>
            <Button type="submit" variant="quiet">
              Chiudi gli indirizzi
            </Button>
          </StaffForm>
        )}
      </Files>
    </Panel>
  )
}

const Files = styled.div`
  display: grid;
  gap: 20px;
  input { text-overflow: ellipsis; }
`
