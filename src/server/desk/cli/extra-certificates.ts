import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { readCertificates } from '../../operator/extra-certificates.ts'

/**
 * Node reads the variable at its start, before the settings file, and the terminal may set another one. @returns a
 * warning when the file has no certificates
 */
export function trustExtraCertificates({ NODE_EXTRA_CA_CERTS: file }: Record<string, string | undefined>) {
  if (!file) return undefined
  const read = readCertificates(file)
  if ('fault' in read) return read.fault
  setDefaultCACertificates([...getCACertificates('default'), ...read.found])
  return undefined
}
