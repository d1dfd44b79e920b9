import { watchForFailures } from '@/lib/kernel/errors/report-failure'

watchForFailures()
