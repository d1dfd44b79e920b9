import { HtmlValidate, type RuleConfig, StaticConfigLoader } from 'html-validate'

/** The recommended rules. What is off or widened contradicts HTML itself, or how React writes it, and says so. */
const rules: RuleConfig = {
  'void-style': 'off', // React closes void elements, <img/>, which HTML allows
  'attr-case': 'off', // React writes maxLength; HTML does not look at the case
  'no-implicit-input-type': 'off', // text is what HTML takes an input for
  'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }], // boxes of one filter share its name: a GET form repeats it
  'attribute-boolean-style': 'off', // React writes defer="", which is the same as defer
  'attribute-empty-style': 'off', // the same for other attributes without a value
  'valid-id': ['error', { relaxed: true }], // React's useId and Next write ids such as _R_1_, which HTML allows
  'aria-label-misuse': ['error', { allowAnyNamable: true }], // a list may have a name, says ARIA
  'long-title': 'off', // the version of a vehicle can be long; search engines cut the title themselves
  'no-inline-style': ['error', { allowedProperties: ['left', 'top', 'width', 'height'] }], // where something stands in a chart or on a map is data, no style
  'require-sri': 'off', // every script and style is served from our own origin
}

/** A picture without its size moves what stands below it when it comes. */
const sized = { img: { attributes: { width: { required: true }, height: { required: true } } } }
const validator = new HtmlValidate(
  new StaticConfigLoader({ root: true, extends: ['html-validate:recommended'], elements: ['html5', sized], rules }),
)

/** The html-validate errors of a page. */
export async function htmlFaults(html: string): Promise<string[]> {
  const report = await validator.validateString(html)
  return report.results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line, column, selector }) => `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`),
  )
}
