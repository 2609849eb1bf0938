import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';
import { messageOf } from '../../failure.ts';
import { denoEnvironment, denoExecutable, hostArguments } from './deno.ts';

interface WorkerOptions {
  functionsDir: string;
  /** Its deno.json; null without one. */
  config: string | null;
  /** Variables that Deno reads when it starts. Each function brings its own when it’s loaded. */
  env: Record<string, string>;
  /** Receives the output of functions, line by line. */
  log: (line: string) => void;
  /** Milliseconds until it must listen. */
  bootTimeout: number;
  /** Milliseconds without a request until it ends. */
  idleTimeout: number;
}

/** What a worker needs to load a function. */
export interface LoadOptions {
  name: string;
  entry: string;
  env: Record<string, string>;
}

/** Bytes of a body that costs less as a whole than as a stream. */
const shortBody = 2 ** 20;

/** A Deno process that runs functions and listens on its own port. */
export class Worker {
  readonly #child: ChildProcess;
  readonly #ended: Promise<void>;
  readonly #loads = new Map<string, Promise<void>>();
  /** Requests and loads that are running. */
  #requests = 0;
  #isRetired = false;
  #idle: NodeJS.Timeout | undefined;

  private constructor(
    child: ChildProcess,
    ended: Promise<void>,
    readonly idleTimeout: number,
    /** Its local URL. */
    readonly port: number,
  ) {
    this.#child = child;
    this.#ended = ended;
  }

  /** Starts Deno and resolves once it listens. Rejects if it exits before or takes too long. */
  static async start({ functionsDir, config, env, log, bootTimeout, idleTimeout }: WorkerOptions): Promise<Worker> {
    const child = spawn(denoExecutable(), hostArguments(functionsDir, config), {
      cwd: functionsDir,
      env: denoEnvironment(env),
      // It exits when we do, because its stdin closes.
      stdio: ['pipe', 'pipe', 'pipe'],
    });
    // "close" comes after the last line of output; "exit" may come before.
    const ended = once(child, 'close').then(
      () => undefined,
      (error: unknown) => log(`Couldn’t start Deno: ${messageOf(error)}`),
    );
    child.stdin.on('error', () => undefined);
    // A line says which function wrote it, unless it’s Deno’s own.
    createInterface({ input: child.stderr }).on('line', (line) =>
      log(line.startsWith('@') ? `/${line.slice(1)}` : `: ${line}`),
    );
    const port = new Promise<number>((resolve) => {
      createInterface({ input: child.stdout }).on('line', (line) => {
        const match = /^@listening (\d+)$/.exec(line);
        if (match) resolve(Number(match[1]));
        else if (line !== '') log(`: ${line}`);
      });
    });
    let timer: NodeJS.Timeout | undefined;
    const tooLate = new Promise<string>((resolve) => {
      timer = setTimeout(() => resolve(`it did not listen within ${bootTimeout / 1000} s`), bootTimeout).unref();
    });
    const outcome = await Promise.race([port, ended.then(() => 'it ended while starting'), tooLate]);
    clearTimeout(timer);
    if (typeof outcome === 'number') return new Worker(child, ended, idleTimeout, outcome);
    child.kill('SIGKILL');
    await ended;
    throw new Error(outcome);
  }

  /** Whether it takes requests: it runs, and isn't about to end. */
  get isRunning(): boolean {
    return !this.#isRetired && this.#child.exitCode === null && this.#child.signalCode === null;
  }

  /** Loads a function once. Rejects if its module throws or serves nothing. */
  async load(options: LoadOptions): Promise<void> {
    const loaded = this.#loads.get(options.name) ?? this.#load(options);
    this.#loads.set(options.name, loaded);
    return loaded;
  }

  async #load({ name, entry, env }: LoadOptions): Promise<void> {
    const body = JSON.stringify({ name, entry: pathToFileURL(entry).href, env });
    this.#requestStarted();
    try {
      const problem = await (await fetch(`http://127.0.0.1:${this.port}/@load`, { method: 'POST', body })).text();
      if (problem !== '') throw new Error(problem);
    } finally {
      this.#requestEnded();
    }
  }

  /** Forwards a request and streams the response. Rejects if the process exits before it responds. */
  async fetch(url: string, init: RequestInit): Promise<Response> {
    this.#requestStarted();
    try {
      const response = await fetch(url, init);
      const length = Number(response.headers.get('content-length') ?? Number.POSITIVE_INFINITY);
      const headers = new Headers(response.headers);
      // fetch has already decompressed the body.
      headers.delete('content-encoding');
      headers.delete('content-length');
      return new Response(await this.#counted(response, length), {
        status: response.status,
        statusText: response.statusText,
        headers,
      });
    } catch (error) {
      this.#requestEnded();
      throw error;
    }
  }

  /** Returns the same body; the request counts as running until it’s read or canceled. A short one is read here. */
  async #counted(response: Response, length: number): Promise<BodyInit | null> {
    const { body } = response;
    if (!body || length <= shortBody) {
      const bytes = body && (await response.arrayBuffer());
      this.#requestEnded();
      return bytes;
    }
    const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
    void body
      .pipeTo(writable)
      .catch(() => undefined)
      .finally(() => this.#requestEnded());
    return readable;
  }

  #requestStarted(): void {
    clearTimeout(this.#idle);
    this.#requests += 1;
  }

  #requestEnded(): void {
    this.#requests -= 1;
    if (this.#requests > 0) return;
    if (this.#isRetired) this.#settle();
    else this.#idle = setTimeout(() => this.retire(), this.idleTimeout).unref();
  }

  /** Stops the process once its running requests have finished, and what they do after their responses. */
  retire(): void {
    clearTimeout(this.#idle);
    this.#isRetired = true;
    if (this.#requests === 0) this.#settle();
  }

  #settle(): void {
    const kill = () => this.#child.kill('SIGKILL');
    fetch(`http://127.0.0.1:${this.port}/@settle`, { method: 'POST' }).then(kill, kill);
  }

  /** Stops the process now. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.#ended;
  }
}
