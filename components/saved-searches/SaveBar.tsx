import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { ExperimentsProvider } from '@/lib/experimentation/experiments/experiments-provider'
import { usePlace } from '@/lib/experimentation/experiments/places/use-place'
import { maxWidth } from '@/styles/media'
import { color, font, fontSize, radius } from '@/styles/tokens'

/** Offers among the results to write about new ones. */
export function SaveBar({ button }: { button: ReactNode }) {
  return (
    <Bar aria-label="Avvisi" data-screen-only>
      <Icon name="bell" size={24} />
      <p>
        <ExperimentsProvider at="saved_search_prompt">
          <Words />
        </ExperimentsProvider>
      </p>
      {button}
    </Bar>
  )
}

function Words() {
  const { text } = usePlace('saved_search_prompt')
  return (
    <>
      <b>{text('title', 'Ti scriviamo appena ne esce uno')}</b>
      {text('line', 'Salva la ricerca, anche senza account.')}
    </>
  )
}

const Bar = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 16px 20px;
  border-radius: ${radius.lg};
  background: ${color.accentSurface};
  > svg { flex: none; color: ${color.accent}; }
  p { flex: 1 1 10em; min-width: 0; color: ${color.textMuted}; font-size: ${fontSize.base}; line-height: 1.4; }
  b { display: block; color: ${color.text}; font: 600 ${fontSize.lg}/1.25 ${font.display}; }
  ${maxWidth(800)} { padding: 12px 16px; gap: 8px 12px; }
`
