import { startServer } from '../../src/server/start-server.ts'

// The product's server without its pages, which need not be built for this.
const { stop } = await startServer(process.env, {})
process.on('SIGTERM', () => void stop().then(() => process.exit(0)))
