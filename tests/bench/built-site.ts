/** What `bench:pages` and `bench:app` measure: the site as it's deployed, and a bare page to compare it with. */
import react from '@vitejs/plugin-react';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import type { Backend } from '../../supabase/local/backend.ts';
import { buildSite } from '../../supabase/local/site/build-site.ts';
import { closeServer, listenOn } from '../../supabase/local/server/http.ts';
import { createStaticServer, readFolder, type Folder } from '../../supabase/local/site/static-server.ts';

/** Builds the site for production and returns its files. */
export async function builtSite(
  outDir: string,
  backend: Backend,
  siteUrl: string,
  plugins: Plugin[] = [],
): Promise<Folder> {
  await buildSite(
    outDir,
    {
      VITE_SUPABASE_URL: backend.url,
      VITE_SUPABASE_ANON_KEY: backend.anonKey,
      VITE_SITE_URL: siteUrl,
      VITE_GOOGLE_MAPS_API_KEY: '',
    },
    plugins,
  );
  return compressed(readFolder(outDir));
}

/** Serves folders by host name on a free port. */
export async function serveFolders(folders: ReadonlyMap<string, Folder>) {
  const server = createStaticServer((hostname) => folders.get(hostname));
  return { port: await listenOn(server, 0, 'the measured site'), close: () => closeServer(server) };
}

/** The folder with every file read and compressed, as by a static host on deployment, so that no visit waits for it. */
function compressed(folder: Folder): Folder {
  for (const file of folder.files.values()) {
    file.plain();
    if (file.isCompressible) for (const encoding of ['br', 'gzip'] as const) file.packed(encoding);
  }
  return folder;
}

/** Builds a page with nothing but react, react-dom, and react-router-dom: the least that any of our pages loads. */
export async function buildBare(root: string): Promise<Folder> {
  await mkdir(root);
  await writeFile(join(root, 'index.html'), bareHtml);
  await writeFile(join(root, 'main.jsx'), bareScript);
  const outDir = join(root, 'dist');
  await build({ configFile: false, root, plugins: [react()], logLevel: 'error', build: { target: 'es2022', outDir } });
  return compressed(readFolder(outDir));
}

/** Size of a served file after `gzip -9`, in bytes; 0 if it isn't one of ours or isn't compressed. */
export function gzipBytes(folders: ReadonlyMap<string, Folder>, url: string): number {
  const { hostname, pathname } = new URL(url);
  const file = folders.get(hostname)?.files.get(pathname);
  return file?.isCompressible ? file.packed('gzip').length : 0;
}

const bareHtml = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>A bare page</title>
    <meta name="description" content="React, its renderer, its router, and nothing else." />
    <link rel="icon" href="data:," />
  </head>
  <body>
    <main id="root"></main>
    <script type="module" src="./main.jsx"></script>
  </body>
</html>`;

const bareScript = `import { createRoot } from 'react-dom/client';
import { createBrowserRouter, Link, RouterProvider } from 'react-router-dom';

function Home() {
  return (
    <>
      <h1>A bare page</h1>
      <Link to="/">Home</Link>
    </>
  );
}

const router = createBrowserRouter([{ path: '/', element: <Home /> }]);
createRoot(document.getElementById('root')).render(<RouterProvider router={router} />);
`;
