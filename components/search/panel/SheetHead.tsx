import styled from '@emotion/styled'
import type { MouseEvent, RefObject } from 'react'
import { Icon } from '@/components/ui/icons/Icon'
import { iconButtonStyle } from '@/components/ui/icons/IconButton'
import { lowScreen, maxWidth } from '@/styles/media'
import { color, fontSize, zIndex } from '@/styles/tokens'

type Props = {
  title: string
  heading: RefObject<HTMLHeadingElement | null>
  leave(event: MouseEvent): void
  /** Clears the choices of the group; absent without any. */
  clear?: (() => void) | undefined
}

/** The head above a group that is a page of its own in the sheet of a phone. */
export function PageHead({ title, heading, leave, clear }: Props) {
  return (
    <PageRow data-page-head>
      <CloseLink href="#filtri" onClick={leave} aria-label="Torna ai filtri">
        <Icon name="chevron-left" size={24} />
      </CloseLink>
      <h2 ref={heading} tabIndex={-1}>
        {title}
      </h2>
      {clear && (
        <ClearButton type="button" aria-label={`Azzera: ${title}`} onClick={clear}>
          Azzera
        </ClearButton>
      )}
    </PageRow>
  )
}

export const CloseLink = styled.a`
  display: none;
  ${maxWidth(800)} {
    ${iconButtonStyle}
    flex: none;
    margin-left: -12px;
    color: ${color.text};
  }
`
export const Head = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 8px;
  h2 { font-size: ${fontSize.xl}; }
  a:not([href^='#']) { display: inline-flex; align-items: center; min-height: 24px; font-size: ${fontSize.base}; font-weight: 600; }
  ${maxWidth(800)} {
    position: sticky;
    top: 0;
    z-index: ${zIndex.strip};
    min-height: 60px;
    margin: 0 -16px 8px;
    padding: 0 16px;
    border-bottom: 1px solid ${color.border};
    background: ${color.surface};
    h2 { flex: 1; }
    a:not([href^='#']) { min-height: 44px; }
    ${lowScreen} { position: static; }
  }
`
const ClearButton = styled.button`
  min-height: 44px;
  padding: 0 8px;
  border: 0;
  background: none;
  color: ${color.accent};
  font-size: ${fontSize.base};
  font-weight: 600;
  text-decoration: underline;
  text-underline-offset: 3px;
`
const PageRow = styled(Head)`
  display: none;
  ${maxWidth(800)} { display: flex; }
`
