import type { Claims } from '../database.ts';
import { messageOf } from '../../failure.ts';
import { configFile } from './deno.ts';
import { entryPoint, projectReader, readEnvFile } from './project.ts';
import { Worker } from './worker.ts';

interface FunctionsOptions {
  /** One folder per function, each with an index.ts. config.toml is next to it. */
  functionsDir: string;
  /** Returns the variables of a function, read at each start. `.env` in the folder adds to them. */
  env: (name: string) => Promise<Record<string, string>>;
  /** Resolves to null for an invalid token. */
  verifyToken: (token: string) => Promise<Claims | null>;
  log?: (line: string) => void;
  bootTimeout?: number;
  /** Milliseconds without a request until a process ends, which takes about 100 MB. The next request starts another. */
  idleTimeout?: number;
}

interface FunctionsRuntime {
  /** Handles a request for `/functions/v1/<name>`. */
  handle(request: Request): Promise<Response>;
  /** Stops every process. */
  close(): Promise<void>;
}

interface Running {
  files: string;
  /** Resolves when the function can be called. */
  worker: Promise<Worker>;
}

export const functionsPath = '/functions/v1';

/** Headers a proxy must not forward. */
const hopByHop = [
  'connection',
  'expect',
  'host',
  'keep-alive',
  'proxy-authorization',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
];

/**
 * Runs edge functions on Deno: in one process, which loads each at its first request and starts again within a second
 * after a file changes, or after a crash, and ends while nobody calls them. A function with a deno.json or certificate
 * authorities of its own, which a process has one of, runs in another one.
 */
export function createFunctionsRuntime(options: FunctionsOptions): FunctionsRuntime {
  const { functionsDir, env, verifyToken, log = console.error, bootTimeout = 60_000, idleTimeout = 120_000 } = options;
  /** By name of the function. */
  const running = new Map<string, Running>();
  /** By what all functions of a process share. */
  const processes = new Map<string, Promise<Worker>>();
  const project = projectReader(functionsDir);
  let isClosed = false;

  /** Returns a worker that has loaded the current files of `name`. */
  async function workerFor(name: string, entry: string): Promise<Worker> {
    const { files } = project();
    if (isClosed) throw new Error('the backend is closing');
    const existing = running.get(name);
    if (existing?.files === files && (await isUsable(existing.worker))) return existing.worker;
    // Another request may have started one in the meantime.
    const current = running.get(name);
    if (current && current !== existing) return current.worker;
    existing?.worker.then(
      (old) => old.retire(),
      () => undefined,
    );
    const worker = load(name, entry, files);
    running.set(name, { files, worker });
    return worker;
  }

  async function load(name: string, entry: string, files: string): Promise<Worker> {
    const variables = { ...(await readEnvFile(functionsDir)), ...(await env(name)) };
    const config = configFile(functionsDir, entry);
    const own: Record<string, string> = variables['DENO_CERT'] ? { DENO_CERT: variables['DENO_CERT'] } : {};
    const key = JSON.stringify([files, config, own]);
    const existing = processes.get(key);
    const isReusable = existing !== undefined && (await isUsable(existing));
    // Another function may have started one in the meantime.
    const current = processes.get(key);
    const worker =
      current && (isReusable || current !== existing)
        ? current
        : Worker.start({
            functionsDir,
            config,
            env: own,
            log: (line) => log(`functions${line}`),
            bootTimeout,
            idleTimeout,
          });
    processes.set(key, worker);
    await (await worker).load({ name, entry, env: variables });
    return worker;
  }

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const name = url.pathname.slice(functionsPath.length + 1).split('/')[0] ?? '';
    const entry = entryPoint(functionsDir, name);
    if (!entry) return problem(404, 'NOT_FOUND', 'Requested function was not found');
    // A preflight request carries no token.
    if (request.method !== 'OPTIONS' && project().requiresToken(name)) {
      const token = /^bearer\s+(.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
      if (!token) return problem(401, 401, 'Missing authorization header');
      if (!(await verifyToken(token))) return problem(401, 401, 'Invalid JWT');
    }
    let worker: Worker;
    try {
      worker = await workerFor(name, entry);
    } catch (error) {
      log(`functions/${name}: couldn’t start: ${messageOf(error)}`);
      return problem(503, 'BOOT_ERROR', 'Function failed to start (please check logs)');
    }
    try {
      return await worker.fetch(...forwarded(request, url, worker.port));
    } catch (error) {
      log(`functions/${name}: didn’t respond: ${messageOf(error)}`);
      return problem(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
    }
  }

  return {
    handle,
    close: async () => {
      isClosed = true;
      await Promise.all([...processes.values()].map(kill));
    },
  };
}

/** Stops the process, if it has started. */
async function kill(worker: Promise<Worker>): Promise<void> {
  const started = await worker.catch(() => null);
  await started?.kill();
}

async function isUsable(worker: Promise<Worker>): Promise<boolean> {
  return worker.then(
    (started) => started.isRunning,
    () => false,
  );
}

/** Returns the request as the function sees it, with a path that starts with its name. */
function forwarded(request: Request, url: URL, port: number): [url: string, init: RequestInit] {
  const headers = new Headers(request.headers);
  for (const name of hopByHop) headers.delete(name);
  // Compression is up to the connection between us and the browser.
  headers.set('accept-encoding', 'identity');
  headers.set('x-forwarded-host', url.hostname);
  headers.set('x-forwarded-port', url.port);
  headers.set('x-forwarded-proto', url.protocol.slice(0, -1));
  headers.set('x-forwarded-path', url.pathname);
  const init = {
    method: request.method,
    headers,
    body: request.body,
    redirect: 'manual' as const,
    signal: request.signal,
    ...(request.body && { duplex: 'half' as const }),
  };
  return [`http://127.0.0.1:${port}${url.pathname.slice(functionsPath.length)}${url.search}`, init];
}

function problem(status: number, code: string | number, message: string): Response {
  return Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } });
}
