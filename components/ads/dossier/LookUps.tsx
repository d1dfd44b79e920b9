import styled from '@emotion/styled'
import { DataTable } from '@/components/ui/DataTable'
import { Icon } from '@/components/ui/icons/Icon'
import { Panel } from '@/components/ui/Panel'
import type { LookUp } from '@/lib/market/dossier/dossier'
import { maxWidth } from '@/styles/media'
import { color, fontSize } from '@/styles/tokens'

/** Registers that anybody can ask, each with what to compare. They open in a new tab: the figures to compare stay on this page. */
export function LookUps({ lookUps }: { lookUps: readonly LookUp[] }) {
  if (lookUps.length === 0) return null
  return (
    <section aria-labelledby="guarda-tu">
      <h2 id="guarda-tu">Adesso guarda tu</h2>
      <Columns>
        {lookUps.map(({ title, text, where, href, compare }) => (
          <Panel key={title} aria-label={title}>
            <h3>{title}</h3>
            <p>{text}</p>
            <DataTable
              label={`${title}: che cosa confrontare`}
              head={['Confronta', 'Qui trovi']}
              rows={compare.map(({ what, here }) => ({ key: what, cells: [what, here] }))}
            />
            <a href={href} target="_blank" rel="noopener noreferrer nofollow">
              {where} <Icon name="external" size={16} />
            </a>
          </Panel>
        ))}
      </Columns>
      <small>Siti di altri: Ingrana non li gestisce, e quello che leggi lì resta a te.</small>
    </section>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px 24px;
  margin: 16px 0 8px;
  p { font-size: ${fontSize.base}; }
  a { display: inline-flex; gap: 6px; align-items: center; min-height: 44px; color: ${color.link}; font-weight: 600; }
  ${maxWidth(800)} { grid-template-columns: minmax(0, 1fr); }
`
