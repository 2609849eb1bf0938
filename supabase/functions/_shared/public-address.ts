// Which addresses a function may connect to for a member: those of the public internet. Everything else could be a
// service that trusts its own network.

/** Networks that aren't public, from IANA's registry of special-purpose addresses. */
const closed4: readonly (readonly [network: string, bits: number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];

/** All of IPv6 outside 2000::/3 is closed. Those inside carry or translate other addresses, or are examples. */
const closed6: readonly (readonly [network: string, bits: number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

/** Whether an IPv4 or IPv6 address is on the public internet. False for anything that isn't a plain address. */
export function isPublicAddress(ip: string): boolean {
  const four = parse4(ip);
  if (four !== null) return !closed4.some(([network, bits]) => sameStart(four, parse4(network) ?? 0n, bits, 32));
  const six = parse6(ip);
  if (six === null) return false;
  // An IPv4 address in IPv6 notation.
  if (six >> 32n === 0xffffn) return isPublicAddress(text4(six & 0xffffffffn));
  if (six >> 125n !== 1n) return false;
  return !closed6.some(([network, bits]) => sameStart(six, parse6(network) ?? 0n, bits, 128));
}

function sameStart(one: bigint, other: bigint, bits: number, length: number): boolean {
  const rest = BigInt(length - bits);
  return one >> rest === other >> rest;
}

/** The number of a dotted address; null for another text, such as one with octal parts. */
function parse4(text: string): bigint | null {
  const parts = /^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/.exec(text)?.slice(1);
  if (!parts || parts.some((part) => Number(part) > 255 || (part.length > 1 && part.startsWith('0')))) return null;
  return parts.reduce((number, part) => (number << 8n) + BigInt(part), 0n);
}

function text4(number: bigint): string {
  return [24n, 16n, 8n, 0n].map((shift) => (number >> shift) & 0xffn).join('.');
}

/** The number of an IPv6 address; null for another text, such as one with a zone. */
function parse6(text: string): bigint | null {
  const dotted = /^(.*:)(\d+\.\d+\.\d+\.\d+)$/.exec(text);
  const last = dotted ? parse4(dotted[2] ?? '') : 0n;
  if (last === null) return null;
  const whole = dotted ? `${dotted[1]}${(last >> 16n).toString(16)}:${(last & 0xffffn).toString(16)}` : text;
  const halves = whole.split('::');
  if (halves.length > 2) return null;
  const [start = [], end = []] = halves.map((half) => (half === '' ? [] : half.split(':')));
  const missing = 8 - start.length - end.length;
  if (halves.length === 2 ? missing < 1 : missing !== 0) return null;
  const groups = [...start, ...Array.from({ length: missing }, () => '0'), ...end];
  if (!groups.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return groups.reduce((number, group) => (number << 16n) + BigInt(`0x${group}`), 0n);
}
