import { BlockList, isIP } from 'node:net';

/** Reads addresses and networks, such as `10.0.0.0/8, 2001:db8::1`. Throws for anything else. */
export function parseTrustedProxies(list: string): BlockList {
  const trusted = new BlockList();
  for (const entry of list.split(',').map((part) => part.trim())) {
    if (entry === '') continue;
    const [address = '', prefix] = entry.split('/');
    const family = familyOf(address);
    if (!family || (prefix !== undefined && !/^\d{1,3}$/.test(prefix))) throw new Error(`Not an address: ${entry}`);
    if (prefix === undefined) trusted.addAddress(address, family);
    else trusted.addSubnet(address, Number(prefix), family);
  }
  return trusted;
}

/**
 * Returns the address a request comes from: that of the connection or, if that's a trusted proxy's, the last one in
 * `x-forwarded-for` that isn't. Anyone can write the entries before it.
 */
export function clientAddress(connection: string, forwardedFor: string, trusted: BlockList): string {
  const path = [...forwardedFor.split(','), connection].map((part) => part.trim().replace(/^::ffff:(?=\d+\.)/i, ''));
  for (let address = path.pop(); address !== undefined; address = path.pop()) {
    const family = familyOf(address);
    if (path.length === 0 || !family || !trusted.check(address, family)) return address;
    // Beyond a proxy that names nobody, the proxy itself is all we know.
    if (!familyOf(path.at(-1) ?? '')) return address;
  }
  return connection;
}

function familyOf(address: string): 'ipv4' | 'ipv6' | null {
  const version = isIP(address);
  if (version === 0) return null;
  return version === 4 ? 'ipv4' : 'ipv6';
}
