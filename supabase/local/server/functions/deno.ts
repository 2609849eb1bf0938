import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { z } from 'zod';

/** Holds the packages of functions. `install.mjs` fills it, so that nothing is fetched later. */
const denoDir = process.env['DENO_DIR'] ?? join(import.meta.dirname, '../../../../node_modules/.cache/deno');

const installer = z.object({ runInstall: z.function({ input: [], output: z.string() }) });

/** Returns the path of npm’s `deno` package’s binary. Throws if there is none for this platform. */
export function denoExecutable(): string {
  return installer.parse(createRequire(import.meta.url)('deno/install_api.cjs')).runInstall();
}

/** Returns Deno’s arguments to run the functions of a folder, with the configuration of one of them. */
export function hostArguments(functionsDir: string, config: string | null): string[] {
  return [
    'run',
    '--quiet',
    '--cached-only',
    ...moduleArguments(functionsDir, config),
    ...permissions(functionsDir),
    fileURLToPath(new URL('./host.mts', import.meta.url)),
  ];
}

/** Returns the arguments that tell Deno how to resolve modules. */
export function moduleArguments(functionsDir: string, config: string | null): string[] {
  return [
    ...lockArguments(functionsDir),
    // Packages come from Deno’s cache, not from our node_modules.
    '--node-modules-dir=none',
    config ? `--config=${config}` : '--no-config',
  ];
}

/**
 * The permissions of a function, as on a hosted project. Of `src` it may import modules, which takes reading them, and
 * packages read their own files, such as WebAssembly.
 */
export function permissions(functionsDir: string): string[] {
  const readable = [functionsDir, join(functionsDir, '..', '..', 'src'), join(denoDir, 'npm')].join(',');
  return ['--no-prompt', '--allow-net', '--allow-env', '--allow-sys', `--allow-read=${readable}`];
}

/** Packages must be those of deno.lock, if there is one. `npm run functions:lock` writes it. */
function lockArguments(functionsDir: string): string[] {
  const file = join(functionsDir, 'deno.lock');
  return existsSync(file) ? [`--lock=${file}`, '--frozen'] : ['--no-lock'];
}

/** Returns the deno.json of a function or the shared one, never one in a parent folder; null without one. */
export function configFile(functionsDir: string, entry?: string): string | null {
  const file = [...(entry ? [join(entry, '..')] : []), functionsDir]
    .flatMap((folder) => [join(folder, 'deno.json'), join(folder, 'deno.jsonc')])
    .find((candidate) => existsSync(candidate));
  return file ?? null;
}

/** The variables Deno needs to find its home, registry, and network. Nothing else of our environment is passed on. */
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

/** Returns a function’s environment: its own variables and those Deno needs. */
export function denoEnvironment(variables: Record<string, string>): Record<string, string> {
  const own = passedOn.flatMap((name) => {
    const value = process.env[name];
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    DENO_DIR: denoDir,
    DENO_NO_PACKAGE_JSON: '1',
    DENO_NO_UPDATE_CHECK: '1',
    // Also trusts the machine’s certificate authorities, which a corporate proxy may need.
    DENO_TLS_CA_STORE: 'mozilla,system',
    NO_COLOR: '1',
    ...Object.fromEntries(own),
    ...variables,
  };
}
