import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect, it, onTestFinished } from 'vitest';
import { apiOf, apiUrl, keyOf, resetLimits } from './api-keys.ts';
import { demoSeed } from './demo-database.ts';
import { describeBackend } from './describe-backend.ts';
import { isLong } from './long.ts';

const root = resolve(import.meta.dirname, '..', '..');
const bin = (name: string) => join(root, 'node_modules', '.bin', name);
const seller = 'de300000-0000-4000-8000-000000000002';
const tsc =
  `${bin('tsc')} --noEmit --strict --noUncheckedIndexedAccess --skipLibCheck --target es2023 --module esnext ` +
  '--moduleResolution bundler --allowImportingTsExtensions --types node';
const npm = 'npm exec --yes --package=typescript@5.9.3';
const go = 'go run github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';

/** How members generate a client. */
interface Generator {
  /** Fails where it can't be had. Nobody has to install those of the long tests (139 MB): they're got when they run. */
  get?: string;
  /** Generates the client and checks the program that uses it. */
  generate: string[];
  run: string;
}

const inTypeScript = (name: string, generate: string, get?: string): Generator => ({
  ...(get && { get }),
  generate: [generate, `${tsc} ${name}.ts`],
  run: `${bin('tsx')} ${name}.ts`,
});

/** Newer ones in TypeScript need Node.js 22. */
const generators: Record<string, Generator> = {
  'openapi-fetch': inTypeScript('openapi-fetch', `${bin('openapi-typescript')} openapi.json -o generated/cornerlot.ts`),
  ...(isLong && {
    'hey-api': inTypeScript(
      'hey-api',
      `${npm} --package=@hey-api/openapi-ts@0.95.0 -- openapi-ts -i openapi.json -o generated`,
      `${npm} --package=@hey-api/openapi-ts@0.95.0 -- openapi-ts --version`,
    ),
    orval: inTypeScript(
      'orval',
      `${npm} --package=orval@7.13.2 -- orval`,
      `${npm} --package=orval@7.13.2 -- orval --version`,
    ),
    'oapi-codegen': {
      get: `${go} -version`,
      generate: [
        // The schemas of webhooks count as unused.
        `${go} -generate types,client,skip-prune -package main -o generated.go openapi.json`,
        'go mod init cornerlot',
        'go get github.com/oapi-codegen/runtime@v1.9.0',
        'go vet .',
      ],
      run: 'go run .',
    },
  }),
};

describeBackend(
  (backend) => {
    /** Runs a command there. Resolves to its output. */
    async function run(folder: string, command: string): Promise<string> {
      const [program = '', ...args] = command.split(' ');
      const env = { ...process.env, API_URL: apiUrl(backend()), API_KEY: await keyOf(backend(), seller) };
      const { stdout } = await promisify(execFile)(program, args, { cwd: folder, env }).catch((error: unknown) => {
        const { stdout: said, stderr } = error as { stdout: string; stderr: string };
        throw new Error(`${command} fails:\n${said}${stderr}`);
      });
      return stdout;
    }

    it.for(Object.entries(generators))(
      'makes a listing, reads a list to its end, subscribes, and unsubscribes with a client generated for %s',
      { timeout: isLong ? 600_000 : 120_000 },
      async ([name, { get, generate, run: program }], { skip }) => {
        const folder = mkdtempSync(join(tmpdir(), 'cornerlot-client-'));
        onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
        cpSync(join(import.meta.dirname, 'fixtures', 'generated-clients'), folder, { recursive: true });
        symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
        writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
        const description = await fetch(`${apiUrl(backend())}/v1/openapi.json`);
        writeFileSync(join(folder, 'openapi.json'), await description.text());
        if (get) await run(folder, get).catch(() => skip(`The generator ${name} can’t be had here.`));
        for (const command of generate) await run(folder, command);
        await resetLimits(backend());
        const { listing, ids, ...rest } = JSON.parse(await run(folder, program)) as {
          listing: string;
          ids: string[];
        };
        expect(rest).toEqual({ status: 'paused', secret: expect.stringMatching(/^whsec_/), deleted: 204 });
        const api = await apiOf(backend(), seller);
        const { items } = (await api.searchListings({ states: ['TX', 'FL'], limit: 100 })).data;
        expect(items.length).toBeGreaterThan(5);
        expect(ids).toEqual(items.map(({ id }) => id));
        expect((await api.getOwnListing(listing)).data).toMatchObject({ id: listing, title: 'Brick duplex' });
        expect(await backend().database.query('select from webhook_endpoints where user_id = $1', [seller])).toEqual(
          [],
        );
      },
    );
  },
  { seedFile: demoSeed },
);
