const yes = /^(?:s[iì]|s|yes|y|ja|j|oui|true|t|vero|v|wahr|1(?:[.,]0)?|x|ok|on|✓|✔|☑)$/iu
const no = /^(?:no|n|nein|non|false|falso|f|falsch|0(?:[.,]0)?|off|✗|✘|☐)$/iu

/** Whether a cell says yes, in whatever words programs write it; null for other words. */
export function readYesNo(text: string): boolean | null {
  const word = text.trim()
  if (yes.test(word)) return true
  return no.test(word) ? false : null
}
