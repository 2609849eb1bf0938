import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

const installer = z.object({ runInstall: z.function({ input: [], output: z.string() }) });

/** The Deno of the npm package `deno`. Throws where that package has none for this machine. */
export function denoExecutable(): string {
  return installer.parse(createRequire(import.meta.url)('deno/install_api.cjs')).runInstall();
}

/** What Deno is started with to run one function. */
export function denoArguments(functionsDir: string, entry: string): string[] {
  return [
    'run',
    ...moduleArguments(functionsDir, entry),
    ...permissions(functionsDir),
    `--preload=${fileURLToPath(new URL('./preload.mts', import.meta.url))}`,
    entry,
  ];
}

/** How Deno finds the modules of a function, or of whatever else begins with `entry`. */
export function moduleArguments(functionsDir: string, entry: string): string[] {
  return [
    '--quiet',
    '--no-lock',
    // Packages come from Deno's own cache; the application's node_modules are not the functions' affair.
    '--node-modules-dir=none',
    ...configArguments(functionsDir, entry),
  ];
}

/** What a function may do, as on a hosted project. */
export function permissions(functionsDir: string): string[] {
  return ['--no-prompt', '--allow-net', '--allow-env', '--allow-sys', `--allow-read=${functionsDir}`];
}

/** The function's own deno.json, or the one for all; never one further up. */
function configArguments(functionsDir: string, entry: string): string[] {
  const file = [join(entry, '..'), functionsDir]
    .flatMap((folder) => [join(folder, 'deno.json'), join(folder, 'deno.jsonc')])
    .find((candidate) => existsSync(candidate));
  return file ? [`--config=${file}`] : ['--no-config'];
}

/** Where Deno finds its cache, the registry and the network. Nothing else of this process' environment is passed on. */
const passedOn = [
  'PATH',
  'HOME',
  'USERPROFILE',
  'LOCALAPPDATA',
  'APPDATA',
  'SystemRoot',
  'TEMP',
  'TMP',
  'TMPDIR',
  'XDG_CACHE_HOME',
  'DENO_DIR',
  'DENO_CERT',
  'DENO_TLS_CA_STORE',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
  'NPM_CONFIG_REGISTRY',
  'NPM_CONFIG_USERCONFIG',
  'HTTP_PROXY',
  'HTTPS_PROXY',
  'NO_PROXY',
  'http_proxy',
  'https_proxy',
  'no_proxy',
];

/** The environment of a function: its own variables and what Deno itself needs. */
export function denoEnvironment(variables: Record<string, string>): Record<string, string> {
  const own = passedOn.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    DENO_NO_PACKAGE_JSON: '1',
    DENO_NO_UPDATE_CHECK: '1',
    // Besides those that Deno brings, the authorities that the machine trusts: a company's proxy may need them.
    DENO_TLS_CA_STORE: 'mozilla,system',
    NO_COLOR: '1',
    ...Object.fromEntries(own),
    ...variables,
  };
}
