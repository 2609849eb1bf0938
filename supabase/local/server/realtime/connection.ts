import type { WebSocket } from 'ws';
import type { Claims } from '../database.ts';
import { messageOf } from '../../failure.ts';
import { Channel, JoinError, type ChannelWire, type Services } from './channel.ts';
import { decodeFrame, encodeBinaryBroadcast, encodeFrame, type Frame, type ProtocolVersion } from './protocol.ts';

export const limits = {
  /** Maximum bytes of a client message. Larger ones close the socket with 1009. */
  message: 3_000_000,
  /** Maximum bytes buffered for a slow reader before its socket is closed. It reconnects. */
  backlog: 8_000_000,
  /** Maximum channels per socket, as on a hosted project. */
  channels: 100,
  /** Maximum queued messages per socket. */
  inbox: 1000,
};

const topicPrefix = 'realtime:';
const tooManyChannels = { reason: 'ChannelRateLimitReached: Too many channels' };

interface Joined {
  channel: Channel | null;
  joinRef: string | null;
}

/** Serves a socket with these API key claims until it closes. */
export function serveConnection(
  socket: WebSocket,
  version: ProtocolVersion,
  keyClaims: Claims,
  services: Services,
): void {
  const connection = new Connection(socket, version, keyClaims, services);
  socket.on('message', (data: Buffer, isBinary: boolean) => connection.receive(data, isBinary));
  socket.on('close', () => connection.leaveAll());
  // "close" follows an error.
  socket.on('error', () => undefined);
}

/** A socket and its channels. Handles messages one after another. */
class Connection {
  readonly #socket: WebSocket;
  readonly #version: ProtocolVersion;
  readonly #keyClaims: Claims;
  readonly #services: Services;
  readonly #joined = new Map<string, Joined>();
  #inbox: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(socket: WebSocket, version: ProtocolVersion, keyClaims: Claims, services: Services) {
    this.#socket = socket;
    this.#version = version;
    this.#keyClaims = keyClaims;
    this.#services = services;
  }

  receive(data: Buffer, isBinary: boolean): void {
    const frame = decodeFrame(this.#version, data, isBinary);
    if (!frame) return this.#socket.close(1003, 'Not a message of this protocol');
    // Heartbeats skip the queue, so a slow database doesn’t look like a dead server.
    if (frame.topic === 'phoenix') return this.#reply(frame.topic, null, frame.ref, 'ok', {});
    if (this.#waiting >= limits.inbox) return this.#socket.terminate();
    this.#waiting += 1;
    this.#inbox = this.#inbox
      .then(() => this.#handle(frame))
      .catch((error: unknown) => this.#services.report(`A message to ${frame.topic} failed`, error))
      .finally(() => {
        this.#waiting -= 1;
      });
  }

  async #handle(frame: Frame): Promise<void> {
    const { topic, event, joinRef, ref, payload } = frame;
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (event === 'phx_join') return this.#join(frame);
    const joined = this.#joined.get(topic);
    if (!joined?.channel) return this.#reply(topic, joinRef, ref, 'error', { reason: 'unmatched topic' });
    if (event !== 'phx_leave') return joined.channel.receive(event, ref, payload);
    joined.channel.leave();
    this.#reply(topic, joinRef, ref, 'ok', {});
    this.#close(topic, joined);
  }

  async #join({ topic, joinRef, ref, payload }: Frame): Promise<void> {
    const name = topic.slice(topicPrefix.length);
    if (!topic.startsWith(topicPrefix)) {
      return this.#reply(topic, joinRef, ref, 'error', { reason: 'unmatched topic' });
    }
    if (name === '') {
      return this.#reply(topic, joinRef, ref, 'error', { reason: 'TopicNameRequired: You must provide a topic name' });
    }
    const earlier = this.#joined.get(topic);
    if (earlier) {
      earlier.channel?.leave();
      this.#close(topic, earlier);
    }
    if (this.#joined.size >= limits.channels) return this.#reply(topic, joinRef, ref, 'error', tooManyChannels);
    const joined: Joined = { channel: null, joinRef };
    this.#joined.set(topic, joined);
    try {
      joined.channel = await Channel.join(this.#services, this.#wire(topic, joined), name, ref, payload);
      // The socket or the token may have ended in the meantime.
      if (this.#joined.get(topic) !== joined) joined.channel.leave();
    } catch (error) {
      if (this.#joined.get(topic) === joined) this.#joined.delete(topic);
      if (!(error instanceof JoinError)) this.#services.report(`Joining ${topic} failed`, error);
      const reason = error instanceof JoinError ? messageOf(error) : 'Unknown Error on Channel';
      this.#reply(topic, joinRef, ref, 'error', { reason });
    }
  }

  #wire(topic: string, joined: Joined): ChannelWire {
    return {
      keyClaims: this.#keyClaims,
      push: (event, payload) => this.#send(encodeFrame(this.#version, { topic, event, payload })),
      pushBytes: (event, payload) => {
        // The older protocol has no binary frame.
        if (this.#version === '2.0.0') this.#send(encodeBinaryBroadcast(topic, event, payload));
      },
      reply: (ref, status, response) => this.#reply(topic, joined.joinRef, ref, status, response),
      closed: () => this.#close(topic, joined),
    };
  }

  #reply(topic: string, joinRef: string | null, ref: string | null, status: 'ok' | 'error', response: unknown): void {
    const payload = JSON.stringify({ status, response });
    this.#send(encodeFrame(this.#version, { joinRef, ref, topic, event: 'phx_reply', payload }));
  }

  #close(topic: string, joined: Joined): void {
    if (this.#joined.get(topic) === joined) this.#joined.delete(topic);
    const { joinRef } = joined;
    this.#send(encodeFrame(this.#version, { joinRef, ref: joinRef, topic, event: 'phx_close', payload: '{}' }));
  }

  #send(message: string | Buffer): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#socket.bufferedAmount > limits.backlog) return this.#socket.terminate();
    this.#socket.send(message);
  }

  leaveAll(): void {
    for (const { channel } of this.#joined.values()) channel?.leave();
    this.#joined.clear();
  }
}
