import { randomUUID } from 'node:crypto';
import type { Claims, Database } from '../database.ts';
import { messageOf } from '../../failure.ts';
import type { ChangeFeed } from './feed.ts';
import { SubscriptionError } from './filters.ts';
import { channelRights, publicRights, type ChannelRights } from './policies.ts';
import { isJsonObject, type JsonObject } from './protocol.ts';
import { Topics, type Broadcast, type Member } from './topics.ts';
import type { ChangeListener, Subscription } from './subscriptions.ts';
import { expiryProblem, judgeToken, type Verdict, type VerifyToken } from './tokens.ts';

/** Shared by all channels. */
export interface Services {
  database: Database;
  feed: ChangeFeed;
  topics: Topics;
  verifyToken: VerifyToken;
  report: (what: string, error: unknown) => void;
}

/** A channel’s side of its socket. */
export interface ChannelWire {
  /** Claims of the socket’s API key. */
  readonly keyClaims: Claims;
  push(event: string, payload: string): void;
  pushBytes(event: string, payload: Uint8Array): void;
  reply(ref: string | null, status: 'ok' | 'error', response: unknown): void;
  /** Tells the client that the channel closed, and removes it. */
  closed(): void;
}

/** A refused join, with the reason for the client. */
export class JoinError extends Error {
  override name = 'JoinError';
}

/** Tokens are checked at least this often, as on a hosted project. */
const confirmTokenEvery = 5 * 60_000;

/** A topic joined by a socket: its settings, caller, and subscriptions. */
export class Channel implements Member, ChangeListener {
  readonly presenceKey: string;
  readonly #services: Services;
  readonly #wire: ChannelWire;
  readonly #topic: string;
  readonly #isPrivate: boolean;
  readonly #key: string;
  readonly #entries: JsonObject[];
  readonly #echo: boolean;
  readonly #acknowledge: boolean;
  #token: unknown;
  #claims: Claims;
  #rights: ChannelRights;
  #subscriptions: Subscription[] = [];
  #expiryTimer: NodeJS.Timeout | undefined;
  #isOver = false;

  private constructor(
    services: Services,
    wire: ChannelWire,
    topic: string,
    config: JsonObject,
    caller: { token: unknown; claims: Claims; rights: ChannelRights },
  ) {
    const broadcast = objectAt(config, 'broadcast');
    const presence = objectAt(config, 'presence');
    this.#services = services;
    this.#wire = wire;
    this.#topic = topic;
    this.#isPrivate = config.private === true;
    this.#key = Topics.key(topic, this.#isPrivate);
    this.#entries = Array.isArray(config.postgres_changes) ? config.postgres_changes.filter(isJsonObject) : [];
    this.#echo = broadcast.self === true;
    this.#acknowledge = broadcast.ack === true;
    this.presenceKey = typeof presence.key === 'string' && presence.key !== '' ? presence.key : randomUUID();
    this.#token = caller.token;
    this.#claims = caller.claims;
    this.#rights = caller.rights;
  }

  /**
   * Joins `topic` and replies to `ref`; a system message about the subscription follows. Rejects with a `JoinError` if
   * the caller may not join.
   */
  static async join(
    services: Services,
    wire: ChannelWire,
    topic: string,
    ref: string | null,
    payload: JsonObject,
  ): Promise<Channel> {
    const config = objectAt(payload, 'config');
    const token = payload.access_token ?? payload.user_token;
    const verdict = await claimsFor(token, wire, services.verifyToken);
    if ('problem' in verdict) throw new JoinError(`${verdict.code}: ${verdict.problem}`);
    const { claims } = verdict;
    const rights = config.private === true ? await privateRights(services, claims, topic) : publicRights;
    if (!rights.broadcast.read && !rights.presence.read) throw new JoinError(`Unauthorized: ${notReadable(topic)}`);
    const channel = new Channel(services, wire, topic, config, { token, claims, rights });
    services.topics.join(channel.#key, channel);
    channel.#watchExpiry();
    wire.reply(ref, 'ok', { postgres_changes: channel.#entries.map((entry, index) => ({ ...entry, id: index + 1 })) });
    if (objectAt(config, 'presence').enabled === true) channel.#pushPresenceState();
    if (objectAt(config, 'broadcast').replication_ready === true) {
      channel.#pushSystem('system', 'ok', 'Replication connection established');
    }
    await channel.#subscribe();
    return channel;
  }

  /** Handles a client message. Ignores unknown ones, like a hosted project. */
  async receive(event: string, ref: string | null, payload: JsonObject): Promise<void> {
    if (this.#isOver) return;
    if (event === 'broadcast') this.#receiveBroadcast(ref, payload);
    else if (event === 'presence') this.#receivePresence(ref, payload);
    else if (event === 'access_token') await this.#changeToken(payload.access_token);
  }

  /** Removes the channel everywhere without telling the client. */
  leave(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    clearTimeout(this.#expiryTimer);
    this.#services.feed.unsubscribe(this.#subscriptions);
    this.#services.topics.leave(this.#key, this);
  }

  get mayReadBroadcasts(): boolean {
    return this.#rights.broadcast.read;
  }

  get mayReadPresence(): boolean {
    return this.#rights.presence.read;
  }

  push(event: string, payload: string): void {
    this.#wire.push(event, payload);
  }

  pushBytes(event: string, payload: Uint8Array): void {
    this.#wire.pushBytes(event, payload);
  }

  pushChange(ids: number[], data: string): void {
    // The timer may be late; an expired token must not see more.
    if (!expiryProblem(this.#claims)) this.push('postgres_changes', `{"ids":${JSON.stringify(ids)},"data":${data}}`);
  }

  #receiveBroadcast(ref: string | null, payload: JsonObject): void {
    // Like a hosted project, drops a forbidden message without a reply.
    if (!this.#rights.broadcast.write) return;
    this.#services.topics.broadcast(this.#key, broadcastOf(payload), this.#echo ? undefined : this);
    if (this.#acknowledge) this.#wire.reply(ref, 'ok', {});
  }

  #receivePresence(ref: string | null, { event, payload }: JsonObject): void {
    const { topics } = this.#services;
    const action = typeof event === 'string' ? event.toLowerCase() : '';
    if (action === 'untrack') {
      topics.untrack(this.#key, this);
      return this.#wire.reply(ref, 'ok', {});
    }
    if (action !== 'track' || !this.#rights.presence.write) return this.#wire.reply(ref, 'error', {});
    if (!isJsonObject(payload)) {
      return this.#wire.reply(ref, 'error', { reason: 'Presence track payload must be a map' });
    }
    topics.track(this.#key, this, payload);
    return this.#wire.reply(ref, 'ok', {});
  }

  async #changeToken(token: unknown): Promise<void> {
    if (typeof token !== 'string' || token === this.#token) return;
    const verdict = await claimsFor(token, this.#wire, this.#services.verifyToken);
    if ('problem' in verdict) return this.#stop(verdict.problem);
    try {
      const rights = this.#isPrivate ? await privateRights(this.#services, verdict.claims, this.#topic) : publicRights;
      const before = this.#rights;
      if (!rights.broadcast.read && !rights.presence.read) return this.#stop(notReadable(this.#topic));
      if ((before.broadcast.read && !rights.broadcast.read) || (before.presence.read && !rights.presence.read)) {
        return this.#stop(`You no longer have permission to read from this Channel topic: ${this.#topic}`);
      }
      [this.#token, this.#claims, this.#rights] = [token, verdict.claims, rights];
    } catch (error) {
      return this.#stop(messageOf(error));
    }
    this.#watchExpiry();
    await this.#subscribe();
  }

  /** Subscribes to changes as the current caller, replacing earlier subscriptions. */
  async #subscribe(): Promise<void> {
    if (this.#entries.length === 0) return;
    const { feed, report } = this.#services;
    const before = this.#subscriptions;
    this.#subscriptions = [];
    try {
      const subscriptions = await feed.subscribe(this.#entries, this.#claims, this);
      if (this.#isOver) return feed.unsubscribe(subscriptions);
      this.#subscriptions = subscriptions;
      this.#pushSystem('postgres_changes', 'ok', 'Subscribed to PostgreSQL');
    } catch (error) {
      if (!(error instanceof SubscriptionError)) report(`Subscribing to ${this.#topic} failed`, error);
      this.#pushSystem('postgres_changes', 'error', messageOf(error));
    } finally {
      feed.unsubscribe(before);
    }
  }

  #watchExpiry(): void {
    clearTimeout(this.#expiryTimer);
    const { exp } = this.#claims;
    if (typeof exp !== 'number') return;
    const wait = Math.min(confirmTokenEvery, Math.max(0, exp * 1000 - Date.now()));
    this.#expiryTimer = setTimeout(() => {
      const problem = expiryProblem(this.#claims);
      if (problem) this.#stop(problem);
      else this.#watchExpiry();
    }, wait).unref();
  }

  #pushPresenceState(): void {
    if (!this.mayReadPresence) return;
    this.push('presence_state', JSON.stringify(this.#services.topics.presenceState(this.#key)));
  }

  #pushSystem(extension: string, status: 'ok' | 'error', message: string): void {
    if (!this.#isOver) this.push('system', JSON.stringify({ extension, status, message, channel: this.#topic }));
  }

  #stop(message: string): void {
    this.#pushSystem('system', 'error', message);
    this.leave();
    this.#wire.closed();
  }
}

function objectAt(object: JsonObject, key: string): JsonObject {
  const value = object[key];
  return isJsonObject(value) ? value : {};
}

function notReadable(topic: string): string {
  return `You do not have permissions to read from this Channel topic: ${topic}`;
}

/**
 * Returns the channel’s claims: the token’s, or the API key’s without one. After sign-out the client sends its key as
 * the token.
 */
async function claimsFor(token: unknown, wire: ChannelWire, verify: VerifyToken): Promise<Verdict> {
  return typeof token === 'string' ? judgeToken(token, verify) : { claims: wire.keyClaims };
}

async function privateRights({ database, report }: Services, claims: Claims, topic: string): Promise<ChannelRights> {
  try {
    return await channelRights(database, claims, topic);
  } catch (error) {
    report(`The policies of realtime.messages failed for ${topic}`, error);
    throw new JoinError(`Unauthorized: ${notReadable(topic)}`);
  }
}

function broadcastOf({ event, payload, meta }: JsonObject): Broadcast {
  const name = typeof event === 'string' ? event : '';
  if (payload instanceof Uint8Array) return { event: name, bytes: payload };
  return { event: name, payload, ...(isJsonObject(meta) && { meta }) };
}
