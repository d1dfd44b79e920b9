import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { Panel } from '@/components/ui/Panel'
import type { DraftPage } from '@/lib/accounts/selling/drafts/draft-page'
import { color, font, fontSize } from '@/styles/tokens'

type Props = Pick<DraftPage, 'preview'> & { /** The page it stands on, where that is one of questions. */ step?: DraftPage['step'] }

/** The ad as buyers will find it in a list, as far as it was last saved. */
export function DraftPreview({ preview: { title, version, price, facts, place }, step }: Props) {
  return (
    <Box aria-label="Anteprima dell’annuncio">
      <p>Anteprima dell’annuncio</p>
      <h2>{title}</h2>
      {version !== '' && <p>{version}</p>}
      <strong>{price ?? <span>{step === 'prezzo' ? 'Il prezzo lo scegli qui' : 'Il prezzo si sceglie al passo 3'}</span>}</strong>
      {facts.length > 0 && (
        <ul>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
      {place !== null && (
        <p>
          <Icon name="pin" size={16} /> {place}
        </p>
      )}
    </Box>
  )
}

const Box = styled(Panel)`
  display: grid;
  gap: 8px;
  overflow-wrap: anywhere;
  h2 { font-size: ${fontSize.lg}; }
  p { color: ${color.textMuted}; font-size: ${fontSize.base}; }
  strong { font: 700 ${fontSize.xl2}/1.2 ${font.display}; }
  strong span { color: ${color.textMuted}; font: 400 ${fontSize.base}/1.4 ${font.body}; }
  ul { display: flex; flex-wrap: wrap; gap: 4px 12px; font-size: ${fontSize.base}; }
`
