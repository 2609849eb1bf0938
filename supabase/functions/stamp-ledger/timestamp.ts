// Timestamp requests and responses of RFC 3161, as far as SHA-256 imprints need them.
import { Buffer } from 'node:buffer';

/** Object identifiers in DER: SHA-256, signed data (RFC 5652), and the timestamp in it. */
const sha256 = '0609608648016503040201';
const signedData = '06092a864886f70d010702';
const timestampInfo = '060b2a864886f70d0109100104';

const tags = { boolean: 0x01, integer: 0x02, octets: 0x04, sequence: 0x30, explicit0: 0xa0 } as const;

/**
 * A request (DER) for a timestamp of a SHA-256 hash, with the authority's certificate in the response. `imprint`: 32
 * bytes, `nonce`: 8 bytes, both hex; the nonce must begin with a digit from 1 to 7, so that it's a positive integer.
 */
export function timestampRequest(imprint: string, nonce: string): Uint8Array<ArrayBuffer> {
  if (!/^[0-9a-f]{64}$/.test(imprint) || !/^[1-7][0-9a-f]{15}$/.test(nonce)) throw new Error('Malformed hash or nonce');
  return Uint8Array.from(Buffer.from(`30430201013031300d${sha256}05000420${imprint}0208${nonce}0101ff`, 'hex'));
}

/**
 * The timestamp token (DER) of a response to that request. Throws if the authority refused, or stamped another hash or
 * request. The signature isn't checked here: those who rely on the token do that.
 */
export function timestampToken(response: Uint8Array, imprint: string, nonce: string): Uint8Array {
  const [status, token] = children(expectTag(readDer(response), tags.sequence));
  const [code] = status ? children(status) : [];
  if (!code || code.tag !== tags.integer || !['00', '01'].includes(hex(code.content)))
    throw new Error(`The authority refused: status ${code ? hex(code.content) : 'missing'}`);
  const info = children(readDer(stampedContent(token)));
  const [, , messageImprint] = info;
  const [algorithm, hash] = children(messageImprint);
  // What's between the time and the nonce, accuracy and ordering, has other types.
  const found = info.slice(4).findLast(({ tag }) => tag === tags.integer);
  const [digest] = children(algorithm);
  if (!digest || hex(digest.whole) !== sha256 || !hash || hex(hash.content) !== imprint)
    throw new Error('The authority stamped another hash');
  if (!found || hex(found.content) !== nonce) throw new Error('The authority answered another request');
  return expectTag(token, tags.sequence).whole;
}

/** The TSTInfo (DER) in a timestamp token: ContentInfo, SignedData, EncapsulatedContentInfo. */
function stampedContent(token: Element | undefined): Uint8Array {
  const [type, signed] = children(token);
  if (!type || hex(type.whole) !== signedData) throw new Error('The response has no signed data');
  const [, , encapsulated] = children(children(expectTag(signed, tags.explicit0))[0]);
  const [contentType, content] = children(encapsulated);
  if (!contentType || hex(contentType.whole) !== timestampInfo) throw new Error('The response has no timestamp');
  return expectTag(children(expectTag(content, tags.explicit0))[0], tags.octets).content;
}

/** An element of DER: its tag, its content, and all its bytes. */
interface Element {
  tag: number;
  content: Uint8Array;
  whole: Uint8Array;
}

/** The element at the beginning of the bytes. Throws for a length that DER doesn't allow or that isn't there. */
function readDer(bytes: Uint8Array): Element {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined) throw new Error('The response ends early');
  const lengthBytes = first < 0x80 ? 0 : first - 0x80;
  if (first === 0x80 || lengthBytes > 4) throw new Error('The response isn’t DER');
  const start = 2 + lengthBytes;
  const length = lengthBytes === 0 ? first : bytes.subarray(2, start).reduce((sum, byte) => sum * 256 + byte, 0);
  if (start + length > bytes.length) throw new Error('The response ends early');
  return { tag, content: bytes.subarray(start, start + length), whole: bytes.subarray(0, start + length) };
}

/** The elements in an element; none without one. */
function children(element: Element | undefined): Element[] {
  const found: Element[] = [];
  for (let rest = element?.content ?? new Uint8Array(); rest.length > 0;) {
    const next = readDer(rest);
    found.push(next);
    rest = rest.subarray(next.whole.length);
  }
  return found;
}

function expectTag(element: Element | undefined, tag: number): Element {
  if (element?.tag !== tag) throw new Error('The response has another structure');
  return element;
}

const hex = (bytes: Uint8Array) => Buffer.from(bytes).toString('hex');
