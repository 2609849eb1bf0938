/** A project, and where its site will be. */
export interface Target {
  /** The backend's URL, without a path. */
  url: string;
  anonKey: string;
  serviceRoleKey: string;
  /** URLs of the two hosts, without a path. */
  siteUrl: string;
  appUrl: string;
  /** Access to Supabase’s Management API, which knows settings that no server tells; null without a token. */
  management: { url: string; token: string } | null;
}

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

/** A finding for the operator: what is wrong, and how to fix it. */
export class Problem extends Error {}

/** Milliseconds that a server has for answering. */
const patience = 20_000;

/** Sends requests to a project's servers, and turns outages and rejected keys into problems. */
export class Project {
  constructor(readonly target: Target) {}

  /**
   * Sends a request with a key, the service role's by default, to `service`, whose name is for messages. Throws a
   * `Problem` if the server can't be reached or rejects the key.
   */
  async send(service: string, path: string, init: Sent = {}, key = this.target.serviceRoleKey) {
    const headers = { apikey: key, authorization: `Bearer ${key}`, ...init.headers };
    const response = await fetch(`${this.target.url}${path}`, {
      redirect: 'manual',
      signal: AbortSignal.timeout(patience),
      ...init,
      headers,
    }).catch((error: unknown) => {
      throw new Problem(`${service} doesn’t respond: ${reasonOf(error)}. Is the project running, and its URL right?`);
    });
    if (response.status < 400) return response;
    const message = await messageIn(response.clone());
    if ([502, 503, 504].includes(response.status))
      throw new Problem(`${service} is down: the gateway returned ${response.status} ${message}`);
    if (response.status === 401 || response.status === 403 || /signature|jwt|jws/i.test(message)) {
      throw new Problem(
        `${service} rejects the ${key === this.target.anonKey ? 'anon' : 'service role'} key (${message}). Keys, and ` +
          'the JWT secret of each server, must be those of this project.',
      );
    }
    return response;
  }

  /** As `send`, and throws a `Problem` for any other error. Returns the JSON of the response. */
  async read(service: string, path: string, init: Sent = {}, key = this.target.serviceRoleKey): Promise<unknown> {
    const response = await this.send(service, path, init, key);
    if (response.ok) return response.json();
    throw new Problem(`${service} returned ${response.status} for ${path}: ${await messageIn(response)}`);
  }
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? error.cause.message || error.message : error.message;
}

/** What an error response says, in whichever of the servers' formats. */
async function messageIn(response: Response): Promise<string> {
  const text = await response.text();
  try {
    const body = JSON.parse(text) as Record<string, unknown>;
    for (const name of ['message', 'msg', 'error_description', 'error'])
      if (typeof body[name] === 'string') return body[name];
  } catch {
    // Not JSON.
  }
  return text.slice(0, 200);
}
