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

/** Channels joined and left since `reset`. */
const channels: { joined: Joined[]; left: string[] } = { joined: [], left: [] };
const sockets = new Set<TestSocket>();
let isLive = false;

/**
 * The WebSocket of all tests. It never opens until `mockRealtimeSocket`: without Realtime, everything else still works.
 * Then every join succeeds immediately. One class, because the client keeps its socket between tests.
 */
export class TestSocket extends EventTarget {
  readyState = 0;
  readonly refs = new Map<string, string>();
  onopen?: () => void;
  onclose?: (event: object) => void;
  onmessage?: (event: { data: string }) => void;
  constructor() {
    super();
    sockets.add(this);
    queueMicrotask(() => this.open());
  }
  open() {
    if (!isLive || this.readyState !== 0) return;
    this.readyState = 1;
    this.onopen?.();
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
  close(code = 1000) {
    this.readyState = 3;
    sockets.delete(this);
    this.onclose?.({ code });
  }
}

const toChannel = (topic: string, event: string, payload: object) => {
  for (const socket of sockets) {
    const joinRef = socket.refs.get(topic);
    if (joinRef) socket.push([joinRef, event === 'phx_close' ? joinRef : null, `realtime:${topic}`, event, payload]);
  }
};

/** Lets sockets open for the rest of the file. All of realtime-js is real; only what it returns sends messages. */
export function mockRealtimeSocket() {
  isLive = true;
  const reset = () => Object.assign(channels, { joined: [], left: [] });
  reset();
  for (const socket of sockets) socket.open();
  return {
    channels,
    reset,
    /** Broadcasts a message on a channel. */
    broadcast: (topic: string, event: string, payload: object) =>
      toChannel(topic, 'broadcast', { type: 'broadcast', event, payload }),
    /** Closes a channel like the server does when its token expires. */
    close: (topic: string) => toChannel(topic, 'phx_close', {}),
    /** Disconnects every socket like a lost network. */
    disconnectAll: () => {
      for (const socket of sockets) socket.close(1006);
    },
  };
}

/** Disconnects, and drops what waits for a connection. New sockets don't open. */
export async function stopRealtimeSockets() {
  isLive = false;
  // Imported late, after the mocks of the modules it imports.
  const { getRealtime } = await import('@/platform/supabase/realtime');
  const realtime = await getRealtime();
  await realtime.disconnect();
  realtime.sendBuffer.length = 0;
  for (const socket of sockets) socket.close();
}
