import styled from '@emotion/styled'
import { Link } from '@/components/ui/Link'
import { adDossierPath } from '@/lib/kernel/routes/deals'
import type { DossierSummary } from '@/lib/market/dossier/dossier'
import { fontSize } from '@/styles/tokens'
import { LevelCounts } from './LevelCounts'

/** The dossier in a few lines on the page of its ad. */
export function DossierBlock({ href, dossier }: { href: string; dossier: DossierSummary }) {
  return (
    <Block aria-labelledby="verifiche">
      <h2 id="verifiche">Verifiche</h2>
      <p>Che cosa si sa, da chi, e che cosa no. Nessun voto: un livello per ogni cosa.</p>
      <LevelCounts counts={dossier.counts} isShort />
      <p>
        <b>{dossier.mileage}</b> <Link href={adDossierPath(href)}>Guarda le verifiche una per una</Link>
      </p>
    </Block>
  )
}

const Block = styled.section`
  display: grid;
  gap: 12px;
  > p { font-size: ${fontSize.base}; }
  > * { min-width: 0; }
`
