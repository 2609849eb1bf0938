import { build, type ResolvedConfig } from 'vite';

/** The code of one of the app's modules and all it imports, as a classic script. Throws if it can't be built. */
export async function bundleScript(
  { root, mode, resolve: { alias } }: ResolvedConfig,
  input: string,
  define: Record<string, string> = {},
): Promise<string> {
  const result = await build({
    root,
    mode,
    configFile: false,
    publicDir: false,
    logLevel: 'error',
    resolve: { alias },
    define,
    build: { write: false, target: 'es2022', rolldownOptions: { input, output: { format: 'iife' } } },
  });
  const [bundle] = [result].flat();
  const chunk = bundle && 'output' in bundle ? bundle.output[0] : undefined;
  if (!chunk) throw new Error(`${input} was not built.`);
  return chunk.code;
}
