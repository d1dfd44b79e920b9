import { type Camera, groundShadow, type Size } from '@/lib/market/illustrations/camera'
import { type Corner, outline, type Point } from '@/lib/market/illustrations/geometry'
import { type Hex, tone } from '@/lib/market/illustrations/paint'
import { polygon, polyline } from '@/lib/market/illustrations/svg'
import { bikeWheel, type WheelStyle } from './wheels'

export const bikeSize: Size = { length: 210, width: 10, height: 132 }

/** The tools every two-wheeler is put together with; all are drawn from the side, nose to the right. */
export type BikeDrawingTools = {
  paint: Hex
  shade: (share: number) => Hex
  panel: (corners: readonly Corner[], fill: string, more?: string) => string
  tube: (points: readonly Point[], colour: string, width: number) => string
  wheel: (x: number, radius: number, style: WheelStyle) => string
  shadow: () => string
}

export function bikeBench(camera: Camera, paint: Hex): BikeDrawingTools {
  const place = (points: readonly Point[]) => points.map(([x, y]) => camera.project(x, y, 0))
  return {
    paint,
    shade: (share) => tone(paint, share),
    panel: (corners, fill, more) => polygon(place(outline(corners)), fill, more),
    tube: (points, colour, width) => polyline(place(points), colour, width * camera.unit),
    wheel: (x, radius, style) => bikeWheel(camera, { x, radius, style }),
    shadow: () => groundShadow(camera, 105, 100),
  }
}
