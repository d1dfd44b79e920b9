import { type ReactNode, useContext } from 'react'
import { AsyncButton } from '@/components/ui/AsyncButton'
import { ContactContext } from './contact-context'

type Props = { size: 'md' | 'lg'; block?: boolean; children: ReactNode }

export function ContactButton({ children, ...face }: Props) {
  const { isLoading, prepare, open } = useContext(ContactContext)
  return (
    <AsyncButton {...face} variant="cta" isLoading={isLoading} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
      {children}
    </AsyncButton>
  )
}
