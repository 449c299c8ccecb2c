import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { readCertificates } from '../../operator/extra-certificates.ts'

/**
 * Node reads the variable before the file of settings, and the terminal may name another file. @returns a warning when
 * the file has no certificates
 */
export function trustExtraCertificates({ NODE_EXTRA_CA_CERTS: file }: Record<string, string | undefined>) {
  if (!file) return undefined
  const read = readCertificates(file)
  if ('fault' in read) return read.fault
  setDefaultCACertificates([...getCACertificates('default'), ...read.found])
  return undefined
}
