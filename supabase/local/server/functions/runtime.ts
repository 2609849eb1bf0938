import type { Claims } from '../database.ts';
import { messageOf } from '../../failure.ts';
import { entryPoint, fingerprint, readEnvFile, requiresToken } from './project.ts';
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
}

interface FunctionsRuntime {
  /** Handles a request for `/functions/v1/<name>`. */
  handle(request: Request): Promise<Response>;
  /** Stops every function. */
  close(): Promise<void>;
}

interface Running {
  files: string;
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
 * Runs edge functions on Deno like a hosted project: each in its own process, started at its first request, and again
 * after its files change or it crashes.
 */
export function createFunctionsRuntime(options: FunctionsOptions): FunctionsRuntime {
  const { functionsDir, env, verifyToken, log = console.error, bootTimeout = 60_000 } = options;
  const running = new Map<string, Running>();
  let isClosed = false;

  /** Returns a worker for the current files of `name`. */
  async function workerFor(name: string, entry: string): Promise<Worker> {
    const files = fingerprint(functionsDir);
    if (isClosed) throw new Error('the backend is closing');
    const existing = running.get(name);
    if (existing?.files === files && (await isUsable(existing))) return existing.worker;
    // Another request may have started one in the meantime.
    const current = running.get(name);
    if (current && current !== existing) return current.worker;
    existing?.worker.then(
      (old) => old.retire(),
      () => undefined,
    );
    const worker = start(name, entry);
    running.set(name, { files, worker });
    return worker;
  }

  async function start(name: string, entry: string): Promise<Worker> {
    return Worker.start({
      functionsDir,
      entry,
      env: { ...(await readEnvFile(functionsDir)), ...(await env(name)) },
      log: (line) => log(`functions/${name}: ${line}`),
      bootTimeout,
    });
  }

  async function handle(request: Request): Promise<Response> {
    const url = new URL(request.url);
    const name = url.pathname.slice(functionsPath.length + 1).split('/')[0] ?? '';
    const entry = entryPoint(functionsDir, name);
    if (!entry) return problem(404, 'NOT_FOUND', 'Requested function was not found');
    // A preflight request carries no token.
    if (request.method !== 'OPTIONS' && (await requiresToken(functionsDir, name))) {
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
      return await worker.fetch(forwarded(request, url, worker.port));
    } catch (error) {
      log(`functions/${name}: didn’t respond: ${messageOf(error)}`);
      return problem(500, 'WORKER_ERROR', 'Function exited due to an error (please check logs)');
    }
  }

  return {
    handle,
    close: async () => {
      isClosed = true;
      const workers = [...running.values()].map(({ worker }) =>
        worker.then(
          (started) => started.kill(),
          () => undefined,
        ),
      );
      await Promise.all(workers);
    },
  };
}

async function isUsable({ worker }: Running): Promise<boolean> {
  return worker.then(
    (started) => started.isRunning,
    () => false,
  );
}

/** Returns the request as the function sees it, with a path that starts with its name. */
function forwarded(request: Request, url: URL, port: number): Request {
  const headers = new Headers(request.headers);
  for (const name of hopByHop) headers.delete(name);
  // Compression is up to the connection between us and the browser.
  headers.set('accept-encoding', 'identity');
  headers.set('x-forwarded-host', url.hostname);
  headers.set('x-forwarded-port', url.port);
  headers.set('x-forwarded-proto', url.protocol.slice(0, -1));
  headers.set('x-forwarded-path', url.pathname);
  return new Request(`http://127.0.0.1:${port}${url.pathname.slice(functionsPath.length)}${url.search}`, {
    method: request.method,
    headers,
    body: request.body,
    redirect: 'manual',
    signal: request.signal,
    ...(request.body && { duplex: 'half' }),
  });
}

function problem(status: number, code: string | number, message: string): Response {
  return Response.json({ code, message }, { status, headers: { 'access-control-allow-origin': '*' } });
}
