/** The different places where ads stand, each with a number: most ads stand in the middle of a comune. 0 is none. */
export class SpotTable {
  readonly latitudes: number[] = [Number.NaN]
  readonly longitudes: number[] = [Number.NaN]
  private readonly codes = new Map<string, number>([['', 0]])

  /** As the database writes them. */
  codeOf(latitude: string, longitude: string): number {
    const key = latitude === '' || longitude === '' ? '' : `${latitude} ${longitude}`
    const known = this.codes.get(key)
    if (known !== undefined) return known
    const code = this.latitudes.push(Number(latitude)) - 1
    this.longitudes.push(Number(longitude))
    this.codes.set(key, code)
    return code
  }

  get all(): readonly string[] {
    return [...this.codes.keys()]
  }

  /** The spots of a table that was kept, in the order of their numbers. */
  restore(spots: readonly string[]): void {
    for (const spot of spots) {
      const [latitude = '', longitude = ''] = spot.split(' ')
      this.codeOf(latitude, longitude)
    }
  }
}
