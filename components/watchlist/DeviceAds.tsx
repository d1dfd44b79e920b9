import styled from '@emotion/styled'
import { type ComponentType, useState } from 'react'
import { Button } from '@/components/ui/Button'
import { ButtonLink } from '@/components/ui/ButtonLink'
import { thisDevice } from '@/lib/kernel/browser/device-type'
import { registrationPath } from '@/lib/kernel/routes/account-paths'
import { routes } from '@/lib/kernel/routes/routes'

type Props = {
  /** How many there are. */
  count: number
  /** Brings the list with the cards of the ads when somebody wants to see it. */
  loadList(): Promise<ComponentType>
}

/** What the login page says to somebody who saved ads here without an account, and the way to see them. */
export function DeviceAds({ count, loadList }: Props) {
  const isOne = count === 1
  const [List, setList] = useState<ComponentType>()
  const isOpen = List !== undefined
  const toggle = async () => {
    const loaded = isOpen ? undefined : await loadList()
    setList(() => loaded)
  }
  return (
    <>
      <p>
        {isOne ? 'È' : 'Sono'} su {thisDevice()}. Con un account {isOne ? 'la ritrovi' : 'le ritrovi'} ovunque e ti scriviamo se il prezzo
        scende.
      </p>
      <Choices>
        <ButtonLink href={registrationPath(routes.watchlist)} variant="outline">
          Registrati
        </ButtonLink>
        <Button variant="quiet" aria-expanded={isOpen} onClick={() => void toggle().catch(() => {})}>
          {isOpen ? 'Nascondi' : 'Vedi'} {isOne ? 'l’auto' : 'le auto'}
        </Button>
      </Choices>
      {List && <List />}
    </>
  )
}

/** «Hai 3 auto salvate qui». */
export function deviceAdsTitle(count: number): string {
  return count === 1 ? 'Hai 1 auto salvata qui' : `Hai ${count} auto salvate qui`
}

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 10px;
`
