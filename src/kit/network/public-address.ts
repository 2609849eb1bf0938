/* Which IP addresses are on the public internet. Functions connect to nothing else on behalf of members. */

/** Networks that aren't (IANA's special-purpose registries), and those that lead to others: first address / bits. */
const privateIpv4 = [
  '0.0.0.0/8', // this host
  '10.0.0.0/8',
  '100.64.0.0/10', // carrier-grade NAT, with the metadata service of Alibaba Cloud
  '127.0.0.0/8',
  '169.254.0.0/16', // link-local, with the metadata services of clouds
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24', // 6to4 relays
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/4', // multicast
  '240.0.0.0/4', // reserved, and broadcast
  // Public by their number, but the services of a cloud for the machines in it.
  '168.63.129.16/32', // Azure: metadata and health checks
  '161.26.0.0/16', // IBM Cloud
  '166.8.0.0/14', // IBM Cloud
  '192.80.8.124/32', // Equinix Metal: metadata
  '199.36.153.0/24', // Google Cloud: private access to its APIs
  '35.199.192.0/19', // Google Cloud: name servers
];
/** The only IPv6 network with public addresses. */
const globalIpv6 = '2000::/3';
/** What in it isn't: Teredo, ORCHID, documentation, 6to4. */
const privateIpv6 = ['2001::/23', '2001:db8::/32', '2002::/16', '3fff::/20'];
/** All of them, for a test that compares them with SQL's. */
export const networks: readonly string[] = [...privateIpv4, globalIpv6, ...privateIpv6];

const privateNetworks = privateIpv4.map(parseNetwork);
const globalUnicast = parseNetwork(globalIpv6);
const privateInGlobal = privateIpv6.map(parseNetwork);

/** IPv6 addresses that stand for an IPv4 one: it counts. The well-known prefix of NAT64, and IPv4-mapped. */
const embedding = ['64:ff9b::/96', '::ffff:0:0/96'].map(parseNetwork);

interface Network {
  first: bigint;
  bits: number;
  size: 32 | 128;
}

/** Whether an IP address, as text, is a public one. False for text that isn't an IP address. */
export function isPublicAddress(address: string): boolean {
  const four = parseIpv4(address);
  if (four !== null) return isPublicIpv4(four);
  const six = parseIpv6(address);
  if (six === null) return false;
  if (embedding.some((network) => contains(network, six))) return isPublicIpv4(six & 0xffff_ffffn);
  return contains(globalUnicast, six) && !privateInGlobal.some((network) => contains(network, six));
}

function isPublicIpv4(address: bigint): boolean {
  return !privateNetworks.some((network) => contains(network, address));
}

function contains({ first, bits, size }: Network, address: bigint): boolean {
  const rest = BigInt(size - bits);
  return address >> rest === first >> rest;
}

function parseNetwork(text: string): Network {
  const [address = '', bits] = text.split('/');
  const four = parseIpv4(address);
  return four === null
    ? { first: parseIpv6(address) ?? 0n, bits: Number(bits), size: 128 }
    : { first: four, bits: Number(bits), size: 32 };
}

/** Null unless it's four decimal numbers without leading zeros, which some programs read as octal. */
function parseIpv4(text: string): bigint | null {
  const parts = text.split('.');
  if (parts.length !== 4 || !parts.every((part) => /^(0|[1-9]\d{0,2})$/.test(part) && Number(part) < 256)) return null;
  return parts.reduce((value, part) => (value << 8n) + BigInt(part), 0n);
}

/** Null for invalid text, and for addresses with a zone. */
function parseIpv6(text: string): bigint | null {
  // The last 32 bits may be written as an IPv4 address.
  const dotted = /^(.*:)([\d.]+)$/.exec(text);
  const four = dotted?.[2]?.includes('.') ? parseIpv4(dotted[2]) : null;
  const hex = four === null ? text : `${dotted?.[1]}${(four >> 16n).toString(16)}:${(four & 0xffffn).toString(16)}`;
  const [head = '', tail, ...more] = hex.split('::');
  if (more.length > 0) return null;
  const groups = (part: string) => (part === '' ? [] : part.split(':'));
  const [before, after] = [groups(head), groups(tail ?? '')];
  const missing = 8 - before.length - after.length;
  if (tail === undefined ? missing !== 0 : missing < 1) return null;
  const all = [...before, ...Array.from({ length: missing }, () => '0'), ...after];
  if (!all.every((group) => /^[\da-f]{1,4}$/i.test(group))) return null;
  return all.reduce((value, group) => (value << 16n) + BigInt(`0x${group}`), 0n);
}
