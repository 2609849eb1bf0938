import type { Plugin } from 'vite';

interface Chunk {
  fileName: string;
  /** File names of the chunks it imports statically. */
  imports: readonly string[];
}

/** Chunks that import each other, in order, the first one repeated at the end; null if there are none. */
export function cycleOf(chunks: readonly Chunk[]): string[] | null {
  const importsOf = new Map(chunks.map(({ fileName, imports }) => [fileName, imports]));
  const done = new Set<string>();
  const follow = (name: string, path: readonly string[]): string[] | null => {
    const start = path.indexOf(name);
    if (start !== -1) return [...path.slice(start), name];
    if (done.has(name)) return null;
    for (const imported of importsOf.get(name) ?? []) {
      const cycle = follow(imported, [...path, name]);
      if (cycle) return cycle;
    }
    done.add(name);
    return null;
  };
  for (const { fileName } of chunks) {
    const cycle = follow(fileName, []);
    if (cycle) return cycle;
  }
  return null;
}

/** Fails the build if chunks import each other: one of them would run before what it imports has run. */
export function noChunkCycles(): Plugin {
  return {
    name: 'no-chunk-cycles',
    apply: 'build',
    generateBundle(_, bundle) {
      const cycle = cycleOf(Object.values(bundle).filter((file) => file.type === 'chunk'));
      if (cycle)
        this.error(`Chunks import each other: ${cycle.join(' → ')}. See src/app/first-view/code-splitting.ts.`);
    },
  };
}
