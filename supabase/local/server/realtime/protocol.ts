/**
 * The frames of a Phoenix socket as realtime-js uses them. Version 1.0.0 has JSON objects; 2.0.0 has JSON arrays and
 * binary frames for clients’ broadcasts.
 */

export type ProtocolVersion = '1.0.0' | '2.0.0';
export type JsonObject = Record<string, unknown>;

export interface Frame {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: JsonObject;
}

/** A frame to send. `payload` is JSON text, serialized once for many sockets. */
export interface OutgoingFrame {
  joinRef?: string | null;
  ref?: string | null;
  topic: string;
  event: string;
  payload: string;
}

const kinds = { userBroadcastPush: 3, userBroadcast: 4 } as const;
const encodings = { binary: 0, json: 1 } as const;

export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Parses a client message; null if it isn’t a frame of that version. A binary broadcast’s `payload.payload` is a
 * Buffer.
 */
export function decodeFrame(version: ProtocolVersion, data: Buffer, isBinary: boolean): Frame | null {
  try {
    if (isBinary) return version === '2.0.0' ? decodeBroadcast(data) : null;
    const message: unknown = JSON.parse(data.toString('utf8'));
    if (version === '2.0.0') {
      if (!Array.isArray(message)) return null;
      const [joinRef, ref, topic, event, payload]: unknown[] = message;
      return frameOf(joinRef, ref, topic, event, payload);
    }
    if (!isJsonObject(message)) return null;
    return frameOf(message.join_ref, message.ref, message.topic, message.event, message.payload);
  } catch {
    return null;
  }
}

function frameOf(joinRef: unknown, ref: unknown, topic: unknown, event: unknown, payload: unknown): Frame | null {
  if (typeof topic !== 'string' || typeof event !== 'string') return null;
  return {
    joinRef: typeof joinRef === 'string' ? joinRef : null,
    ref: typeof ref === 'string' ? ref : null,
    topic,
    event,
    payload: isJsonObject(payload) ? payload : {},
  };
}

/** Kind, five lengths, encoding, then join ref, ref, topic, user event, metadata, and the payload. */
function decodeBroadcast(data: Buffer): Frame | null {
  if (data.length < 7 || data.readUInt8(0) !== kinds.userBroadcastPush) return null;
  let offset = 7;
  const [joinRef, ref, topic, userEvent] = [1, 2, 3, 4, 5].map((position) => {
    const start = offset;
    offset += data.readUInt8(position);
    return data.toString('utf8', start, offset);
  });
  if (topic === undefined || userEvent === undefined || offset > data.length) return null;
  const body = data.subarray(offset);
  const payload: unknown = data.readUInt8(6) === encodings.json ? JSON.parse(body.toString('utf8')) : body;
  return {
    joinRef: joinRef || null,
    ref: ref || null,
    topic,
    event: 'broadcast',
    payload: { type: 'broadcast', event: userEvent, payload },
  };
}

/** Serializes a frame as JSON. */
export function encodeFrame(version: ProtocolVersion, frame: OutgoingFrame): string {
  const [joinRef, ref, topic, event] = [frame.joinRef ?? null, frame.ref ?? null, frame.topic, frame.event].map(
    (part) => JSON.stringify(part),
  );
  return version === '2.0.0'
    ? `[${joinRef},${ref},${topic},${event},${frame.payload}]`
    : `{"topic":${topic},"event":${event},"payload":${frame.payload},"ref":${ref},"join_ref":${joinRef}}`;
}

/** Serializes a broadcast of bytes. Only version 2.0.0 has a frame for it. */
export function encodeBinaryBroadcast(topic: string, userEvent: string, payload: Uint8Array): Buffer {
  const names = [Buffer.from(topic), Buffer.from(userEvent)];
  const head = Buffer.from([kinds.userBroadcast, ...names.map((name) => name.length), 0, encodings.binary]);
  return Buffer.concat([head, ...names, payload]);
}
