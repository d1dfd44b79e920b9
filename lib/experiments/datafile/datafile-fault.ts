/** Why a configuration file cannot be used, and where in it. */
export class DatafileFault extends Error {
  override name = 'DatafileFault'
}
