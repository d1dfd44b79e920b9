import { rgb } from '../vectors'
import { finishOf } from './solid'

/** What two-wheelers are made of. */
export const stuff = {
  rubber: finishOf(rgb('#191c1e'), 0.02),
  tread: finishOf(rgb('#24282a'), 0.03),
  alloy: finishOf(rgb('#aeb5b8'), 0.16),
  steel: finishOf(rgb('#7d868a'), 0.14),
  chrome: finishOf(rgb('#c3cacd'), 0.42),
  iron: finishOf(rgb('#3a4144'), 0.07),
  engine: finishOf(rgb('#4d5558'), 0.07),
  black: finishOf(rgb('#1e2224'), 0.05),
  seat: finishOf(rgb('#2a2e30'), 0.03),
  gold: finishOf(rgb('#b98a2c'), 0.2),
  red: finishOf(rgb('#c2261d'), 0.12),
  amber: finishOf(rgb('#e08a1e'), 0.12),
  lamp: finishOf(rgb('#eef5f7'), 0.3),
  glass: finishOf(rgb('#9fb6bf'), 0.3),
  board: finishOf(rgb('#31373a'), 0.03),
} as const
