import type * as z from 'zod/mini'

type Check = (value: unknown) => boolean

/** Ten times faster than parsing. @returns undefined for an unknown kind of schema */
export function wholeCheck(schema: z.core.$ZodType): Check | undefined {
  const { def } = (schema as z.core.$ZodTypes)._zod
  if (def.checks !== undefined && def.checks.length > 0) return undefined
  switch (def.type) {
    case 'string':
      return 'format' in def || def.coerce ? undefined : (value) => typeof value === 'string'
    case 'number':
      return 'format' in def || def.coerce ? undefined : (value) => typeof value === 'number'
    case 'boolean':
      return def.coerce ? undefined : (value) => typeof value === 'boolean'
    case 'literal':
      return oneOf(def.values)
    case 'enum':
      return oneOf(Object.values(def.entries))
    case 'optional':
      return mapped(
        [def.innerType],
        ([inner]) =>
          (value) =>
            value === undefined || inner(value),
      )
    case 'array':
      return mapped(
        [def.element],
        ([element]) =>
          (value) =>
            Array.isArray(value) && value.every(element),
      )
    case 'union':
      if (def.inclusive === false) return undefined
      return mapped(def.options, (options) => (value) => options.some((option) => option(value)))
    case 'object':
      return def.catchall ? undefined : objectCheck(def.shape)
    default:
      return undefined
  }
}

function oneOf(values: readonly unknown[]): Check {
  const known = new Set(values)
  return (value) => known.has(value)
}

function objectCheck(shape: Readonly<Record<string, z.core.$ZodType>>) {
  const keys = Object.keys(shape)
  return mapped(Object.values(shape), (checks) => {
    const checkOf = new Map(keys.map((key, at) => [key, checks[at]]))
    return (value) => {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
      for (const key in value) if (!checkOf.has(key)) return false
      for (const [key, check] of checkOf) if (!check?.((value as Record<string, unknown>)[key])) return false
      return true
    }
  })
}

function mapped(schemas: readonly z.core.$ZodType[], make: (checks: [Check, ...Check[]]) => Check): Check | undefined {
  const checks = schemas.map(wholeCheck)
  return checks.every((check) => check !== undefined) ? make(checks as [Check, ...Check[]]) : undefined
}
