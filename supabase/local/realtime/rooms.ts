import { randomUUID } from 'node:crypto';
import type { JsonObject } from './protocol.ts';

/** What one client broadcasts: JSON, or bytes under a name. */
export type Broadcast = { event: string; payload: unknown; meta?: JsonObject } | { event: string; bytes: Uint8Array };

/** A joined channel, as its room sees it. */
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

interface Room {
  members: Set<Member>;
  present: Map<Member, Meta>;
}

/**
 * Who is in which topic. A private channel and a public one of the same topic are different rooms, as on a
 * hosted project: nobody reaches the members of the private one past its policies.
 */
export class Rooms {
  readonly #rooms = new Map<string, Room>();

  static key(topic: string, isPrivate: boolean): string {
    return `${isPrivate ? 'private' : 'public'}:${topic}`;
  }

  get isEmpty(): boolean {
    return this.#rooms.size === 0;
  }

  join(key: string, member: Member): void {
    const room = this.#rooms.get(key) ?? { members: new Set(), present: new Map() };
    this.#rooms.set(key, room);
    room.members.add(member);
  }

  leave(key: string, member: Member): void {
    this.untrack(key, member);
    const room = this.#rooms.get(key);
    room?.members.delete(member);
    if (room?.members.size === 0) this.#rooms.delete(key);
  }

  /** Sends to everybody in the room but `sender` (pass none to reach all). */
  broadcast(key: string, broadcast: Broadcast, sender?: Member): void {
    const room = this.#rooms.get(key);
    if (!room) return;
    const json = 'bytes' in broadcast ? '' : JSON.stringify({ type: 'broadcast', ...broadcast });
    for (const member of room.members) {
      if (member === sender || !member.mayReadBroadcasts) continue;
      if ('bytes' in broadcast) member.pushBytes(broadcast.event, broadcast.bytes);
      else member.push('broadcast', json);
    }
  }

  /** Who is present, keyed as the members chose; one entry of `metas` per channel that tracks. */
  presenceState(key: string): PresenceState {
    const state: PresenceState = {};
    for (const [member, meta] of this.#rooms.get(key)?.present ?? []) {
      (state[member.presenceKey] ??= { metas: [] }).metas.push(meta);
    }
    return state;
  }

  /** Shows `payload` as the member's presence, in place of what it showed before. */
  track(key: string, member: Member, payload: JsonObject): void {
    const room = this.#rooms.get(key);
    if (!room) return;
    const earlier = room.present.get(member);
    const meta: Meta = { ...payload, phx_ref: randomUUID(), ...(earlier && { phx_ref_prev: earlier.phx_ref }) };
    room.present.set(member, meta);
    this.#announce(room, entry(member, meta), earlier ? entry(member, earlier) : {});
  }

  untrack(key: string, member: Member): void {
    const room = this.#rooms.get(key);
    const meta = room?.present.get(member);
    if (!room || !meta) return;
    room.present.delete(member);
    this.#announce(room, {}, entry(member, meta));
  }

  #announce(room: Room, joins: PresenceState, leaves: PresenceState): void {
    const payload = JSON.stringify({ joins, leaves });
    for (const member of room.members) if (member.mayReadPresence) member.push('presence_diff', payload);
  }
}

function entry(member: Member, meta: Meta): PresenceState {
  return { [member.presenceKey]: { metas: [meta] } };
}
