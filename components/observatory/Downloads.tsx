import styled from '@emotion/styled'
import { DownloadLink } from '@/components/ui/DownloadLink'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { observatoryFilePath } from '@/lib/kernel/routes/routes'
import { citation, licence, type ReportFile, reportFileNames, reportFiles } from '@/lib/market/observatory/report-names'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { of: { make: string; model: string; region: string | null; fuel: string | null }; name: string; asOf: string }

const formats = ['csv', 'json'] as const

/** Every table as a file, with its licence and how it wants to be cited. */
export function Downloads({ of, name, asOf }: Props) {
  return (
    <>
      <List>
        {reportFileNames.map((file: ReportFile) => (
          <li key={file}>
            <span>
              <b>{reportFiles[file].title}</b>
              <small>{reportFiles[file].columns}</small>
            </span>
            {formats.map((format) => (
              <DownloadLink key={format} href={observatoryFilePath(of, file, format)}>
                {format.toUpperCase()}
                <VisuallyHidden>: {reportFiles[file].title}</VisuallyHidden>
              </DownloadLink>
            ))}
          </li>
        ))}
      </List>
      <Licence>
        Licenza {licence}. Da citare così: <b>{citation(name, asOf)}</b>
      </Licence>
    </>
  )
}

const List = styled.ul`
  border: 1px solid ${color.border};
  border-radius: ${radius.lg};
  li { position: relative; display: grid; grid-template-columns: minmax(0, 1fr) auto auto; gap: 8px; align-items: center; padding: 10px 12px 10px 20px; border-bottom: 1px solid ${color.border}; }
  li:last-of-type { border: 0; }
  small { display: block; color: ${color.textMuted}; font-size: ${fontSize.base}; }
  ${maxWidth(583)} { li { grid-template-columns: auto auto; justify-content: start; } li > span:first-of-type { grid-column: 1 / -1; } }
`
const Licence = styled.p`
  margin-top: 16px;
  padding: 12px 16px;
  border-radius: ${radius.md};
  background: ${color.surfaceAlt};
  font-size: ${fontSize.base};
`
