import { readFileSync } from 'node:fs'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/**
 * Adds the certificates of NODE_EXTRA_CA_CERTS. Node reads the variable before the file of settings is read, and the
 * terminal may name another file. @returns a warning when the file has none, as Node itself does not stop
 */
export function trustExtraCertificates({ NODE_EXTRA_CA_CERTS: file }: Record<string, string | undefined>) {
  if (!file) return undefined
  // The operator named the file, so its failure is shown as a sentence.
  try {
    const added = readFileSync(file, 'utf8').match(CERTIFICATE)
    if (!added) return `NODE_EXTRA_CA_CERTS=${file} holds no certificate in PEM format.`
    setDefaultCACertificates([...getCACertificates('default'), ...added])
    return undefined
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : error
    return `NODE_EXTRA_CA_CERTS=${file} cannot be read (${code}).`
  }
}
