/** A US number has ten digits. Eight or nine look like a typo. */
export function phoneDoubt(phone: string) {
  const digits = phone.replace(/\D/g, '').length
  if (/^\s*(?:\+|00)/.test(phone) || digits < 8 || digits > 9) return undefined
  return digits === 9 ? 'One digit seems to be missing.' : 'Two digits seem to be missing.'
}
