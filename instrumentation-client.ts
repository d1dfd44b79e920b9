import { installErrorHandlers } from '@/lib/kernel/errors/report-failure'

installErrorHandlers()
