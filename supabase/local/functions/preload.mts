/**
 * Runs inside Deno, before the function's own module. It puts the function's server on a free port of this
 * machine and reports that port, ends the process when the backend is gone (its end of stdin closes), and
 * offers `EdgeRuntime.waitUntil`, which the hosted runtime adds to Deno.
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

/** `Deno.serve` takes options, a handler, both in either form, or options that hold the handler. */
function serveLocally(first: unknown, second?: unknown): { finished: Promise<void> } {
  // Not at the top of this file: Deno would wait for it to end before it ran the function's module.
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

// Fires when nothing is left to do, which for a server is never; not for a module that threw.
addEventListener('beforeunload', () => {
  if (!hasServed) console.error('The function never called Deno.serve.');
});
