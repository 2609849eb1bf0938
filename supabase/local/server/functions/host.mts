/**
 * Runs every function of a backend in one Deno process. The backend loads a function with `POST /@load` before its
 * first request, and then sends requests to `/<name>/…`. `POST /@settle` responds when nothing runs in the background
 * any more. The port is printed, and the process ends with the backend (its stdin closes).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import { format } from 'node:util';

type Handler = (request: Request, info: unknown) => Response | Promise<Response>;

declare const Deno: {
  serve: (options: object, handler: Handler) => { finished: Promise<void> };
  env: { set(name: string, value: string): void };
  exit(code: number): never;
  stdin: { readable: ReadableStream<Uint8Array> };
  stdout: { writeSync(bytes: Uint8Array): number };
  stderr: { writeSync(bytes: Uint8Array): number };
};

/** What the backend sends to load a function. */
interface Load {
  name: string;
  /** URL of its module. */
  entry: string;
  /** Its variables. Secrets belong to the project, so all functions of a process see them. */
  env: Record<string, string>;
}

const handlers = new Map<string, Handler>();
const running = new AsyncLocalStorage<string>();
let loading = Promise.resolve();

const serve = Deno.serve.bind(Deno);
// A function’s module calls it once. It takes a handler alone, after options, or in them.
Reflect.set(Deno, 'serve', (first: Handler | { handler?: Handler }, second?: Handler) => {
  const handler = typeof first === 'function' ? first : (second ?? first.handler);
  const name = running.getStore();
  if (handler && name !== undefined) handlers.set(name, handler);
  return { finished: new Promise<void>(() => undefined) };
});

/** What functions do after they have answered. The backend waits for it before it ends the process. */
const background = new Set<Promise<unknown>>();

Reflect.set(globalThis, 'EdgeRuntime', {
  waitUntil: (promise: Promise<unknown>) => {
    const done = promise
      .catch((error: unknown) => console.error('EdgeRuntime.waitUntil:', error))
      .finally(() => background.delete(done));
    background.add(done);
  },
});

// Each line of the log says which function wrote it.
for (const method of ['debug', 'log', 'info', 'warn', 'error'] as const) {
  console[method] = (...values: unknown[]) => {
    const lines = format(...values).split('\n');
    const text = lines.map((line) => `@${running.getStore() ?? ''}: ${line}\n`).join('');
    Deno.stderr.writeSync(new TextEncoder().encode(text));
  };
}

/** Imports a function’s module, one at a time. Returns why it can’t serve, or an empty text. */
async function load({ name, entry, env }: Load): Promise<string> {
  if (handlers.has(name)) return '';
  for (const [variable, value] of Object.entries(env)) Deno.env.set(variable, value);
  const imported = loading.then(() => running.run(name, () => import(entry)));
  loading = imported.then(
    () => undefined,
    () => undefined,
  );
  try {
    await imported;
    return handlers.has(name) ? '' : 'The function never called Deno.serve.';
  } catch (error) {
    return format(error);
  }
}

async function handle(request: Request, info: unknown): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[1] ?? '';
  if (name === '@load') return new Response(await load((await request.json()) as Load));
  if (name === '@settle') {
    await Promise.all(background);
    return new Response();
  }
  const handler = handlers.get(name);
  if (!handler) return new Response(`${name} isn’t loaded.`, { status: 500 });
  return running.run(name, async () => {
    try {
      return await handler(request, info);
    } catch (error) {
      console.error(error);
      return new Response('Internal Server Error', { status: 500 });
    }
  });
}

serve(
  {
    hostname: '127.0.0.1',
    port: 0,
    onListen: ({ port }: { port: number }) => Deno.stdout.writeSync(new TextEncoder().encode(`\n@listening ${port}\n`)),
  },
  handle,
);
const reader = Deno.stdin.readable.getReader();
while (!(await reader.read()).done);
Deno.exit(0);
