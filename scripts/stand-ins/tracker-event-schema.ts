import { array, object, string } from 'yup'

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[1-5][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const filled = () => string().strict().required()
const named = (name: string) => filled().oneOf([name])

/** An event has either the environment id of the device or an actor, as the type of campaign wants. */
const eventSchema = object({
  '@id': filled().matches(uuid),
  '@type': filled().oneOf(['Activate', 'Convert']),
  creationDate: filled().matches(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  deployStage: filled().oneOf(['dev', 'pre', 'pro']),
  schema: filled().matches(/^https?:\/\/.+\/events\/tracker-event\.json\/\d+\.json$/),
  device: object({
    '@type': named('Device'),
    deviceType: filled().oneOf(['mobile', 'tablet', 'desktop']),
    userAgent: filled(),
    environmentId: string()
      .strict()
      .optional()
      .matches(/^sdrn:schibsted:environment:.+$/),
  }).required(),
  provider: object({ '@type': named('Organization'), '@id': filled().matches(/^sdrn:schibsted:client:.+$/) }).required(),
  tracker: object({ name: filled(), type: named('JS'), version: named('0.3.0') }).required(),
  actor: object({ '@id': filled() }).default(undefined).optional(),
  experiment: object({ '@id': filled(), status: named('assigned'), variant: filled() })
    .default(undefined)
    .optional(),
  custom: object({ conversionKey: filled() }).default(undefined).optional(),
})
  .test(
    'visitor',
    '${path} must have an actor or an environment id, not both',
    ({ actor, device }) => (actor === undefined) !== (device.environmentId === undefined),
  )
  .test(
    'kind',
    '${path} must be about an experiment when it is an Activate, and a conversion when it is a Convert',
    ({ '@type': type, experiment, custom }) =>
      type === 'Activate' ? experiment !== undefined && custom === undefined : custom !== undefined && experiment === undefined,
  )

export const trackedSchema = array(eventSchema.required()).strict().required().min(1).max(1_000)
