import styled from '@emotion/styled'
import type { ReactNode } from 'react'
import type { DossierFact } from '@/lib/market/dossier/dossier'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'
import { LevelBadge } from './LevelBadge'

/** Every fact with how well it is known. */
export function FactLevels({
  facts,
  children,
}: {
  facts: readonly DossierFact[] /** What can be done about them. */
  children?: ReactNode
}) {
  return (
    <section aria-labelledby="una-per-una">
      <h2 id="una-per-una">Una per una</h2>
      <List>
        {facts.map(({ id, title, text, level }) => (
          <li key={id}>
            <div>
              <b>{title}</b>
              <p>{text}</p>
            </div>
            <LevelBadge level={level} />
          </li>
        ))}
      </List>
      {children}
    </section>
  )
}

const List = styled.ul`
  display: grid;
  li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 4px 16px; align-items: start; padding: 14px 0; border-top: 1px solid ${color.border}; line-height: 1.4; }
  li:first-of-type { border-top: 0; }
  p { color: ${color.textSecondary}; font-size: ${fontSize.base}; overflow-wrap: anywhere; }
  ${maxWidth(450)} { li { grid-template-columns: minmax(0, 1fr); justify-items: start; } }
`
