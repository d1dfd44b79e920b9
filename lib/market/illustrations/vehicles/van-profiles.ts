import type { Profile } from './profile'

const van = {
  build: 'van',
  length: 556,
  width: 200,
  height: 236,
  wheelRadius: 35,
  belt: 140,
  axles: [112, 452],
  doors: [
    { from: 262, to: 388 },
    { from: 396, to: 484 },
  ],
  shape: [
    [8, 34, 6],
    [0, 60, 8],
    [4, 226, 20],
    [40, 236, 26],
    [376, 236, 70],
    [476, 146, 40],
    [536, 116, 36],
    [555, 82, 14],
    [550, 30, 10],
  ],
  glass: [
    [398, 142, 6],
    [398, 200, 12],
    [414, 200, 16],
    [466, 144, 6],
  ],
  windscreen: [
    [478, 152],
    [406, 222],
  ],
} as const satisfies Profile

const coach = {
  build: 'camper',
  length: 690,
  width: 222,
  wheelRadius: 36,
  belt: 170,
  axles: [150, 580],
  stripe: [92, 140],
  doors: [{ from: 412, to: 470, bottom: 52, top: 236 }],
} as const

const cabWindow = [
  [528, 142, 6],
  [528, 190, 8],
  [550, 190, 10],
  [598, 144, 6],
] as const
const livingWindows = [
  [70, 160, 110, 62],
  [216, 160, 150, 62],
  [424, 168, 34, 54],
] as const

export const vanProfiles = {
  furgone: van,
  minibus: {
    ...van,
    portholes: [
      [30, 144, 104, 60],
      [146, 144, 104, 60],
      [276, 144, 100, 60],
    ],
    rearScreen: [
      [3, 144],
      [5, 208],
    ],
  },
  furgonato: {
    ...van,
    portholes: [
      [34, 150, 96, 50],
      [282, 150, 88, 50],
    ],
    stripe: [84, 104],
    rail: [40, 330, 238],
  },
  mansardato: {
    ...coach,
    height: 300,
    shape: [
      [14, 44, 10],
      [0, 70, 10],
      [4, 284, 26],
      [40, 298, 30],
      [480, 300, 60],
      [586, 272, 44],
      [588, 216, 24],
      [548, 206, 10],
      [612, 140, 34],
      [668, 116, 34],
      [689, 84, 14],
      [684, 32, 10],
    ],
    glass: cabWindow,
    windscreen: [
      [614, 146],
      [560, 202],
    ],
    portholes: [...livingWindows, [490, 238, 62, 34]],
  },
  semintegrale: {
    ...coach,
    height: 284,
    shape: [
      [14, 44, 10],
      [0, 70, 10],
      [4, 268, 24],
      [40, 283, 30],
      [430, 284, 110],
      [538, 220, 60],
      [612, 140, 34],
      [668, 116, 34],
      [689, 84, 14],
      [684, 32, 10],
    ],
    glass: cabWindow,
    windscreen: [
      [608, 146],
      [550, 208],
    ],
    portholes: livingWindows,
  },
  motorhome: {
    ...coach,
    height: 294,
    shape: [
      [14, 44, 10],
      [0, 70, 10],
      [4, 278, 26],
      [40, 293, 30],
      [550, 294, 90],
      [640, 258, 60],
      [668, 160, 60],
      [686, 106, 26],
      [689, 70, 14],
      [684, 32, 10],
    ],
    glass: [
      [566, 156, 8],
      [566, 226, 10],
      [624, 226, 16],
      [646, 156, 8],
    ],
    windscreen: [
      [667, 158],
      [642, 240],
    ],
    portholes: [...livingWindows, [486, 160, 60, 62]],
  },
  caravan: {
    build: 'caravan',
    length: 560,
    width: 214,
    height: 256,
    wheelRadius: 31,
    belt: 150,
    axles: [268],
    towBar: 96,
    stripe: [70, 112],
    doors: [{ from: 370, to: 436, bottom: 50, top: 224 }],
    shape: [
      [20, 42, 14],
      [2, 80, 30],
      [10, 226, 40],
      [60, 256, 40],
      [480, 256, 60],
      [552, 196, 60],
      [560, 100, 30],
      [540, 42, 16],
    ],
    portholes: [
      [56, 138, 120, 66],
      [204, 138, 130, 66],
      [382, 150, 42, 52],
      [466, 138, 56, 60],
    ],
  },
} as const satisfies Record<string, Profile>
