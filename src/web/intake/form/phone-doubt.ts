/** A number without a country code has ten digits here. With fewer it may go out only as a slip. */
export function phoneDoubt(phone: string) {
  const digits = phone.replace(/\D/g, '').length
  if (/^\s*(?:\+|00)/.test(phone) || digits < 8 || digits > 9) return undefined
  return digits === 9 ? 'One digit seems to be missing.' : 'Two digits seem to be missing.'
}
