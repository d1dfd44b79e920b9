import styled from '@emotion/styled'
import type { Contract } from '@/lib/accounts/deals/sale/contract/contract'
import {
  type ContractBlock,
  contractBlocks,
  contractTitle,
  handoverBlocks,
  handoverTitle,
  modelText,
  type Piece,
} from '@/lib/accounts/deals/sale/contract/contract-text'
import type { SalePage } from '@/lib/accounts/deals/sale/sale-page'
import { maxWidth } from '@/styles/media'
import { color, fontSize, radius } from '@/styles/tokens'

type Props = { contract: Pick<NonNullable<SalePage['contract']>, 'car'> & { data: Contract }; hasHandover?: boolean }

/** The contract as it will be on paper; what nobody has written yet is a line. */
export function ContractPaper({ contract: { data, car }, hasHandover = false }: Props) {
  return (
    <>
      <Sheet title={contractTitle} blocks={contractBlocks(data, car)} />
      <Note>{modelText}</Note>
      {hasHandover && <Sheet title={handoverTitle} blocks={handoverBlocks(data, car)} />}
    </>
  )
}

function Sheet({ title, blocks }: { title: string; blocks: readonly ContractBlock[] }) {
  return (
    <Paper aria-label={title}>
      <h2>{title}</h2>
      {blocks.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h3>{heading}</h3>
          {paragraphs.map((pieces, at) => (
            <p key={at}>{pieces.map(pieceOf)}</p>
          ))}
        </section>
      ))}
      <Signatures>
        <div>Data, ora e firma di chi vende</div>
        <div>Data, ora e firma di chi compra</div>
      </Signatures>
    </Paper>
  )
}

function pieceOf({ text, isTyped, isPrivate }: Piece, at: number) {
  if (!isTyped) return <span key={at}>{text}</span>
  if (text === '') return <i key={at} role="img" aria-label="da scrivere" />
  return isPrivate ? <mark key={at}>{text}</mark> : <u key={at}>{text}</u>
}

const Paper = styled.article`
  padding: 28px 32px;
  border: 1px solid ${color.border};
  border-radius: ${radius.md};
  background: ${color.surface};
  overflow-wrap: anywhere;
  h2 { margin-bottom: 16px; font-size: ${fontSize.xl}; text-align: center; text-transform: uppercase; }
  h3 { margin: 14px 0 4px; font-size: ${fontSize.md}; }
  p { line-height: 1.6; }
  u { text-decoration: none; border-bottom: 1px solid ${color.borderControl}; }
  mark { padding: 0 3px; background: ${color.warningSurface}; color: inherit; }
  i { display: inline-block; width: min(180px, 60%); height: 1.2em; border-bottom: 1px solid ${color.text}; vertical-align: text-bottom; }
  & + & { margin-top: 24px; break-before: page; }
  ${maxWidth(583)} { padding: 18px 14px; }
  @media print { padding: 0; border: 0; break-after: page; mark { background: none; padding: 0; } }
`
const Signatures = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 32px;
  margin-top: 56px;
  font-size: ${fontSize.sm};
  div { padding-top: 4px; border-top: 1px solid ${color.text}; }
`
const Note = styled.p`
  margin-top: 10px;
  color: ${color.textMuted};
  font-size: ${fontSize.base};
`
