import styled from '@emotion/styled'
import { useRouter } from 'next/router'
import { useContext } from 'react'
import { Container } from '@/components/ui/Container'
import { Icon } from '@/components/ui/icons/Icon'
import { PageExperimentsContext } from '@/lib/experimentation/experiments/page-experiments'
import { withoutPreview } from '@/lib/experimentation/experiments/preview-address'
import { color, fontSize } from '@/styles/tokens'

/** Says that the page shows a chosen variant, and leads out of it. */
export function PreviewBanner() {
  const { asPath } = useRouter()
  const page = useContext(PageExperimentsContext)
  const previewed = page?.assigned.filter(({ isPreview }) => isPreview) ?? []
  if (previewed.length === 0 && !page?.isRobotPreview) return null
  return (
    <Band aria-label="Anteprima">
      <Container>
        <p>
          <Icon name="info" />
          {page?.isRobotPreview ? (
            <span>
              <b>Anteprima non disponibile.</b> Questo browser si presenta come un robot, e i robot vedono sempre la pagina di tutti: aprila
              con un browser normale.
            </span>
          ) : (
            <span>
              <b>Anteprima</b> {previewed.map(({ key, variation }) => `${key}: ${variation}`).join(', ')}. Questa pagina non viene contata.
            </span>
          )}
        </p>
        <a href={withoutPreview(asPath)}>Esci dall&apos;anteprima</a>
      </Container>
    </Band>
  )
}

const Band = styled.aside`
  background: ${color.infoSurface};
  color: ${color.text};
  font-size: ${fontSize.base};
  > div { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: 0 24px; padding-top: 4px; padding-bottom: 4px; }
  p { display: flex; align-items: center; gap: 8px; min-width: 0; overflow-wrap: anywhere; }
  svg { flex: none; color: ${color.info}; }
  a { display: inline-flex; align-items: center; min-height: 44px; font-weight: 600; }
`
