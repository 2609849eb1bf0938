import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { entitlements } from '@/shared/entitlements/entitlements';
import { freeFeatures, planFeatures, planHighlights, tierComparison } from './plan-features';

const sql = readFileSync('supabase/data/membership_rules.sql', 'utf8');
const rules = new Map(
  [...sql.matchAll(/\('(\w+)', '\{([\w,]*)\}', \d+\)/g)].map(([, name = '', tiers = '']) => [name, tiers.split(',')]),
);
/** Described ahead of the rule. */
const pending = new Set(['analytics', 'priority_visibility'].filter((name) => !rules.has(name)));
const has = (tier: string, entitlement: string) =>
  pending.has(entitlement) ? tier !== 'free' : rules.get(entitlement)?.includes(tier);
/** Provided by our team rather than by the software. */
const services = ['Dedicated dispo support', 'Priority support'];

describe('plan copy', () => {
  it('knows the rules of the database', () => {
    expect([...rules.keys()]).toEqual([...entitlements]);
  });

  it('sells only what every paid tier has and the free one doesn’t', () => {
    for (const { name, entitlements: needed } of [...planFeatures, ...planHighlights]) {
      for (const entitlement of needed) {
        for (const tier of ['pro', 'closer', 'partner'])
          expect(has(tier, entitlement), `${name}: ${tier} has ${entitlement}`).toBe(true);
        expect(has('free', entitlement), `${name}: free has ${entitlement}`).toBe(false);
      }
    }
  });

  it('describes every entitlement on the plan page', () => {
    const described = [...planFeatures, ...planHighlights].flatMap((claim) => claim.entitlements);
    expect([...rules.keys()].filter((entitlement) => !described.includes(entitlement))).toEqual([]);
  });

  it('backs every feature with an entitlement or our team', () => {
    const unbacked = planFeatures.filter(({ entitlements: needed }) => needed.length === 0);
    expect(unbacked.map(({ name }) => name)).toEqual(services);
    expect(freeFeatures.join(' ')).not.toMatch(/\bAPI\b/);
  });

  it.each(tierComparison)('compares what the tiers really have: $feature', (row) => {
    const { feature, free, closer, entitlements: needed } = row;
    expect(
      needed.every((entitlement) => has('closer', entitlement)),
      'closer has it',
    ).toBe(true);
    if (free === closer) expect(needed).toEqual([]);
    else if (needed.length > 0)
      expect(needed.some((entitlement) => has('free', entitlement)) || free === true, 'free has it').toBe(false);
    else expect(services.includes(feature), 'something makes the difference').toBe(true);
  });

  it('names all that API access is, and what all members import and export', () => {
    const parts = ['API', 'webhooks', 'AI assistants', 'calendar', 'match'];
    const withApi = [
      ...planFeatures.map(({ name, detail, entitlements: needed }) => ({ text: `${name} ${detail}`, needed })),
      ...planHighlights.map(({ name, entitlements: needed }) => ({ text: name, needed })),
      ...tierComparison.map(({ closer, entitlements: needed }) => ({ text: String(closer), needed })),
    ].filter(({ needed }) => needed.includes('api_access'));
    expect(withApi).toHaveLength(3);
    for (const { text } of withApi)
      for (const part of parts) expect(text.toLowerCase()).toContain(part.toLowerCase().replace(/s$/, ''));
    expect(freeFeatures.join()).toMatch(/import.*export/i);
    expect(tierComparison.find(({ feature }) => feature === 'Import and export')).toMatchObject({ entitlements: [] });
  });

  it('compares every entitlement', () => {
    const compared = tierComparison.flatMap((row) => row.entitlements);
    expect([...rules.keys()].filter((entitlement) => !compared.includes(entitlement))).toEqual([]);
  });
});
