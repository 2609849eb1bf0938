import { randomUUID } from 'node:crypto';
import type { JsonObject } from './protocol.ts';

/** A client’s broadcast: JSON, or bytes with a name. */
export type Broadcast = { event: string; payload: unknown; meta?: JsonObject } | { event: string; bytes: Uint8Array };

/** A joined channel. */
export interface Member {
  readonly presenceKey: string;
  /** `payload` is JSON text. */
  push(event: string, payload: string): void;
  pushBytes(event: string, payload: Uint8Array): void;
  readonly mayReadBroadcasts: boolean;
  readonly mayReadPresence: boolean;
}

type Meta = JsonObject & { phx_ref: string };
type PresenceState = Record<string, { metas: Meta[] }>;

interface Topic {
  members: Set<Member>;
  present: Map<Member, Meta>;
}

/**
 * Members by topic. A private and a public channel of the same topic are separate, like on a hosted project, so nobody
 * bypasses the private one’s policies.
 */
export class Topics {
  readonly #topics = new Map<string, Topic>();

  static key(topic: string, isPrivate: boolean): string {
    return `${isPrivate ? 'private' : 'public'}:${topic}`;
  }

  get isEmpty(): boolean {
    return this.#topics.size === 0;
  }

  join(key: string, member: Member): void {
    const topic = this.#topics.get(key) ?? { members: new Set(), present: new Map() };
    this.#topics.set(key, topic);
    topic.members.add(member);
  }

  leave(key: string, member: Member): void {
    this.untrack(key, member);
    const topic = this.#topics.get(key);
    topic?.members.delete(member);
    if (topic?.members.size === 0) this.#topics.delete(key);
  }

  /** Sends to everyone in the topic except `sender`. */
  broadcast(key: string, broadcast: Broadcast, sender?: Member): void {
    const topic = this.#topics.get(key);
    if (!topic) return;
    const json = 'bytes' in broadcast ? '' : JSON.stringify({ type: 'broadcast', ...broadcast });
    for (const member of topic.members) {
      if (member === sender || !member.mayReadBroadcasts) continue;
      if ('bytes' in broadcast) member.pushBytes(broadcast.event, broadcast.bytes);
      else member.push('broadcast', json);
    }
  }

  /** Returns who is present, by the members’ keys, with one entry of `metas` per tracking channel. */
  presenceState(key: string): PresenceState {
    const state: PresenceState = {};
    for (const [member, meta] of this.#topics.get(key)?.present ?? []) {
      (state[member.presenceKey] ??= { metas: [] }).metas.push(meta);
    }
    return state;
  }

  /** Sets the member’s presence. */
  track(key: string, member: Member, payload: JsonObject): void {
    const topic = this.#topics.get(key);
    if (!topic) return;
    const earlier = topic.present.get(member);
    const meta: Meta = { ...payload, phx_ref: randomUUID(), ...(earlier && { phx_ref_prev: earlier.phx_ref }) };
    topic.present.set(member, meta);
    this.#announce(topic, entry(member, meta), earlier ? entry(member, earlier) : {});
  }

  untrack(key: string, member: Member): void {
    const topic = this.#topics.get(key);
    const meta = topic?.present.get(member);
    if (!topic || !meta) return;
    topic.present.delete(member);
    this.#announce(topic, {}, entry(member, meta));
  }

  #announce(topic: Topic, joins: PresenceState, leaves: PresenceState): void {
    const payload = JSON.stringify({ joins, leaves });
    for (const member of topic.members) if (member.mayReadPresence) member.push('presence_diff', payload);
  }
}

function entry(member: Member, meta: Meta): PresenceState {
  return { [member.presenceKey]: { metas: [meta] } };
}
