import styled from '@emotion/styled'
import { Alert } from '@/components/ui/Alert'
import { Button } from '@/components/ui/Button'
import { TextField } from '@/components/ui/form/TextField'
import { SellerIcon } from '@/components/ui/icons/SellerIcon'
import { Panel } from '@/components/ui/Panel'
import { dealershipApi, logoPath } from '@/lib/kernel/routes/dealer-area'
import type { FormOutcome } from '@/lib/server/http/form-outcome'
import { StaffForm } from './StaffForm'

type Props = {
  name: string
  logoId: string | null
  /** The slug of the dealer; empty for a request that waits. */
  slug: string
  csrf: string
  outcome: FormOutcome | null
}

/** The sign of a dealer: its letters until there is a logo. */
export function LogoForm({ name, logoId, slug, csrf, outcome }: Props) {
  const own = outcome?.form === dealershipApi.logo && !outcome.isDone ? outcome.message : undefined
  return (
    <Panel aria-labelledby="logo">
      <h2 id="logo">Logo</h2>
      <Row>
        <SellerIcon name={name} logo={logoId === null ? null : logoPath(logoId)} isLarge />
        <form method="post" action={dealershipApi.logo} encType="multipart/form-data">
          <input type="hidden" name="_csrf" value={csrf} />
          <input type="hidden" name="concessionaria" value={slug} />
          <TextField
            id="file-logo"
            type="file"
            name="file"
            required
            accept=".png,.jpg,.jpeg,.webp,.avif"
            label="File del logo"
            hint="PNG, JPG o WebP, meglio quadrato e da 400 × 400, fino a 2 MB"
          />
          {own !== undefined && <Alert variant="error">{own}</Alert>}
          <Button type="submit" variant="outline">
            {logoId === null ? 'Carica il logo' : 'Cambia il logo'}
          </Button>
        </form>
        {logoId !== null && slug !== '' && (
          <StaffForm action={dealershipApi.logoRemoval} csrf={csrf} slug={slug}>
            <Button type="submit" variant="quiet" size="sm">
              Togli il logo
            </Button>
          </StaffForm>
        )}
      </Row>
      {logoId === null && <p>Finché non c’è un logo, il segno sono le iniziali.</p>}
    </Panel>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px;
  align-items: flex-start;
  margin: 16px 0 8px;
  > form:first-of-type { display: grid; flex: 1 1 280px; gap: 12px; justify-items: start; max-width: 480px; > div { width: 100%; } }
`
