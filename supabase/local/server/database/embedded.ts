import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OpenDatabase } from '../database.ts';
import { Failure } from '../../failure.ts';
import { openPostgres } from './postgres.ts';
import { startServer, type PostgresServer } from './server.ts';

/** The folder of the cluster in a data folder. */
export const clusterFolder = (dataDir: string) => join(dataDir, 'postgres');

/**
 * Starts PostgreSQL on the data folder’s cluster, or on a temporary one that `close` deletes, and opens its database
 * `postgres`. `onLost` is called with the server’s last lines if it ends unexpectedly. Call `bootstrap` before use.
 */
export async function openEmbedded(
  dataDir: string | undefined,
  onLost?: (lines: string) => void,
): Promise<OpenDatabase> {
  if (dataDir && existsSync(join(dataDir, 'database')) && !existsSync(clusterFolder(dataDir))) {
    throw new Failure(
      `The data in ${dataDir} was made by an earlier version, which used PGlite. PostgreSQL can’t read it.`,
      'Start over with `npm run reset`, which deletes your local data, or move the folder away to keep it.',
    );
  }
  const temporary = dataDir === undefined ? await mkdtemp(join(tmpdir(), 'cornerlot-')) : null;
  const discard = async () => {
    if (temporary) await rm(temporary, { recursive: true, force: true });
  };
  let server: PostgresServer | undefined;
  const stop = async () => {
    await server?.stop();
    await discard();
  };
  try {
    server = await startServer(clusterFolder(dataDir ?? temporary ?? ''), {
      durable: dataDir !== undefined,
      listen: process.platform === 'win32' ? 'loopback' : 'socket',
      ...(onLost && { onLost }),
    });
    const database = await openPostgres(server.url('postgres'));
    return {
      ...database,
      close: async () => {
        await database.close();
        await stop();
      },
    };
  } catch (error) {
    await stop();
    throw error;
  }
}
