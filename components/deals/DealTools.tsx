import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { Panel } from '@/components/ui/Panel'
import type { DealView } from '@/lib/accounts/deals/deal-view'
import { noDepositText } from '@/lib/accounts/deals/offer'
import { securityAdvice } from '@/lib/kernel/routes/contacts'
import { color, fontSize } from '@/styles/tokens'
import type { DealDoor } from './DealForm'
import { MinimumPanel } from './MinimumPanel'
import { NewOffer } from './NewOffer'
import { AskPanel } from './questions/AskPanel'
import { OpenSale } from './sale/OpenSale'
import { CostsPanel } from './thread/CostsPanel'
import { type DealTool, dealTools, saleHint } from './thread/deal-tools'
import { Tool } from './thread/Tool'
import { AskVisit } from './visits/AskVisit'
import { HoursPanel, ReservePanel } from './visits/SellerPanels'

type Props = { deal: DealView; door: DealDoor }

/** What one can do in a conversation now, and what one should not. */
export function DealTools({ deal, door }: Props) {
  const { over, visits } = deal
  const later = saleHint(deal)
  return (
    <Column>
      <Panel>
        <h2>Cosa puoi fare</h2>
        {over !== null && <p>{over}</p>}
        {visits.buyer !== null && <p>Chi compra: {visits.buyer}.</p>}
        <Rows>
          {dealTools(deal).map((tool) => (
            <Tool key={tool.id} tool={tool} isOpen={door.fault !== undefined && tool.actions.includes(door.fault.azione)}>
              <Form tool={tool} deal={deal} door={door} />
            </Tool>
          ))}
          {later !== null && (
            <Later>
              <Icon name="check" size={20} />
              <span>
                <b>Affare fatto</b>
                <small>{later}</small>
              </span>
            </Later>
          )}
        </Rows>
      </Panel>
      {deal.costs && <CostsPanel costs={deal.costs} adHref={deal.car.href} />}
      <Panel>
        <Safe>
          <Icon name="shield" />
          <span>
            {noDepositText} <a href={securityAdvice}>Come pagare in sicurezza</a>
          </span>
        </Safe>
      </Panel>
    </Column>
  )
}

function Form({ tool: { name }, deal: { questions, offer, sale, visits, minimum }, door }: Props & { tool: DealTool }) {
  switch (name) {
    case 'ask':
      return questions && <AskPanel questions={questions} door={door} />
    case 'offer':
      return offer && <NewOffer offer={offer} door={door} />
    case 'sale':
      return <OpenSale tools={sale} door={door} />
    case 'visit':
      return visits.ask && <AskVisit ask={visits.ask} door={door} />
    case 'reserve':
      return visits.reserve && <ReservePanel reserve={visits.reserve} door={door} />
    case 'hours':
      return visits.hours && <HoursPanel hours={visits.hours} door={door} />
    case 'minimum':
      return minimum && <MinimumPanel minimum={minimum} door={door} />
  }
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  h2 { margin-bottom: 8px; font-size: ${fontSize.xl}; }
  > section { padding: 16px 20px; }
`
const Rows = styled.div`
  > * + * { border-top: 1px solid ${color.border}; }
`
const Later = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  min-height: 52px;
  padding: 8px 4px;
  color: ${color.textMuted};
  b { display: block; font-weight: 600; }
  small { display: block; font-size: ${fontSize.base}; }
  .icon { flex: none; }
`
const Safe = styled.p`
  display: flex;
  gap: 10px;
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
  .icon { flex: none; color: ${color.accent}; }
`
