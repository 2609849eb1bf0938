/**
 * Runs in Deno before the function. Makes it listen on a free local port and reports the port, exits when the backend
 * does (its stdin closes), and adds `EdgeRuntime.waitUntil` as the hosted runtime does.
 */

type Serve = (options: object, handler?: unknown) => { finished: Promise<void> };

declare const Deno: {
  serve: Serve;
  exit(code: number): never;
  stdin: { readable: ReadableStream<Uint8Array> };
  stdout: { writeSync(bytes: Uint8Array): number };
};

const serve: Serve = Deno.serve.bind(Deno);
let hasServed = false;

/** `Deno.serve` takes options, a handler, both in either order, or options that hold the handler. */
function serveLocally(first: unknown, second?: unknown): { finished: Promise<void> } {
  // Not at the top level: Deno would await it before running the function’s module.
  if (!hasServed) void endWithBackend();
  hasServed = true;
  const given = typeof first === 'function' ? {} : (first as object);
  const handler: unknown = typeof first === 'function' ? first : (second ?? Reflect.get(given, 'handler'));
  const onListen = (address: { port: number }) => {
    Deno.stdout.writeSync(new TextEncoder().encode(`\n@listening ${address.port}\n`));
    const own: unknown = Reflect.get(given, 'onListen');
    if (typeof own === 'function') own(address);
  };
  return serve({ ...given, hostname: '127.0.0.1', port: 0, onListen }, handler);
}

async function endWithBackend(): Promise<void> {
  const reader = Deno.stdin.readable.getReader();
  while (!(await reader.read()).done);
  Deno.exit(0);
}

Deno.serve = serveLocally;
Reflect.set(globalThis, 'EdgeRuntime', {
  waitUntil: (promise: Promise<unknown>) => {
    promise.catch((error: unknown) => console.error('EdgeRuntime.waitUntil:', error));
  },
});

// Runs when nothing is left to do, which never happens to a server, and not for a module that threw.
addEventListener('beforeunload', () => {
  if (!hasServed) console.error('The function never called Deno.serve.');
});
