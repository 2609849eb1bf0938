import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { figureSpecs, settledFigure } from './figures';
import { strategies, type FigureId, type Scenario } from './model';
import { readScenario, writeScenario } from './scenario';

const blank: Scenario = { strategy: 'rental', yours: {} };

describe('a scenario in the address bar', () => {
  test('is short, and reads as it was written', () => {
    const scenario: Scenario = { strategy: 'flip', yours: { price: 250_000, arv: 360_000, bridgeRatePct: 11.25 } };
    expect(writeScenario(scenario)).toBe('deal=1_flip_p250000_av360000_br11.25');
    expect(readScenario('?deal=1_flip_p250000_av360000_br11.25')).toEqual(scenario);
  });

  test('is not there while nothing is entered, and keeps the parameters of others', () => {
    expect(writeScenario(blank)).toBe('');
    expect(writeScenario({ ...blank, strategy: 'flip' }, undefined, 'flip')).toBe('');
    expect(writeScenario({ ...blank, strategy: 'flip' })).toBe('deal=1_flip');
    expect(writeScenario(blank, new URLSearchParams('from=mail&deal=1_flip'))).toBe('from=mail');
    expect(writeScenario({ ...blank, yours: { price: 1 } }, new URLSearchParams('from=mail'))).toBe(
      'from=mail&deal=1_rental_p1',
    );
  });

  test('of another version or strategy, or none, is the first one with nothing entered', () => {
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
      expect(readScenario(query, 'brrrr')).toEqual({ strategy: 'brrrr', yours: {} });
    }
  });

  test('passes over what is no figure, no number, or out of bounds', () => {
    const hostile = 'p_pp5_zz9_p1e9_p0x10_p-5_v101_r<script>_ir7.12345_constructor1_p+5_p 5_ty0_p99999999999999';
    expect(readScenario(`deal=1_rental_${encodeURIComponent(hostile)}`)).toEqual(blank);
    expect(readScenario(`deal=1_rental_p5_${hostile}_r10`)).toEqual({
      strategy: 'rental',
      yours: { price: 5, monthlyRent: 10 },
    });
    expect(readScenario('deal=1_rental_p5_p6')).toEqual({ strategy: 'rental', yours: { price: 6 } });
  });

  test('however long, is read only so far', () => {
    expect(readScenario(`deal=1_rental_p5${'_r'.repeat(1_000_000)}_v9`)).toEqual({
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
          fc.double({ min, max, noNaN: true }).map((value) => settledFigure(id, value) ?? min),
        ]),
      ) as Record<FigureId, fc.Arbitrary<number>>,
      { requiredKeys: [] },
    ),
  });

  test('of any kind comes back as it was, in characters an address leaves alone', () => {
    fc.assert(
      fc.property(any, (scenario) => {
        const query = writeScenario(scenario);
        expect(query).toMatch(/^[\w=.-]*$/);
        expect(query.length).toBeLessThan(1000);
        expect(readScenario(`?${query}`)).toEqual(scenario);
        expect(writeScenario(readScenario(query))).toBe(query);
      }),
    );
  });

  test('of any text is a scenario', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.string().map((text) => `deal=1_rental_${text}`),
        ),
        (query) => {
          const scenario = readScenario(query);
          expect(strategies).toContain(scenario.strategy);
          for (const [id, value] of Object.entries(scenario.yours))
            expect(settledFigure(id as FigureId, value)).toBe(value);
        },
      ),
    );
  });
});
