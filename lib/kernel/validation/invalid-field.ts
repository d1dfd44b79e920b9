import { ValidationError } from 'yup'

/** A fault that only the server can see, said at the field it belongs to. */
export function invalidField(field: string, message: string): ValidationError {
  return new ValidationError(message, undefined, field)
}
