import styled from '@emotion/styled'
import { useEffect, useRef, useState } from 'react'
import { buttonStyle } from '@/components/ui/Button'
import { AsyncButton } from '@/components/ui/form/AsyncButton'
import { FormMessage } from '@/components/ui/form/FormMessage'
import { Icon } from '@/components/ui/icons/Icon'
import { VisuallyHidden } from '@/components/ui/VisuallyHidden'
import { asRecord } from '@/lib/kernel/validation/plain-object'
import { fetchJson } from '@/lib/server/http/fetch-json'
import { readErrorResponse } from '@/lib/server/http/read-response'
import { PhoneWording } from './PhoneWording'

type Props = {
  /** The address that tells the number. */
  path: string
  onShown(): void
  variant?: 'outline' | 'cta'
  /** Shows only its icon until there is a number. */
  isCompact?: boolean
}

/** Fetches the number, then becomes the link that calls it. */
export function PhoneButton({ path, onShown, variant = 'outline', isCompact = false }: Props) {
  const [phone, setPhone] = useState<string>()
  const [fault, setFault] = useState('')
  const [isLoading, setLoading] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)
  useEffect(() => link.current?.focus({ preventScroll: true }), [phone]) // it stands where the button stood
  const reveal = async () => {
    setFault('')
    setLoading(true)
    try {
      setPhone(readPhone(await fetchJson(path)))
      onShown()
    } catch (error) {
      setFault(readErrorResponse(error).message)
    }
    setLoading(false)
  }
  if (phone !== undefined)
    return (
      <CallLink ref={link} href={`tel:${phone.replace(/[^+\d]/g, '')}`} data-variant={variant} data-block>
        <Icon name="phone" />
        <VisuallyHidden>Chiama </VisuallyHidden>
        {phone}
      </CallLink>
    )
  return (
    <>
      <AsyncButton variant={variant} block isLoading={isLoading} onClick={() => void reveal()}>
        <Icon name="phone" />
        {isCompact ? (
          <VisuallyHidden>
            <PhoneWording />
          </VisuallyHidden>
        ) : (
          <PhoneWording />
        )}
      </AsyncButton>
      <FormMessage variant="error">{fault}</FormMessage>
    </>
  )
}

function readPhone(answer: unknown): string {
  const { phone } = asRecord(answer)
  if (typeof phone === 'string') return phone
  throw new Error('an answer without a number')
}

const CallLink = styled.a`${buttonStyle}`
