import { expect, it } from 'vitest';
import { assumptionBasis } from './assumption-basis';
import type { FigureId } from './model';
import { resolveFigures } from './numbers/figures';

it('names the value that is assumed', () => {
  // A share of the price or the rent is a share of 100 then.
  const figures = resolveFigures({ stated: { price: 100, monthlyRent: 100 / 12, vacancyPct: 0 }, condition: null }, {});
  const wrong = (Object.keys(assumptionBasis) as FigureId[]).filter((id) => {
    const [stated] = /^\$?[\d.,]+/.exec(assumptionBasis[id]) ?? [];
    const { value, origin } = figures[id];
    return stated !== undefined && origin === 'assumed' && Number(stated.replaceAll(/[$,]/g, '')) !== value;
  });
  // 100% if tenants live there.
  expect(wrong).toEqual(['rehabRentedPct']);
});
