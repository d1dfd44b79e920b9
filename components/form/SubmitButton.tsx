import { useFormikContext } from 'formik'
import type { ComponentProps } from 'react'
import { AsyncButton } from '@/components/ui/form/AsyncButton'

type Props = Omit<ComponentProps<typeof AsyncButton>, 'isLoading' | 'type'>

export function SubmitButton(button: Props) {
  const { isSubmitting } = useFormikContext()
  return <AsyncButton size="lg" {...button} type="submit" isLoading={isSubmitting} />
}
