import { watchForFailures } from '@/lib/errors/report-failure'

watchForFailures()
