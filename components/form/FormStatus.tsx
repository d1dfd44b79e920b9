import { useFormikContext } from 'formik'
import { FormMessage } from '@/components/ui/form/FormMessage'

/** What is wrong with the form as a whole; it stands above the button. */
export function FormStatus() {
  const form: { status?: unknown } = useFormikContext()
  return <FormMessage variant="error">{typeof form.status === 'string' ? form.status : ''}</FormMessage>
}
