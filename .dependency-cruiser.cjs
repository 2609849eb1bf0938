/**
 * The import rule: shared <- features <- routes <- app, and what each may reach. tests/budgets.mjs checks it, and
 * counts what is limited rather than forbidden: folders in a circle, and what functions import from features.
 */
module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: { path: '^(src|supabase)/' }, to: { circular: true } },
    {
      name: 'shared-below-features',
      severity: 'error',
      from: { path: '^src/shared' },
      to: { path: '^src/(features|routes|app)/' },
    },
    {
      name: 'features-below-routes',
      severity: 'error',
      from: { path: '^src/features' },
      to: { path: '^src/(routes|app)/' },
    },
    { name: 'routes-below-app', severity: 'error', from: { path: '^src/routes' }, to: { path: '^src/app/' } },
    {
      name: 'features-apart',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'routers-apart',
      severity: 'error',
      from: { path: '^src/routes/marketing' },
      to: { path: '^src/routes/app' },
    },
    {
      name: 'routers-apart-too',
      severity: 'error',
      from: { path: '^src/routes/app' },
      to: { path: '^src/routes/marketing' },
    },
    {
      name: 'client-behind-apis',
      comment: 'Only api folders, shared/supabase, and shared/session use the client. Others may only read file URLs.',
      severity: 'error',
      from: { path: '^src', pathNot: ['^src/(features/.+|shared/[^/]+)/api/', '^src/shared/(supabase|session)/'] },
      to: { path: '^src/shared/supabase/(auth-client|client|create-auth|realtime|storage)|@supabase/' },
    },
    {
      name: 'not-to-dev',
      comment: 'These are parts of the build, not of the app. The receiver is an example that the app shows as text.',
      severity: 'error',
      from: { path: '^src', pathNot: '[.]test[.]tsx?$|^src/app/(build|prerender)/|/receiver[.]mjs$' },
      to: { dependencyTypes: ['npm-dev'] },
    },
    {
      name: 'no-unresolvable',
      comment: 'topojson-specification has types and nothing else. Deno resolves npm: and jsr:.',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[.]css$|^topojson-specification$|^(npm|jsr):' },
    },
    {
      name: 'app-knows-no-backend',
      comment:
        'Receipts and sealed agreements have the same fonts; functions can only be deployed with files of theirs.',
      severity: 'error',
      from: { path: '^src', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(supabase|tests|e2e)/', pathNot: '^supabase/functions/seal-agreement/fonts/' },
    },
    {
      name: 'functions-import-pure-modules',
      comment:
        'Functions may import what is pure in src: nothing that draws or uses the client, not even by way of others.',
      severity: 'error',
      from: { path: '^supabase/functions/' },
      to: { path: '^src/(app|routes)/|[.]tsx$|^node_modules/(react|@tanstack|@supabase)', reachable: true },
    },
    {
      name: 'functions-on-their-own',
      comment: 'They are deployed without the embedded backend and the tests.',
      severity: 'error',
      from: { path: '^supabase/functions/', pathNot: '[.]test[.]ts$' },
      to: { path: '^(supabase/(?!functions/)|tests/|e2e/)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
      extensions: ['.ts', '.tsx', '.js', '.json', '.css'],
    },
  },
};
