import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'

/** Where the development server finds the API; set by the script that starts both. */
const api = process.env.API_ORIGIN ?? 'http://127.0.0.1:3000'

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  server: { proxy: Object.fromEntries(['/v1', '/api', '/dev', '/docs'].map((path) => [path, api])) },
  // Named ahead, else the first page after an install loads twice.
  optimizeDeps: {
    include: ['react-hook-form', '@hookform/resolvers/zod', '@tanstack/react-query', 'zod/mini'],
  },
})
