import { listMakes, listModels } from '@/lib/market/catalogue/catalogue.server'
import type { Category } from '@/lib/market/catalogue/category'
import type { VehicleChoice } from '@/lib/market/search/query/search-query'

/** A make or model that the catalogue does not know, or none. */
const unknown = ''

/** Make and model of an ad as one number. They are those of the catalogue: no others are searched. */
export class VehicleCodes {
  readonly makes: string[] = []
  readonly models: string[] = []
  private readonly codes = new Map<string, number>()

  constructor(readonly category: Category) {
    this.add(unknown, unknown)
    for (const make of listMakes(category)) {
      this.add(make.slug, unknown)
      for (const model of listModels(category, make.slug)) this.add(make.slug, model.slug)
    }
  }

  /** Codes begin at 1: 0 is where no ad is. */
  get size(): number {
    return this.models.length + 1
  }

  codeOf(make: string, model: string): number {
    return this.codes.get(`${make} ${model}`) ?? this.codes.get(`${make} `) ?? 1
  }

  /** The codes of a make with all its models stand one behind the other, those of a model alone. */
  rangeOf({ make, model }: VehicleChoice): { from: number; to: number } {
    const from = this.codeOf(make.slug, model?.slug ?? unknown)
    return { from, to: from + 1 + (model ? 0 : listModels(this.category, make.slug).length) }
  }

  private add(make: string, model: string): void {
    this.makes.push(make)
    this.models.push(model)
    this.codes.set(`${make} ${model}`, this.models.length)
  }
}
