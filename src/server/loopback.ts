const LOOPBACK = new Set(['localhost', '127.0.0.1', '[::1]', '::1'])

/** Whether a host name can be reached from this machine only. */
export const isLoopback = (host: string) => LOOPBACK.has(host.toLowerCase())
