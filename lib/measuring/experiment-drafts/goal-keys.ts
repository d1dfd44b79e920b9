import { analyticsEvents } from '@/lib/measuring/tracking/event-table'

const conversions = Object.values(analyticsEvents).flatMap(({ conversion, it }) =>
  conversion === null ? [] : [{ key: conversion, label: it }],
)

/** What experiments can be judged by, and the words for it: every conversion that the site tells. */
export const goalLabels: ReadonlyMap<string, string> = new Map(conversions.map(({ key, label }) => [key, label]))
export const goalKeys: readonly string[] = [...goalLabels.keys()]
