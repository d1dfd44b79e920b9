import type { BikeDrawingTools } from './bike-drawing-tools'

const black = '#23282a'
const frameGrey = '#2a2f31'
const brakeRed = '#c2261d'

export function naked(bench: BikeDrawingTools): string {
  return [roadster(bench, frameGrey, 'multi-spoke'), roundHeadLamp(bench), handlebar(bench), mudguard(bench, frameGrey)].join('')
}

export function sportsBike(bench: BikeDrawingTools): string {
  const { panel, paint, shade } = bench
  return [
    roadster(bench, shade(-0.25), 'five-spoke'),
    panel(
      [
        [104, 30, 8],
        [116, 70, 14],
        [146, 96, 6],
        [170, 100, 12],
        [176, 84, 10],
        [152, 62, 16],
        [140, 32, 10],
      ],
      paint,
    ),
    panel(
      [
        [144, 98, 3],
        [140, 124, 10],
        [160, 110, 8],
        [168, 100, 4],
      ],
      '#9fb6bf',
      'opacity=".7"',
    ),
    panel(
      [
        [162, 86, 3],
        [164, 98, 5],
        [176, 92, 4],
        [174, 84, 3],
      ],
      '#f1f6f6',
    ),
    handlebar(bench),
    mudguard(bench, paint),
  ].join('')
}

/** Long, low and laid back, with high handlebars and two pipes. */
export function cruiser({ panel, tube, wheel, shadow, paint, shade }: BikeDrawingTools): string {
  return [
    shadow(),
    wheel(32, 31, 'multi-spoke'),
    wheel(184, 31, 'multi-spoke'),
    tube(
      [
        [32, 31],
        [80, 36],
        [128, 30],
      ],
      frameGrey,
      8,
    ),
    tube(
      [
        [184, 31],
        [142, 104],
      ],
      '#a9b1b3',
      6,
    ),
    tube(
      [
        [60, 66],
        [100, 76],
        [144, 96],
      ],
      frameGrey,
      7,
    ),
    panel(
      [
        [76, 22, 8],
        [72, 50, 8],
        [96, 74, 10],
        [124, 68, 10],
        [130, 40, 10],
        [118, 22, 8],
      ],
      '#40484b',
    ),
    panel(
      [
        [80, 42, 6],
        [88, 66, 6],
        [102, 62, 6],
        [96, 38, 6],
      ],
      '#8b9498',
    ),
    panel(
      [
        [102, 40, 6],
        [102, 66, 6],
        [118, 62, 6],
        [118, 38, 6],
      ],
      '#8b9498',
    ),
    tube(
      [
        [112, 30],
        [70, 22],
        [8, 26],
      ],
      '#a9b1b3',
      7,
    ),
    tube(
      [
        [100, 38],
        [64, 33],
        [14, 36],
      ],
      '#8b9498',
      6,
    ),
    panel(
      [
        [94, 78, 6],
        [98, 96, 14],
        [128, 104, 16],
        [146, 96, 8],
        [134, 80, 10],
      ],
      paint,
    ),
    panel(
      [
        [102, 88, 6],
        [108, 97, 6],
        [126, 99, 8],
        [132, 92, 6],
      ],
      shade(0.28),
      'opacity=".6"',
    ),
    panel(
      [
        [34, 76, 6],
        [40, 92, 8],
        [58, 82, 10],
        [92, 82, 8],
        [98, 74, 6],
        [60, 66, 10],
      ],
      black,
    ),
    panel(
      [
        [-2, 44, 4],
        [8, 66, 16],
        [40, 78, 14],
        [58, 70, 6],
        [30, 64, 14],
        [10, 44, 8],
      ],
      paint,
    ),
    panel(
      [
        [-4, 50, 2],
        [-3, 60, 2],
        [5, 60, 2],
        [3, 50, 2],
      ],
      brakeRed,
    ),
    panel(
      [
        [148, 50, 4],
        [158, 68, 12],
        [188, 70, 14],
        [214, 44, 4],
        [186, 62, 12],
      ],
      paint,
    ),
    panel(
      [
        [150, 90, 7],
        [152, 108, 8],
        [170, 106, 8],
        [168, 90, 8],
      ],
      frameGrey,
    ),
    panel(
      [
        [164, 92, 3],
        [165, 105, 4],
        [173, 102, 4],
        [171, 92, 3],
      ],
      '#f1f6f6',
    ),
    tube(
      [
        [142, 104],
        [134, 130],
        [116, 124],
      ],
      '#7d878a',
      4,
    ),
    tube(
      [
        [134, 130],
        [132, 140],
      ],
      '#3a4144',
      2,
    ),
  ].join('')
}

/** Tall, with a high mudguard and a long-travel fork. */
export function enduro({ panel, tube, wheel, shadow, paint, shade }: BikeDrawingTools): string {
  return [
    shadow(),
    wheel(34, 32, 'multi-spoke'),
    wheel(178, 34, 'multi-spoke'),
    tube(
      [
        [34, 32],
        [90, 46],
      ],
      '#3a4144',
      8,
    ),
    tube(
      [
        [178, 34],
        [146, 112],
      ],
      '#b98a2c',
      6,
    ),
    tube(
      [
        [158, 82],
        [144, 116],
      ],
      frameGrey,
      9,
    ),
    panel(
      [
        [80, 32, 8],
        [76, 66, 10],
        [120, 78, 10],
        [132, 50, 10],
        [118, 32, 10],
      ],
      '#40484b',
    ),
    panel(
      [
        [88, 40, 8],
        [88, 62, 8],
        [114, 62, 8],
        [114, 40, 8],
      ],
      '#697478',
    ),
    tube(
      [
        [66, 80],
        [110, 88],
        [142, 102],
      ],
      frameGrey,
      8,
    ),
    panel(
      [
        [52, 56, 6],
        [22, 74, 6],
        [20, 86, 5],
        [58, 74, 8],
        [84, 62, 6],
      ],
      '#8b9498',
    ),
    panel(
      [
        [92, 86, 8],
        [100, 108, 12],
        [122, 116, 14],
        [146, 104, 8],
        [142, 78, 8],
        [120, 70, 10],
      ],
      paint,
    ),
    panel(
      [
        [112, 84, 6],
        [116, 102, 8],
        [138, 100, 6],
        [134, 82, 6],
      ],
      shade(0.28),
      'opacity=".6"',
    ),
    panel(
      [
        [22, 100, 4],
        [26, 108, 5],
        [100, 106, 8],
        [104, 96, 6],
      ],
      black,
    ),
    panel(
      [
        [2, 102, 3],
        [8, 110, 4],
        [54, 100, 6],
        [80, 84, 6],
        [50, 88, 8],
      ],
      paint,
    ),
    panel(
      [
        [0, 98, 2],
        [2, 105, 2],
        [10, 104, 2],
        [10, 97, 2],
      ],
      brakeRed,
    ),
    panel(
      [
        [146, 78, 4],
        [152, 88, 6],
        [196, 86, 10],
        [208, 78, 3],
        [176, 80, 8],
      ],
      paint,
    ),
    panel(
      [
        [148, 92, 6],
        [148, 112, 6],
        [162, 118, 8],
        [170, 94, 6],
      ],
      shade(-0.15),
    ),
    panel(
      [
        [160, 94, 3],
        [160, 106, 4],
        [168, 103, 4],
        [170, 94, 3],
      ],
      '#f1f6f6',
    ),
    panel(
      [
        [148, 116, 2],
        [146, 134, 8],
        [158, 122, 6],
        [162, 116, 3],
      ],
      '#9fb6bf',
      'opacity=".7"',
    ),
    tube(
      [
        [146, 114],
        [134, 126],
        [118, 124],
      ],
      black,
      4.5,
    ),
    tube(
      [
        [128, 126],
        [124, 138],
      ],
      '#3a4144',
      2,
    ),
    panel(
      [
        [116, 136, 3],
        [118, 144, 4],
        [132, 143, 4],
        [130, 136, 3],
      ],
      '#3a4144',
    ),
  ].join('')
}

/** What naked and sports bikes share: wheels, engine, frame, tank, seat. */
function roadster(
  { panel, tube, wheel, shadow, paint, shade }: BikeDrawingTools,
  frame: string,
  style: 'five-spoke' | 'multi-spoke',
): string {
  return [
    shadow(),
    wheel(34, 32, style),
    wheel(178, 32, style),
    tube(
      [
        [34, 32],
        [92, 42],
      ],
      '#3a4144',
      9,
    ),
    panel(
      [
        [60, 22, 6],
        [54, 34, 8],
        [20, 44, 6],
        [16, 54, 6],
        [60, 44, 8],
        [96, 30, 6],
      ],
      '#8b9498',
    ),
    panel(
      [
        [78, 26, 8],
        [74, 66, 10],
        [122, 74, 10],
        [136, 44, 10],
        [120, 24, 10],
      ],
      '#40484b',
    ),
    panel(
      [
        [86, 34, 8],
        [86, 58, 8],
        [116, 60, 8],
        [116, 34, 8],
      ],
      '#697478',
    ),
    tube(
      [
        [178, 32],
        [150, 98],
      ],
      '#a9b1b3',
      6,
    ),
    tube(
      [
        [156, 84],
        [148, 106],
      ],
      frameGrey,
      8,
    ),
    tube(
      [
        [70, 72],
        [112, 84],
        [144, 94],
      ],
      frame,
      8,
    ),
    panel(
      [
        [84, 80, 8],
        [90, 102, 14],
        [126, 112, 20],
        [146, 98, 10],
        [132, 78, 10],
      ],
      paint,
    ),
    panel(
      [
        [96, 92, 6],
        [104, 102, 8],
        [124, 105, 8],
        [132, 96, 6],
      ],
      shade(0.28),
      'opacity=".6"',
    ),
    panel(
      [
        [12, 96, 4],
        [18, 104, 6],
        [54, 90, 8],
        [90, 92, 8],
        [92, 80, 6],
        [54, 78, 8],
      ],
      black,
    ),
    panel(
      [
        [6, 90, 3],
        [12, 98, 4],
        [58, 84, 6],
        [62, 72, 6],
      ],
      shade(-0.1),
    ),
    panel(
      [
        [4, 88, 2],
        [6, 96, 2],
        [14, 96, 2],
        [14, 88, 2],
      ],
      brakeRed,
    ),
  ].join('')
}

function roundHeadLamp({ panel }: BikeDrawingTools): string {
  return (
    panel(
      [
        [150, 90, 6],
        [150, 108, 8],
        [166, 108, 8],
        [168, 94, 8],
      ],
      frameGrey,
    ) +
    panel(
      [
        [162, 92, 3],
        [162, 106, 4],
        [170, 105, 5],
        [171, 94, 4],
      ],
      '#f1f6f6',
    )
  )
}

function handlebar({ panel, tube }: BikeDrawingTools): string {
  const mirror = panel(
    [
      [126, 130, 3],
      [128, 138, 4],
      [142, 137, 4],
      [140, 130, 3],
    ],
    '#3a4144',
  )
  return (
    tube(
      [
        [146, 108],
        [134, 118],
        [126, 116],
      ],
      black,
      4.5,
    ) +
    tube(
      [
        [138, 118],
        [134, 132],
      ],
      '#3a4144',
      2,
    ) +
    mirror
  )
}

function mudguard({ panel }: BikeDrawingTools, fill: string): string {
  return panel(
    [
      [146, 62, 3],
      [152, 70, 6],
      [190, 72, 14],
      [212, 48, 3],
      [186, 66, 12],
    ],
    fill,
  )
}
