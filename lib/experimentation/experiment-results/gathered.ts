type Caller<In, Out> = { input: In; resolve: (output: Out) => void; reject: (error: unknown) => void }

/**
 * Work that costs little more for many than for one: what is asked for while it is under way waits for the next time, and is done together. Nobody waits for others to come.
 * Where work for several fails and one of them may be at fault, each is tried alone, so that only that one is told.
 */
export class Gathered<In, Out> {
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
