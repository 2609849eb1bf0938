import { vi } from 'vitest';

interface JoinPayload {
  access_token?: string;
  config?: { private?: boolean; postgres_changes?: object[] };
}

/** A channel that a page asked to join. */
interface Joined {
  topic: string;
  private: boolean;
  token: string | undefined;
}

/**
 * Replaces WebSocket until vi.unstubAllGlobals(): every join succeeds immediately, and only `broadcast` and `close`
 * send messages. All of realtime-js is real. Call it once per file in beforeAll, because the client keeps its socket
 * between tests.
 */
export function mockRealtimeSocket() {
  const channels: { joined: Joined[]; left: string[] } = { joined: [], left: [] };
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
        channels.joined.push({ topic: name, private: payload.config?.private ?? false, token: payload.access_token });
      }
      if (event === 'phx_leave') channels.left.push(name);
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
    /** Channels joined and left since `reset`. */
    channels,
    reset: () => Object.assign(channels, { joined: [], left: [] }),
    /** Broadcasts a message on a channel. */
    broadcast: (topic: string, event: string, payload: object) =>
      toChannel(topic, 'broadcast', { type: 'broadcast', event, payload }),
    /** Closes a channel like the server does when its token expires. */
    close: (topic: string) => toChannel(topic, 'phx_close', {}),
    /** Disconnects every socket like a lost network. */
    disconnectAll: () => {
      for (const socket of open) {
        socket.readyState = 3;
        open.delete(socket);
        socket.onclose?.({ code: 1006 });
      }
    },
  };
}
