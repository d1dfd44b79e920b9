const width = 30

/** Shows how far a long step is: one line that moves on a terminal, a line at every tenth elsewhere. Call it with what is done so far. */
export function progressBar(label: string, total: number): (done: number) => void {
  const startedAt = Date.now()
  let shown = -1
  return (done) => {
    const share = total > 0 ? Math.min(1, done / total) : 1
    const step = Math.floor(share * (process.stderr.isTTY ? 200 : 10))
    if (step === shown) return
    shown = step
    const seconds = ((Date.now() - startedAt) / 1_000).toFixed(1)
    const text = `${label} ${done}/${total} (${Math.floor(share * 100)} %, ${seconds} s)`
    if (!process.stderr.isTTY) return void process.stderr.write(`${text}\n`)
    const filled = Math.round(share * width)
    process.stderr.write(`\r\u001b[K${'█'.repeat(filled)}${'░'.repeat(width - filled)} ${text}${share === 1 ? '\n' : ''}`)
  }
}
