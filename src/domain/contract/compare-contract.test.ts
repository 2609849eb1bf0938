import { describe, expect, it } from 'vitest';
import { compareContract, contractLastDay, type ContractSubject } from './compare-contract';
import { readContract } from './read-contract';

const subject: ContractSubject = {
  askingPrice: 178_000,
  memberName: 'Dana Whitfield',
  companies: ['Bluebird Home Buyers, LLC'],
  sameAddress: [true],
  today: '2026-11-30',
};
const contract = `Property: 2214 Brazos Bend Dr, Houston, TX 77009
Seller: Estate of L. Quintana
Buyer: Dana M. Whitfield and/or assigns
Purchase price: $165,500
Closing date: January 15, 2027`;

const lines = (text: string, change: Partial<ContractSubject> = {}) =>
  Object.fromEntries(
    compareContract(readContract(text), { ...subject, ...change }).map(({ label, says, verdict, note }) => [
      label,
      [verdict, says, note].filter((part) => part !== undefined),
    ]),
  );

describe('compareContract', () => {
  it('says what agrees', () => {
    expect(lines(contract)).toEqual({
      Address: ['agrees', '2214 Brazos Bend Dr, Houston, TX 77009'],
      Price: ['agrees', '$165,500', '$12,500 less than the asking price.'],
      'Last day': ['stated', 'Jan 15, 2027'],
      Buyer: ['agrees', 'Dana M. Whitfield', 'The member.'],
      Seller: ['stated', 'Estate of L. Quintana'],
      Assignment: ['stated', 'Allowed'],
    });
  });

  it('says what differs', () => {
    const other = contract.replace('Dana M. Whitfield', 'Lee Park').replace('2027', '2026');
    expect(lines(`${other}\nThis contract is not assignable.`, { sameAddress: [false], askingPrice: 160_000 })).toEqual(
      {
        Address: ['differs', '2214 Brazos Bend Dr, Houston, TX 77009'],
        Price: ['differs', '$165,500', '$5,500 more than the asking price.'],
        'Last day': ['differs', 'Jan 15, 2026', 'It has passed.'],
        Buyer: ['differs', 'Lee Park', 'Not Dana Whitfield, or a company of theirs that we know.'],
        Seller: ['stated', 'Estate of L. Quintana'],
        Assignment: ['missing', null],
      },
    );
  });

  it('says what it didn’t find', () => {
    expect(lines('Closing within 60 days of the effective date.')).toEqual({
      Address: ['missing', null],
      Price: ['missing', null],
      'Last day': ['missing', null, 'It closes within 60 days.'],
      Buyer: ['missing', null],
      Seller: ['missing', null],
      Assignment: ['missing', null],
    });
  });

  it.each([
    ['D. Whitfield', 'agrees'],
    ['DANA WHITFIELD JR.', 'agrees'],
    ['Bluebird Home Buyers LLC', 'agrees'],
    ['Tom Oak and Dana Whitfield', 'agrees'],
    ['Dan Whitfield', 'differs'],
    ['Whitfield', 'differs'],
    ['Dana Whit', 'differs'],
    ['Bluebird Homes LLC', 'differs'],
  ])('compares the buyer %s with the member: %s', (buyer, verdict) => {
    expect(lines(`Buyer: ${buyer}`)['Buyer']?.[0]).toBe(verdict);
  });

  it('takes the member as the seller of their own property', () => {
    expect(lines('Seller: Dana Whitfield\nBuyer: Lee Park')).toMatchObject({
      Seller: ['agrees', 'Dana Whitfield', 'The member.'],
      Buyer: ['stated', 'Lee Park'],
    });
  });
});

describe('contractLastDay', () => {
  const lastDay = (text: string) => contractLastDay(readContract(text));

  it('takes the day on which the contract expires, or else closes', () => {
    expect(lastDay('Closing date: 1/15/2027. This contract expires on 2/1/2027.')).toBe('2027-02-01');
    expect(lastDay('Closing date: 1/15/2027. Dated 11/1/2026.')).toBe('2027-01-15');
  });

  it('returns null without one, or with several', () => {
    expect(lastDay('Dated 11/1/2026.')).toBeNull();
    expect(lastDay('Closing date: 1/15/2027. Closing date: 2/15/2027.')).toBeNull();
  });
});
