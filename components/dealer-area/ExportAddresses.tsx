import styled from '@emotion/styled'
import { Button } from '@/components/ui/Button'
import { DownloadLink } from '@/components/ui/DownloadLink'
import { TextField } from '@/components/ui/form/TextField'
import { Panel } from '@/components/ui/Panel'
import { momentText } from '@/lib/kernel/italian/date-text'
import { dealershipApi, exportPath } from '@/lib/kernel/routes/dealer-area'
import { exportFileNames, exportFiles } from '@/lib/market/stock-export/export-files'
import { StaffForm } from './StaffForm'

type Props = {
  slug: string
  openSince: string | null /** The token of addresses that were made just now; it is shown once. */
  token: string | null
  siteUrl: string
  csrf: string
}

/** The addresses of the files, to be copied into another program. Anybody who has one reads the stock. */
export function ExportAddresses({ slug, openSince, token, siteUrl, csrf }: Props) {
  return (
    <Panel aria-labelledby="indirizzi">
      <Files>
        <h2 id="indirizzi">Indirizzi dei file</h2>
        <p>
          I dati sono tuoi: ogni file è aggiornato nel momento in cui qualcuno lo legge. Chi ha l’indirizzo legge lo stock, senza password.
        </p>
        {token === null && openSince !== null && (
          <p>
            Gli indirizzi creati il {momentText(openSince)} funzionano. Li mostriamo solo quando nascono: se non li hai copiati, cambiali.
          </p>
        )}
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
          <Button type="submit" variant={openSince === null ? 'primary' : 'outline'}>
            {openSince === null ? 'Crea gli indirizzi' : 'Cambia gli indirizzi'}
          </Button>
        </StaffForm>
        {openSince !== null && (
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
