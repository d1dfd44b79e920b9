import { ErrorScreen } from '@/components/shell/ErrorScreen'

export default function NotFoundPage() {
  return <ErrorScreen status={404} />
}
