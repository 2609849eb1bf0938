import { fork, type ChildProcess } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, readdir, stat, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Failure } from '../failure.ts';

interface BuiltSiteOptions {
  root: string;
  /** Where the build is kept. Nothing else may use it. */
  folder: string;
  /** Origin of the public site. */
  siteUrl: string;
  /** The backend’s URL, where it will answer. */
  backendUrl: string;
  anonKey: string;
}

export interface BuiltSite {
  /** True if this call began a build. */
  isBuilding: boolean;
  /** Call it once the backend answers. Resolves when the folder has the site; rejects with a `Failure` if it can’t. */
  finish(): Promise<void>;
}

/** What the site is made from. Prerendered pages show reference data. */
const sources = [
  'index.html',
  'package-lock.json',
  'public',
  'src',
  'supabase/data',
  'tailwind.config.ts',
  'tsconfig.json',
  'vite.config.ts',
];
/** In the built folder. Emptying it for the next build removes this, too, so that half a build doesn’t count. */
const noteName = '.made-from';

/**
 * Begins to build the site, unless the folder already has what these sources and variables make. The build ends with
 * this process.
 */
export async function prepareSite(options: BuiltSiteOptions): Promise<BuiltSite> {
  const { folder } = options;
  const note = join(folder, noteName);
  const wanted = await fingerprint(options);
  if (existsSync(note) && (await readFile(note, 'utf8')) === wanted)
    return { isBuilding: false, finish: () => Promise.resolve() };
  const child = startBuild(options);
  const ended = new Promise<number | null>((resolve) => child.once('close', resolve));
  return {
    isBuilding: true,
    finish: async () => {
      if (child.connected) child.send('the backend answers');
      if ((await ended) !== 0) {
        throw new Failure(
          'Couldn’t build the site. What the build reported is above.',
          'Correct it and start again, or start with `npm run dev`, which builds nothing.',
        );
      }
      await writeFile(note, wanted);
    },
  };
}

function startBuild({ root, folder, siteUrl, backendUrl, anonKey }: BuiltSiteOptions): ChildProcess {
  return fork(join(import.meta.dirname, 'build-process.ts'), [folder, siteUrl, backendUrl, anonKey], {
    cwd: root,
    execArgv: ['--import', pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href],
    env: { ...process.env, NODE_ENV: 'production' },
  });
}

/** Returns a hash of everything that the build depends on. */
async function fingerprint({ root, siteUrl, backendUrl, anonKey }: BuiltSiteOptions): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify([siteUrl, backendUrl, anonKey]));
  const names = Object.keys(process.env).filter((name) => /^(VITE|BUILD)_/.test(name));
  hash.update(JSON.stringify(names.sort().map((name) => [name, process.env[name]])));
  const ownFiles = (await readdir(root)).filter((name) => name.startsWith('.env') && name !== '.env.example');
  for (const source of [...sources, ...ownFiles].sort()) {
    for (const file of await filesOf(join(root, source)))
      hash.update(`\n${relative(root, file)}\n`).update(await readFile(file));
  }
  return hash.digest('hex');
}

/** Returns the file, or the files of the folder without tests, sorted. */
async function filesOf(path: string): Promise<string[]> {
  if (!existsSync(path)) return [];
  if (!(await stat(path)).isDirectory()) return [path];
  const entries = await readdir(path, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.includes('.test.'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
