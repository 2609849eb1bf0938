import { BlockList } from 'node:net';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address';

/** Node's own arithmetic of networks, as the model. */
const model = new BlockList();
for (const network of (
  '0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24 ' +
  '192.88.99.0/24 192.168.0.0/16 198.18.0.0/15 198.51.100.0/24 203.0.113.0/24 224.0.0.0/4 240.0.0.0/4 ' +
  '168.63.129.16/32 161.26.0.0/16 166.8.0.0/14 192.80.8.124/32 199.36.153.0/24 35.199.192.0/19'
).split(' ')) {
  const [address = '', bits] = network.split('/');
  model.addSubnet(address, Number(bits), 'ipv4');
}
const octet = fc.oneof(
  fc.integer({ min: 0, max: 255 }),
  fc.constantFrom(0, 8, 10, 16, 26, 35, 63, 100, 127, 129, 161, 166, 168, 169, 172, 192, 198, 199, 224, 255),
);
const ipv4 = fc.tuple(octet, octet, octet, octet).map((octets) => octets.join('.'));
const group = fc.oneof(fc.integer({ min: 0, max: 0xffff }), fc.constantFrom(0, 0xdb8, 0xffff, 0xff9b, 0xfe80, 0xfc00));
const words = (count: number) => fc.array(group, { minLength: count, maxLength: count });
const hex = (groups: readonly number[]) => groups.map((value) => value.toString(16)).join(':');

describe('isPublicAddress', () => {
  it('agrees with Node about every IPv4 address', () => {
    fc.assert(
      fc.property(ipv4, (address) => {
        expect(isPublicAddress(address)).toBe(!model.check(address, 'ipv4'));
      }),
      { numRuns: 500 },
    );
  });

  it('decides about an IPv6 address that stands for an IPv4 one as about that', () => {
    const prefixes = ['::ffff:', '0:0:0:0:0:ffff:', '64:ff9b::', '0064:FF9B:0:0:0:0:'];
    fc.assert(
      fc.property(ipv4, fc.constantFrom(...prefixes), (address, prefix) => {
        const [a = 0, b = 0, c = 0, d = 0] = address.split('.').map(Number);
        for (const six of [`${prefix}${address}`, `${prefix}${hex([a * 256 + b, c * 256 + d])}`])
          expect({ six, isPublic: isPublicAddress(six) }).toEqual({ six, isPublic: isPublicAddress(address) });
      }),
    );
  });

  it('refuses every IPv6 address outside 2000::/3', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff }), words(7), (first, rest) => {
        fc.pre(first >> 13 !== 1 && first !== 0 && first !== 0x64);
        expect(isPublicAddress(hex([first, ...rest]))).toBe(false);
      }),
    );
  });

  it('reads an IPv6 address the same in every spelling', () => {
    fc.assert(
      fc.property(words(8), (groups) => {
        const canonical = new URL(`http://[${hex(groups)}]`).hostname.slice(1, -1);
        expect(isPublicAddress(hex(groups))).toBe(isPublicAddress(canonical));
        expect(isPublicAddress(hex(groups).toUpperCase())).toBe(isPublicAddress(canonical));
      }),
    );
  });

  it('takes no other text for a public address', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isPublicAddress(`${text} `)).toBe(false);
      }),
    );
  });

  const refused =
    '127.0.0.1 0.0.0.0 10.1.2.3 100.64.0.1 169.254.169.254 172.31.255.255 192.168.1.1 224.0.0.1 255.255.255.255 :: ' +
    '::1 ::127.0.0.1 ::ffff:127.0.0.1 64:ff9b::7f00:1 64:ff9b:1::a00:1 fe80::1 fe80::1%eth0 fc00::1 fd12:3456::1 ' +
    'ff02::1 168.63.129.16 ::ffff:168.63.129.16 64:ff9b::168.63.129.16 100.100.100.200 fd00:ec2::254 2001:db8::1 ' +
    '2002:7f00:1:: 2001::1 3fff::1 127.1 2130706433 0x7f.0.0.1 010.0.0.1 1.2.3 1::2::3 localhost';
  it.each(refused.split(' '))('refuses %s', (address) => expect(isPublicAddress(address)).toBe(false));

  const allowed =
    '8.8.8.8 1.1.1.1 172.32.0.1 100.128.0.1 2606:4700::1111 2a00:1450:4001::1 ::ffff:8.8.8.8 64:ff9b::8.8.8.8';
  it.each(allowed.split(' '))('allows %s', (address) => expect(isPublicAddress(address)).toBe(true));
});
