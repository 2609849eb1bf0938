import { readFile, rename, writeFile } from 'node:fs/promises';
import { codeOf } from '../failure.ts';

/** Returns a file of the data folder, and makes it on first use, readable to nobody else. */
export async function readOrMake(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  return await readFile(file).catch(async (error: unknown) => {
    if (codeOf(error) !== 'ENOENT') throw error;
    const made = await make();
    await writeFile(`${file}.new`, made, { mode: 0o600 });
    await rename(`${file}.new`, file);
    return made;
  });
}
