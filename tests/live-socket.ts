import { vi } from 'vitest';

interface JoinPayload {
  access_token?: string;
  config?: { private?: boolean; postgres_changes?: object[] };
}

/** A channel that a page has asked to join. */
interface Joined {
  topic: string;
  private: boolean;
  token: string | undefined;
}

/**
 * From now on, until vi.unstubAllGlobals(), every socket is one on which channels are joined at once, and on which only
 * what `say` and `close` send ever comes. The network's edge: all of realtime-js works on it as it does on a real one.
 * Once a file, in beforeAll: the client keeps its socket from one test to the next.
 */
export function listenForSockets() {
  const seen: { joined: Joined[]; left: string[] } = { joined: [], left: [] };
  const open = new Set<JoiningSocket>();

  class JoiningSocket extends EventTarget {
    readyState = 0;
    readonly refs = new Map<string, string>();
    onopen?: () => void;
    onclose?: (event: object) => void;
    onmessage?: (event: { data: string }) => void;
    constructor() {
      super();
      queueMicrotask(() => {
        this.readyState = 1;
        open.add(this);
        this.onopen?.();
      });
    }
    send(text: string) {
      const [joinRef, ref, topic, event, payload] = JSON.parse(text) as [string, string, string, string, JoinPayload];
      const name = topic.replace(/^realtime:/, '');
      if (event === 'phx_join') {
        this.refs.set(name, joinRef);
        seen.joined.push({ topic: name, private: payload.config?.private ?? false, token: payload.access_token });
      }
      if (event === 'phx_leave') seen.left.push(name);
      const changes = payload.config?.postgres_changes?.map((change, index) => ({ ...change, id: index + 1 }));
      const response = event === 'phx_join' ? { postgres_changes: changes } : {};
      queueMicrotask(() => this.push([joinRef, ref, topic, 'phx_reply', { status: 'ok', response }]));
    }
    push(frame: unknown[]) {
      this.onmessage?.({ data: JSON.stringify(frame) });
    }
    close() {
      this.readyState = 3;
      open.delete(this);
      this.onclose?.({ code: 1000 });
    }
  }
  vi.stubGlobal('WebSocket', JoiningSocket);

  const toChannel = (topic: string, event: string, payload: object) => {
    for (const socket of open) {
      const joinRef = socket.refs.get(topic);
      if (joinRef) socket.push([joinRef, event === 'phx_close' ? joinRef : null, `realtime:${topic}`, event, payload]);
    }
  };
  return {
    /** What was joined and left, since `forget`. */
    seen,
    forget: () => Object.assign(seen, { joined: [], left: [] }),
    /** Broadcasts on a channel. */
    say: (topic: string, event: string, payload: object) =>
      toChannel(topic, 'broadcast', { type: 'broadcast', event, payload }),
    /** The server closes a channel, as when its token has run out. */
    close: (topic: string) => toChannel(topic, 'phx_close', {}),
    /** The network goes: every socket breaks. */
    breakAll: () => {
      for (const socket of open) {
        socket.readyState = 3;
        open.delete(socket);
        socket.onclose?.({ code: 1006 });
      }
    },
  };
}
