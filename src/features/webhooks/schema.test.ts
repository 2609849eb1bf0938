import { describe, expect, it } from 'vitest';
import { webhookSchema } from './schema';

const parse = (url: string, events: string[] = ['messages']) =>
  webhookSchema.safeParse({ url, description: ' My  CRM ', events });
const problemOf = (url: string) => parse(url).error?.issues[0]?.message;

describe('webhookSchema', () => {
  it('writes addresses in ASCII', () => {
    expect(parse(' https://Bücher.example/Hook?a=b c ').data).toEqual({
      url: 'https://xn--bcher-kva.example/Hook?a=b%20c',
      description: 'My CRM',
      events: ['messages'],
    });
  });

  it.each([
    ['example.com', 'Enter an address that starts with https://.'],
    ['https://me@example.com', 'Leave out user names, passwords, and #.'],
    ['https://example.com/#a', 'Leave out user names, passwords, and #.'],
    [`https://example.com/${'a'.repeat(2000)}`, 'This address is too long.'],
    ['https://127.1/', 'Webhooks only go to public addresses.'],
    ['https://[::ffff:10.0.0.1]/', 'Webhooks only go to public addresses.'],
  ])('refuses %s', (url, message) => expect(problemOf(url)).toBe(message));

  it('allows a literal public address', () => expect(problemOf('https://8.8.8.8:8443/')).toBeUndefined());

  it('requires an event', () => {
    expect(parse('https://example.com/', []).error?.issues[0]?.message).toBe('Choose at least one event.');
  });
});
