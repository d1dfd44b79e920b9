import styled from '@emotion/styled'
import { Icon } from '@/components/ui/icons/Icon'
import { hasMoneyWords } from '@/lib/accounts/contact/conversation-signals'
import { noDepositText } from '@/lib/accounts/deals/offer'
import { color, fontSize } from '@/styles/tokens'

/** The safety line beside words that speak of money; nothing beside others. */
export function MoneyLine({ text }: { text: string }) {
  if (!hasMoneyWords(text)) return null
  return (
    <Line>
      <Icon name="shield" /> <span>{noDepositText}</span>
    </Line>
  )
}

const Line = styled.span`
  display: flex;
  gap: 8px;
  margin-top: 6px;
  color: ${color.textSecondary};
  font-size: ${fontSize.base};
  .icon { flex: none; color: ${color.accent}; }
`
