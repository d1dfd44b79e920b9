type Labels = Readonly<Record<string, string>>
export type Sample = { labels?: Labels; value: number; suffix?: '_bucket' | '_sum' | '_count' }
export type Metric = { name: string; help: string; type: 'counter' | 'gauge' | 'histogram'; samples: readonly Sample[] }
/** Says how it stands now. */
export type MetricSource = () => readonly Metric[] | Promise<readonly Metric[]>

export const prometheusType = 'text/plain; version=0.0.4; charset=utf-8'

/** The text format of Prometheus: https://prometheus.io/docs/instrumenting/exposition_formats/ */
export function prometheusText(metrics: readonly Metric[]): string {
  return metrics.map(familyText).join('')
}

function familyText({ name, help, type, samples }: Metric): string {
  const lines = samples.map(({ labels = {}, value, suffix = '' }) => `${name}${suffix}${labelsText(labels)} ${numberText(value)}\n`)
  return `# HELP ${name} ${help.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')}\n# TYPE ${name} ${type}\n${lines.join('')}`
}

function labelsText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeLabel(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

function escapeLabel(value: string): string {
  return value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
}

function numberText(value: number): string {
  if (Number.isNaN(value)) return 'NaN'
  if (Number.isFinite(value)) return String(value)
  return value > 0 ? '+Inf' : '-Inf'
}

/** One number without labels. */
export function gauge(name: string, help: string, value: number): Metric {
  return { name, help, type: 'gauge', samples: [{ value }] }
}
