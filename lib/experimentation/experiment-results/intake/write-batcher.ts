type Caller<In, Out> = { input: In; resolve: (output: Out) => void; reject: (error: unknown) => void }

/**
 * Batches work that costs little more for many than for one: calls that come during a batch make up the next one. Nobody waits for others to come.
 * Where a batch fails and one input may be at fault, each is tried alone, so that only that caller gets the error.
 */
export class WriteBatcher<In, Out> {
  private waiting: Caller<In, Out>[] = []
  private isUnderWay = false

  constructor(
    private readonly work: (inputs: readonly In[]) => Promise<readonly Out[]>,
    private readonly most: number,
    private readonly mayBeOnesFault: (error: unknown) => boolean,
  ) {}

  do(input: In): Promise<Out> {
    return new Promise((resolve, reject) => {
      this.waiting.push({ input, resolve, reject })
      if (!this.isUnderWay) void this.workOff()
    })
  }

  private async workOff(): Promise<void> {
    this.isUnderWay = true
    while (this.waiting.length > 0) await this.workFor(this.waiting.splice(0, this.most))
    this.isUnderWay = false
  }

  private async workFor(callers: readonly Caller<In, Out>[]): Promise<void> {
    try {
      const outputs = await this.work(callers.map(({ input }) => input))
      for (const [place, output] of outputs.entries()) callers[place]?.resolve(output)
    } catch (error) {
      if (callers.length > 1 && this.mayBeOnesFault(error)) for (const caller of callers) await this.workFor([caller])
      else for (const { reject } of callers) reject(error)
    }
  }
}
