import { describe, expect, it } from 'vitest';
import { webhookSchema } from './schema';

const parse = (url: string, events: string[] = ['messages', 'offer.made']) =>
  webhookSchema.safeParse({ url, description: ' My  CRM ', events });

describe('webhookSchema', () => {
  it('takes topics and single types of events', () => {
    expect(parse(' https://crm.example/hook').data).toEqual({
      url: 'https://crm.example/hook',
      description: 'My CRM',
      events: ['messages', 'offer.made'],
    });
  });

  it('says what’s wrong with an address, and requires an event that there is', () => {
    expect(parse('example.com').error?.issues[0]?.message).toBe('Enter an address that starts with https://.');
    expect(parse('https://crm.example/', []).error?.issues[0]?.message).toBe('Choose at least one event.');
    expect(parse('https://crm.example/', ['offer.make']).success).toBe(false);
  });
});
