/**
 * The floors: kit <- platform <- shared <- features <- routes <- app, and beside platform the pure domain, which all
 * above the kit may import. On each, folders form no circle. tests/budgets.mjs checks these rules.
 */
const floors = ['kit', 'platform', 'shared', 'features', 'routes', 'app'];
const pureKit = '^src/kit/(formatting|network|numbers|time)/';

module.exports = {
  forbidden: [
    { name: 'no-circular', severity: 'error', from: { path: '^(src|supabase)/' }, to: { circular: true } },
    ...floors.slice(0, -1).map((floor, index) => ({
      name: `${floor}-below-${floors[index + 1]}`,
      severity: 'error',
      from: { path: `^src/${floor}/` },
      to: { path: `^src/(${floors.slice(index + 1).join('|')})/` },
    })),
    {
      name: 'kit-knows-no-domain',
      comment: 'It would serve any other product.',
      severity: 'error',
      from: { path: '^src/kit/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^src/domain/' },
    },
    {
      name: 'domain-is-pure',
      comment: 'Functions and the local backend run it as it is: no React, no client, no browser.',
      severity: 'error',
      from: { path: '^src/domain/', pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(src|node_modules/(react|@tanstack|@supabase))', pathNot: ['^src/domain/', pureKit] },
    },
    {
      name: 'pure-kit-is-pure',
      severity: 'error',
      from: { path: pureKit, pathNot: '[.]test[.]tsx?$' },
      to: { path: '^(src|node_modules/(react|@tanstack|@supabase))', pathNot: pureKit },
    },
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
      comment: 'Only api folders and platform/{auth,supabase,session} use the client. Others may only read file URLs.',
      severity: 'error',
      from: {
        path: '^src',
        pathNot: ['^src/(features/.+|shared/[^/]+)/api/', '^src/platform/(auth|supabase|session)/'],
      },
      to: { path: '^src/platform/(auth/(auth-client|create-auth)|supabase/(client|realtime|storage))|@supabase/' },
    },
    {
      name: 'dialogs-in-kit',
      comment: 'Every dialog is made of these, so that it opens where people type, and Close comes last.',
      severity: 'error',
      from: { path: '^src', pathNot: '^src/(kit/ui/(dialog|drawer)|platform/forms/confirm-dialog)' },
      to: { path: 'radix-ui/.*dialog' },
    },
    {
      name: 'not-to-dev',
      comment: 'These are parts of the build, not of the app. The receiver is an example that the app shows as text.',
      severity: 'error',
      from: { path: '^src', pathNot: '[.]test[.]tsx?$|^src/app/(build|first-view|prerender)/|/receiver[.]mjs$' },
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
      name: 'functions-import-the-domain',
      comment: 'The local backend serves the built app, too.',
      severity: 'error',
      from: { path: '^supabase/(functions|local)/' },
      to: { path: '^src/', pathNot: ['^src/domain/', '^src/app/build/', pureKit] },
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
