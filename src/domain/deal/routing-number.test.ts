import { expect, it } from 'vitest';
import { bankDigits, isRoutingNumber } from './routing-number';

it.each(['021000021', '026009593', '322271627', '111000025'])('isRoutingNumber accepts %s', (number) => {
  expect(isRoutingNumber(number)).toBe(true);
});

it.each(['021000022', '991000021', '000000000', '02100002', '0210000210', '02100002a', ''])(
  'isRoutingNumber refuses "%s"',
  (number) => {
    expect(isRoutingNumber(number)).toBe(false);
  },
);

it('bankDigits drops spaces and dashes', () => {
  expect(bankDigits(' 0210-0002 1')).toBe('021000021');
});
