/** Waits until it is woken, or for so long. Woken while not waiting, it does not wait the next time. */
export class Sleep {
  private isAwake = false
  private end: (() => void) | undefined

  wake(): void {
    this.isAwake = true
    this.end?.()
  }

  async for(ms: number): Promise<void> {
    let timer: NodeJS.Timeout | undefined
    if (!this.isAwake)
      await new Promise<void>((resolve) => {
        this.end = resolve
        timer = setTimeout(resolve, ms)
      })
    clearTimeout(timer)
    this.end = undefined
    this.isAwake = false
  }
}
