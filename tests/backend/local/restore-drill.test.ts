import { appendFile, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { backUp, restore } from '../../../supabase/local/backup-files.ts';
import { clientFor } from '../client.ts';
import { isLong } from '../long.ts';
import { kill, runBackup, startCommand, whenReady, type RunningCommand } from '../start-command.ts';

// Each starts several processes.
vi.setConfig({ testTimeout: 240_000 });

let folder: string;
const running: RunningCommand[] = [];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cornerlot-drill-'));
});
afterEach(async () => {
  for (const { child } of running.splice(0)) await kill(child, 'SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

function start(): RunningCommand {
  const command = startCommand(folder);
  running.push(command);
  return command;
}

it.runIf(isLong)('restores every acknowledged row and file after kill -9 during writes', async () => {
  const first = start();
  const backend = await whenReady(first);
  const client = clientFor(backend);
  const credentials = { email: 'drill@example.test', password: 'secret12' };
  await client.auth.signUp(credentials);
  const { data: session } = await client.auth.signInWithPassword(credentials);
  const id = session.user?.id ?? '';

  expect((await runBackup(folder, 'backup', '--to', join(folder, 'too-early'))).output).toMatch(/in use by another/);

  const rows: string[] = [];
  const files: string[] = [];
  let lastAcknowledged = 0;
  const acknowledge = (list: string[], name: string) => {
    list.push(name);
    lastAcknowledged = Date.now();
    if (rows.length + files.length === 40) first.child.kill('SIGKILL');
  };
  const papers = client.storage.from('papers');
  await Promise.all(
    Array.from({ length: 60 }, async (_, index) => {
      const name = `D${index}`;
      const { error } = await client.from('items').insert({ title: `Row ${index}`, code: name });
      if (!error) acknowledge(rows, name);
      const file = new Blob([`File ${index}`], { type: 'text/plain' });
      const upload = await papers.upload(`${id}/${name}.txt`, file);
      if (!upload.error) acknowledge(files, name);
    }),
  );
  await kill(first.child, 'SIGKILL');
  expect(rows.length + files.length).toBeGreaterThanOrEqual(40);

  const backup = join(folder, 'backup');
  expect(await runBackup(folder, 'backup', '--to', backup)).toMatchObject({ code: 0 });
  await rm(join(folder, 'data'), { recursive: true });

  const disaster = Date.now();
  expect(await runBackup(folder, 'restore', backup)).toMatchObject({ code: 0 });
  const restored = clientFor(await whenReady(start()));
  const { data } = await restored.from('items').select('code, title').like('code', 'D%');
  const recovered = Date.now();
  const titles = new Map(data?.map(({ code, title }: { code: string; title: string }) => [code, title]));
  const lostRows = rows.filter((code) => titles.get(code) !== `Row ${code.slice(1)}`);
  expect(lostRows).toEqual([]);
  await restored.auth.signInWithPassword(credentials);
  for (const name of files) {
    const { data: file } = await restored.storage.from('papers').download(`${id}/${name}.txt`);
    expect(await file?.text()).toBe(`File ${name.slice(1)}`);
  }
  const lost = lostRows.length === 0 ? 0 : (disaster - lastAcknowledged) / 1000;
  console.log(
    `Restore drill: ${rows.length} rows and ${files.length} files. ` +
      `RPO ${lost} s: no acknowledged write was lost. RTO ${((recovered - disaster) / 1000).toFixed(1)} s.`,
  );
});

it('refuses a damaged backup without changing anything, and keeps what a restore replaces', async () => {
  const dataDir = join(folder, 'data');
  const backup = join(folder, 'backup');
  const file = join(dataDir, 'postgres', 'PG_VERSION');
  await mkdir(join(dataDir, 'postgres'), { recursive: true });
  await writeFile(file, 'first');
  expect(await backUp(dataDir, backup)).toBe(1);
  await expect(backUp(dataDir, backup)).rejects.toThrow('exists');

  await writeFile(file, 'second');
  const replaced = await restore(backup, dataDir);
  expect(await readFile(file, 'utf8')).toBe('first');
  expect(await readFile(join(replaced ?? '', 'postgres', 'PG_VERSION'), 'utf8')).toBe('second');

  await appendFile(join(backup, 'postgres', 'PG_VERSION'), 'x');
  await expect(restore(backup, dataDir)).rejects.toThrow('damaged: postgres/PG_VERSION is different');
  await rm(join(backup, 'backup.json'));
  await expect(restore(backup, dataDir)).rejects.toThrow('not a backup, or an incomplete one');
  expect(await readFile(file, 'utf8')).toBe('first');
});
