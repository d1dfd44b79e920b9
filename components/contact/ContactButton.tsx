import { type ReactNode, useContext } from 'react'
import { AsyncButton } from '@/components/ui/form/AsyncButton'
import { ContactContext } from './contact-context'

type Props = { size?: 'md' | 'lg'; block?: boolean; variant?: 'cta' | 'outline'; children: ReactNode }

export function ContactButton({ children, variant = 'cta', ...face }: Props) {
  const { isLoading, prepare, open } = useContext(ContactContext)
  return (
    <AsyncButton {...face} variant={variant} isLoading={isLoading} onPointerEnter={prepare} onFocus={prepare} onClick={open}>
      {children}
    </AsyncButton>
  )
}
