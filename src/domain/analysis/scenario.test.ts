import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureSpecs } from './figures';
import { strategies, type FigureId, type Scenario } from './model';
import { normalizeFigure } from './numbers/figure-bounds';
import { parseScenario, rejectedFigures, serializeScenario } from './scenario';

const blank: Scenario = { strategy: 'rental', yours: {} };

describe('scenario query string', () => {
  test('writes no assumptions to the URL while none are entered, and preserves other parameters', () => {
    expect(serializeScenario(blank)).toBe('');
    expect(serializeScenario({ ...blank, strategy: 'flip' }, undefined, 'flip')).toBe('');
    expect(serializeScenario({ ...blank, strategy: 'flip' })).toBe('deal=1_flip');
    expect(serializeScenario(blank, new URLSearchParams('from=mail&deal=1_flip'))).toBe('from=mail');
    expect(serializeScenario({ ...blank, yours: { price: 1 } }, new URLSearchParams('from=mail'))).toBe(
      'from=mail&deal=1_rental_p1',
    );
  });

  test('falls back to the first strategy for an unknown version or strategy', () => {
    for (const query of [
      '',
      'deal=',
      'deal=2_rental_p5',
      'deal=1',
      'deal=1_heist_p5',
      'deal=__proto__',
      'other=1',
      'deal=1_RENTAL_p5',
    ]) {
      expect(parseScenario(query, 'brrrr')).toEqual({ strategy: 'brrrr', yours: {} });
    }
  });

  test('ignores unknown figures, invalid numbers, and values out of bounds', () => {
    const hostile = 'p_pp5_zz9_p1e9_p0x10_p-5_v101_r<script>_ir7.12345_constructor1_p+5_p 5_ty0_p99999999999999';
    expect(parseScenario(`deal=1_rental_${encodeURIComponent(hostile)}`)).toEqual(blank);
    expect(parseScenario(`deal=1_rental_p5_${hostile}_r10`)).toEqual({
      strategy: 'rental',
      yours: { price: 5, monthlyRent: 10 },
    });
    expect(parseScenario('deal=1_rental_p5_p6')).toEqual({ strategy: 'rental', yours: { price: 6 } });
  });

  test('tells values beyond their limits, so that their fields can say so', () => {
    expect(rejectedFigures('deal=1_rental_p-5_v101_r4000_mo1.5_pNaN_zz1')).toEqual({
      price: -5,
      vacancyPct: 101,
      rehabMonths: 1.5,
    });
    expect(rejectedFigures('deal=2_rental_p-5')).toEqual({});
    expect(parseScenario('deal=1_rental_p250000.5')).toEqual(blank);
  });

  test('reads assumptions from the URL up to a maximum length', () => {
    expect(parseScenario(`deal=1_rental_p5${'_r'.repeat(1_000_000)}_v9`)).toEqual({
      strategy: 'rental',
      yours: { price: 5 },
    });
  });

  const any = fc.record({
    strategy: fc.constantFrom(...strategies),
    yours: fc.record(
      Object.fromEntries(
        figureSpecs.map(({ id, min, max }) => [
          id,
          fc.double({ min, max, noNaN: true }).map((value) => normalizeFigure(id, value) ?? min),
        ]),
      ) as Record<FigureId, fc.Arbitrary<number>>,
      { requiredKeys: [] },
    ),
  });

  test('round-trips any scenario in URL-safe characters', () => {
    fc.assert(
      fc.property(any, (scenario) => {
        const query = serializeScenario(scenario);
        expect(query).toMatch(/^[\w=.-]*$/);
        expect(query.length).toBeLessThan(1000);
        expect(parseScenario(`?${query}`)).toEqual(scenario);
        expect(serializeScenario(parseScenario(query))).toBe(query);
      }),
    );
  });

  test('parses any text without throwing', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `deal=1_rental_${text}`),
        ),
        (query) => {
          const scenario = parseScenario(query);
          expect(strategies).toContain(scenario.strategy);
          for (const [id, value] of Object.entries(scenario.yours))
            expect(normalizeFigure(id as FigureId, value)).toBe(value);
        },
      ),
    );
  });
});
