const shared = 'ui|api|session|member-cards|after-meeting|introductions'
export default {
  forbidden: [
    { name: 'no-cycles', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'contract-imports-only-zod',
      severity: 'error',
      from: { path: '^src/contract/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^src/contract/', '(^|/)node_modules/zod/'] },
    },
    {
      name: 'engine-imports-only-contract',
      severity: 'error',
      from: { path: '^src/engine/', pathNot: '[.]test[.]ts$|^src/engine/concierge/' },
      // The engine may import flatqueue, which is only a data structure.
      to: { pathNot: ['^src/(engine|contract)/', '(^|/)node_modules/flatqueue/'] },
    },
    {
      // Only the concierge may import a language package, to read what a person wrote.
      name: 'concierge-imports-only-contract-and-language',
      severity: 'error',
      from: { path: '^src/engine/concierge/', pathNot: '[.]test[.]ts$' },
      to: { pathNot: ['^src/(engine/concierge|contract)/', '(^|/)node_modules/(zod|compromise)/'] },
    },
    {
      name: 'production-never-test',
      severity: 'error',
      from: { path: '^src/', pathNot: '[.]test[.]tsx?$' },
      to: { path: ['^(test|e2e|bench|checks|scripts)/', '[.]test[.]tsx?$'] },
    },
    {
      name: 'web-never-server-or-engine',
      severity: 'error',
      from: { path: '^src/web/' },
      to: { path: '^src/(server|engine)/' },
    },
    { name: 'server-never-web', severity: 'error', from: { path: '^src/server/' }, to: { path: '^src/web/' } },
    {
      name: 'web-features-apart',
      severity: 'error',
      from: { path: '^src/web/([^/]+)/', pathNot: '^src/web/app/' },
      to: { path: '^src/web/([^/]+)/', pathNot: `^src/web/($1|${shared})/` },
    },
    {
      name: 'web-shared-knows-no-feature',
      severity: 'error',
      from: { path: `^src/web/(${shared})/` },
      to: { path: '^src/web/', pathNot: `^src/web/(${shared})/` },
    },
    {
      // The stores of members/ are open, because several features share their data.
      name: 'stores-are-private',
      severity: 'error',
      from: { path: '^src/server/([^/]+)/', pathNot: '[.]test[.]ts$' },
      to: { path: '^src/server/([^/]+)/[a-z-]*store[.]ts$', pathNot: '^src/server/($1|members)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    parser: 'swc',
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default'] },
  },
}
