import { describe, expect, it } from 'vitest';
import { readWebhookUrl } from './webhook-url';

describe('readWebhookUrl', () => {
  it('writes addresses in ASCII', () => {
    expect(readWebhookUrl(' https://Bücher.example/Hook?a=b c ')).toEqual({
      url: 'https://xn--bcher-kva.example/Hook?a=b%20c',
    });
    expect(readWebhookUrl('https://8.8.8.8:8443/')).toEqual({ url: 'https://8.8.8.8:8443/' });
    expect(readWebhookUrl('https://127.1/')).toEqual({ url: 'https://127.0.0.1/' });
  });

  it.each([
    ['example.com', 'Enter an address that starts with https://.'],
    ['http://example.com', 'Enter an address that starts with https://.'],
    ['https://host.example:99999/', 'Use a port from 1 to 65535.'],
    ['https://host.example:0', 'Use a port from 1 to 65535.'],
    ['https://[2606:4700::1111]:65536/', 'Use a port from 1 to 65535.'],
    ['https://a b.example/', 'This address has a typo in the name of the server.'],
    ['https://me@example.com', 'Leave out user names, passwords, and #.'],
    ['https://example.com/#a', 'Leave out user names, passwords, and #.'],
    [`https://example.com/${'a'.repeat(2000)}`, 'This address is too long.'],
  ])('says what’s wrong with %s', (url, problem) => expect(readWebhookUrl(url)).toEqual({ problem }));
});
