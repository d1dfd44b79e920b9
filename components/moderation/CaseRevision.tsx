import styled from '@emotion/styled'
import { Panel } from '@/components/ui/Panel'
import type { CasePage } from '@/lib/accounts/moderation/moderation-case'
import { color } from '@/styles/tokens'

type Props = {
  revision: NonNullable<CasePage['revision']> /** The change was refused; where somebody objects, it may be read after all. */
  isRefused: boolean
}

/** What was changed of an ad that is online, beside what everybody still reads. */
export function CaseRevision({ revision: { rows, photos }, isRefused }: Props) {
  return (
    <Box aria-labelledby="modifica">
      <h2 id="modifica">{isRefused ? 'Modifica rifiutata' : 'Modifica in attesa'}</h2>
      <p>{isRefused ? refusedText : waitingText}</p>
      {rows.length > 0 && (
        <dl>
          {rows.map(({ label, before, after }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                <del>{before}</del>
              </dd>
              <dd>
                <ins>
                  {after.map(({ text, isSuspect }, index) =>
                    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other name, and never change
                    isSuspect ? <mark key={index}>{text}</mark> : text,
                  )}
                </ins>
              </dd>
            </div>
          ))}
        </dl>
      )}
      {photos.length > 0 && (
        <>
          <p>Le foto che mostrerebbe:</p>
          <Pictures>
            {photos.map((src, index) => (
              <li key={src}>
                <img src={src} alt={`Foto ${index + 1} di ${photos.length} della modifica`} width={160} height={120} loading="lazy" />
              </li>
            ))}
          </Pictures>
        </>
      )}
    </Box>
  )
}

const waitingText =
  'L’annuncio resta online com’era. «Approva» pubblica la modifica, «Chiedi modifiche» e «Rifiuta» scartano solo quella; per togliere l’annuncio scegli «Sospendi l’annuncio» o «Blocca l’account».'
const refusedText = 'L’annuncio è rimasto online com’era. Se un ricorso viene accolto, la modifica è pubblicata.'

const Box = styled(Panel)`
  dl > div { padding: 10px 0; border-bottom: 1px solid ${color.border}; }
  dt { font-weight: 600; }
  dd { margin: 4px 0 0; white-space: pre-line; }
  del { color: ${color.textMuted}; }
  ins { text-decoration: none; }
`
const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  img { object-fit: cover; }
`
