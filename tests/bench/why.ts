/**
 * What a page’s JavaScript consists of, for `bench:app -- --why`: the chunks that it loads, why each one is loaded, and
 * the modules and packages that make most of it.
 */
import type { Rollup, Plugin } from 'vite';

export interface Chunk {
  fileName: string;
  /** Bytes before compression of each of our modules, by its path, and of each package. */
  modules: ReadonlyMap<string, number>;
  imports: readonly string[];
  dynamicImports: readonly string[];
}

/** A plugin of the build that records its chunks, and the function that returns them. */
export function chunkRecorder(root: string): { plugin: Plugin; chunks: () => readonly Chunk[] } {
  let chunks: Chunk[] = [];
  const plugin: Plugin = {
    name: 'record-chunks',
    generateBundle(_, bundle) {
      const written = Object.values(bundle).filter((output): output is Rollup.OutputChunk => output.type === 'chunk');
      chunks = written.map(({ fileName, modules, imports, dynamicImports }) => ({
        fileName,
        modules: sumByName(
          Object.entries(modules).map(([id, { renderedLength }]) => [nameOf(id, root), renderedLength]),
        ),
        imports,
        dynamicImports,
      }));
    },
  };
  return { plugin, chunks: () => chunks };
}

/** A path in the repository, or the name of a package. */
function nameOf(id: string, root: string): string {
  const file = id.replaceAll('\0', '').split('?')[0] ?? id;
  const [, rest] = file.split(/.*node_modules\//);
  if (rest === undefined) return file.replace(`${root}/`, '');
  return rest
    .split('/')
    .slice(0, rest.startsWith('@') ? 2 : 1)
    .join('/');
}

/**
 * Lines about the loaded chunks, the largest first: kilobytes after gzip, which loaded chunks import it, and its
 * largest modules with their kilobytes before compression.
 */
export function explainChunks(
  chunks: readonly Chunk[],
  loaded: ReadonlyMap<string, number>,
  modulesShown = 6,
): string[] {
  const present = chunks
    .filter(({ fileName }) => loaded.has(fileName))
    .toSorted((a, b) => (loaded.get(b.fileName) ?? 0) - (loaded.get(a.fileName) ?? 0));
  return present.flatMap((chunk) => {
    const users = (how: 'imports' | 'dynamicImports') =>
      present.filter((other) => other[how].includes(chunk.fileName)).map(({ fileName }) => shortName(fileName));
    const statically = users('imports');
    const dynamically = users('dynamicImports');
    const modules = [...chunk.modules].toSorted(([, a], [, b]) => b - a);
    return [
      `${kilobytes(loaded.get(chunk.fileName) ?? 0).padStart(7)}  ${shortName(chunk.fileName)}` +
        (statically.length > 0 ? `  imported by ${statically.join(', ')}` : '') +
        (dynamically.length > 0 ? `  loaded by ${dynamically.join(', ')}` : ''),
      ...modules.slice(0, modulesShown).map(([name, bytes]) => `             ${kilobytes(bytes).padStart(6)}  ${name}`),
      ...(modules.length > modulesShown ? [`                     and ${modules.length - modulesShown} more`] : []),
    ];
  });
}

/** Packages have many modules. */
function sumByName(modules: readonly [name: string, bytes: number][]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [name, bytes] of modules) sums.set(name, (sums.get(name) ?? 0) + bytes);
  return sums;
}

/** Without the folder and the hash. */
function shortName(fileName: string): string {
  return fileName.replace(/^.*\//, '').replace(/-[\w-]{8}\.js$/, '');
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
