import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { getCACertificates } from 'node:tls'

const CERTIFICATE = /-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g

/** @returns `fault`, a sentence, if the file has no certificate: Node itself continues without */
export function readCertificates(file: string): { found: string[] } | { fault: string } {
  const faultOf = (what: string) =>
    `NODE_EXTRA_CA_CERTS=${file} ${what}. Fix the file or the setting, then restart: systemctl restart overture`
  // The operator named the file and needs a sentence.
  try {
    const found = readFileSync(file, 'utf8').match(CERTIFICATE)
    return found
      ? { found: found.map((text) => new X509Certificate(text).toString()) }
      : { fault: faultOf('holds no certificate in PEM format') }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error)
    // A code with OSSL comes from OpenSSL, not from the disk.
    return { fault: faultOf(`${/OSSL/.test(code) ? 'has a certificate that is damaged' : 'cannot be read'} (${code})`) }
  }
}

/** @returns a sentence if this process does not trust the file's certificates */
export function certificateWarnings({ NODE_EXTRA_CA_CERTS: file }: { NODE_EXTRA_CA_CERTS?: string | undefined }) {
  if (file === undefined) return []
  const read = readCertificates(file)
  if ('fault' in read) return [read.fault]
  const used = new Set(getCACertificates('default').map((text) => text.trim()))
  return read.found.every((text) => used.has(text.trim()))
    ? []
    : [
        `NODE_EXTRA_CA_CERTS=${file} has a certificate that is not in use: the file is read at a start alone. Restart: systemctl restart overture`,
      ]
}
