/** Reads the addresses of several servers, separated by commas. Undefined when something else stands there. */
export function readDatabaseAddresses(text: string): string[] | undefined {
  const addresses = text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '')
  return addresses.every((address) => /^postgres(ql)?:\/\/\S+$/.test(address) && URL.canParse(address)) ? addresses : undefined
}

/** The role that an address logs in as. */
export function roleOf(databaseUrl: string): string {
  return decodeURIComponent(new URL(databaseUrl).username)
}
