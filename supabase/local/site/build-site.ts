import { build, type Plugin } from 'vite';

/** What a build of the site takes from its environment. */
export interface SiteVariables {
  VITE_SUPABASE_URL: string;
  VITE_SUPABASE_ANON_KEY: string;
  /** Origin of the public site. */
  VITE_SITE_URL: string;
}

/**
 * Builds the site for production into `outDir`, which it empties. Sets the variables in the environment of this
 * process, where the build reads them.
 */
export async function buildSite(
  outDir: string,
  variables: SiteVariables & Readonly<Record<`VITE_${string}`, string>>,
  plugins: Plugin[] = [],
): Promise<void> {
  Object.assign(process.env, variables);
  await build({
    logLevel: 'warn',
    plugins,
    build: { outDir, emptyOutDir: true, reportCompressedSize: false, chunkSizeWarningLimit: Number.POSITIVE_INFINITY },
  });
}
